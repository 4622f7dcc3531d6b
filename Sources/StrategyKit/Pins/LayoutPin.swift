import LayoutCore

/// A rule that keeps an element of a ``PreparedFrames`` at an edge of the viewport.
///
/// From the pins of such a layout, the core derives the frames of pinned elements in any viewport,
/// and the edges that they cover. It also derives the part of a query that must be repeated at
/// every step of a scroll. The headers and footers of a ``SectionStrategy`` are pinned without this
/// type: see ``/LayoutCore/EdgeItem/isPinned``.
///
/// The resting frame of an element is its frame if nothing is scrolled. A pinned element stays
/// there until the edge of the viewport, inside the bars, reaches it. From there it moves with the
/// edge up to its limits.
///
/// Give the element a greater ``/LayoutCore/LayoutAttributes/zIndex`` than the elements that it
/// covers. A pin does not change the stacking order.
///
/// An element may have one pin on each axis. For example, the corner of a table is pinned to the
/// top and to the leading edge.
public struct LayoutPin: Hashable, Sendable {
  /// The part of the content that a pinned element must not leave.
  public enum Limits: Hashable, Sendable {
    /// The section of the element.
    ///
    /// Its area is the smallest rectangle around the resting frames of all its elements, except
    /// those that are pinned within other limits.
    case section
    /// The given sections, whose area is the smallest rectangle around them.
    case sections(Range<Int>)
    /// The whole content.
    case content
    /// No part of the content, so that nothing limits the element.
    ///
    /// The element stays at the edge that has reached it, even if the viewport is beyond the end of
    /// the content, as in a bounce.
    case unlimited
  }

  /// The pinned element.
  public var element: LayoutElement
  /// The edge of the viewport that holds the element.
  public var edge: LayoutEdge
  /// The part of the content that the element must not leave.
  ///
  /// If the resting frame of the element is outside that part, the element may still be there.
  public var limits: Limits
  /// The distance between the edge and the element, in points.
  ///
  /// It leaves room for other pinned elements that are nearer to the edge.
  public var inset: Double

  /// Creates a pin of `element`.
  ///
  /// - Parameter element: The pinned element.
  /// - Parameter edge: The edge of the viewport that holds the element.
  /// - Parameter limits: The part of the content that the element must not leave. The default is
  ///   its section.
  /// - Parameter inset: The distance between the edge and the element, in points. The default is 0.
  public init(
    _ element: LayoutElement, to edge: LayoutEdge, within limits: Limits = .section,
    inset: Double = 0
  ) {
    self.element = element
    self.edge = edge
    self.limits = limits
    self.inset = inset
  }
}
