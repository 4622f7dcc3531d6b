/// The alignment of a line that its items do not fill.
///
/// Edges follow the layout direction. In a right-to-left environment, the leading edge is the right
/// one.
public enum FlowLineAlignment: String, Hashable, Sendable, CaseIterable {
  /// Aligns the items with the leading edge.
  case leading
  /// Places the items in the middle of the line.
  case center
  /// Aligns the items with the trailing edge.
  case trailing
  /// Spreads the items from edge to edge.
  ///
  /// The gaps between the items grow equally until the line is full.
  case justified
}
