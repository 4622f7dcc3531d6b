import CHTCollectionViewWaterfallLayout
import UIKit

final class WallController: UIViewController {
  let catalog = Catalog([30])

  override func loadView() {
    let layout = CHTCollectionViewWaterfallLayout()
    layout.columnCount = 3
    layout.minimumColumnSpacing = 8
    layout.minimumInteritemSpacing = 6
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    layout.headerHeight = 44
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

extension WallController: CHTCollectionViewDelegateWaterfallLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    catalog.sections[indexPath.section][indexPath.item].size
  }
}
