import StrategyKit

/// The distance between two items, or between an item and the edge of its group.
public enum CompositionalSpacing: Hashable, Sendable {
  /// A fixed number of points, 0 or more.
  case fixed(Double)
  /// A minimum number of points, plus a share of the group's remaining space.
  case flexible(Double)

  /// The minimum distance in points.
  public var minimum: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points
    }
  }

  /// A Boolean value that indicates whether the spacing takes a share of the remaining space.
  public var isFlexible: Bool {
    if case .flexible = self { return true }
    return false
  }
}

extension CompositionalSpacing: CustomStringConvertible {
  /// The number of points, followed by `+` if the spacing is flexible.
  public var description: String { minimum.pointsText + (isFlexible ? "+" : "") }
}
