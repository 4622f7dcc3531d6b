import LayoutCore

/// The distance between two items, or between an item and the edge of its group.
public enum CompositionalSpacing: Hashable, Sendable {
  /// Exactly so many points.
  case fixed(Double)
  /// At least so many points, and a share of what is left over in the group.
  case flexible(Double)

  /// The least distance, in points.
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// Whether it takes a share of what is left over.
  public var isFlexible: Bool {
    if case .flexible = self { return true }
    return false
  }
}

extension CompositionalSpacing: CustomStringConvertible {
  /// The points, with a `+` where it is flexible.
  public var description: String { minimum.layoutText + (isFlexible ? "+" : "") }
}
