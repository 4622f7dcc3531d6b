/// The meaning of an item's size.
///
/// The width of an item is always that of its track.
public enum WaterfallItemSizing: String, Hashable, Sendable, CaseIterable {
  /// The size is an aspect ratio, which determines the height from the width of the track.
  case aspectRatio
  /// The height is used, and the width is ignored.
  ///
  /// If the layout scrolls horizontally, the width is used instead. The delegate receives the width
  /// of the track as a proposal.
  case exact
}
