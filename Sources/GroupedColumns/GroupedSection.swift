import LayoutCore

/// The extents of a section along the main axis except for its rows, in layout units.
struct GroupedSectionFrame: Hashable, Sendable {
  var padding: Int64
  var header: Int64
  var footer: Int64
}

/// A section, or the part of a split section that is in one column.
struct GroupedPart: Hashable, Sendable {
  var section: Int
  /// The number of the part in its section, from 0.
  var number: Int
  /// The number of rows of the section before the part.
  var firstRow: Int
  /// The number of rows in the part.
  var count: Int
  /// A Boolean value that indicates whether this is the first part, which has the section's header.
  var isFirst: Bool { number == 0 }
  /// A Boolean value that indicates whether this is the last part, which has the section's footer.
  var isLast: Bool
}
