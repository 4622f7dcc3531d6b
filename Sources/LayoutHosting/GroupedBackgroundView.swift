#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import LayoutCore

  /// A cell background that rounds the corners of its group and draws separators at the cell's
  /// edges.
  ///
  /// In UIKit, use it as the cell's `backgroundView`. In AppKit, use it as the item's view, or as
  /// the lowest of its subviews. Call ``apply(_:)`` in the `apply(_:)` of the cell or item. In
  /// UIKit, `GroupedCell` does this itself.
  open class GroupedBackgroundView: PlatformView {
    /// The style of the group.
    ///
    /// The default is `.insetGrouped`.
    public var style = GroupedCellStyle.insetGrouped { didSet { requestLayout() } }
    /// The position of the cell in its group.
    ///
    /// The default is `.single`.
    public var position = CellPosition.single { didSet { requestLayout() } }

    /// A Boolean value that indicates whether the surface has the style's highlight colour.
    ///
    /// The default is `false`.
    public var isHighlighted = false {
      didSet { if isHighlighted != oldValue { requestLayout() } }
    }

    private lazy var upperLine = makeLine()
    private lazy var lowerLine = makeLine()

    private func makeLine() -> PlatformView {
      let line = PlatformView(frame: .zero)
      addSubview(line)
      return line
    }

    /// Sets the position from the attributes; it is `.single` with attributes of other layouts.
    open func apply(_ layoutAttributes: PlatformLayoutAttributes) {
      position = (layoutAttributes as? CollectionLayoutAttributes)?.position ?? .single
    }

    #if canImport(UIKit)
      /// Updates corners and lines for the current size and position.
      open override func layoutSubviews() {
        super.layoutSubviews()
        update()
      }
    #else
      /// Returns `true`, so that coordinates start at the upper edge, as in collection views.
      open override var isFlipped: Bool { true }

      /// Updates corners and lines for the current size and position.
      open override func layout() {
        super.layout()
        update()
      }
    #endif

    private func update() {
      fill(with: isHighlighted ? style.highlightColor : style.surfaceColor)
      let corners = position.roundedCorners
      drawingLayer?.cornerRadius = corners.isEmpty ? 0 : style.cornerRadius
      drawingLayer?.maskedCorners = corners
      drawingLayer?.masksToBounds = style.cornerRadius > 0
      let thickness =
        style.separatorThickness > 0 ? max(1 / pixelScale, style.separatorThickness) : 0
      place(upperLine, at: 0, thickness, isOuter: position.isFirst, isShown: position.isFirst)
      // The line between two cells belongs to the upper cell.
      place(
        lowerLine, at: bounds.height - thickness, thickness, isOuter: position.isLast,
        isShown: true)
    }

    private func place(
      _ line: PlatformView, at y: CGFloat, _ thickness: CGFloat, isOuter: Bool, isShown: Bool
    ) {
      line.isHidden = !isShown || thickness <= 0 || isOuter && !style.hasOuterSeparators
      line.fill(with: style.separatorColor)
      let leading = isOuter ? 0 : style.separatorLeading
      let trailing = isOuter ? 0 : style.separatorTrailing
      let isMirrored = isReadFromRightToLeft
      line.frame = CGRect(
        x: isMirrored ? trailing : leading, y: y,
        width: max(0, bounds.width - leading - trailing), height: thickness)
    }
  }
#endif
