import LayoutCore
import LayoutRuntime
import Testing

@testable import Spreadsheet

@Suite struct SpreadsheetPinTests {
  /// Rows of 10 points: a folder (0) of a folder (1) of three files, and a file (5); a folder (6).
  let sheet = Sheet(levels: [0, 1, 2, 2, 2, 1, 0, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])

  private var layout: SpreadsheetLayout {
    var layout = SpreadsheetLayout.squares
    layout.pinsParents = true
    return layout
  }

  /// The upper edges of the cells of some rows in a viewport.
  private func tops(_ rows: [Int], _ layout: SpreadsheetLayout, at y: Double) throws -> [Double] {
    let prepared = try layout.prepare(for: sheet, in: .hundred)
    let viewport = LayoutRect(x: 0, y: y, width: 100, height: 100)
    return rows.compactMap {
      prepared.attributes(for: .cell(section: $0, item: 0), viewport: viewport)?.frame.minY
    }
  }

  @Test func parents_stackAtTheEdge_andLeaveWithTheirGroups() throws {
    #expect(try tops([0, 1, 2], layout, at: 0) == [0, 10, 20])
    #expect(try tops([0, 1, 2], layout, at: 5) == [5, 15, 20])
    // The group of row 1 ends at 50, and that of row 0 at 60.
    #expect(try tops([0, 1, 6], layout, at: 30) == [30, 40, 60])
    #expect(try tops([0, 1, 6], layout, at: 35) == [35, 40, 60])
    #expect(try tops([0, 1, 6], layout, at: 45) == [45, 10, 60])
    #expect(try tops([0, 1, 6], layout, at: 55) == [50, 10, 60])
    #expect(try tops([0, 1, 6], layout, at: 65) == [0, 10, 65])
    #expect(try tops([0, 1], layout, at: -20) == [0, 10])
    #expect(try tops([0, 1, 6], SpreadsheetLayout.squares, at: 35) == [0, 10, 60])
  }

  @Test func parents_stayBelowFrozenRowsAndHeaders() throws {
    var layout = layout
    layout.columnHeaderHeight = 7
    layout.pinsHeaders = true
    layout.frozenTopRows = 1
    // Row 0 is frozen, and row 1 follows the edge below it.
    #expect(try tops([0, 1, 2], layout, at: 12) == [19, 29, 27])
    let prepared = try layout.prepare(for: sheet, in: .hundred)
    #expect(prepared.obscuredEdges(for: .cell(section: 3, item: 0)).top == 27)
    #expect(prepared.obscuredEdges(for: .cell(section: 7, item: 0)).top == 27)
  }

  /// Outer parents are in front of inner ones, cells are behind them, and frozen panes in front.
  @Test func pinnedParents_areBetweenCellsAndFrozenPanes() throws {
    var layout = layout
    layout.rowHeaderWidth = 5
    layout.frozenBottomRows = 1
    let prepared = try layout.prepare(for: sheet, in: .hundred)
    let rect = LayoutRect(x: 0, y: 35, width: 100, height: 100)
    let found = prepared.elements(in: LayoutRect(x: 0, y: 42, width: 9, height: 1), viewport: rect)
    #expect(
      found.map { "\($0.element) \($0.zIndex)" } == [
        "cell/4/0 0", "decoration/parentBackground/1/1 1017", "cell/1/0 1020",
        "decoration/parentBackground/0/1 1021",
        "cell/0/0 1024", "supplementary/rowHeader/4/0 102400",
        "decoration/parentBackground/1/3 103417", "supplementary/rowHeader/1/0 103420",
        "decoration/parentBackground/0/3 103421", "supplementary/rowHeader/0/0 103424",
      ])
    let frozen = prepared.attributes(for: .cell(section: 17, item: 0), viewport: rect)
    #expect(frozen?.zIndex == 8_192)
  }

  /// A folded parent has no rows below which it could stay.
  @Test func foldedParents_areNotPinned() throws {
    var layout = layout
    layout.foldedRows = [0]
    #expect(try tops([0, 6], layout, at: 5) == [0, 10])
    layout.foldedRows = [1]
    #expect(try tops([0, 1, 6], layout, at: 5) == [5, 10, 30])
  }
}
