// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Source: github.com/chiahsien/CHTCollectionViewWaterfallLayout (MIT licence): the names of the public interface. Only
// the sources before a migration use these.

import UIKit

@MainActor open class CHTCollectionViewWaterfallLayout: UICollectionViewLayout {
  public override nonisolated init() { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  public var columnCount: Int
  public var minimumColumnSpacing: CGFloat
  public var minimumInteritemSpacing: CGFloat
  public var headerHeight: CGFloat
  public var footerHeight: CGFloat
  public var sectionInset: UIEdgeInsets
}

@MainActor @objc
public protocol CHTCollectionViewDelegateWaterfallLayout:
  UICollectionViewDelegate
{
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  @objc optional func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    columnCountFor section: Int
  ) -> Int
}
