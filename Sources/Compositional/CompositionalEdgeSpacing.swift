import LayoutCore

/// Space around an item in its group, beside the spacing between items.
///
/// Along the group, flexible edges share what is left over with flexible spacing between items; across
/// it, they share what the item leaves of the group. The edge spacing of a section's own group counts for
/// nothing.
public struct CompositionalEdgeSpacing: Hashable, Sendable {
  /// The space above.
  public var top: CompositionalSpacing
  /// The space where reading begins.
  public var leading: CompositionalSpacing
  /// The space below.
  public var bottom: CompositionalSpacing
  /// The space where reading ends.
  public var trailing: CompositionalSpacing

  /// Space at each edge; none where not told.
  public init(
    top: CompositionalSpacing = .fixed(0), leading: CompositionalSpacing = .fixed(0),
    bottom: CompositionalSpacing = .fixed(0), trailing: CompositionalSpacing = .fixed(0)
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No space.
  public static let none = CompositionalEdgeSpacing()
}

extension CompositionalEdgeSpacing: CustomStringConvertible {
  /// The spacings as `top leading bottom trailing`.
  public var description: String { "\(top) \(leading) \(bottom) \(trailing)" }
}
