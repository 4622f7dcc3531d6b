import LayoutCore

/// The hidden parts, measured sizes and extents that an engine puts before those of a delegate.
///
/// Hidden sections and items are left out of the collection that the strategy sees. Hidden rows and
/// columns of a sheet keep their numbers and have no extent; a layout without rows ignores them.
struct CollectionOverrides: Sendable {
  var visibility = VisibilityMap()
  var sizes = SizeOverrides()
  /// The extents of rows and columns; rows are numbered in the whole collection.
  var tracks = TrackExtents.none

  /// A Boolean value that indicates whether the collection is that of the delegate.
  var isEmpty: Bool {
    visibility.isEmpty && sizes.hasNoItems && sizes.hasNoEdgeItems && tracks.isEmpty
  }

  func applied(to base: AnyLayoutDelegate) -> AnyLayoutDelegate {
    // Most collections have no overrides, and then every question takes a call less.
    if isEmpty { return base }
    return EngineDelegate(
      base: base, visibility: visibility, sizes: sizes, tracks: tracks.underneath(visibility)
    ).erased
  }
}
