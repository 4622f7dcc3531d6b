/// Which track takes the next item.
///
/// Directions are those of reading: in a right-to-left environment every one of them is mirrored.
public enum WaterfallPlacement: String, Hashable, Sendable, CaseIterable {
  /// The track that is shortest; of several, the first.
  ///
  /// An item that spans several tracks goes where it can begin earliest.
  case shortestFirst
  /// The next track whose height is within ``WaterfallLayout/tolerance`` of the shortest, going on
  /// from the item before.
  ///
  /// Heights that hardly differ no longer decide, so items stay in reading order.
  /// - Source: The placement rule of CSS Grid Level 3 (grid lanes), with its `flow-tolerance`.
  case readingOrder
  /// The first track, the second, and so on, whatever their heights.
  case leadingToTrailing
  /// The last track, the one before, and so on, whatever their heights.
  case trailingToLeading
}
