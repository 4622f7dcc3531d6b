import LayoutCore

/// Edges of a rectangle, of which a point is made: one edge gives its middle, two that meet give their
/// corner, none gives the centre.
public struct CompositionalEdges: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt8

  /// The edges with the given bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The upper edge.
  public static let top = CompositionalEdges(rawValue: 1)
  /// The edge where reading begins.
  public static let leading = CompositionalEdges(rawValue: 2)
  /// The lower edge.
  public static let bottom = CompositionalEdges(rawValue: 4)
  /// The edge where reading ends.
  public static let trailing = CompositionalEdges(rawValue: 8)
}

extension CompositionalEdges: CustomStringConvertible {
  /// The names of the edges, or `centre`.
  public var description: String {
    let names: [(CompositionalEdges, String)] = [
      (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
    ]
    let own = names.filter { contains($0.0) }.map { $0.1 }
    return own.isEmpty ? "centre" : own.joined(separator: " ")
  }
}
