import StrategyKit

/// The groups of columns in a sheet, by their levels.
///
/// - Complexity: 16 bytes per group. Finding a group is O(log g); g = groups of its level.
struct ColumnGroups: Sendable {
  /// The maximum number of levels.
  static let maximumLevels = 256

  /// The columns of the groups of each level, outermost first, in ascending order.
  private(set) var levels: [[Range<Int>]] = []

  init() {}

  /// Creates the valid parts of `given` in a sheet of `count` columns.
  ///
  /// A group that extends beyond the sheet is cut at its edge. If two groups overlap and neither
  /// contains the other, the one that begins later is left out.
  ///
  /// - Parameter note: A closure that receives the index of an invalid group and its problem.
  init(_ given: [ColumnGroup], of count: Int, note: (Int, LayoutDiagnostic.Problem) -> Void) {
    var inside: [(place: Int, columns: Range<Int>)] = []
    for (place, group) in given.enumerated() {
      let (end, isTooLarge) = group.firstColumn.addingReportingOverflow(max(0, group.columnCount))
      let columns = (group.firstColumn..<(isTooLarge ? .max : end)).clamped(to: 0..<count)
      let isWhole =
        columns.count == group.columnCount && columns.lowerBound == group.firstColumn
      if columns.isEmpty || !isWhole { note(place, .outOfRange) }
      if !columns.isEmpty { inside.append((place, columns)) }
    }
    // Outer groups precede those that begin with them.
    inside.sort {
      let (one, other) = ($0.columns, $1.columns)
      if one.lowerBound != other.lowerBound { return one.lowerBound < other.lowerBound }
      return one.upperBound != other.upperBound
        ? one.upperBound > other.upperBound : $0.place < $1.place
    }
    var around: [Range<Int>] = []
    for (place, columns) in inside {
      while let last = around.last, last.upperBound <= columns.lowerBound { around.removeLast() }
      if let last = around.last, last.upperBound < columns.upperBound {
        note(place, .overlaps)
      } else if around.count == ColumnGroups.maximumLevels {
        note(place, .tooLarge)
      } else {
        if around.count == levels.count { levels.append([]) }
        levels[around.count].append(columns)
        around.append(columns)
      }
    }
  }

  /// Returns the columns of the group of a level that contains a column, or nil.
  func group(at level: Int, around column: Int) -> Range<Int>? {
    guard levels.indices.contains(level) else { return nil }
    let groups = levels[level]
    let place = SortedSearch.first(in: groups.count) { groups[$0].upperBound > column }
    return place < groups.count && groups[place].contains(column) ? groups[place] : nil
  }

  /// Returns the number of groups that contain a column.
  func depth(of column: Int) -> Int {
    var depth = 0
    while group(at: depth, around: column) != nil { depth += 1 }
    return depth
  }

  /// Calls `body` with the level and the columns of the groups that contain some columns.
  func forEach(in columns: Range<Int>, _ body: (Int, Range<Int>) -> Void) {
    if columns.isEmpty { return }
    for (level, groups) in levels.enumerated() {
      var place = SortedSearch.first(in: groups.count) {
        groups[$0].upperBound > columns.lowerBound
      }
      while place < groups.count, groups[place].lowerBound < columns.upperBound {
        body(level, groups[place])
        place += 1
      }
    }
  }
}
