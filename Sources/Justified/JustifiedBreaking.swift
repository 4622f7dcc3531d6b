/// The rule that determines where rows end.
public enum JustifiedBreaking: String, Hashable, Sendable, CaseIterable {
  /// A row ends as soon as the sum of its items' ratios is within the tolerance.
  ///
  /// If an item makes the sum too large, it is added or begins the next row, whichever is nearer to
  /// the target. Items that are appended change at most the last two rows.
  case greedy
  /// The heights of all rows together deviate least from the target.
  ///
  /// The sum of the squared deviations is minimal, each weighted with the number of items in its
  /// row. A last row that is not full does not count. Any change can move all items.
  case even
}

/// The placement of the items of a last row that is not full.
///
/// A last row is not full if its items would be too high to fill the width, and there could be more
/// of them. The items of a greedy row are too high if the sum of their ratios is below the
/// ``JustifiedSection/tolerance``, and those of an even row if they are higher than the target.
///
/// Such a row is as high as the nearest row above whose items share it, so that equal items are in
/// columns with those above. A row that its only item has by ``JustifiedSection/panoramaRatio`` or
/// ``JustifiedSection/breakoutInterval`` is not shared. If there is no such row, the row has the
/// target height. In both cases it is lower if its items would exceed the width.
public enum JustifiedLastRow: String, Hashable, Sendable, CaseIterable {
  /// The items begin at the leading edge.
  case leading
  /// The items are centered.
  case center
  /// The items fill the row, which is not higher for it: each is wider by the same amount.
  case justified
  /// The row is full in any case: as high as its items require to fill the width.
  case full
  /// The items have empty frames.
  case hidden
}
