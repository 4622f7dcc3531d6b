import StrategyKit

/// An element at the edge of a section, or of the whole layout, such as a header or a footer.
///
/// An item at the start or the end of the scroll axis makes its section longer if
/// ``extendsBoundary`` is `true`, which is the default. Otherwise, it overlaps the items.
///
/// If the extent of a section's header or footer along the scroll axis is estimated, the measured
/// size of its view replaces it. Other items have the size of their description.
///
/// The element index is the item's number among those of its kind in the section, from 0. Items of
/// the whole layout have the numbers −1, −2, and so on in section 0.
public struct CompositionalBoundary: Hashable, Sendable {
  /// The kind of element.
  public var kind: ElementKind
  /// The width of the item.
  public var width: CompositionalDimension
  /// The height of the item.
  public var height: CompositionalDimension
  /// The distances in points between the element and the edges of the space that it reserves.
  ///
  /// Negative insets let the element reach beyond that space. The insets do not change how much
  /// space the section reserves.
  public var contentInsets: LayoutInsets
  /// The edge or corner at which the item is placed.
  public var alignment: CompositionalAlignment
  /// The offset from that position in points: `x` in the direction of reading, `y` downwards.
  public var offset: LayoutPoint
  /// A Boolean value that indicates whether the item makes the section longer.
  ///
  /// If the value is `false`, or if the alignment is not at the start or the end of the scroll
  /// axis, the item overlaps the section's items.
  public var extendsBoundary: Bool
  /// A Boolean value that indicates whether the item stays in view while its section is visible.
  ///
  /// Only items at the start or the end of the scroll axis can be pinned.
  public var pinsToVisibleBounds: Bool
  /// The stacking order of the element; elements with larger values are in front.
  public var zIndex: Int

  /// Creates a boundary item of `kind` at the given edge or corner.
  ///
  /// The default size is the width of the section and a height of 44 points.
  ///
  /// - Parameter kind: The kind of element.
  /// - Parameter width: The width of the item.
  /// - Parameter height: The height of the item.
  /// - Parameter insets: The distances in points between the element and its reserved space.
  /// - Parameter alignment: The edge or corner at which the item is placed.
  /// - Parameter offset: The offset from that position in points.
  /// - Parameter extendsBoundary: A Boolean value that indicates whether the item makes the section
  ///   longer instead of overlapping its items.
  /// - Parameter pinsToVisibleBounds: A Boolean value that indicates whether the item stays in view
  ///   while its section is visible.
  /// - Parameter zIndex: The stacking order of the element.
  public init(
    _ kind: ElementKind, width: CompositionalDimension = .fractionalWidth(1),
    height: CompositionalDimension = .absolute(44), insets: LayoutInsets = .zero,
    alignment: CompositionalAlignment, offset: LayoutPoint = .zero, extendsBoundary: Bool = true,
    pinsToVisibleBounds: Bool = false, zIndex: Int = 1
  ) {
    self.kind = kind
    self.width = width
    self.height = height
    contentInsets = insets
    self.alignment = alignment
    self.offset = offset
    self.extendsBoundary = extendsBoundary
    self.pinsToVisibleBounds = pinsToVisibleBounds
    self.zIndex = zIndex
  }

  /// Returns a header at the top edge, as wide as the section.
  ///
  /// - Parameter height: The height of the header.
  /// - Parameter insets: The distances in points between the element and its reserved space.
  /// - Parameter pinsToVisibleBounds: A Boolean value that indicates whether the header stays in
  ///   view while its section is visible.
  /// - Parameter zIndex: The stacking order of the element.
  public static func header(
    height: CompositionalDimension = .absolute(44), insets: LayoutInsets = .zero,
    pinsToVisibleBounds: Bool = false, zIndex: Int = 1
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      .header, height: height, insets: insets, alignment: .top,
      pinsToVisibleBounds: pinsToVisibleBounds, zIndex: zIndex)
  }

  /// Returns a footer at the bottom edge, as wide as the section.
  ///
  /// - Parameter height: The height of the footer.
  /// - Parameter insets: The distances in points between the element and its reserved space.
  /// - Parameter pinsToVisibleBounds: A Boolean value that indicates whether the footer stays in
  ///   view while its section is visible.
  /// - Parameter zIndex: The stacking order of the element.
  public static func footer(
    height: CompositionalDimension = .absolute(44), insets: LayoutInsets = .zero,
    pinsToVisibleBounds: Bool = false, zIndex: Int = 1
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      .footer, height: height, insets: insets, alignment: .bottom,
      pinsToVisibleBounds: pinsToVisibleBounds, zIndex: zIndex)
  }
}

extension CompositionalBoundary: CustomStringConvertible {
  /// The kind, the size, and every property that differs from its default, in one line.
  public var description: String {
    var text = "\(kind) \(width) × \(height) at \(alignment.rawValue)"
    if contentInsets != .zero { text += ", insets \(contentInsets)" }
    if offset != .zero { text += ", moved by \(offset)" }
    if !extendsBoundary { text += ", over the items" }
    if pinsToVisibleBounds { text += ", pinned" }
    if zIndex != 1 { text += ", z \(zIndex)" }
    return text
  }
}
