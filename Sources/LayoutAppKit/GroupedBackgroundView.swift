#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  import AppKit
  import LayoutCore
  import LayoutHosting

  /// The background of an item in a group: it rounds the corners that are the group's, and draws the lines
  /// that lie at the item's edges.
  ///
  /// Make it the item's view, or the lowest of its subviews, and hand it the attributes in the item's
  /// `apply(_:)`.
  open class GroupedBackgroundView: NSView {
    /// How the group is drawn.
    public var style = GroupedCellStyle.insetGrouped { didSet { needsLayout = true } }
    /// Where the item stands in the group.
    public var position = CellPosition.single { didSet { needsLayout = true } }

    private lazy var upperLine = makeLine()
    private lazy var lowerLine = makeLine()

    /// The upper edge is where counting begins, as in collection views.
    open override var isFlipped: Bool { true }

    private func makeLine() -> NSView {
      let line = NSView(frame: .zero)
      line.wantsLayer = true
      addSubview(line)
      return line
    }

    /// Takes the position that a layout tells; other layouts' items are single.
    open func apply(_ layoutAttributes: NSCollectionViewLayoutAttributes) {
      position = (layoutAttributes as? CollectionLayoutAttributes)?.position ?? .single
    }

    /// Draws corners and lines for the size and position of now.
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
      // A line between two items belongs to the upper one.
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
