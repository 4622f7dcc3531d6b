// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  // Optional in the framework; here it has a default.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  public func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}

extension UICollectionView {
  public var indexPathsForSelectedItems: [IndexPath]? { selected.sorted() }

  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    guard let indexPath else {
      selected = []
      return
    }
    Contracts.expect(
      indexPath.section < numberOfSections
        && indexPath.item < numberOfItems(inSection: indexPath.section),
      "there is no item at \(indexPath) to select")
    guard allowsSelection else { return }
    if !allowsMultipleSelection { selected = [] }
    selected.insert(indexPath)
  }

  public func deselectItem(at indexPath: IndexPath, animated: Bool) { selected.remove(indexPath) }

  /// Taps a cell.
  public func standInTap(_ indexPath: IndexPath) {
    guard allowsSelection else { return }
    if selected.contains(indexPath) {
      guard allowsMultipleSelection else { return }
      selected.remove(indexPath)
      collectionDelegate?.collectionView(self, didDeselectItemAt: indexPath)
      return
    }
    let before = selected
    if !allowsMultipleSelection { selected = [] }
    selected.insert(indexPath)
    if !allowsMultipleSelection {
      for path in before { collectionDelegate?.collectionView(self, didDeselectItemAt: path) }
    }
    collectionDelegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
