import MagazineLayout
import UIKit

final class ArticleCell: MagazineLayoutCollectionViewCell, Labelled {
  let label = UILabel(frame: .zero)
}

final class MagazineController: UIViewController {
  let catalog = Catalog([3, 20])

  override func loadView() {
    let layout = MagazineLayout()
    let collectionView = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collectionView.register(ArticleCell.self, forCellWithReuseIdentifier: "product")
    collectionView.register(
      TitleView.self,
      forSupplementaryViewOfKind: MagazineLayout.SupplementaryViewKind.sectionHeader,
      withReuseIdentifier: "title")
    collectionView.dataSource = catalog
    collectionView.delegate = self
    view = collectionView
  }
}

extension MagazineController: UICollectionViewDelegateMagazineLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeModeForItemAt indexPath: IndexPath
  ) -> MagazineLayoutItemSizeMode {
    MagazineLayoutItemSizeMode(
      widthMode: indexPath.section == 0 ? .fullWidth(respectsHorizontalInsets: true) : .halfWidth,
      heightMode: .dynamic)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForHeaderInSectionAtIndex index: Int
  ) -> MagazineLayoutHeaderVisibilityMode { .visible(heightMode: .static(height: 44)) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForFooterInSectionAtIndex index: Int
  ) -> MagazineLayoutFooterVisibilityMode { .hidden }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForBackgroundInSectionAtIndex index: Int
  ) -> MagazineLayoutBackgroundVisibilityMode { .hidden }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    horizontalSpacingForItemsInSectionAtIndex index: Int
  ) -> CGFloat { 12 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    verticalSpacingForElementsInSectionAtIndex index: Int
  ) -> CGFloat { 12 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsForSectionAtIndex index: Int
  ) -> UIEdgeInsets { .zero }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsForItemsInSectionAtIndex index: Int
  ) -> UIEdgeInsets { UIEdgeInsets(top: 12, left: 8, bottom: 24, right: 8) }
}
