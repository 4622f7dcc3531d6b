import LayoutCore
import LayoutUIKit
import UIKit
import Waterfall

final class WallController: UIViewController {
  let catalog = Catalog([30])

  override func loadView() {
    let layout = CollectionLayout(
      WaterfallLayout(
        columns: 3, columnSpacing: 8, itemSpacing: 6,
        sectionInsets: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16),
        headerExtent: 44))
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

extension WallController: UICollectionViewDelegate, @MainActor LayoutDelegate {
  func numberOfItems(inSection section: Int) -> Int { catalog.sections[section].count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    LayoutSize(catalog.sections[index.section][index.item].size)
  }
}
