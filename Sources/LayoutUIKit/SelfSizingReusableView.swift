#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import UIKit

  /// A header or footer that measures its content in the extent that the layout gives it.
  ///
  /// The view requires the extent across the scroll axis, and chooses the other one. Give the
  /// header an estimated extent in the strategy, and constrain subviews to all edges of this view.
  /// It measures nothing if the layout's `selfSizing` leaves no extent to cells.
  ///
  /// As a header of a sheet, the view reports its row or column to assistive technologies.
  open class SelfSizingReusableView: UICollectionReusableView,
    UIAccessibilityContainerDataTableCell
  {
    private var element: LayoutElement?

    /// Applies the attributes, and records which header or footer this is.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      element = (layoutAttributes as? CollectionLayoutAttributes)?.element
    }

    /// Returns the row whose header the view is.
    open func accessibilityRowRange() -> NSRange { tableRange(of: element) { $0.rows } }

    /// Returns the column whose header the view is.
    open func accessibilityColumnRange() -> NSRange { tableRange(of: element) { $0.columns } }

    /// Returns attributes with the size that fits the view.
    open override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      fitting(layoutAttributes)
        ?? super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }

  extension UIView {
    /// Returns attributes with the size that fits the view in the extents that the layout gives it.
    ///
    /// The result is `nil` if the attributes are those of another layout.
    func fitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes? {
      guard let extents = (layoutAttributes as? CollectionLayoutAttributes)?.selfSizedExtents else {
        return nil
      }
      guard extents != .none,
        let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
      else { return layoutAttributes }
      let given = layoutAttributes.size
      // An extent of zero, at the fitting priority, means as small as the content allows.
      var size = systemLayoutSizeFitting(
        CGSize(
          width: extents == .height ? given.width : 0,
          height: extents == .width ? given.height : 0),
        withHorizontalFittingPriority: extents == .height ? .required : .fittingSizeLevel,
        verticalFittingPriority: extents == .width ? .required : .fittingSizeLevel)
      if let greatest = (layoutAttributes as? CollectionLayoutAttributes)?.greatestSize,
        size.width > greatest.width || size.height > greatest.height
      {
        // Content that is too long for one line wraps.
        size = fitting(greatest, size)
      }
      if extents == .height { size.width = given.width }
      if extents == .width { size.height = given.height }
      preferred.size = size
      return preferred
    }

    /// Returns the size that fits the content if one extent is at most the greatest one.
    private func fitting(_ greatest: CGSize, _ size: CGSize) -> CGSize {
      let isTooWide = size.width > greatest.width
      var result = systemLayoutSizeFitting(
        CGSize(width: isTooWide ? greatest.width : 0, height: isTooWide ? 0 : greatest.height),
        withHorizontalFittingPriority: isTooWide ? .required : .fittingSizeLevel,
        verticalFittingPriority: isTooWide ? .fittingSizeLevel : .required)
      if isTooWide { result.width = greatest.width } else { result.height = greatest.height }
      return result
    }
  }
#endif
