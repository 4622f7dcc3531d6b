import LayoutCore
import LayoutRuntime
import LayoutTesting
import Spreadsheet

/// Suites of updates at the limits, and of their work.
extension SpreadsheetSuites {
  /// Updates ask for what changed, and do not prepare a large sheet again.
  static let work = literal("spreadsheet work", .workIsBounded) {
    () throws(LayoutError) -> String? in
    let count = 3000
    for sizing in [SpreadsheetSizing.uniform, .rowsAndColumns, .cells, .sampled] {
      let cells = AskedCells(numberOfSections: count, columns: 4)
      let layout = SpreadsheetLayout(sizing: sizing)
      var sheet = try layout.prepare(for: cells, in: environment)
      cells.indexes = []
      let resized = LayoutChanges.resizing(
        [ElementIndex(section: 5, item: 1)], numberOfSections: count
      ) { _ in 4 }
      try layout.update(&sheet, by: resized, for: cells, in: environment)
      // A row and a column, or the first and the last row of the sample and a hundred others.
      let most = sizing == .cells ? count + 4 : sizing == .sampled ? 100 * 4 : 0
      if cells.indexes.count > most { return "\(sizing) asks for \(cells.indexes.count) cells" }
      if sizing != .sampled, sheet.work.total > most + 8 { return "\(sizing): \(sheet.work)" }
      guard sizing == .uniform || sizing == .rowsAndColumns else { continue }
      cells.numberOfSections = count + 1
      let inserted = try LayoutTransaction(
        [.insertSection(9), .moveSection(from: 3, to: 7)], numberOfSections: count + 1,
        itemCounts: [9: 4]
      )
      .changes(fromSections: count) { _ in 4 }
      try layout.update(&sheet, by: inserted, for: cells, in: environment)
      if sheet.work.total > 12 { return "\(sizing): \(sheet.work)" }
    }
    return nil
  }

  /// Sheets that reach the maximum position, which is reported, and from which updates return.
  static let vast = literal("vast spreadsheet", .badDataIsDiagnosed) {
    () throws(LayoutError) -> String? in
    let limit = LayoutLimits.maximumLength.points
    for (rows, columns, height, width, expected) in [
      (3, 1, limit, 10.0, 0), (4, 1, limit, 10.0, 1), (6, 1, limit, 10.0, 1),
      (1, 3, 10.0, limit, 0), (1, 6, 10.0, limit, 1), (6, 6, limit, limit, 2),
    ] {
      let delegate = PlainCells(numberOfSections: rows, columns: columns, isCommon: true)
      let layout = SpreadsheetLayout(columnWidth: width, rowHeight: height)
      let sheet = try layout.prepare(for: delegate, in: environment)
      let content = sheet.diagnostics.entries.filter { $0.subject == .content }
      if sheet.diagnostics.count != expected || content.count != expected {
        return "\(rows) by \(columns): \(sheet.diagnostics), not \(expected)"
      }
    }
    for isRow in [true, false] {
      let cells = AskedCells(numberOfSections: isRow ? 7 : 2, columns: isRow ? 2 : 7)
      var layout = SpreadsheetLayout(sizing: .rowsAndColumns)
      layout.rowHeight = isRow ? limit : 10
      layout.columnWidth = isRow ? 10 : limit
      var sheet = try layout.prepare(for: cells, in: environment)
      // One row or column after another becomes small, and then vast again.
      for (track, isSmall) in (0..<14).map({ ($0 % 7, $0 < 7) }) {
        if isSmall { cells.small.insert(track) } else { cells.small.remove(track) }
        cells.isRow = isRow
        let index = isRow ? ElementIndex(section: track) : ElementIndex(section: 0, item: track)
        let counts = (sections: cells.numberOfSections, items: cells.columns)
        let changes = LayoutChanges.resizing([index], numberOfSections: counts.sections) { _ in
          counts.items
        }
        try layout.update(&sheet, by: changes, for: cells, in: environment)
        let fresh = try layout.prepare(for: cells, in: environment)
        if sheet.contentSize != fresh.contentSize || sheet.diagnostics != fresh.diagnostics
          || sheet.allElements(viewport: .zero) != fresh.allElements(viewport: .zero)
        {
          return "an update of track \(track) differs"
        }
      }
    }
    return nil
  }

  /// Extents that the user assigns take little work, whatever the sizes are.
  static let trackWork = literal("spreadsheet track work", .workIsBounded) {
    () throws(LayoutError) -> String? in
    for sizing in [SpreadsheetSizing.uniform, .rowsAndColumns, .cells, .sampled] {
      let cells = AskedCells(numberOfSections: 500, columns: 4)
      cells.hasHeaders = true
      var engine = try LayoutEngine(SpreadsheetLayout(sizing: sizing), for: cells, in: environment)
      for extent in [30, nil] as [Double?] {
        try engine.setExtent(extent, ofRow: 7, for: cells)
        if engine.prepared.work.total > 16 {
          return "\(sizing): \(engine.prepared.work) for row 7, \(extent ?? -1)"
        }
        try engine.setExtent(extent, ofColumn: 2, for: cells)
        // A column asks for its cells again.
        let most = extent != nil ? 0 : sizing == .cells ? 500 : sizing == .sampled ? 100 : 0
        if engine.prepared.work.total > most + 16 {
          return "\(sizing): \(engine.prepared.work) for column 2, \(extent ?? -1)"
        }
      }
    }
    return nil
  }

  /// An update throws an error if a count exceeds a limit, and leaves the sheet unchanged.
  static let updateLimits = literal("spreadsheet update limits", .badDataIsDiagnosed) {
    () throws(LayoutError) -> String? in
    let count = LayoutLimits.maximumStoredItems + 1
    let layout = SpreadsheetLayout(sizing: .uniform)
    let old = PlainCells(numberOfSections: 3, columns: 1, isCommon: true)
    var sheet = try layout.prepare(for: old, in: environment)
    let size = sheet.contentSize
    let changes = try LayoutTransaction(
      [.insertSection(1)], numberOfSections: 4, itemCounts: [1: count]
    )
    .changes(fromSections: 3) { _ in 1 }
    do throws(LayoutError) {
      let new = LongRow(numberOfSections: 4, row: 1, items: count)
      try layout.update(&sheet, by: changes, for: new, in: environment)
      return "a row of \(count) cells is inserted"
    } catch {
      let expected = LayoutError.tooManyItems(section: 1, count: count, limit: count - 1)
      if error != expected { return "\(error)" }
    }
    let isUnchanged = sheet.contentSize == size && sheet.numberOfSections == 3
    return isUnchanged ? nil : "the sheet changes"
  }
}
