import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing

@testable import Spreadsheet

@Suite struct SpreadsheetBadDataTests {
  @Test func badSizes_areReplacedAndReported() throws {
    var sheet = Sheet(rows: 4, columns: 1)
    sheet.heights = [0: -5, 1: .nan, 2: .infinity]
    let prepared = try SpreadsheetLayout.squares.prepare(for: sheet, in: .hundred)
    let heights = prepared.allElements(viewport: .zero).map { $0.frame.height }
    #expect(heights[0] == 0 && heights[1] == 0 && heights[3] == 10)
    #expect(prepared.diagnostics.entries.map { $0.problem } == [.negative, .notFinite, .notFinite])
    #expect(
      prepared.diagnostics.entries[0].subject == .section(0, parameter: "rowHeight"))
  }

  @Test func sampleCountsThatAreTooSmall_areReplacedAndReported() throws {
    let sheet = Sheet(rows: 2, columns: 2)
    for (count, problem) in [(0, LayoutDiagnostic.Problem.zero), (-3, .negative)] {
      let layout = SpreadsheetLayout(sizing: .sampled, sampleCount: count)
      #expect(
        try layout.prepare(for: sheet, in: .hundred).diagnostics.entries == [
          LayoutDiagnostic(.parameter("sampleCount"), problem, given: Double(count), used: 1)
        ])
    }
    #expect(
      try SpreadsheetLayout(sampleCount: 0).prepare(for: sheet, in: .hundred).diagnostics.isEmpty)
  }

  @Test func countsThatLie_areReplacedOrRefused() throws {
    let prepared = try SpreadsheetLayout.squares.prepare(
      for: ClosureLayoutDelegate(sections: 2, itemCount: { $0 == 0 ? -4 : 2 }), in: .hundred)
    #expect((0..<2).map { prepared.numberOfItems(inSection: $0) } == [0, 2])
    #expect(
      throws: LayoutError.tooManyItems(section: 0, count: .max, limit: LayoutLimits.maximumCount)
    ) {
      try SpreadsheetLayout.squares.prepare(
        for: ClosureLayoutDelegate(itemsPerSection: .max), in: .hundred)
    }
    #expect(throws: LayoutError.self) {
      try SpreadsheetLayout(sizing: .cells).prepare(
        for: ClosureLayoutDelegate(sections: 1_048_576, itemsPerSection: 16_384), in: .hundred)
    }
  }

  @Test func rowsThatLoseTheirCommonCount_areRefusedBeforeTheSheetChanges() throws {
    let rows = LayoutLimits.maximumStoredItems + 1
    let layout = SpreadsheetLayout.squares
    let common = ClosureLayoutDelegate(sections: rows, itemsPerSection: 3)
    var prepared = try layout.prepare(for: common, in: .hundred)
    let changes = try LayoutTransaction(
      [.insertItem(ElementIndex(section: 1, item: 0))], numberOfSections: rows, itemCounts: [1: 4]
    ).changes(fromSections: rows) { _ in 3 }
    #expect(throws: LayoutError.tooManySections(count: rows, limit: rows - 1)) {
      try layout.update(
        &prepared, by: changes,
        for: ClosureLayoutDelegate(sections: rows, itemCount: { $0 == 1 ? 4 : 3 }), in: .hundred)
    }
    #expect(prepared.numberOfItems(inSection: 1) == 3)
    #expect(prepared.contentSize == LayoutSize(width: 30, height: Double(rows) * 10))
  }

  @Test func changedRowsAndColumnsThatDoNotExist_areIgnored() throws {
    var sheet = Sheet(rows: 4, columns: 3)
    var prepared = try SpreadsheetLayout.squares.prepare(for: sheet, in: .hundred)
    sheet.heights[1] = 30
    sheet.widths[2] = 40
    let changes = LayoutChanges(
      sections: IndexEdits(oldCount: 4), rows: [.min, -1, 1, 4, .max],
      columns: [.min, -1, 2, 3, .max])
    try SpreadsheetLayout.squares.update(&prepared, by: changes, for: sheet, in: .hundred)
    #expect(prepared.contentSize == LayoutSize(width: 60, height: 60))
  }

  @Test func astronomicalSheet_endsAtTheFarthestPosition() throws {
    let layout = SpreadsheetLayout(columnWidth: 1e9, rowHeight: 1e300)
    let prepared = try layout.prepare(
      for: ClosureLayoutDelegate(sections: 2_000_000_000, itemsPerSection: 2_000_000_000),
      in: .hundred)
    #expect(prepared.contentSize.height <= LayoutLimits.maximumPosition.points)
    #expect(prepared.contentSize.width <= LayoutLimits.maximumPosition.points)
    #expect(prepared.diagnostics.entries.contains { $0.subject == .content })
    let last = prepared.cellFrame(at: ElementIndex(section: 1_999_999_999, item: 1_999_999_999))
    #expect(last?.isFinite == true)
  }

  /// Columns that the user made narrow need no room of the farthest position.
  @Test func narrowedColumns_leaveTheirRoomToOthers() throws {
    let sheet = Sheet(rows: 1, columns: 6)
    var engine = try LayoutEngine(
      SpreadsheetLayout(columnWidth: .infinity, rowHeight: 10), for: sheet, in: .hundred)
    #expect(engine.contentSize.width == 117_281_240_296)
    for column in 0..<4 { try engine.setExtent(10, ofColumn: column, for: sheet) }
    try engine.reload(for: sheet)
    #expect(engine.contentSize.width == 58_640_620_188)
  }

  /// All columns end by the farthest position, and have no room for lines between them.
  @Test func columnsAtTheFarthestPosition_haveNoLines() throws {
    var layout = SpreadsheetLayout.squares
    layout.gridlineThickness = 3e10
    for (columns, lines) in [(3, 2), (6, 0)] {
      let prepared = try layout.prepare(for: Sheet(rows: 1, columns: columns), in: .hundred)
      #expect(prepared.listing { $0.kind == .columnGridline }.count == lines)
      let rect = LayoutRect(x: 5e10, y: 0, width: 100, height: 100)
      #expect(prepared.elements(in: rect).count == lines / 2)
    }
  }

  @Test func registration_listsEveryParameter() {
    let keys = Set(SpreadsheetLayout.registration.descriptor.parameters.map { $0.key })
    let properties = Mirror(reflecting: SpreadsheetLayout()).children.compactMap { $0.label }
    #expect(keys == Set(properties))
  }
}
