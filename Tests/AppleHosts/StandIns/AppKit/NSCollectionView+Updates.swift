// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension NSCollectionView {
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    batch(updates, completionHandler)
  }

  public func insertItems(at indexPaths: Set<IndexPath>) {
    change { indexPaths.map { .init(.insert, before: nil, after: $0) } }
  }
  public func deleteItems(at indexPaths: Set<IndexPath>) {
    change { indexPaths.map { .init(.delete, before: $0, after: nil) } }
  }
  public func reloadItems(at indexPaths: Set<IndexPath>) {
    change { indexPaths.map { .init(.reload, before: $0, after: $0) } }
  }
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { [.init(.move, before: indexPath, after: newIndexPath)] }
  }
  func perform(_ items: [NSCollectionViewUpdateItem]) {
    // No documentation describes what becomes of the selection in a batch.
    selectionIndexPaths = []
    if !standInCountsLate { counts = fetchCounts() }
    isUpdating = true
    standInBatches.append(standInIsThroughAnimator)
    standInIsThroughAnimator = false
    passThroughLayout(items)
    needsLayout = true
  }

  /// Performs the same change as `animator().collectionViewLayout = new`.
  public func standInAnimate(to new: NSCollectionViewLayout) {
    transition(to: new, animated: true)
  }
}
