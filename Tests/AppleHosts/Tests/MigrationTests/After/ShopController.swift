import Compositional
import LayoutUIKit
import UIKit

final class ShopController: UIViewController {
  let catalog = Catalog([12, 20])

  override func loadView() {
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: makeLayout())
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = catalog
    view = collectionView
  }

  func makeLayout() -> UICollectionViewLayout {
    let insets = LayoutInsets(top: 0, leading: 16, bottom: 20, trailing: 16)
    let row = CompositionalSection(
      .cell(width: .absolute(200), height: .absolute(120)),
      interGroupSpacing: 10, contentInsets: insets, boundaryItems: [.header()],
      scrolling: .groupPaging)
    let grid = CompositionalSection(
      .horizontal(height: .absolute(120), [.cell(width: .fractionalWidth(0.5))]),
      interGroupSpacing: 10, contentInsets: insets, boundaryItems: [.header()])
    let layout = CollectionLayout(CompositionalLayout(sections: [row, grid]))
    layout.selfSizing = .off
    return layout
  }
}
