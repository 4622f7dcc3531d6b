/// The rule that determines where the lines of a section end.
///
/// An item that is as wide as a line or wider is alone on its line in any case.
public enum FlowLineBreaking: String, Hashable, Sendable, CaseIterable {
  /// A line ends if the next item does not fit on it.
  case greedy
  /// The lines are filled as evenly as possible.
  ///
  /// There are no more lines than if they were ``greedy``. Among the breaks with the fewest lines,
  /// the sum of the squared widths that lines leave free is minimal. The last line does not count.
  /// Widths are compared in steps of less than 1/32,000 of the line's width. If sums are equal, the
  /// earlier lines have more items.
  ///
  /// A change of an item can move all items of the section.
  case even
  /// The lines are filled as evenly as possible, and the last line counts.
  ///
  /// Lines are broken as if they were ``even``, but the room on the last line counts as well. For
  /// example, ten equal items, of which three fit on a line, are on lines of three, three, two and
  /// two.
  case balanced
}
