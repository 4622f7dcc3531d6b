/// The scrolling parameters of a section that scrolls independently, across the layout's own axis.
///
/// A host shows such a section in its own scroll view at ``frame``, or moves its elements itself.
/// For the latter, the host stores an offset per section, and passes all offsets with the
/// ``LayoutViewport`` of a query.
public struct ScrollingSection: Hashable, Sendable {
  /// The axis along which the section scrolls.
  public let axis: LayoutAxis
  /// The part of the content in which the section's items scroll, in points.
  public var frame: LayoutRect
  /// The extent of the section's scrollable content along ``axis``, in points.
  public let contentExtent: Double
  /// The range of valid offsets, in points; its lower bound is the resting offset.
  public let offsets: ClosedRange<Double>
  /// The policy that determines the offset at which the section comes to rest.
  public let behavior: SectionScrollBehavior
  /// The reading direction, in which offsets increase.
  public let direction: FlowDirection

  /// Creates the parameters of a section that scrolls along `axis`.
  ///
  /// - Parameter axis: The axis along which the section scrolls.
  /// - Parameter frame: The part of the content in which the section's items scroll, in points.
  /// - Parameter contentExtent: The extent of the section's scrollable content along `axis`, in
  ///   points.
  /// - Parameter offsets: The range of valid offsets, in points; its lower bound is the resting
  ///   offset.
  /// - Parameter behavior: The policy that determines the offset at which the section comes to
  ///   rest.
  /// - Parameter direction: The reading direction, in which offsets increase.
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

  /// The offset before the user scrolls, in points.
  public var restOffset: Double { offsets.lowerBound }

  /// Converts a frame to the coordinates of the section's own content.
  ///
  /// The section's own content begins at its left or top edge, like that of a scroll view.
  ///
  /// - Parameter frame: The frame of an element of the section if the section is scrolled to
  ///   `offset`.
  /// - Parameter offset: The section's offset, in points.
  /// - Returns: The frame in the section's own content.
  public func ownFrame(of frame: LayoutRect, at offset: Double) -> LayoutRect {
    let isMirrored = direction == .rightToLeft && axis == .horizontal
    let extent = axis == .horizontal ? self.frame.width : self.frame.height
    let shift = isMirrored ? contentExtent - extent - offset : offset
    return frame.offsetBy(
      x: (axis == .horizontal ? shift : 0) - self.frame.minX,
      y: (axis == .vertical ? shift : 0) - self.frame.minY)
  }
}
