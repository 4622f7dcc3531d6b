#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutUIKit
  import SwiftUI
  import UIKit

  /// The reuse identifier of cells that host SwiftUI views.
  let hostingIdentifier = "hosting"

  /// The data source of a collection view that shows a ``LazyStrategyView``.
  @available(iOS 16.0, tvOS 16.0, *)
  final class LazyDataSource: NSObject, UICollectionViewDataSource {
    weak var content: (any LazyContent)?

    func numberOfSections(in collectionView: UICollectionView) -> Int {
      content?.numberOfSections ?? 0
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { content?.numberOfItems(inSection: section) ?? 0 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: hostingIdentifier, for: indexPath)
      content?.fill(cell, at: indexPath)
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      // Cells are reusable views too, and the only ones that host SwiftUI views by themselves.
      collectionView.register(
        UICollectionViewCell.self, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: hostingIdentifier)
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: hostingIdentifier, for: indexPath)
      if let cell = view as? UICollectionViewCell {
        let kind = ElementKind(collectionViewKind: kind)
        cell.contentConfiguration = content?.supplementaryView(kind, at: indexPath).map { hosted in
          UIHostingConfiguration { hosted }.margins(.all, 0)
        }
      }
      return view
    }
  }
#endif
