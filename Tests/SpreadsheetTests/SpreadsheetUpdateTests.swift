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

  /// A row of a sample keeps the report about its header, which is not asked for again.
  @Test func extentOfASampledRow_losesNoReport() throws {
    var layout = SpreadsheetLayout.squares
    layout.sizing = .sampled
    layout.sampleCount = 1
    var sheet = Sheet(rows: 2, columns: 1)
    sheet.rowHeaders[0] = LayoutSize(width: 20, height: -0.5)
    var engine = try LayoutEngine(layout, for: sheet, in: Self.environment)
    for extent in [30.0, nil] {
      try engine.setExtent(extent, ofRow: 0, for: sheet)
      #expect(
        engine.prepared.diagnostics.entries.map { $0.description } == [
          "supplementary/rowHeader/0/0: negative (-0.5), used 0"
        ])
    }
  }
}
