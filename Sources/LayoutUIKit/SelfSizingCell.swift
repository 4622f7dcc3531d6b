#if canImport(UIKit) && !os(watchOS)
  import LayoutHosting
  import UIKit

  /// A cell that measures its content in the extent that the layout gives it.
  ///
  /// A plain cell fits its content without a required extent, so a label prefers one long line to
  /// the width of its column. This cell requires the extent across the scroll axis. It measures
  /// nothing if the layout's `selfSizing` leaves no extent to cells.
  open class SelfSizingCell: UICollectionViewCell {
    /// Returns attributes with the size that fits the content view.
    open override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      guard let extents = (layoutAttributes as? CollectionLayoutAttributes)?.selfSizedExtents else {
        return super.preferredLayoutAttributesFitting(layoutAttributes)
      }
      guard extents != .none,
        let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
      else { return layoutAttributes }
      let given = layoutAttributes.size
      // An extent of zero, at the fitting priority, means as small as the content allows.
      var size = contentView.systemLayoutSizeFitting(
        CGSize(
          width: extents == .height ? given.width : 0,
          height: extents == .width ? given.height : 0),
        withHorizontalFittingPriority: extents == .height ? .required : .fittingSizeLevel,
        verticalFittingPriority: extents == .width ? .required : .fittingSizeLevel)
      if extents == .height { size.width = given.width }
      if extents == .width { size.height = given.height }
      preferred.size = size
      return preferred
    }
  }
#endif
