import StrategyKit

/// The merged cells of a sheet: ranges that do not overlap and do not cross a frozen edge.
///
/// - Complexity: About 50 bytes per range. Finding the ranges in a few rows and columns takes O(log
///   *m*) time, where *m* is the number of ranges.
struct MergedCells: Sendable {
  /// The ranges, sorted by the row and the column of their first cell.
  private(set) var ranges: [CellRange] = []
  private var index = FrameIndex(count: 0) { _ in .zero }

  var isEmpty: Bool { ranges.isEmpty }

  init() {}

  /// Creates the valid parts of `given` for a sheet with the given rows and columns.
  ///
  /// A range that extends beyond the sheet is cut at its edge. A range that crosses a frozen edge
  /// is divided there. A range that overlaps an earlier one is left out, and so is a range whose
  /// first cell does not exist.
  ///
  /// - Parameter exists: A closure that indicates whether a cell exists, because rows may differ in
  ///   length.
  /// - Parameter note: A closure that receives the index of an invalid range and its problem.
  init(
    _ given: [CellRange], rows: SheetAxis, columns: SheetAxis, exists: (Int, Int) -> Bool,
    note: (Int, LayoutDiagnostic.Problem) -> Void
  ) {
    var inside: [(place: Int, range: CellRange)] = []
    for (place, range) in given.enumerated() {
      let clipped = MergedCells.clip(range, rows.count, columns.count)
      if clipped != range { note(place, .outOfRange) }
      if let clipped { inside.append((place, clipped)) }
    }
    inside.sort { ($0.range.row, $0.range.column) < ($1.range.row, $1.range.column) }
    // Earlier ranges take precedence, so ranges are checked in the order in which they were given.
    // The index contains only those that are accepted. Otherwise, ranges that all overlap would be
    // compared with each other.
    var accepted = FrameIndex(count: inside.count) { _ in .zero }
    var isAccepted = [Bool](repeating: false, count: inside.count)
    for rank in inside.indices.sorted(by: { inside[$0].place < inside[$1].place }) {
      let frame = MergedCells.frame(of: inside[rank].range)
      let overlaps = accepted.containsCandidate(in: frame) {
        isAccepted[$0] && MergedCells.frame(of: inside[$0].range).intersects(frame)
      }
      if overlaps {
        note(inside[rank].place, .overlaps)
        continue
      }
      isAccepted[rank] = true
      accepted.extend(rank, to: frame)
      let parts = MergedCells.cut(inside[rank].range, rows, columns)
      if parts.count > 1 { note(inside[rank].place, .crossesFrozenEdge) }
      for part in parts where part.rowCount > 1 || part.columnCount > 1 {
        if exists(part.row, part.column) {
          ranges.append(part)
        } else {
          note(inside[rank].place, .outOfRange)
        }
      }
    }
    ranges.sort { ($0.row, $0.column) < ($1.row, $1.column) }
    let kept = ranges
    index = FrameIndex(count: kept.count) { MergedCells.frame(of: kept[$0]) }
  }

  /// Returns the range that contains a cell, or nil if there is none.
  func covering(_ row: Int, _ column: Int) -> CellRange? {
    var found: CellRange?
    if isEmpty { return found }
    forEach(in: row..<row + 1, column..<column + 1) { found = $0 }
    return found
  }

  /// Calls `body` with every range that contains cells in some rows and columns.
  ///
  /// The ranges are sorted by their first cell.
  func forEach(in rows: Range<Int>, _ columns: Range<Int>, _ body: (CellRange) -> Void) {
    let frame = MergedCells.frame(of: CellRange(rows: rows, columns: columns))
    index.forEachCandidate(in: frame) { place in
      if MergedCells.frame(of: ranges[place]).intersects(frame) { body(ranges[place]) }
    }
  }

  /// Returns a range as a rectangle whose unit is a cell.
  private static func frame(of range: CellRange) -> LayoutRect {
    LayoutRect(
      x: Double(range.column), y: Double(range.row), width: Double(range.columnCount),
      height: Double(range.rowCount))
  }

  /// Returns the part of a range within the sheet, or nil if there is none.
  private static func clip(_ range: CellRange, _ rows: Int, _ columns: Int) -> CellRange? {
    func clip(_ start: Int, _ count: Int, _ limit: Int) -> Range<Int> {
      let (end, isTooLarge) = start.addingReportingOverflow(max(0, count))
      return (start..<(isTooLarge ? .max : end)).clamped(to: 0..<limit)
    }
    let rows = clip(range.row, range.rowCount, rows)
    let columns = clip(range.column, range.columnCount, columns)
    return rows.isEmpty || columns.isEmpty ? nil : CellRange(rows: rows, columns: columns)
  }

  /// Returns the parts of a range that is divided at the edges of frozen rows and columns.
  private static func cut(
    _ range: CellRange, _ rows: SheetAxis, _ columns: SheetAxis
  ) -> [CellRange] {
    var parts: [CellRange] = []
    for rowZone in SheetAxis.Zone.allCases {
      let rows = rows.range(of: rowZone).clamped(to: range.rows)
      for columnZone in SheetAxis.Zone.allCases where !rows.isEmpty {
        let columns = columns.range(of: columnZone).clamped(to: range.columns)
        if !columns.isEmpty { parts.append(CellRange(rows: rows, columns: columns)) }
      }
    }
    return parts
  }
}
