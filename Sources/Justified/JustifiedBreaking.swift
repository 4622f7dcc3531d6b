/// The rule that determines where rows end.
public enum JustifiedBreaking: String, Hashable, Sendable, CaseIterable {
  /// A row ends as soon as its height is within the tolerance of the target.
  ///
  /// Items that are appended change at most the last two rows. A row is at least half and at most
  /// twice as high as the target. Its items fill the width in any case, so an item of an extreme
  /// ratio is cropped.
  case greedy
  /// The heights of all rows together deviate least from the target.
  ///
  /// The sum of the squared deviations is minimal, each weighted with the number of items in its
  /// row. Every item keeps its ratio. Any change can move all items.
  case even
}

/// The placement of items that do not fill the last row.
public enum JustifiedLastRow: String, Hashable, Sendable, CaseIterable {
  /// The items begin at the leading edge.
  case leading
  /// The items are centered.
  case center
  /// The items fill the row, which is not higher for it: each is wider by the same amount.
  case justified
  /// The items have empty frames.
  case hidden
}
