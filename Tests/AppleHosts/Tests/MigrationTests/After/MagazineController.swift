import Flow
import LayoutCore
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
    layout.selfSizing = .alongScrollAxis
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.register(ArticleCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = catalog
    collectionView.delegate = self
    view = collectionView
  }
}

extension MagazineController: UICollectionViewDelegate, @MainActor FlowLayoutDelegate {
  func numberOfItems(inSection section: Int) -> Int { catalog.sections[section].count }

  func flowSection(_ number: Int, default section: FlowSection) -> FlowSection {
    var section = section
    section.columns = number == 0 ? 1 : 2
    return section
  }
}
