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
  /// The sheet reports the elements that follow the viewport, and returns them for each step of a scroll.
  @Test func whatFollowsTheViewport() throws {
    var layout = SpreadsheetLayout.squares
    layout.frozenLeadingColumns = 1
    layout.columnHeaderHeight = 10
    layout.pinsHeaders = true
    layout.gridlineThickness = 1
    let sheet = try layout.prepare(for: Sheet(rows: 60, columns: 30), in: .hundred)
    func axes(_ element: LayoutElement) -> [Bool] {
      [LayoutAxis.horizontal, .vertical].map { sheet.followsViewport(element, along: $0) }
    }
    #expect(axes(.cell(section: 5, item: 0)) == [true, false])
    #expect(axes(.cell(section: 5, item: 1)) == [false, false])
    #expect(axes(.supplementary(.columnHeader, 0, 0)) == [true, true])
    #expect(axes(.supplementary(.columnHeader, 0, 5)) == [false, true])
    // The lines below row 5 and after column 0 and column 5, in the middle zone of the other axis.
    #expect(axes(.decoration(.rowGridline, 5, 1)) == [false, false])
    #expect(axes(.decoration(.rowGridline, 5, 0)) == [true, false])
    #expect(axes(.decoration(.columnGridline, 0, 1)) == [true, false])
    #expect(axes(.decoration(.columnGridline, 0, 16)) == [false, false])

    var found: [LayoutAttributes] = []
    let viewport = LayoutRect(x: 55, y: 55, width: 22, height: 33)
    sheet.appendFollowers(in: viewport, viewport: LayoutViewport(viewport), to: &found)
    #expect(found == sheet.elements(in: viewport).filter { sheet.followsViewport($0.element) })
    // Rows 4 to 6 below the header, of the frozen column; columns 5 and 6 beside it.
    #expect(
      found.map { $0.element }.filter { $0.category == .cell }
        == [.cell(section: 4, item: 0), .cell(section: 5, item: 0), .cell(section: 6, item: 0)])
    #expect(found.contains { $0.element == .supplementary(.columnHeader, 0, 6) })
  }
}
