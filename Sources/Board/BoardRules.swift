/// The meaning of an item's size.
public enum BoardItemSizing: String, Hashable, Sendable, CaseIterable {
  /// The size is a number of columns and of rows; a fraction is rounded up.
  ///
  /// The size of a measured view, as in a container of SwiftUI, is in points all the same.
  case modules
  /// The size is in points, and the item spans as many modules as it requires.
  ///
  /// Use it if views measure themselves.
  case points
}

/// The rule that determines the places of items without a place of their own.
public enum BoardPacking: String, Hashable, Sendable, CaseIterable {
  /// Each item is at the first free place, row by row, so later items fill the holes of earlier
  /// ones.
  case dense
  /// Each item is at the first free place after the item before it, so the order is kept.
  case inOrder
}

/// The rule that determines whether items move toward the start.
public enum BoardCompaction: String, Hashable, Sendable, CaseIterable {
  /// Each item moves toward the start, in its columns, as far as the items before it permit.
  case start
  /// Items keep their rows, so there can be free rows between them.
  case none
}
