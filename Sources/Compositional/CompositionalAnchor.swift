import LayoutCore

/// A point of an item or of what is attached to it, and an offset from there.
public struct CompositionalAnchor: Hashable, Sendable {
  /// What the offset counts.
  public enum Unit: Hashable, Sendable {
    /// Logical points of the screen.
    case points
    /// Widths and heights of what is attached.
    case fractions
  }

  /// The edges that make the point.
  public var edges: CompositionalEdges
  /// How far the point is moved: `x` in the direction of reading, `y` downwards.
  public var offset: LayoutPoint
  /// What the offset counts.
  public var unit: Unit

  /// The point of `edges`, moved by so many points.
  public init(_ edges: CompositionalEdges, absoluteOffset: LayoutPoint = .zero) {
    self.edges = edges
    offset = absoluteOffset
    unit = .points
  }

  /// The point of `edges`, moved by so many widths and heights of what is attached.
  public init(_ edges: CompositionalEdges, fractionalOffset: LayoutPoint) {
    self.edges = edges
    offset = fractionalOffset
    unit = .fractions
  }
}

extension CompositionalAnchor: CustomStringConvertible {
  /// The edges and the offset, where there is one.
  public var description: String {
    if offset == .zero { return "\(edges)" }
    return "\(edges) \(offset)" + (unit == .fractions ? " × size" : "")
  }
}
