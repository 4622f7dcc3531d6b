import StrategyKit

/// A column of a sheet that grows from its own width to fill the container.
struct FlexibleColumn: Sendable {
  var column: Int
  /// The share of the width that other columns leave; above 0.
  var fraction: Double
  /// The greatest width.
  var most: Int64
  /// The width of the column if nothing is left.
  var least: Int64 = 0

  /// Returns the width at which the column has a share of `unit` for each fraction of 1.
  private func width(at unit: Double) -> Double {
    min(max(unit * fraction, Double(least)), Double(max(least, most)))
  }

  /// Returns the widths of columns that share some room.
  ///
  /// Columns whose share is less than their own width, or more than their greatest width, have that
  /// width, and the others share the rest by their fractions.
  ///
  /// - Parameter room: The width for all columns, which is at least the sum of their least widths.
  /// - Complexity: O(n log n); n = columns.
  static func widths(of columns: [FlexibleColumn], in room: Int64) -> [Int64] {
    let most = columns.map { max($0.least, $0.most) }
    // The sum of all could overflow, but not that up to the room.
    if most.reduce(0, { $0 > room ? $0 : $0 &+ $1 }) <= room { return most }
    // The shares at which columns begin to grow, and end.
    let lower = columns.map { Double($0.least) / $0.fraction }
    let upper = zip(columns, most).map { Double($1) / $0.fraction }
    let steps = (lower + upper).sorted()
    let place = SortedSearch.first(in: steps.count) { place in
      columns.reduce(0) { $0 + $1.width(at: steps[place]) } >= Double(room)
    }
    let unit = steps[min(place, steps.count - 1)]
    let grows = columns.indices.map { lower[$0] < unit && upper[$0] >= unit }
    var rest = room
    var sum = 0.0
    for (index, column) in columns.enumerated() {
      if grows[index] { sum += column.fraction }
      rest &-= grows[index] ? 0 : upper[index] < unit ? most[index] : column.least
    }
    // Edges are rounded, not widths, so that the widths add up.
    var passed = 0.0
    var edge: Int64 = 0
    return columns.enumerated().map { index, column in
      guard grows[index] else { return upper[index] < unit ? most[index] : column.least }
      passed += column.fraction
      let next = Int64(Double(rest) * (passed / sum))
      defer { edge = next }
      return min(max(next &- edge, column.least), most[index])
    }
  }
}

/// Columns that fill the width of the container.
extension PreparedSpreadsheet {
  /// Stores the share and the greatest width of a column, and reports invalid ones.
  mutating func takeFlexibility(_ answer: SpreadsheetColumn, of column: Int) {
    let place = SortedSearch.first(in: flexible.count) { flexible[$0].column >= column }
    let isKnown = place < flexible.count && flexible[place].column == column
    let fraction = share(answer.fraction, of: column)
    guard fraction > 0 else {
      if isKnown { flexible.remove(at: place) }
      return
    }
    var most = columns.most
    if answer.maximumWidth < .infinity || answer.maximumWidth.isNaN {
      let subject = LayoutDiagnostic.Subject.section(column, parameter: "columnMaximumWidth")
      most = limited(answer.maximumWidth, .horizontal, subject)
    }
    let new = FlexibleColumn(column: column, fraction: fraction, most: most)
    if isKnown { flexible[place] = new } else { flexible.insert(new, at: place) }
  }

  /// Returns a valid share, and reports an invalid one.
  private mutating func share(_ fraction: Double, of column: Int) -> Double {
    let used = fraction.isFinite ? min(max(0, fraction), 1e9) : 0
    if used != fraction {
      diagnostics.note(
        LayoutDiagnostic(
          .section(column, parameter: "columnFraction"),
          !fraction.isFinite ? .notFinite : fraction < 0 ? .negative : .tooLarge, given: fraction,
          used: used))
    }
    return used
  }

  /// Stores the own width of a column, if the column is flexible.
  mutating func setLeastWidth(ofColumn column: Int) {
    let place = SortedSearch.first(in: flexible.count) { flexible[$0].column >= column }
    guard place < flexible.count, flexible[place].column == column else { return }
    flexible[place].least = max(
      0, columns.pitches.unfolded.extent(of: column) &- columns.spacing)
  }

  /// Widens flexible columns to fill the container.
  ///
  /// Columns that are hidden, folded or have a width from the user do not grow.
  mutating func fillWidth() {
    if flexible.isEmpty { return }
    let count = columnCount
    flexible.removeAll { $0.column >= count }
    var shown: [FlexibleColumn] = []
    for column in flexible where tracks.extent(ofColumn: column.column) == nil {
      if columns.hidden.contains(column.column) { continue }
      columns.pitches.setExtent(column.least &+ columns.spacing, of: column.column)
      if !columns.pitches.isFolded(column.column) { shown.append(column) }
    }
    let points = space.grid?.floor(container.crossPoints) ?? container.crossPoints
    let free = LayoutUnit(points: points).rawValue &- columns.end
    if shown.isEmpty || free <= 0 { return }
    let widths = FlexibleColumn.widths(
      of: shown, in: shown.reduce(free) { $0 &+ $1.least })
    for (column, width) in zip(shown, widths) {
      var width = width
      if let grid = container.floorGrid {
        width = LayoutUnit(points: grid.floor(LayoutUnit(rawValue: width).points)).rawValue
      }
      columns.pitches.setExtent(width &+ columns.spacing, of: column.column)
    }
  }
}
