#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutUIKit
  import SwiftUI
  import UIKit

  /// The reuse identifier of cells that host SwiftUI views.
  let hostingIdentifier = "hosting"

  /// The data source of a collection view that shows a ``LazyLayoutStack``.
  @available(iOS 16.0, tvOS 16.0, *)
  final class LazyDataSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    weak var content: (any LazyContent)?
    /// The kinds of supplementary views whose class is registered.
    private var kinds: Set<String> = []

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
      if let cell = cell as? LazyCell { content?.fill(cell, at: indexPath) }
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      // Cells are also reusable views, and the only ones that can host SwiftUI views by themselves.
      if kinds.insert(kind).inserted {
        collectionView.register(
          LazyCell.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: hostingIdentifier)
      }
      let view = collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: hostingIdentifier, for: indexPath)
      fill(view, kind, at: indexPath)
      return view
    }

    /// Updates a cell that was created ahead of time and filled by an earlier update.
    func collectionView(
      _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
      forItemAt indexPath: IndexPath
    ) {
      content?.willDisplay(at: indexPath)
      guard let cell = cell as? LazyCell, cell.generation != content?.generation else { return }
      content?.fill(cell, at: indexPath)
    }

    /// Updates a supplementary view that was filled by an earlier update.
    func collectionView(
      _ collectionView: UICollectionView,
      willDisplaySupplementaryView view: UICollectionReusableView,
      forElementKind elementKind: String, at indexPath: IndexPath
    ) {
      guard (view as? LazyCell)?.generation != content?.generation else { return }
      fill(view, elementKind, at: indexPath)
    }

    /// Updates all visible cells and supplementary views after an update of SwiftUI.
    func refresh(_ collectionView: UICollectionView) {
      content?.refresh { fillVisible(collectionView) }
    }

    private func fillVisible(_ collectionView: UICollectionView) {
      for path in collectionView.indexPathsForVisibleItems {
        if let cell = collectionView.cellForItem(at: path) as? LazyCell {
          content?.fill(cell, at: path)
        }
      }
      for kind in kinds {
        for path in collectionView.indexPathsForVisibleSupplementaryElements(ofKind: kind) {
          if let view = collectionView.supplementaryView(forElementKind: kind, at: path) {
            fill(view, kind, at: path)
          }
        }
      }
    }

    private func fill(_ view: UICollectionReusableView, _ kind: String, at path: IndexPath) {
      guard let cell = view as? LazyCell else { return }
      content?.fill(cell, ElementKind(collectionViewKind: kind), at: path)
    }
  }
#endif
