// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: github.com/airbnb/MagazineLayout (Apache licence 2.0): README.md and the names of the public interface. Only
// the sources before a migration use these.

import UIKit

@MainActor public final class MagazineLayout: UICollectionViewLayout {
  public enum SupplementaryViewKind {
    public static let sectionHeader = ""
    public static let sectionFooter = ""
  }

  public override nonisolated init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
}

@MainActor open class MagazineLayoutCollectionViewCell: UICollectionViewCell {}

public enum MagazineLayoutItemWidthMode: Hashable {
  case fullWidth(respectsHorizontalInsets: Bool)
  case fractionalWidth(divisor: UInt)
  public static var halfWidth: MagazineLayoutItemWidthMode { fatalError() }
}

public enum MagazineLayoutItemHeightMode: Hashable {
  case `static`(height: CGFloat)
  case dynamic(estimatedHeight: CGFloat)
  case dynamicAndStretchToTallestItemInRow
  public static var dynamic: MagazineLayoutItemHeightMode { fatalError() }
}

public struct MagazineLayoutItemSizeMode: Hashable {
  public init(
    widthMode: MagazineLayoutItemWidthMode, heightMode: MagazineLayoutItemHeightMode
  ) { fatalError() }
}

public enum MagazineLayoutHeaderHeightMode: Hashable {
  case `static`(height: CGFloat)
  case dynamic
}

public enum MagazineLayoutHeaderVisibilityMode: Hashable {
  case visible(heightMode: MagazineLayoutHeaderHeightMode, pinToVisibleBounds: Bool)
  case hidden
  public static func visible(
    heightMode: MagazineLayoutHeaderHeightMode
  ) -> MagazineLayoutHeaderVisibilityMode { fatalError() }
}

public enum MagazineLayoutFooterVisibilityMode: Hashable {
  case visible(heightMode: MagazineLayoutHeaderHeightMode, pinToVisibleBounds: Bool)
  case hidden
}

public enum MagazineLayoutBackgroundVisibilityMode: Hashable {
  case visible
  case hidden
}

@MainActor public protocol UICollectionViewDelegateMagazineLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeModeForItemAt indexPath: IndexPath
  ) -> MagazineLayoutItemSizeMode
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForHeaderInSectionAtIndex index: Int
  ) -> MagazineLayoutHeaderVisibilityMode
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForFooterInSectionAtIndex index: Int
  ) -> MagazineLayoutFooterVisibilityMode
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    visibilityModeForBackgroundInSectionAtIndex index: Int
  ) -> MagazineLayoutBackgroundVisibilityMode
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    horizontalSpacingForItemsInSectionAtIndex index: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    verticalSpacingForElementsInSectionAtIndex index: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsForSectionAtIndex index: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetsForItemsInSectionAtIndex index: Int
  ) -> UIEdgeInsets
}
