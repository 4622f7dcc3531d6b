#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import LayoutHosting
  import UIKit

  /// A cell that measures its content in the extent that the layout gives it.
  ///
  /// A plain cell fits its content without a required extent, so a label prefers one long line to
  /// the width of its column. This cell requires the extent across the scroll axis. It measures
  /// nothing if the layout's `selfSizing` leaves no extent to cells.
  ///
  /// In a sheet, the cell reports its rows and columns to assistive technologies.
  open class SelfSizingCell: UICollectionViewCell, UIAccessibilityContainerDataTableCell {
    private var element: LayoutElement?

    /// Applies the attributes, and records which cell this is.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      element = (layoutAttributes as? CollectionLayoutAttributes)?.element
    }

    /// Returns the rows of a sheet that the cell covers.
    open func accessibilityRowRange() -> NSRange { tableRange(of: element) { $0.rows } }

    /// Returns the columns of a sheet that the cell covers.
    open func accessibilityColumnRange() -> NSRange { tableRange(of: element) { $0.columns } }

    /// Returns attributes with the size that fits the content view.
    open override func preferredLayoutAttributesFitting(
      _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
      // Until the cell is laid out, the constraints of the content view's autoresizing mask keep
      // its extents from before a rotation (openradar 46865293).
      switch (layoutAttributes as? CollectionLayoutAttributes)?.selfSizedExtents {
      case .height: contentView.bounds.size.width = layoutAttributes.size.width
      case .width: contentView.bounds.size.height = layoutAttributes.size.height
      default: break
      }
      return contentView.fitting(layoutAttributes)
        ?? super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }
#endif
