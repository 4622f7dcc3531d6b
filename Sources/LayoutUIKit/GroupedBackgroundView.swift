#if canImport(UIKit) && !os(watchOS)
  import LayoutCore
  import UIKit

  /// A cell background that rounds the corners of its group and draws separators at the cell's
  /// edges.
  ///
  /// ```swift
  /// cell.backgroundView = GroupedBackgroundView(frame: cell.bounds)
  /// ```
  ///
  /// Call ``apply(_:)`` in the cell's `apply(_:)`, or use ``GroupedCell``, which does this itself.
  open class GroupedBackgroundView: UIView {
    /// The style of the group.
    ///
    /// The default is `.insetGrouped`.
    public var style = GroupedCellStyle.insetGrouped { didSet { setNeedsLayout() } }
    /// The position of the cell in its group.
    ///
    /// The default is `.single`.
    public var position = CellPosition.single { didSet { setNeedsLayout() } }

    private lazy var upperLine = makeLine()
    private lazy var lowerLine = makeLine()

    private func makeLine() -> UIView {
      let line = UIView(frame: .zero)
      addSubview(line)
      return line
    }

    /// Sets the position from the attributes; it is `.single` with attributes of other layouts.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      position = (layoutAttributes as? CollectionLayoutAttributes)?.position ?? .single
    }

    /// Updates corners and lines for the current size and position.
    open override func layoutSubviews() {
      super.layoutSubviews()
      backgroundColor = style.surfaceColor
      let corners = position.roundedCorners
      layer.cornerRadius = corners.isEmpty ? 0 : style.cornerRadius
      layer.maskedCorners = corners
      layer.masksToBounds = style.cornerRadius > 0
      let scale = traitCollection.displayScale > 0 ? traitCollection.displayScale : 1
      let thickness = style.separatorThickness > 0 ? max(1 / scale, style.separatorThickness) : 0
      place(upperLine, at: 0, thickness, isOuter: position.isFirst, isShown: position.isFirst)
      // The line between two cells belongs to the upper cell.
      place(
        lowerLine, at: bounds.height - thickness, thickness, isOuter: position.isLast,
        isShown: true)
    }

    private func place(
      _ line: UIView, at y: CGFloat, _ thickness: CGFloat, isOuter: Bool, isShown: Bool
    ) {
      line.isHidden = !isShown || thickness <= 0 || isOuter && !style.hasOuterSeparators
      line.backgroundColor = style.separatorColor
      let leading = isOuter ? 0 : style.separatorLeading
      let trailing = isOuter ? 0 : style.separatorTrailing
      let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
      line.frame = CGRect(
        x: isMirrored ? trailing : leading, y: y,
        width: max(0, bounds.width - leading - trailing), height: thickness)
    }
  }

  /// A cell with a ``GroupedBackgroundView`` that shows its position in the group.
  open class GroupedCell: UICollectionViewCell {
    /// The style of the group.
    ///
    /// The default is `.insetGrouped`.
    public var groupStyle = GroupedCellStyle.insetGrouped {
      didSet { groupBackground.style = groupStyle }
    }

    /// The background view, created on first use.
    public private(set) lazy var groupBackground: GroupedBackgroundView = {
      let view = GroupedBackgroundView(frame: bounds)
      view.style = groupStyle
      backgroundView = view
      return view
    }()

    /// Applies the position that the attributes specify.
    open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
      super.apply(layoutAttributes)
      groupBackground.apply(layoutAttributes)
    }
  }
#endif
