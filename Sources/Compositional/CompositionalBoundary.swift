import LayoutCore

/// Something at the edge of a section, or of the whole layout: a header, a footer, an index.
///
/// At the edges where a section begins and ends along the axis that scrolls it makes the section longer,
/// unless told otherwise; at the others it lies over the items. Its element has the number 0, and 1 and up
/// where a section has several of one kind; those of the whole layout have −1 and down in section 0.
public struct CompositionalBoundary: Hashable, Sendable {
  /// The kind of element.
  public var kind: ElementKind
  /// How wide the item is.
  public var width: CompositionalDimension
  /// How tall the item is.
  public var height: CompositionalDimension
  /// The distances of the element from the edges of its place, in points; negative ones let it reach out.
  ///
  /// The section reserves the whole place.
  public var contentInsets: LayoutInsets
  /// The edge or corner at which it lies.
  public var alignment: CompositionalAlignment
  /// How far it is moved from there, in points: `x` in the direction of reading, `y` downwards.
  public var offset: LayoutPoint
  /// Whether it makes the section longer rather than lie over its items.
  public var extendsBoundary: Bool
  /// Whether it keeps in view as long as its section does.
  public var pinsToVisibleBounds: Bool
  /// What it lies in front of.
  public var zIndex: Int

  /// An element of `kind` at `alignment`, as wide as the section and 44 points high unless told
  /// otherwise.
  public init(
    _ kind: ElementKind, width: CompositionalDimension = .fractionalWidth(1),
    height: CompositionalDimension = .absolute(44), insets: LayoutInsets = .zero,
    alignment: CompositionalAlignment, offset: LayoutPoint = .zero, extendsBoundary: Bool = true,
    pinsToVisibleBounds: Bool = false,
    zIndex: Int = 1
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

  /// A header at the top.
  public static func header(
    height: CompositionalDimension = .absolute(44), insets: LayoutInsets = .zero,
    pinsToVisibleBounds: Bool = false, zIndex: Int = 1
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      .header, height: height, insets: insets, alignment: .top,
      pinsToVisibleBounds: pinsToVisibleBounds,
      zIndex: zIndex)
  }

  /// A footer at the bottom.
  public static func footer(
    height: CompositionalDimension = .absolute(44), insets: LayoutInsets = .zero,
    pinsToVisibleBounds: Bool = false, zIndex: Int = 1
  ) -> CompositionalBoundary {
    CompositionalBoundary(
      .footer, height: height, insets: insets, alignment: .bottom,
      pinsToVisibleBounds: pinsToVisibleBounds,
      zIndex: zIndex)
  }
}

extension CompositionalBoundary: CustomStringConvertible {
  /// The kind, the extents and whatever is not plain, in one line.
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
