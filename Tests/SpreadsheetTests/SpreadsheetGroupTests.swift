import LayoutCore
import LayoutRuntime
import Testing

@testable import Spreadsheet

@Suite struct SpreadsheetGroupTests {
  private func headers(_ layout: SpreadsheetLayout, columns: Int = 6) throws -> [String] {
    try layout.prepare(for: Sheet(rows: 2, columns: columns), in: .hundred)
      .listing { $0.category == .supplementary }
  }

  private func layout(_ groups: [String]) -> SpreadsheetLayout {
    var layout = SpreadsheetLayout.squares
    layout.columnHeaderHeight = 5
    layout.columnGroupHeight = 8
    layout.columnGroups = groups.compactMap { ColumnGroup($0) }
    return layout
  }

  @Test func headersOfGroups_areAboveThoseOfColumns() throws {
    #expect(
      try headers(layout(["B:C", "A:D", "F"])) == [
        "supplementary/columnGroupHeader/0/0 (0, 0) 40 × 8",
        "supplementary/columnGroupHeader/0/257 (10, 8) 20 × 8",
        "supplementary/columnGroupHeader/0/1280 (50, 0) 10 × 8",
        "supplementary/columnHeader/0/0 (0, 8) 10 × 13",
        "supplementary/columnHeader/0/1 (10, 16) 10 × 5",
        "supplementary/columnHeader/0/2 (20, 16) 10 × 5",
        "supplementary/columnHeader/0/3 (30, 8) 10 × 13",
        "supplementary/columnHeader/0/4 (40, 0) 10 × 21",
        "supplementary/columnHeader/0/5 (50, 8) 10 × 13",
      ])
  }

  @Test func groupsThatCrossAFrozenEdge_haveAHeaderOnEachSide() throws {
    var layout = layout(["A:C"])
    layout.frozenLeadingColumns = 1
    #expect(
      try headers(layout, columns: 3).prefix(3) == [
        "supplementary/columnGroupHeader/0/256 (10, 0) 20 × 8",
        "supplementary/columnHeader/0/1 (10, 8) 10 × 5",
        "supplementary/columnHeader/0/2 (20, 8) 10 × 5",
      ])
  }

  /// The group of a quarter folds to its first column, which shows the total.
  @Test func groupsFold_byTheLevelsOfTheirColumns() throws {
    var sheet = Sheet(rows: 1, columns: 5)
    sheet.columnLevels = [0, 1, 1, 0, 1]
    let layout = layout(["A:C", "D:E", "B:C"])
    var engine = try LayoutEngine(layout, for: sheet, in: .hundred)
    try engine.fold(columns: [0], for: sheet)
    func frame(_ level: Int, _ column: Int) -> LayoutAttributes? {
      engine.attributes(for: .columnGroupHeader(level: level, firstColumn: column))
    }
    #expect(frame(0, 0)?.frame == LayoutRect(x: 0, y: 0, width: 10, height: 8))
    #expect(frame(0, 3)?.frame == LayoutRect(x: 10, y: 0, width: 20, height: 8))
    #expect(frame(1, 1)?.isHidden == true)
    #expect(engine.trackSpan(of: .columnGroupHeader(level: 0, firstColumn: 0))?.columns == 0..<3)
  }

  @Test func invalidGroups_areCutOrLeftOut_andReported() throws {
    var layout = layout(["A:B", "B:C", "F:Z"])
    layout.columnGroups.append(ColumnGroup(firstColumn: -1, columnCount: .max))
    layout.columnGroups.append(ColumnGroup(firstColumn: .max, columnCount: .max))
    layout.columnGroups.append(ColumnGroup(firstColumn: 2, columnCount: 0))
    let prepared = try layout.prepare(for: Sheet(rows: 1, columns: 6), in: .hundred)
    #expect(prepared.groups.levels == [[0..<6], [0..<2, 5..<6]])
    #expect(
      prepared.diagnostics.entries.map { $0.description }.sorted() == [
        "columnGroups[1]: overlaps another", "columnGroups[2]: out of range",
        "columnGroups[3]: out of range", "columnGroups[4]: out of range",
        "columnGroups[5]: out of range",
      ])
  }

  @Test func names() {
    #expect(ColumnGroup("b:D") == ColumnGroup(firstColumn: 1, columnCount: 3))
    #expect(ColumnGroup("AA:A") == ColumnGroup(firstColumn: 0, columnCount: 27))
    #expect(ColumnGroup("C") == ColumnGroup(firstColumn: 2, columnCount: 1))
    #expect(["", ":", "A:", "A1:B2", "1", "A:B:C", "Ä"].allSatisfy { ColumnGroup($0) == nil })
    #expect(ColumnGroup(firstColumn: 1, columnCount: 3).description == "B:D")
    #expect(ColumnGroup(firstColumn: 2, columnCount: 1).description == "C")
    #expect(ColumnGroup(firstColumn: -1, columnCount: 2).description == "2 columns from -1")
  }
}
