/// What the size of an item means.
public enum WaterfallItemSizing: String, Hashable, Sendable, CaseIterable {
  /// An aspect ratio: the item is as wide as its track, and as high as the ratio makes it.
  case aspectRatio
  /// An exact height (a width where the layout scrolls horizontally) for the width of the track,
  /// which the delegate is told; the other extent is ignored.
  case exact
}
