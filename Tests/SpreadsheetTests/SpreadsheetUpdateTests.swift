import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing

@testable import Spreadsheet

@Suite struct SpreadsheetUpdateTests {
  static let environment = LayoutEnvironment(width: 300, height: 200, scale: 2)

  @Test func insertedRow_asksForItself_andTouchesNothingElse() throws {
    final class Counting: SpreadsheetLayoutDelegate {
      var rows = 100_000
      var asked: [Int] = []
      var numberOfSections: Int { rows }
      var commonNumberOfItems: Int? { 4 }
      func numberOfItems(inSection section: Int) -> Int { 4 }
      func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
        asked.append(row)
        return SpreadsheetRow(height: Double(10 + row % 7))
      }
      func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn { SpreadsheetColumn() }
    }
    let delegate = Counting()
    let layout = SpreadsheetLayout.squares
    var sheet = try layout.prepare(for: delegate, in: .hundred)
    delegate.asked = []
    delegate.rows += 1
    let transaction = LayoutTransaction(
      [.insertSection(40_000)], numberOfSections: 100_001, itemCounts: [40_000: 4])
    let changes = try transaction.changes(fromSections: 100_000) { _ in 4 }
    let before = sheet.cellFrame(at: ElementIndex(section: 70_000, item: 0))
    try layout.update(&sheet, by: changes, for: delegate, in: .hundred)
    #expect(delegate.asked == [40_000])
    #expect(sheet.work.total <= 8)
    #expect(
      sheet.cellFrame(at: ElementIndex(section: 70_001, item: 0))?.minY
        == before.map { $0.minY + Double(10 + 40_000 % 7) })
  }

  /// Millions of new columns of one width are not stored one by one.
  @Test func longRow_addsItsColumnsAtOnce() throws {
    var layout = SpreadsheetLayout.squares
    layout.sizing = .uniform
    // Cells are merged in columns that the sheet has only afterwards.
    layout.merges = ["A1:B1", "CV2:CX2"].compactMap { CellRange($0) }
    var sheet = Sheet(rows: 2, columns: 3)
    var prepared = try layout.prepare(for: sheet, in: .hundred)
    sheet.counts = [3, 5_000_000, 3]
    let changes = try LayoutTransaction([.insertSection(1)], counts: sheet.counts)
      .changes(fromSections: 2) { _ in 3 }
    try layout.update(&prepared, by: changes, for: sheet, in: .hundred)
    #expect(prepared.contentSize == LayoutSize(width: 50_000_000, height: 30))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 1, item: 4_999_999))
        == LayoutRect(x: 49_999_990, y: 10, width: 10, height: 10))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 1, item: 99))
        == LayoutRect(x: 990, y: 10, width: 30, height: 10))
    #expect(prepared.work.total < 1_000)
  }

  @Test func resizedCell_asksForItsRowAndItsColumn() throws {
    final class Cells: LayoutDelegate {
      var sizes: [ElementIndex: LayoutSize] = [:]
      var asked = 0
      let numberOfSections = 20
      func numberOfItems(inSection section: Int) -> Int { 30 }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        asked += 1
        return sizes[index] ?? LayoutSize(width: 10, height: 10)
      }
    }
    let delegate = Cells()
    let index = ElementIndex(section: 3, item: 5)
    delegate.sizes[index] = LayoutSize(width: 80, height: 60)
    var layout = SpreadsheetLayout.squares
    layout.sizing = .cells
    var sheet = try layout.prepare(for: delegate, in: .hundred)
    #expect(
      sheet.cellFrame(at: ElementIndex(section: 3, item: 5))
        == LayoutRect(x: 50, y: 30, width: 80, height: 60))
    delegate.sizes[index] = LayoutSize(width: 20, height: 5)
    delegate.asked = 0
    let changes = LayoutChanges.resizing([index], numberOfSections: 20) { _ in 30 }
    try layout.update(&sheet, by: changes, for: delegate, in: .hundred)
    #expect(
      sheet.cellFrame(at: ElementIndex(section: 3, item: 5))
        == LayoutRect(x: 50, y: 30, width: 20, height: 10))
    #expect(delegate.asked == 50)
  }

  @Test func firstHeaderSizeOfANewRow_widensAllHeaders() throws {
    var layout = SpreadsheetLayout.squares
    layout.rowHeaderWidth = 20
    var sheet = Sheet(rows: 2, columns: 3)
    var prepared = try layout.prepare(for: sheet, in: .hundred)
    sheet.counts.append(3)
    sheet.rowHeaders = [1: LayoutSize(width: 80, height: 18)]
    let transaction = LayoutTransaction([.insertSection(1)], counts: sheet.counts)
    let changes = try transaction.changes(fromSections: 2) { _ in 3 }
    try layout.update(&prepared, by: changes, for: sheet, in: .hundred)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 1, item: 0))
        == LayoutRect(x: 80, y: 10, width: 10, height: 18))
    #expect(prepared.contentSize == LayoutSize(width: 110, height: 38))
  }

  /// The diagnostics of tracks with extents from the user are current.
  @Test func givenExtents_keepDiagnosticsCurrent() throws {
    var sheet = Sheet(rows: 3, columns: 2)
    sheet.heights = [1: -5]
    sheet.widths = [1: -6]
    var layout = SpreadsheetLayout.squares
    layout.sizing = .rowsAndColumns
    var engine = try LayoutEngine(layout, for: sheet, in: .hundred)
    try engine.setExtent(20, ofRow: 1, for: sheet)
    try engine.setExtent(20, ofColumn: 1, for: sheet)
    #expect(
      engine.prepared.diagnostics.entries == [
        LayoutDiagnostic(.section(1, parameter: "rowHeight"), .negative, given: -5, used: 0),
        LayoutDiagnostic(.section(1, parameter: "columnWidth"), .negative, given: -6, used: 0),
      ])
    // The answers become valid.
    sheet.heights = [1: 30]
    sheet.widths = [1: 30]
    try engine.apply(
      LayoutTransaction([.resizeItem(ElementIndex(section: 1, item: 1))], numberOfSections: 3),
      for: sheet)
    #expect(engine.prepared.diagnostics.entries == [])
    // An invalid extent is replaced.
    try engine.setExtent(-4, ofRow: 0, for: sheet)
    try engine.setExtent(15, ofRow: 0, for: sheet)
    #expect(engine.prepared.diagnostics.entries == [])
    #expect(engine.contentSize == LayoutSize(width: 30, height: 45))
  }

  @Test func columnThatARowReachesFirst_isAskedForItsHeader() throws {
    let layout = SpreadsheetLayout.squares
    var sheet = Sheet(rows: 2, columns: 1)
    sheet.columnHeaders = [1: LayoutSize(width: 30, height: 12)]
    var engine = try LayoutEngine(layout, for: sheet, in: .hundred)
    #expect(engine.contentSize == LayoutSize(width: 10, height: 20))
    sheet.counts[1] = 2
    try engine.apply(
      LayoutTransaction([.insertItem(ElementIndex(section: 1, item: 1))], counts: [1, 2]),
      for: sheet)
    #expect(engine.contentSize == LayoutSize(width: 40, height: 32))
  }
}
