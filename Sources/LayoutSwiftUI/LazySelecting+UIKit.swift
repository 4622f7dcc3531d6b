#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import LayoutUIKit
  import SwiftUI
  import UIKit

  /// Selection and prefetching.
  @available(iOS 16.0, tvOS 16.0, *)
  extension LazyDataSource: UICollectionViewDataSourcePrefetching {
    /// Gives the collection view the selection, the refresh control and the drags that the content
    /// has.
    func synchronize(_ collectionView: UICollectionView) {
      guard let content else { return }
      collectionView.allowsSelection = content.selectionMode != .none
      collectionView.allowsMultipleSelection = content.selectionMode == .several
      if let selected = content.takeSelection() {
        let shown = Set(collectionView.indexPathsForSelectedItems ?? [])
        for path in shown.subtracting(selected) {
          collectionView.deselectItem(at: path, animated: false)
        }
        for path in selected.subtracting(shown) {
          collectionView.selectItem(at: path, animated: false, scrollPosition: [])
        }
      }
      (collectionView as? LazyCollectionView)?.synchronizeScrolling(
        with: content.environment)
      #if !os(tvOS)
        synchronizeRefresh(of: collectionView)
        synchronizeDrags(of: collectionView)
      #endif
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { content?.select([indexPath]) }

    func collectionView(
      _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
    ) { content?.deselect([indexPath]) }

    func collectionView(
      _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
    ) { content?.prefetch(indexPaths) }

    func collectionView(
      _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
    ) { content?.cancelPrefetching(indexPaths) }
  }

  #if !os(tvOS)
    @available(iOS 16.0, *)
    extension LazyDataSource {
      /// Adds a refresh control if the environment has a refresh action, and removes it if not.
      ///
      /// Catalyst apps of the Mac idiom get none, because UIKit throws an exception there if a
      /// refresh control is added.
      private func synchronizeRefresh(of collectionView: UICollectionView) {
        guard collectionView.traitCollection.userInterfaceIdiom != .mac else { return }
        guard content?.environment.refresh != nil else {
          collectionView.refreshControl = nil
          return
        }
        guard collectionView.refreshControl == nil else { return }
        let control = UIRefreshControl()
        let action = UIAction { [weak self, weak control] _ in
          Task { @MainActor in
            // The action of the current update, not that of the update that added the control.
            await self?.content?.environment.refresh?()
            control?.endRefreshing()
          }
        }
        control.addAction(action, for: .valueChanged)
        collectionView.refreshControl = control
      }
    }
  #endif
#endif
