import Flow
import LayoutUIKit
import UIKit

final class GridController: UIViewController {
  let catalog = Catalog([20, 20])

  override func loadView() {
    let layout = FlowLayout(
      lineSpacing: 12, itemSpacing: 8,
      sectionInsets: LayoutInsets(top: 0, leading: 16, bottom: 20, trailing: 16),
      headerExtent: 44, pinsHeaders: true)
    let collectionView = LayoutCollectionView(layout)
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = catalog
    collectionView.delegate = self
    view = collectionView
  }
}

extension GridController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    catalog.sections[indexPath.section][indexPath.item].size
  }
}
