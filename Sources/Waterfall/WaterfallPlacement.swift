/// The rule that determines the track of each item.
///
/// Directions follow the layout direction. In a right-to-left environment, the first track is the
/// rightmost one.
public enum WaterfallPlacement: String, Hashable, Sendable, CaseIterable {
  /// Places each item in the shortest track, or in the first of several.
  ///
  /// If an item spans several tracks, it is placed where it can begin earliest. Items with neither
  /// extent nor spacing take turns in up to 64 tracks, so that they do not pile up in the first
  /// one.
  case shortestFirst
  /// Places each item in the next track that is about as short as the shortest one.
  ///
  /// The search begins after the item before, and accepts a track whose height exceeds the shortest
  /// by at most ``WaterfallLayout/tolerance``. So small differences in height do not change the
  /// reading order.
  /// - Source: The placement rule of CSS Grid Level 3 (grid lanes), with its `flow-tolerance`.
  case readingOrder
  /// Places each item in the next of the shortest tracks, or in a gap before an item of several
  /// tracks if it fits there and begins no later.
  ///
  /// The search for the next of the shortest tracks begins after the last item that is not in a
  /// gap. Only gaps of tracks as wide as the shortest are filled, up to 64 of each track, and only
  /// if there are at most 64 tracks. If items span several tracks, ``WaterfallLayout/stretching``
  /// has no effect.
  /// - Source: CSS Grid Level 3 (grid lanes), `grid-lanes-pack: dense` without `flow-tolerance`.
  case dense
  /// Places items in the first track, the second, and so on, regardless of heights.
  case leadingToTrailing
  /// Places items in the last track, the one before it, and so on, regardless of heights.
  case trailingToLeading
}
