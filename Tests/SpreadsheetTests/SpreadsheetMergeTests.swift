import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Spreadsheet

@Suite struct SpreadsheetMergeTests {
  func prepared(
    _ merges: [String], rows: Int = 5, columns: Int = 5,
    _ change: (inout SpreadsheetLayout) -> Void = { _ in }
  ) throws -> PreparedSpreadsheet {
    var layout = SpreadsheetLayout.squares
    layout.merges = merges.map {
      CellRange($0) ?? CellRange(row: 0, column: 0, rowCount: 0, columnCount: 0)
    }
    change(&layout)
    let prepared = try layout.prepare(for: Sheet(rows: rows, columns: columns), in: .hundred)
    return prepared
  }

  func drawing(_ prepared: PreparedSpreadsheet) -> [String] {
    LayoutDrawing(prepared, square: LayoutSize(width: 10, height: 10)).lines
  }

  @Test func mergedCells_areOneCell() throws {
    #expect(
      drawing(try prepared(["B1:C2", "A3:C3"], rows: 3, columns: 3)) == [
        "A B B",
        "C B B",
        "D D D",
      ])
  }

  @Test func spans_areThoseOfMergedCellsAndHeaders() throws {
    let prepared = try prepared(["B1:C2"], rows: 3, columns: 4) {
      $0.columnHeaderHeight = 5
      $0.rowHeaderWidth = 5
    }
    #expect(
      prepared.trackSpan(of: .cell(section: 0, item: 1)) == TrackSpan(rows: 0..<2, columns: 1..<3))
    #expect(prepared.trackSpan(of: .cell(section: 1, item: 2)) == nil)
    #expect(
      prepared.trackSpan(of: .cell(section: 2, item: 3)) == TrackSpan(rows: 2..<3, columns: 3..<4))
    #expect(
      prepared.trackSpan(of: .supplementary(.rowHeader, 2))
        == TrackSpan(rows: 2..<3, columns: 0..<0))
    #expect(
      prepared.trackSpan(of: .supplementary(.columnHeader, 0, 3))
        == TrackSpan(rows: 0..<0, columns: 3..<4))
    for element: LayoutElement in [
      .cell(section: 0, item: 4), .cell(section: 3, item: 0), .cell(section: -1, item: 0),
      .supplementary(.rowHeader, 3), .supplementary(.columnHeader, 0, 4), .decoration(.corner, 0),
    ] {
      #expect(prepared.trackSpan(of: element) == nil)
    }
  }

  @Test func overlapping_theEarlierOneWins() throws {
    let prepared = try prepared(["B2:C3", "C3:D4", "A1:A2"])
    #expect(prepared.merges.ranges == ["A1:A2", "B2:C3"].compactMap { CellRange($0) })
    #expect(
      prepared.diagnostics.entries == [LayoutDiagnostic(.parameter("merges[1]"), .overlaps)])
  }

  /// Ranges that all overlap are compared with the accepted ones only.
  @Test func manyOverlapping_areLeftOut() throws {
    let prepared = try prepared(Array(repeating: "A1:B2", count: 30_000) + ["C3:D4"])
    #expect(prepared.merges.ranges == ["A1:B2", "C3:D4"].compactMap { CellRange($0) })
    #expect(prepared.diagnostics.count == 29_999)
  }

  @Test func beyondTheSheet_isCutThere() throws {
    let prepared = try prepared(["D4:Z99", "Z9:Z10"])
    #expect(prepared.merges.ranges == [CellRange("D4:E5")].compactMap { $0 })
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(.parameter("merges[0]"), .outOfRange),
        LayoutDiagnostic(.parameter("merges[1]"), .outOfRange),
      ])
  }

  @Test func acrossAFrozenEdge_isCutIntoBothSides() throws {
    let prepared = try prepared(["A1:C3"]) {
      $0.frozenTopRows = 1
      $0.frozenLeadingColumns = 1
    }
    #expect(
      prepared.merges.ranges == ["B1:C1", "A2:A3", "B2:C3"].compactMap { CellRange($0) })
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(.parameter("merges[0]"), .crossesFrozenEdge)
      ])
  }

  @Test(arguments: [
    ("A1", 0, 0, 1, 1), ("b2:D4", 1, 1, 3, 3), ("D4:B2", 1, 1, 3, 3), ("AA10:AB12", 9, 26, 3, 2),
    ("XFD1048576", 1_048_575, 16_383, 1, 1), ("A000000001", 0, 0, 1, 1),
    ("ZZZZZZ999999999", 999_999_998, 321_272_405, 1, 1),
  ])
  func names_areRead(name: String, row: Int, column: Int, rows: Int, columns: Int) throws {
    let range = try #require(CellRange(name))
    #expect(range == CellRange(row: row, column: column, rowCount: rows, columnCount: columns))
    #expect(CellRange(range.description) == range)
  }

  @Test(arguments: [
    "", "A", "1", "A0", "A1:", ":B2", "A1:B2:C3", "A-1", "1A", "A1 ", "ÄB1",
    "A99999999999999999999", "AAAAAAAAAAAAAA1", "A0000000001", "A3000000000", "ZZZZZZZ1",
    "A1\u{11}",
  ])
  func nonsense_isNoName(name: String) {
    #expect(CellRange(name) == nil)
  }

  @Test func registry_refusesRangesThatAreNone() throws {
    var registry = LayoutRegistry()
    try registry.register(SpreadsheetLayout.registration)
    #expect(
      throws: LayoutError.outOfRange(
        layout: "spreadsheet", path: "merges", value: "A1:B2,B",
        allowed: "a text (a range such as B2:D4)")
    ) { try registry.layout(named: "spreadsheet", ["merges": .list(["A1:B2", "B"])]) }
    let layout = try registry.layout(named: "spreadsheet", ["merges": .list(["A1:B2"])])
    #expect(
      layout.unwrapped(as: SpreadsheetLayout.self)?.merges
        == [CellRange(row: 0, column: 0, rowCount: 2, columnCount: 2)])
  }
}
