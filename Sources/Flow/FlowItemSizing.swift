/// What the size of an item means in a section with columns, where the width is the column's.
public enum FlowItemSizing: String, Hashable, Sendable, CaseIterable {
  /// An exact height (a width where the layout scrolls horizontally) for the width of the column, which
  /// the delegate is told; the other extent is ignored.
  case exact
  /// An aspect ratio: the item is as wide as its column, and as high as the ratio makes it.
  case aspectRatio
}
