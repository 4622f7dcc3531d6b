import StrategyKit

/// The space around an item in its group, in addition to the spacing between items.
///
/// Along the group, flexible edges and flexible spacing between items share the remaining space.
/// Across the group, the flexible edges of an item share the space that the item does not use. The
/// edge spacing of a section's own group is ignored.
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// The space above the item.
  public var top: CompositionalSpacing
  /// The space at the leading edge, where reading begins.
  public var leading: CompositionalSpacing
  /// The space below the item.
  public var bottom: CompositionalSpacing
  /// The space at the trailing edge, where reading ends.
  public var trailing: CompositionalSpacing

  /// Creates edge spacing with the given space at each edge.
  ///
  /// - Parameter top: The space above the item.
  /// - Parameter leading: The space at the leading edge.
  /// - Parameter bottom: The space below the item.
  /// - Parameter trailing: The space at the trailing edge.
  public init(
    top: CompositionalSpacing = .fixed(0), leading: CompositionalSpacing = .fixed(0),
    bottom: CompositionalSpacing = .fixed(0), trailing: CompositionalSpacing = .fixed(0)
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The edge spacing without any space.
  public static let none = CompositionalEdgeSpacing()
}

extension CompositionalEdgeSpacing: CustomStringConvertible {
  /// The spacings in the order `top leading bottom trailing`.
  public var description: String { "\(top) \(leading) \(bottom) \(trailing)" }
}
