import LayoutCore

/// One thing that happens in a story.
///
/// Steps are told by what is seen, so that one script fits any layout and any data. In a sheet, rows come
/// and go; elsewhere items do.
public enum StoryStep<Strategy: LayoutStrategy>: Sendable {
  /// Scrolls somewhere, and chooses what stays in place from then on: see ``StoryPlace``.
  case scroll(StoryPlace)
  /// Brings in items that were held back: before everything at the beginning, after everything at the
  /// end, and above the viewport in the middle.
  case insert(Int)
  /// Measures the cells in view and those before them, which turn out taller or shorter than thought.
  case measure
  /// Turns the screen: width and height change places.
  case turn
  /// Leaves out what should stay in place, or the first or last item in view where that is the beginning
  /// or the end.
  case deleteAnchor
  /// Changes the strategy.
  case change(to: Strategy, named: String)

  /// Everything that can happen, at one place.
  ///
  /// - Parameter strategy: The strategy at the end.
  public static func visit(
    _ place: StoryPlace, changingTo strategy: Strategy, named name: String
  ) -> [StoryStep] {
    [
      .scroll(place), .insert(3), .measure, .turn, .turn, .deleteAnchor,
      .change(to: strategy, named: name),
    ]
  }
}
