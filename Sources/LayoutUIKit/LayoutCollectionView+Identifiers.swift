#if canImport(UIKit) && !os(watchOS)
  import LayoutHosting
  import UIKit

  extension LayoutCollectionView {
    /// Sizes the items of a diffable data source by their identifiers.
    ///
    /// ```swift
    /// wall.sizesItems(of: source) { photo in photo.size }
    /// ```
    ///
    /// - Parameter source: The data source, of which the layout keeps no strong reference.
    /// - Parameter size: Returns the size of an item in points; `nil` for the strategy's own item
    ///   size.
    public func sizesItems<Section: Hashable & Sendable, Item: Hashable & Sendable>(
      of source: UICollectionViewDiffableDataSource<Section, Item>,
      _ size: @escaping @MainActor (_ item: Item) -> CGSize?
    ) {
      strategyLayout?.sizeForItem = { [weak source] path, _ in
        source?.itemIdentifier(for: path).flatMap { size($0) }
      }
    }
  }
#endif
