import LayoutCore
import LayoutRuntime
import LayoutTesting
import Spreadsheet
import TestSupport
import Testing

@Suite struct SpreadsheetEngineTests {
  /// Frozen cells are no anchors, even if they cover all others.
  @Test func frozenColumns_areNoAnchors() throws {
    var sheet = Sheet(rows: 60, columns: 12)
    var layout = SpreadsheetLayout.squares
    layout.sizing = .rowsAndColumns
    layout.frozenLeadingColumns = 1
    layout.frozenTrailingColumns = 1
    sheet.widths = [0: 60, 11: 60]
    var engine = try LayoutEngine(layout, for: sheet, in: .hundred)
    engine.scroll(to: LayoutPoint(x: 0, y: 205))
    sheet.heights[3] = 25
    let transaction = LayoutTransaction(
      [.resizeItem(ElementIndex(section: 3, item: 0))], numberOfSections: 60)
    let update = try engine.apply(transaction, for: sheet)
    #expect(update.contentOffset == LayoutPoint(x: 0, y: 220))
    #expect(engine.attributes(for: .cell(section: 21, item: 1))?.frame.minY == 225)
  }
}
