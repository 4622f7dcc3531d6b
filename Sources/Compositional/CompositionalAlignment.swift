import StrategyKit

/// The edge or corner of a section, or of the whole layout, at which a boundary item is placed.
public enum CompositionalAlignment: String, Hashable, Sendable, CaseIterable {
  /// The middle of the upper edge.
  case top
  /// The upper corner at the leading edge.
  case topLeading
  /// The upper corner at the trailing edge.
  case topTrailing
  /// The middle of the leading edge, where reading begins.
  case leading
  /// The middle of the trailing edge, where reading ends.
  case trailing
  /// The middle of the lower edge.
  case bottom
  /// The lower corner at the leading edge.
  case bottomLeading
  /// The lower corner at the trailing edge.
  case bottomTrailing

  /// Returns the side along `axis`: −1 for its start, 1 for its end, 0 for the middle.
  func side(along axis: LayoutAxis) -> Int {
    let (start, end): ([CompositionalAlignment], [CompositionalAlignment]) =
      axis == .vertical
      ? ([.top, .topLeading, .topTrailing], [.bottom, .bottomLeading, .bottomTrailing])
      : ([.leading, .topLeading, .bottomLeading], [.trailing, .topTrailing, .bottomTrailing])
    return start.contains(self) ? -1 : end.contains(self) ? 1 : 0
  }
}
