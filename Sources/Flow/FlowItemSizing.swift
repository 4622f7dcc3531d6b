/// The meaning of an item's size in a section with columns.
///
/// The width of such an item is always that of its column.
public enum FlowItemSizing: String, Hashable, Sendable, CaseIterable {
  /// The height is used, and the width is ignored.
  ///
  /// If the layout scrolls horizontally, the width is used instead. The delegate receives the width
  /// of the column as a proposal.
  case exact
  /// The size is an aspect ratio, which determines the height from the width of the column.
  case aspectRatio
}
