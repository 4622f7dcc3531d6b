/// A section that scrolls by itself, across the layout's own axis.
///
/// A host shows it in a scroll view of its own at ``frame``, or moves its elements itself: it keeps an
/// offset per section, hands all of them to ``PreparedLayout/scrollSections(to:)`` and asks for elements
/// as ever.
public struct ScrollingSection: Hashable, Sendable {
  /// The axis along which it scrolls.
  public let axis: LayoutAxis
  /// The part of the content in which its items scroll, in points.
  public let frame: LayoutRect
  /// The extent of everything that can be scrolled to along ``axis``, in points.
  public let contentExtent: Double
  /// The least and the largest offset, in points; it rests at the least.
  public let offsets: ClosedRange<Double>
  /// Where it comes to rest.
  public let behavior: SectionScrollBehavior
  /// The direction of reading, in which offsets count.
  public let direction: FlowDirection

  /// A section that scrolls along `axis`.
  public init(
    axis: LayoutAxis, frame: LayoutRect, contentExtent: Double, offsets: ClosedRange<Double>,
    behavior: SectionScrollBehavior, direction: FlowDirection
  ) {
    self.axis = axis
    self.frame = frame
    self.contentExtent = contentExtent
    self.offsets = offsets
    self.behavior = behavior
    self.direction = direction
  }

  /// The offset before anybody scrolled.
  public var restOffset: Double { offsets.lowerBound }

  /// The place of `frame`, one of an element of the section when that is scrolled to `offset`, in the
  /// section's own content.
  ///
  /// Own content begins at its left or top edge, as that of a scroll view does.
  public func ownFrame(of frame: LayoutRect, at offset: Double) -> LayoutRect {
    let isMirrored = direction == .rightToLeft && axis == .horizontal
    let extent = axis == .horizontal ? self.frame.width : self.frame.height
    let shift = isMirrored ? contentExtent - extent - offset : offset
    return frame.offsetBy(
      x: (axis == .horizontal ? shift : 0) - self.frame.minX,
      y: (axis == .vertical ? shift : 0) - self.frame.minY)
  }
}
