import Flow
import LayoutUIKit
import UIKit

final class ArticleCell: SelfSizingCell, Labelled {
  let label = UILabel(frame: .zero)
}

final class MagazineController: UIViewController {
  let catalog = Catalog([3, 20])

  override func loadView() {
    let layout = CollectionLayout(
      FlowLayout(
        itemSize: LayoutSize(width: 150, height: 150), lineSpacing: 12, itemSpacing: 12,
        sectionInsets: LayoutInsets(top: 12, leading: 8, bottom: 24, trailing: 8),
        itemAlignment: .start, headerExtent: 44))
    layout.answer(.flowSection) { path, section in section.columns = path.section == 0 ? 1 : 2 }
    let collectionView = LayoutCollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.register(ArticleCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = catalog
    view = collectionView
  }
}
