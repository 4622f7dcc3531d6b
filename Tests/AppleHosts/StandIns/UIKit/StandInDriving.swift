// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// What a benchmark needs to call a layout as a collection view does, without the checks.

extension UICollectionView {
  /// Requests the counts again when they are needed next.
  public func standInReloadCounts() { counts = nil }
}

extension UICollectionViewLayoutInvalidationContext {
  public func standInInvalidateAll() {
    invalidateEverything = true
    invalidateDataSourceCounts = true
  }

  public func standInInvalidateCounts() { invalidateDataSourceCounts = true }
}

extension UICollectionViewUpdateItem {
  public static func standIn(inserting path: IndexPath) -> UICollectionViewUpdateItem {
    UICollectionViewUpdateItem(.insert, before: nil, after: path)
  }

  public static func standIn(deleting path: IndexPath) -> UICollectionViewUpdateItem {
    UICollectionViewUpdateItem(.delete, before: path, after: nil)
  }
}
