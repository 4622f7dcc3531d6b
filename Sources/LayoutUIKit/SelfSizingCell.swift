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
      contentView.fitting(layoutAttributes)
        ?? super.preferredLayoutAttributesFitting(layoutAttributes)
    }
  }
#endif
