/// A rule that keeps an element at an edge of the viewport.
///
/// A pin is data. From the pins of a layout, the core derives the frame of each pinned element in any
/// viewport, the elements that follow the viewport, the edges that they cover, and the part of a query that
/// has to be asked again at every step of a scroll.
///
/// The natural place of the element is the frame that it has when nothing is scrolled. An element may have
/// one pin on each axis: the corner of a table, for example, is pinned to the top and to the leading edge.
public struct LayoutPin: Hashable, Sendable {
  /// The part of the content that a pinned element does not leave.
  public enum Limits: Hashable, Sendable {
    /// The section of the element.
    case section
    /// The given sections.
    case sections(Range<Int>)
    /// The whole content.
    case content
    /// No limits: the element stays at the edge wherever the viewport stands.
    case unlimited
  }

  /// The pinned element.
  public var element: LayoutElement
  /// The edge of the viewport that holds the element.
  public var edge: LayoutEdge
  /// The part of the content that the element does not leave.
  public var limits: Limits
  /// The distance between the edge and the element, in points; room for elements that are pinned in front.
  public var inset: Double

  /// Creates a pin of `element`.
  ///
  /// - Parameter edge: The edge of the viewport that holds the element.
  /// - Parameter limits: The part of the content that the element does not leave. The default is its section.
  /// - Parameter inset: The distance between the edge and the element, in points.
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
