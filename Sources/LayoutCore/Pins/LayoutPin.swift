/// A rule that keeps an element at an edge of the viewport.
///
/// From the pins of a layout, the core derives the frames of pinned elements in any viewport, and
/// the edges that they cover. It also derives the part of a query that must be repeated at every
/// step of a scroll.
///
/// The natural place of an element is its frame if nothing is scrolled. An element may have one pin
/// on each axis. For example, the corner of a table is pinned to the top and to the leading edge.
public struct LayoutPin: Hashable, Sendable {
  /// The part of the content that a pinned element must not leave.
  public enum Limits: Hashable, Sendable {
    /// The section of the element.
    case section
    /// The given sections.
    case sections(Range<Int>)
    /// The whole content.
    case content
    /// No limits: the element stays at the edge at any offset of the viewport.
    case unlimited
  }

  /// The pinned element.
  public var element: LayoutElement
  /// The edge of the viewport that holds the element.
  public var edge: LayoutEdge
  /// The part of the content that the element must not leave.
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
