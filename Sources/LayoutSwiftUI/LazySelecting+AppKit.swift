#if canImport(SwiftUI) && !canImport(UIKit) && canImport(AppKit)
  import AppKit
  import LayoutHosting
  import SwiftUI

  /// Selection and prefetching.
  @available(macOS 13.0, *)
  extension LazyDataSource: NSCollectionViewPrefetching {
    /// Gives the collection view the selection and the drags that the content has.
    func synchronize(_ collectionView: NSCollectionView) {
      guard let content else { return }
      collectionView.isSelectable = content.selectionMode != .none || content.canMove
      collectionView.allowsMultipleSelection = content.selectionMode == .several
      if let selected = content.takeSelection(), collectionView.selectionIndexPaths != selected {
        collectionView.selectionIndexPaths = selected
      }
      let scrollView = collectionView.enclosingScrollView as? LazyScrollView
      scrollView?.synchronizeScrolling(with: content.environment)
      synchronizeDrags(of: collectionView)
    }

    func collectionView(
      _ collectionView: NSCollectionView, didSelectItemsAt indexPaths: Set<IndexPath>
    ) { content?.select(indexPaths) }

    func collectionView(
      _ collectionView: NSCollectionView, didDeselectItemsAt indexPaths: Set<IndexPath>
    ) { content?.deselect(indexPaths) }

    func collectionView(
      _ collectionView: NSCollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { content?.prefetch(indexPaths) }

    func collectionView(
      _ collectionView: NSCollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { content?.cancelPrefetching(indexPaths) }
  }
#endif
