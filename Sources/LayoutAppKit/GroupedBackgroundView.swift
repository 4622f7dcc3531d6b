#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore
  import LayoutHosting

  /// An item background that rounds the corners of its group and draws separators at the item's
  /// edges.
  ///
  /// Use it as the item's view, or as the lowest of its subviews, and call ``apply(_:)`` in the
  /// item's `apply(_:)`.
  open class GroupedBackgroundView: NSView {
    /// The style of the group.
    ///
    /// The default is `.insetGrouped`.
    public var style = GroupedCellStyle.insetGrouped { didSet { needsLayout = true } }
    /// The position of the item in its group.
    ///
    /// The default is `.single`.
    public var position = CellPosition.single { didSet { needsLayout = true } }

    private lazy var upperLine = makeLine()
    private lazy var lowerLine = makeLine()

    /// Returns `true`, so that coordinates start at the upper edge, as in collection views.
    open override var isFlipped: Bool { true }

    private func makeLine() -> NSView {
      let line = NSView(frame: .zero)
      line.wantsLayer = true
      addSubview(line)
      return line
    }

    /// Sets the position from the attributes; it is `.single` with attributes of other layouts.
    open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
      position = (layoutAttributes as? CollectionLayoutAttributes)?.position ?? .single
    }

    /// Updates corners and lines for the current size and position.
    open override func layout() {
      super.layout()
      wantsLayer = true
      let corners = position.roundedCorners
      layer?.backgroundColor = style.surfaceColor.cgColor
      layer?.cornerRadius = corners.isEmpty ? 0 : style.cornerRadius
      layer?.maskedCorners = corners
      layer?.masksToBounds = style.cornerRadius > 0
      let scale = window?.backingScaleFactor ?? 1
      let thickness = style.separatorThickness > 0 ? max(1 / scale, style.separatorThickness) : 0
      place(upperLine, at: 0, thickness, isOuter: position.isFirst, isShown: position.isFirst)
      // The line between two items belongs to the upper item.
      place(
        lowerLine, at: bounds.height - thickness, thickness, isOuter: position.isLast,
        isShown: true)
    }

    private func place(
      _ line: NSView, at y: CGFloat, _ thickness: CGFloat, isOuter: Bool, isShown: Bool
    ) {
      line.isHidden = !isShown || thickness <= 0 || isOuter && !style.hasOuterSeparators
      line.layer?.backgroundColor = style.separatorColor.cgColor
      let leading = isOuter ? 0 : style.separatorLeading
      let trailing = isOuter ? 0 : style.separatorTrailing
      let isMirrored = userInterfaceLayoutDirection == .rightToLeft
      line.frame = NSRect(
        x: isMirrored ? trailing : leading, y: y,
        width: max(0, bounds.width - leading - trailing), height: thickness)
    }
  }
#endif
