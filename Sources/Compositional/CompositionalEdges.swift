import StrategyKit

/// A set of edges that defines a point of a rectangle.
///
/// One edge defines its midpoint, and two adjacent edges define their corner. The empty set, and
/// two opposite edges, define the centre.
public struct CompositionalEdges: OptionSet, Hashable, Sendable {
  /// The edges as a bit mask.
  public let rawValue: UInt8

  /// Creates a set of edges from a bit mask.
  ///
  /// - Parameter rawValue: The bits of the edges: 1 for top, 2 for leading, 4 for bottom, 8 for
  ///   trailing.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = CompositionalEdges(rawValue: 1)
  /// The leading edge, where reading begins.
  public static let leading = CompositionalEdges(rawValue: 2)
  /// The lower edge.
  public static let bottom = CompositionalEdges(rawValue: 4)
  /// The trailing edge, where reading ends.
  public static let trailing = CompositionalEdges(rawValue: 8)
}

extension CompositionalEdges: CustomStringConvertible {
  /// The names of the edges, or `centre` if there are none.
  public var description: String {
    let names: [(CompositionalEdges, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let own = names.filter { contains($0.0) }.map { $0.1 }
    return own.isEmpty ? "centre" : own.joined(separator: " ")
  }
}
