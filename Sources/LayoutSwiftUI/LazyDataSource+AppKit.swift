#if canImport(SwiftUI) && !canImport(UIKit) && canImport(AppKit)
  import AppKit
  import LayoutCore
  import LayoutHosting
  import SwiftUI

  /// The identifier of items that host SwiftUI views.
  let hostingIdentifier = NSUserInterfaceItemIdentifier("hosting")

  /// The data source of a collection view that shows a ``LazyLayoutStack``.
  @available(macOS 13.0, *)
  @MainActor
  final class LazyDataSource: NSObject, NSCollectionViewDataSource, NSCollectionViewDelegate {
    weak var content: (any LazyContent)?
    /// The kinds of supplementary views whose class is registered.
    private var kinds: Set<String> = []
    /// The elements that are dragged, by their names on the pasteboard.
    var drags: [String: LazyDragged] = [:]

    func numberOfSections(in collectionView: NSCollectionView) -> Int {
      content?.numberOfSections ?? 0
    }

    func collectionView(
      _ collectionView: NSCollectionView, numberOfItemsInSection section: Int
    ) -> Int { content?.numberOfItems(inSection: section) ?? 0 }

    func collectionView(
      _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
    ) -> NSCollectionViewItem {
      let item = collectionView.makeItem(withIdentifier: hostingIdentifier, for: indexPath)
      if let item = item as? LazyCell { content?.fill(item, at: indexPath) }
      return item
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      if kinds.insert(kind).inserted {
        collectionView.register(
          LazySupplementaryView.self, forSupplementaryViewOfKind: kind,
          withIdentifier: hostingIdentifier)
      }
      let view = collectionView.makeSupplementaryView(
        ofKind: kind, withIdentifier: hostingIdentifier, for: indexPath)
      fill(view as? LazySupplementaryView, kind, at: indexPath)
      return view
    }

    /// Updates an item that was created ahead of time and filled by an earlier update.
    func collectionView(
      _ collectionView: NSCollectionView, willDisplay item: NSCollectionViewItem,
      forRepresentedObjectAt indexPath: IndexPath
    ) {
      content?.willDisplay(at: indexPath)
      guard let item = item as? LazyCell, item.generation != content?.generation else { return }
      content?.fill(item, at: indexPath)
    }

    /// Updates all visible items and supplementary views after an update of SwiftUI.
    func refresh(_ collectionView: NSCollectionView) {
      content?.refresh { fillVisible(collectionView) }
    }

    private func fillVisible(_ collectionView: NSCollectionView) {
      for path in collectionView.indexPathsForVisibleItems() {
        if let item = collectionView.item(at: path) as? LazyCell { content?.fill(item, at: path) }
      }
      for kind in kinds {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          let view = collectionView.supplementaryView(forElementKind: kind, at: path)
          fill(view as? LazySupplementaryView, kind, at: path)
        }
      }
    }

    private func fill(_ view: LazySupplementaryView?, _ kind: String, at path: IndexPath) {
      guard let view else { return }
      content?.fill(view, ElementKind(collectionViewKind: kind), at: path)
    }
  }
#endif
