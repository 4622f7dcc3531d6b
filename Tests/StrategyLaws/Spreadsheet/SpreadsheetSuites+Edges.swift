import LayoutCore
import LayoutRuntime
import LayoutTesting
import Spreadsheet

/// Suites of sheets at the thresholds of their storage and of their updates.
extension SpreadsheetSuites {
  static var edges: [LawSuite] {
    [
      growth, rowCounts, cellCounts, cutSheets, others, nothing, sampledNothing, tall,
      questionCounts, assigned,
    ]
  }

  private static let stored = LayoutLimits.maximumStoredItems

  private static func error<Value>(_ body: () throws(LayoutError) -> Value) -> LayoutError? {
    do throws(LayoutError) {
      _ = try body()
      return nil
    } catch {
      return error
    }
  }

  // MARK: Counts

  /// A row that gets many columns at once, after which the sheet is prepared again.
  private static let growth = LawSuite.literals("spreadsheet growth") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let layout = SpreadsheetLayout(columnWidth: 10, rowHeight: 10, sizing: .uniform)
    for (old, added, isAnew) in [
      (4, 1_024, false), (4, 1_025, true), (1_025, 1_025, false), (1_025, 1_026, true),
    ] {
      var sheet = try layout.prepare(
        for: LongRow(numberOfSections: 3, row: 1, items: old), in: environment)
      let changes = try LayoutTransaction(
        (old..<old + added).map { .insertItem(ElementIndex(section: 1, item: $0)) },
        counts: [1, old + added, 1]
      ).changes(fromSections: 3) { $0 == 1 ? old : 1 }
      try layout.update(
        &sheet, by: changes, for: LongRow(numberOfSections: 3, row: 1, items: old + added),
        in: environment)
      check(sheet.contentSize, LayoutSize(width: Double(10 * (old + added)), height: 30))
      check(sheet.work.moved, isAnew ? 0 : added)
    }
  }

  /// The numbers of rows that updates accept.
  private static let rowCounts = LawSuite.literals("spreadsheet row counts") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let layout = SpreadsheetLayout(columnWidth: 1, rowHeight: 1, sizing: .uniform)
    func rows(_ old: Int, _ change: LayoutChange, to new: Int) throws(LayoutError) -> Int {
      func cells(_ rows: Int) -> PlainCells {
        PlainCells(numberOfSections: rows, columns: 1, isCommon: true)
      }
      var sheet = try layout.prepare(for: cells(old), in: environment)
      let changes = try LayoutTransaction(
        [change], numberOfSections: new, itemCounts: new > old ? [old: 1] : [:]
      ).changes(fromSections: old) { _ in 1 }
      try layout.update(&sheet, by: changes, for: cells(new), in: environment)
      return sheet.numberOfSections
    }
    check(try rows(stored - 1, .insertSection(stored - 1), to: stored), stored)
    check(
      error { () throws(LayoutError) in
        try rows(stored, .insertSection(stored), to: stored + 1)
      }, .tooManySections(count: stored + 1, limit: stored))
    // A sheet that exceeds the limit already must not grow.
    check(try rows(stored + 5, .deleteSection(stored), to: stored + 4), stored + 4)
    check(try rows(stored + 5, .moveSection(from: 0, to: 3), to: stored + 5), stored + 5)
  }

  /// The numbers of cells in a row that updates accept.
  private static let cellCounts = LawSuite.literals("spreadsheet cell counts") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let layout = SpreadsheetLayout(columnWidth: 1, rowHeight: 1, sizing: .uniform)
    func items(_ old: Int, _ change: LayoutChange, to new: Int) throws(LayoutError) -> Int {
      var sheet = try layout.prepare(
        for: LongRow(numberOfSections: 2, row: 1, items: old), in: environment)
      let changes = try LayoutTransaction([change], counts: [1, new])
        .changes(fromSections: 2) { $0 == 1 ? old : 1 }
      try layout.update(
        &sheet, by: changes, for: LongRow(numberOfSections: 2, row: 1, items: new),
        in: environment)
      return sheet.numberOfItems(inSection: 1)
    }
    let (third, fourth) = (ElementIndex(section: 1, item: 3), ElementIndex(section: 1, item: 4))
    check(try items(stored - 1, .insertItem(third), to: stored), stored)
    check(
      error { () throws(LayoutError) in try items(stored, .insertItem(third), to: stored + 1) },
      .tooManyItems(section: 1, count: stored + 1, limit: stored))
    check(try items(stored + 5, .deleteItem(third), to: stored + 4), stored + 4)
    check(try items(stored + 5, .moveItem(from: third, to: fourth), to: stored + 5), stored + 5)
    // A new row with as many cells as the limit, and one with a negative number.
    let counts = [1: stored, 0: -4]
    for (row, count) in counts {
      var sheet = try layout.prepare(
        for: PlainCells(numberOfSections: 2, columns: 1, isCommon: false), in: environment)
      let changes = try LayoutTransaction(
        [.insertSection(row)], numberOfSections: 3, itemCounts: [row: max(0, count)]
      ).changes(fromSections: 2) { _ in 1 }
      try layout.update(
        &sheet, by: changes, for: LongRow(numberOfSections: 3, row: row, items: count),
        in: environment)
      check(sheet.numberOfItems(inSection: row), max(0, count))
      check(
        sheet.diagnostics.entries,
        count > 0
          ? []
          : [
            LayoutDiagnostic(
              .section(0, parameter: "numberOfItems"), .negative, given: -4, used: 0)
          ])
    }
  }

  /// Sheets that reach the largest position, which are prepared again instead of being updated.
  ///
  /// A preparation accepts rows that are longer than those that an update accepts.
  private static let cutSheets = LawSuite.literals("cut spreadsheets") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let limit = LayoutLimits.maximumLength.points
    for (width, height, first) in [(1, limit, 1), (limit, 1, 6)] as [(Double, Double, Int)] {
      let layout = SpreadsheetLayout(columnWidth: width, rowHeight: height, sizing: .uniform)
      var sheet = try layout.prepare(
        for: ClosureLayoutDelegate(sections: 6, itemCount: { $0 == 0 ? first : 1 }),
        in: environment)
      let changes = try LayoutTransaction(
        [.insertSection(1)], numberOfSections: 7, itemCounts: [1: stored + 1]
      ).changes(fromSections: 6) { $0 == 0 ? first : 1 }
      let counts = [first, stored + 1, 1, 1, 1, 1, 1]
      try layout.update(
        &sheet, by: changes, for: ClosureLayoutDelegate(sections: 7, itemCount: { counts[$0] }),
        in: environment)
      check(sheet.numberOfItems(inSection: 1), stored + 1)
    }
  }

  /// Updates of a sheet of another layout, or in another environment.
  private static let others = LawSuite.literals("other spreadsheets") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let cells = PlainCells(numberOfSections: 3, columns: 2, isCommon: false)
    let layout = SpreadsheetLayout(columnWidth: 10, rowHeight: 10, sizing: .uniform)
    let prepared = try layout.prepare(for: cells, in: environment)
    let changes = LayoutChanges.resizing([ElementIndex(section: 1)], numberOfSections: 3) { _ in 2 }
    var wide = layout
    wide.columnWidth = 40
    for (layout, environment) in [
      (wide, environment),
      (layout, LayoutEnvironment(width: 90, height: 200, direction: .rightToLeft)),
    ] {
      var updated = prepared
      try layout.update(&updated, by: changes, for: cells, in: environment)
      let fresh = try layout.prepare(for: cells, in: environment)
      check(updated.allElements(viewport: .zero), fresh.allElements(viewport: .zero))
    }
  }

  // MARK: Extents

  /// Returns cells of a size, with headers.
  private static func cells(
    _ size: LayoutSize, rowHeader: LayoutSize?, columnHeader: LayoutSize?
  ) -> ClosureLayoutDelegate {
    ClosureLayoutDelegate(
      sections: 3, itemCount: { _ in 2 }, size: { _, _ in size },
      answer: { slot in
        slot.fill(.spreadsheetRow) {
          $1 = SpreadsheetRow(
            height: size.height, headerSize: $0.section == 0 ? rowHeader : nil)
        }
        slot.fill(.spreadsheetColumn) {
          $1 = SpreadsheetColumn(
            width: size.width, headerSize: $0.item == 0 ? columnHeader : nil)
        }
      })
  }

  /// Headers and cells that have no extent, although the layout gives extents to others.
  private static let nothing = LawSuite.literals("spreadsheet without extents") {
    (check: inout LiteralCheck) throws(LayoutError) in
    for sizing in [SpreadsheetSizing.rowsAndColumns, .cells, .sampled] {
      var layout = SpreadsheetLayout(columnWidth: 30, rowHeight: 40, sizing: sizing)
      layout.columnHeaderHeight = 20
      layout.rowHeaderWidth = 25
      func size(
        _ size: LayoutSize, _ rowHeader: LayoutSize?, _ columnHeader: LayoutSize?
      ) throws(LayoutError) -> LayoutSize {
        let cells = cells(size, rowHeader: rowHeader, columnHeader: columnHeader)
        let sheet = try layout.prepare(for: cells, in: environment)
        return sheet.contentSize
      }
      let ten = LayoutSize(width: 10, height: 10)
      check(try size(ten, nil, nil), LayoutSize(width: 45, height: 50))
      check(try size(ten, .zero, nil), LayoutSize(width: 20, height: 50))
      check(try size(ten, nil, .zero), LayoutSize(width: 45, height: 30))
      check(try size(.zero, .zero, .zero), .zero)
      check(try size(.zero, nil, nil), LayoutSize(width: 25, height: 20))
      // A header enlarges its own row and column, or all rows of a sample.
      check(
        try size(.zero, ten, ten),
        LayoutSize(width: 20, height: sizing == .sampled ? 40 : 20))
    }
    // A cell becomes empty.
    let layout = SpreadsheetLayout(columnWidth: 30, rowHeight: 40, sizing: .cells)
    let one = LayoutSize(width: 8, height: 8)
    var sheet = try layout.prepare(
      for: cells(one, rowHeader: nil, columnHeader: nil), in: environment)
    let all = (0..<6).map { ElementIndex(section: $0 / 2, item: $0 % 2) }
    let changes = LayoutChanges.resizing(all, numberOfSections: 3) { _ in 2 }
    try layout.update(
      &sheet, by: changes, for: cells(.zero, rowHeader: nil, columnHeader: nil), in: environment)
    check(sheet.contentSize, .zero)
  }

  /// Rows of a sample of empty cells, whose assigned extents end.
  private static let sampledNothing = LawSuite.literals("spreadsheet sample without extents") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let layout = SpreadsheetLayout(columnWidth: 30, rowHeight: 40, sizing: .sampled)
    let cells = cells(.zero, rowHeader: nil, columnHeader: nil)
    var engine = try LayoutEngine(layout, for: cells, in: environment)
    try engine.setExtent(15, ofRow: 1, for: cells)
    check(engine.contentSize, LayoutSize(width: 0, height: 15))
    try engine.setExtent(nil, ofRow: 1, for: cells)
    check(engine.contentSize, .zero)
    try engine.setExtent(17, ofColumn: 1, for: cells)
    check(engine.contentSize, LayoutSize(width: 17, height: 0))
    try engine.setExtent(nil, ofColumn: 1, for: cells)
    check(engine.contentSize, .zero)
  }

  /// Rows that are so tall that their extents are not stored in 32 bits, or not at all.
  private static let tall = LawSuite.literals("tall spreadsheets") {
    (check: inout LiteralCheck) throws(LayoutError) in
    func sheet(_ height: Double) throws(LayoutError) -> PreparedSpreadsheet {
      let layout = SpreadsheetLayout(
        columnWidth: 10, sizing: .rowsAndColumns,
        maximumCellSize: LayoutSize(width: 1e9, height: 2.9e10))
      return try layout.prepare(
        for: ClosureLayoutDelegate(
          sections: 40, itemCount: { _ in 1 },
          answer: { slot in
            slot.fill(.spreadsheetRow) {
              $1 = SpreadsheetRow(height: height + Double($0.section))
            }
          }), in: environment)
    }
    let long = try sheet(100_000)
    check(long.contentSize.height, 4_000_780)
    check(long.cellFrame(at: ElementIndex(section: 39))?.minY, 3_900_741)
    check(long.diagnostics.entries, [])
    let longest = try sheet(2e10)
    // The last pixel of all positions, 2⁵³ units.
    check(longest.contentSize.height, 117_281_240_296)
    check(longest.cellFrame(at: ElementIndex(section: 5))?.minY, 100_000_000_010)
    check(
      longest.diagnostics.entries,
      [LayoutDiagnostic(.content, .tooLarge, used: LayoutLimits.maximumPosition.points)])
  }

  // MARK: Questions

  /// The questions that preparations and updates ask.
  private static let questionCounts = LawSuite.literals("spreadsheet questions") {
    (check: inout LiteralCheck) throws(LayoutError) in
    for (sizing, prepared, updated) in [
      (SpreadsheetSizing.uniform, 0, 2), (.rowsAndColumns, 8, 2), (.cells, 15, 10),
      (.sampled, 6, 6),
    ] {
      let cells = AskedCells(numberOfSections: 5, columns: 3)
      let layout = SpreadsheetLayout(sizing: sizing, sampleCount: 2)
      var sheet = try layout.prepare(for: cells, in: environment)
      check(sheet.work.questions, prepared)
      check(cells.indexes.count, sizing == .cells ? 15 : sizing == .sampled ? 6 : 0)
      let changes = LayoutChanges.resizing([ElementIndex(section: 2, item: 1)], numberOfSections: 5)
      { _ in 3 }
      try layout.update(&sheet, by: changes, for: cells, in: environment)
      check(sheet.work.questions, updated)
      check(sheet.work.searched, 0)
    }
    // Rows of different lengths are searched for the longest.
    let layout = SpreadsheetLayout(sizing: .uniform)
    var sheet = try layout.prepare(
      for: LongRow(numberOfSections: 3, row: 1, items: 2), in: environment)
    let changes = LayoutChanges.resizing([ElementIndex(section: 2)], numberOfSections: 3) { _ in 1 }
    try layout.update(
      &sheet, by: changes, for: LongRow(numberOfSections: 3, row: 1, items: 2), in: environment)
    check(sheet.work.searched, 1)
  }

  /// Extents that the delegate assigns, which it is asked for once, with the first section.
  private static let assigned = LawSuite.literals("spreadsheet with assigned extents") {
    (check: inout LiteralCheck) throws(LayoutError) in
    let layout = SpreadsheetLayout(columnWidth: 10, rowHeight: 10, sizing: .uniform)
    func cells(_ tracks: TrackExtents) -> ClosureLayoutDelegate {
      ClosureLayoutDelegate(
        sections: 3, itemCount: { _ in 2 },
        answer: { slot in
          slot.fill(.trackExtents) { if $0 == ElementIndex(section: 0) { $1 = tracks } }
        })
    }
    var sheet = try layout.prepare(
      for: cells(
        TrackExtents(rows: [.init(index: 1, extent: 50)], columns: [.init(index: 1, extent: 25)])),
      in: environment)
    check(sheet.contentSize, LayoutSize(width: 35, height: 70))
    // Columns that do not exist are ignored.
    let changes = LayoutChanges(
      sections: IndexEdits(oldCount: 3), rows: [0, 1], columns: [0, 1, 2, 9])
    let tracks = TrackExtents(
      rows: [.init(index: 0, extent: 70)],
      columns: [0, 2, 9].map { .init(index: $0, extent: 33) })
    try layout.update(&sheet, by: changes, for: cells(tracks), in: environment)
    check(sheet.contentSize, LayoutSize(width: 43, height: 90))
    // Columns of a delegate of the strategy's protocol.
    let typed = AskedCells(numberOfSections: 2, columns: 4)
    typed.isRow = false
    typed.small = [1, 3]
    check(
      try SpreadsheetLayout(columnWidth: 10, rowHeight: 10).prepare(for: typed, in: environment)
        .contentSize, LayoutSize(width: 38, height: 20))
  }
}
