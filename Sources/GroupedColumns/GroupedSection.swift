import StrategyKit

/// The extents of a section along the main axis except for its rows, in layout units.
struct GroupedSectionFrame: Hashable, Sendable {
  var padding: LayoutUnit
  var header: LayoutUnit
  var footer: LayoutUnit
}

/// A section, or the part of a split section that is in one column.
struct GroupedPart: Hashable, Sendable {
  var section: Int
  /// The number of the part in its section, from 0.
  var number = 0
  /// The number of rows of the section before the part.
  var firstRow = 0
  /// The number of rows in the part.
  var count: Int
  /// A Boolean value that indicates whether this is the first part, which has the section's header.
  var isFirst: Bool { number == 0 }
  /// A Boolean value that indicates whether this is the last part, which has the section's footer.
  var isLast = true
}

/// The parts of all sections, and their columns.
struct GroupedParts: Sendable {
  /// The parts of all sections, if sections are split.
  ///
  /// Otherwise the array is empty, and each section is one part.
  var list: [GroupedPart] = []
  /// The column of each part; empty if there is only one column.
  var columns: [UInt16] = []
  /// The column that the delegate specifies for each part, or −1; empty if it specifies none.
  var assigned: [Int32] = []

  /// Returns the place of the first part of a section, or of the next section with parts.
  func firstPlace(of section: Int) -> Int {
    guard !list.isEmpty else { return section }
    return SortedSearch.first(in: list.count) { list[$0].section >= section }
  }

  /// Returns the places of the parts of a section, which must exist.
  func places(of section: Int) -> Range<Int> {
    guard !list.isEmpty else { return section..<section + 1 }
    return firstPlace(of: section)..<firstPlace(of: section + 1)
  }

  /// Returns the place of a part of a section, or `nil` if the section has no such part.
  func place(ofPart number: Int, in section: Int) -> Int? {
    let places = places(of: section)
    return number >= 0 && number < places.count ? places.lowerBound + number : nil
  }
}
