import LayoutCore
import Testing

@testable import Spreadsheet

@Suite struct SpreadsheetStickyTests {
  func frame(
    _ prepared: PreparedSpreadsheet, _ element: LayoutElement, _ x: Double, _ y: Double
  ) -> LayoutRect? {
    let viewport = LayoutRect(x: x, y: y, width: 100, height: 100)
    return prepared.attributes(for: element, viewport: viewport)?.frame
  }

  @Test func stickyHeaders_followTheViewport_evenBeyondTheContent() throws {
    var layout = SpreadsheetLayout.squares
    layout.columnHeaderHeight = 20
    layout.rowHeaderWidth = 30
    layout.pinsHeaders = true
    var environment = LayoutEnvironment.hundred
    environment.insets = LayoutInsets(top: 7, leading: 5)
    let prepared = try layout.prepare(for: Sheet(rows: 50, columns: 50), in: environment)
    for (x, y) in [(0.0, 0.0), (120, 65), (-30, -40), (5000, 5000)] {
      #expect(
        frame(prepared, .decoration(.corner, 0), x, y)
          == LayoutRect(x: x + 5, y: y + 7, width: 30, height: 20))
      #expect(
        frame(prepared, .supplementary(.rowHeader, 4), x, y)
          == LayoutRect(x: x + 5, y: 60, width: 30, height: 10))
      #expect(
        frame(prepared, .supplementary(.columnHeader, 0, 4), x, y)
          == LayoutRect(x: 70, y: y + 7, width: 10, height: 20))
    }
    #expect(
      frame(prepared, .cell(section: 4, item: 4), 120, 65)
        == LayoutRect(x: 70, y: 60, width: 10, height: 10))
    #expect(prepared.contentSize == LayoutSize(width: 530, height: 520))
  }

  @Test func frozenRowsAndColumns_stayOnAllFourSides() throws {
    var layout = SpreadsheetLayout.squares
    layout.frozenTopRows = 2
    layout.frozenBottomRows = 1
    layout.frozenLeadingColumns = 1
    layout.frozenTrailingColumns = 1
    let prepared = try layout.prepare(for: Sheet(rows: 50, columns: 50), in: .hundred)
    // At (120, 65): frozen rows begin with the viewport, the last one ends with it.
    #expect(
      frame(prepared, .cell(section: 1, item: 20), 120, 65)
        == LayoutRect(x: 200, y: 75, width: 10, height: 10))
    #expect(
      frame(prepared, .cell(section: 49, item: 20), 120, 65)
        == LayoutRect(x: 200, y: 155, width: 10, height: 10))
    #expect(
      frame(prepared, .cell(section: 20, item: 0), 120, 65)
        == LayoutRect(x: 120, y: 200, width: 10, height: 10))
    #expect(
      frame(prepared, .cell(section: 20, item: 49), 120, 65)
        == LayoutRect(x: 210, y: 200, width: 10, height: 10))
    #expect(
      frame(prepared, .cell(section: 49, item: 49), 120, 65)
        == LayoutRect(x: 210, y: 155, width: 10, height: 10))
    // At rest the last row and column still end with the viewport; at the end they lie at home.
    #expect(
      frame(prepared, .cell(section: 49, item: 49), 0, 0)
        == LayoutRect(x: 90, y: 90, width: 10, height: 10))
    #expect(
      frame(prepared, .cell(section: 49, item: 49), 400, 400)
        == LayoutRect(x: 490, y: 490, width: 10, height: 10))
    // Bouncing beyond the beginning moves nothing.
    #expect(
      frame(prepared, .cell(section: 0, item: 0), -30, -30)
        == LayoutRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func viewportTooSmallForBothFrozenSides_keepsThemApart() throws {
    var layout = SpreadsheetLayout.squares
    layout.frozenTopRows = 4
    layout.frozenBottomRows = 4
    let prepared = try layout.prepare(for: Sheet(rows: 50, columns: 1), in: .hundred)
    // The viewport is only 60 points high, as above a keyboard.
    let viewport = LayoutRect(x: 0, y: 200, width: 100, height: 60)
    func edges(_ row: Int) -> LayoutRect? {
      prepared.attributes(for: .cell(section: row, item: 0), viewport: viewport)?.frame
    }
    #expect(edges(3)?.maxY == 240)
    #expect(edges(46)?.minY == 240)
  }

  @Test func layers_cellsRowHeadersColumnHeadersCorner() throws {
    var layout = SpreadsheetLayout.squares
    layout.columnHeaderHeight = 10
    layout.rowHeaderWidth = 10
    layout.frozenTopRows = 1
    layout.frozenLeadingColumns = 1
    let prepared = try layout.prepare(for: Sheet(rows: 2, columns: 2), in: .hundred)
    #expect(
      prepared.elements(in: LayoutRect(x: 0, y: 0, width: 100, height: 100)).map {
        "\($0.element) \($0.zIndex)"
      } == [
        "cell/1/1 0", "decoration/background/0/1 1", "cell/0/1 4", "decoration/background/0/3 9",
        "cell/1/0 12", "decoration/background/0/0 17", "cell/0/0 20",
        "supplementary/rowHeader/1/0 100", "supplementary/rowHeader/0/0 102",
        "supplementary/columnHeader/0/1 200", "supplementary/columnHeader/0/0 202",
        "decoration/corner/0/0 500",
      ])
  }

  @Test(arguments: [-1, 60, Int.max])
  func moreFrozenThanThereIs_isCutAndReported(count: Int) throws {
    var layout = SpreadsheetLayout.squares
    layout.frozenTopRows = count
    layout.frozenBottomRows = 3
    let prepared = try layout.prepare(for: Sheet(rows: 5, columns: 2), in: .hundred)
    #expect(prepared.diagnostics.count == (count < 0 ? 1 : 2))
    #expect(
      prepared.elements(in: LayoutRect(x: 0, y: 0, width: 100, height: 100)).count {
        $0.element.category == .cell
      } == 10)
  }
}
