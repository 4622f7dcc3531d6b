import UIKit

/// A layout that returns the same attributes for every rectangle.
///
/// A collection view makes the same calls as for other layouts, so no layout takes less time.
final class FloorLayout: UICollectionViewLayout {
  private let cells = (0..<30).map { item in
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
    cell.frame = CGRect(x: 0, y: CGFloat(item) * 28, width: 390, height: 28)
    return cell
  }
  private let pinsHeader: Bool

  init(pinsHeader: Bool) {
    self.pinsHeader = pinsHeader
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override var collectionViewContentSize: CGSize { CGSize(width: 390, height: 60_000) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { cells }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { cells[indexPath.item % cells.count] }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { pinsHeader }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { true }
}
