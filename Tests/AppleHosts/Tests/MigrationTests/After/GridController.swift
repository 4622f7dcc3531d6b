import Flow
import LayoutCore
import LayoutUIKit
import UIKit

final class GridController: UIViewController {
  let catalog = Catalog([20, 20])

  override func loadView() {
    let layout = CollectionLayout(
      FlowLayout(
        lineSpacing: 12, itemSpacing: 8,
        sectionInsets: LayoutInsets(top: 0, leading: 16, bottom: 20, trailing: 16),
        headerExtent: 44, pinsHeaders: true))
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = catalog
    collectionView.delegate = self
    view = collectionView
  }
}

extension GridController: UICollectionViewDelegate, @MainActor LayoutDelegate {
  func numberOfItems(inSection section: Int) -> Int { catalog.sections[section].count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    LayoutSize(catalog.sections[index.section][index.item].size)
  }
}
