#if canImport(SwiftUI) && !canImport(UIKit) && canImport(AppKit)
  import AppKit
  import LayoutAppKit
  import LayoutCore
  import SwiftUI

  /// The identifier of items that host SwiftUI views.
  let hostingIdentifier = NSUserInterfaceItemIdentifier("hosting")

  /// The data source of a collection view that shows a ``LazyStrategyView``.
  @available(macOS 13.0, *)
  final class LazyDataSource: NSObject, NSCollectionViewDataSource {
    weak var content: (any LazyContent)?

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
      if let item = item as? HostingItem { content?.fill(item, at: indexPath) }
      return item
    }

    func collectionView(
      _ collectionView: NSCollectionView,
      viewForSupplementaryElementOfKind kind: NSCollectionView.SupplementaryElementKind,
      at indexPath: IndexPath
    ) -> NSView {
      let kind = ElementKind(collectionViewKind: kind)
      guard let hosted = content?.supplementaryView(kind, at: indexPath) else {
        return NSView(frame: .zero)
      }
      return NSHostingView(rootView: hosted)
    }
  }
#endif
