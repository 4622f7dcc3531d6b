import StrategyKit

/// A point of an item or of an element that is attached to it, with an offset.
public struct CompositionalAnchor: Hashable, Sendable {
  /// The unit in which an offset is measured.
  public enum Unit: Hashable, Sendable {
    /// The offset is in logical points.
    case points
    /// The offset is a multiple of the width and height of the attached element.
    case fractions
  }

  /// The edges that define the point before the offset is added.
  public var edges: CompositionalEdges
  /// The offset that is added to the point: `x` in the direction of reading, `y` downwards.
  public var offset: LayoutPoint
  /// The unit of ``offset``.
  public var unit: Unit

  /// Creates an anchor at the point of `edges` with an offset in points.
  ///
  /// - Parameter edges: The edges that define the point.
  /// - Parameter absoluteOffset: The offset in points: `x` in the direction of reading, `y`
  ///   downwards.
  public init(_ edges: CompositionalEdges, absoluteOffset: LayoutPoint = .zero) {
    self.edges = edges
    offset = absoluteOffset
    unit = .points
  }

  /// Creates an anchor at the point of `edges` with an offset relative to the attached element.
  ///
  /// - Parameter edges: The edges that define the point.
  /// - Parameter fractionalOffset: The offset as multiples of the width and height of the attached
  ///   element; 1 is its full width or height.
  public init(_ edges: CompositionalEdges, fractionalOffset: LayoutPoint) {
    self.init(edges, absoluteOffset: fractionalOffset)
    unit = .fractions
  }
}

extension CompositionalAnchor: CustomStringConvertible {
  /// The names of the edges, followed by the offset if it is not zero.
  public var description: String {
    if offset == .zero { return "\(edges)" }
    return "\(edges) \(offset)" + (unit == .fractions ? " × size" : "")
  }
}
