/// The stretching of items if the tracks of a section end at different heights.
public enum WaterfallStretching: String, Hashable, Sendable, CaseIterable {
  /// Tracks end with their last items.
  case none
  /// The last item of each track grows until its track ends with the tallest.
  case lastCell
  /// All items of each track grow by the same amount until the track ends with the tallest.
  ///
  /// The ends are exactly equal, because the remainder of the division is distributed over the
  /// items.
  case allCells
}
