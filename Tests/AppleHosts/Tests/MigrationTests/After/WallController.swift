import LayoutUIKit
import UIKit
import Waterfall

final class WallController: UIViewController {
  let catalog = Catalog([30])

  override func loadView() {
    let layout = WaterfallLayout(
      columns: 3, columnSpacing: 8, itemSpacing: 6,
      sectionInsets: LayoutInsets(top: 8, leading: 16, bottom: 8, trailing: 16), headerExtent: 44)
    let collectionView = LayoutCollectionView(layout) { [catalog] path, _ in
      catalog.sections[path.section][path.item].size
    }
    collectionView.register(ProductCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = catalog
    view = collectionView
  }
}
