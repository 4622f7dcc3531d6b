import CHTCollectionViewWaterfallLayout
import UIKit

extension Candidates {
  /// A waterfall of four columns of CHTCollectionViewWaterfallLayout, with spacings of 10 points.
  static func cht(_ shelf: BenchmarkShelf) -> HostCase {
    let layout = CHTCollectionViewWaterfallLayout()
    layout.columnCount = 4
    layout.minimumColumnSpacing = 10
    layout.minimumInteritemSpacing = 10
    return HostCase("CHT", layout, shelf)
  }
}

// The optional requirements of the delegate return optional values here, because optional
// requirements do not exist without Objective-C.
extension BenchmarkShelf: @MainActor CHTCollectionViewDelegateWaterfallLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 100, height: heights[indexPath.item]) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    columnCountFor section: Int
  ) -> Int? { nil }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    heightForHeaderIn section: Int
  ) -> CGFloat? { nil }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    heightForFooterIn section: Int
  ) -> CGFloat? { nil }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsFor section: Int
  ) -> UIEdgeInsets? { nil }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsForHeaderIn section: Int
  ) -> UIEdgeInsets? { nil }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsForFooterIn section: Int
  ) -> UIEdgeInsets? { nil }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingFor section: Int
  ) -> CGFloat? { nil }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumColumnSpacingFor section: Int
  ) -> CGFloat? { nil }
}
