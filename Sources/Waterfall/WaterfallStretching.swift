/// What happens where the tracks of a section end at different heights.
public enum WaterfallStretching: String, Hashable, Sendable, CaseIterable {
  /// Tracks end where their items end.
  case none
  /// The last item of each track grows until its track ends with the tallest.
  case lastCell
  /// All items of each track grow by the same amount until the track ends with the tallest.
  ///
  /// The ends are truly equal: what does not divide is spread over the items.
  case allCells
}
