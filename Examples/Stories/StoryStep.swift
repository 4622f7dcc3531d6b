import LayoutCore

/// A step of a story.
///
/// Steps depend on the visible content only, so one script applies to any layout and any data. In a
/// sheet, steps insert and delete rows; in other layouts, they insert and delete items.
public enum StoryStep<Strategy: LayoutStrategy>: Sendable {
  /// Scrolls to a place, and sets its anchor; see ``StoryPlace``.
  case scroll(StoryPlace)
  /// Inserts items that were held back: at the beginning, at the end, or above the viewport in the
  /// middle.
  case insert(Int)
  /// Measures the visible cells and those before them, and changes their sizes.
  case measure
  /// Exchanges the width and the height of the container.
  case turn
  /// Deletes the anchored item, or the first or last visible item at the beginning or the end.
  case deleteAnchor
  /// Drags the last visible cell over the first one of its section, and drops it.
  ///
  /// Two frames are recorded: a preview, and the state after the drop.
  case drag
  /// Changes the strategy.
  case change(to: Strategy, named: String)

  /// Returns all kinds of steps at one place.
  ///
  /// - Parameter place: The place to scroll to.
  /// - Parameter strategy: The strategy to change to at the end.
  /// - Parameter name: The name of that strategy in the text.
  public static func visit(
    _ place: StoryPlace, changingTo strategy: Strategy, named name: String
  ) -> [StoryStep] {
    [
      .scroll(place), .insert(3), .measure, .turn, .turn, .deleteAnchor,
      .change(to: strategy, named: name),
    ]
  }
}
