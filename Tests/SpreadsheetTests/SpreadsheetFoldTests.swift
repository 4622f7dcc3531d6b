import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing

@testable import Spreadsheet

@Suite struct SpreadsheetFoldTests {
  /// The rows that are shown, with the upper edges of their cells.
  private func rows(_ engine: LayoutEngine) -> [Int: Double] {
    let all = engine.elements(in: .everything).filter { $0.element.category == .cell }
    return Dictionary(all.map { ($0.element.index.section, $0.frame.minY) }) { first, _ in first }
  }

  @Test func foldedRow_hidesTheRowsOfHigherLevels() throws {
    // 0: a folder with a file and a folder, which has two files; 5: a second folder of one file.
    let sheet = Sheet(levels: [0, 1, 1, 2, 2, 0, 1])
    var engine = try LayoutEngine(SpreadsheetLayout.squares, for: sheet, in: .hundred)
    try engine.fold(rows: [2], for: sheet)
    #expect(rows(engine) == [0: 0, 1: 10, 2: 20, 5: 30, 6: 40])
    #expect(engine.contentSize.height == 50)
    try engine.fold(rows: [0], for: sheet)
    #expect(rows(engine) == [0: 0, 5: 10, 6: 20])
    let hidden = engine.attributes(for: .cell(section: 3, item: 0))
    #expect(hidden?.isHidden == true && hidden?.frame.height == 0)
    #expect(engine.isFolded(row: 2) && engine.isFolded(row: 0) && !engine.isFolded(row: 5))
    // The inner folder stays folded.
    try engine.unfold(rows: [0], for: sheet)
    #expect(rows(engine) == [0: 0, 1: 10, 2: 20, 5: 30, 6: 40])
    try engine.unfold(rows: [2], for: sheet)
    #expect(rows(engine) == [0: 0, 1: 10, 2: 20, 3: 30, 4: 40, 5: 50, 6: 60])
  }

  @Test func levels_mayJump_andStartAbove0() throws {
    let sheet = Sheet(levels: [3, 4, 2, 7, 5, 5, 1])
    let layout = SpreadsheetLayout(rowHeight: 10, foldedRows: [0, 2])
    let prepared = try layout.prepare(for: sheet, in: .hundred)
    #expect(
      prepared.listing() == [
        "cell/0/0 (0, 0) 100 × 10", "cell/2/0 (0, 10) 100 × 10",
        "cell/6/0 (0, 20) 100 × 10",
      ])
  }

  @Test func invalidLevelsAndFolds_areReplacedAndReported() throws {
    let sheet = Sheet(levels: [-4, 300, 255])
    let layout = SpreadsheetLayout(rowHeight: 10, foldedRows: [-1, 0, 0, 3, 2])
    let prepared = try layout.prepare(for: sheet, in: .hundred)
    #expect(prepared.listing() == ["cell/0/0 (0, 0) 100 × 10"])
    #expect(
      prepared.diagnostics.entries.map { $0.description } == [
        "section 0, rowLevel: negative (-4), used 0",
        "section 1, rowLevel: out of range (300), used 255",
        "foldedRows: out of range (-1)", "foldedRows: out of range (3)",
      ])
  }

  @Test func foldedColumn_hidesTheColumnsOfHigherLevels() throws {
    var sheet = Sheet(rows: 1, columns: 5)
    sheet.columnLevels = [0, 1, 1, 0, 1]
    var engine = try LayoutEngine(SpreadsheetLayout.squares, for: sheet, in: .hundred)
    try engine.fold(columns: [0], for: sheet)
    #expect(
      engine.elements(in: .everything).map { "\($0.element) \($0.frame)" } == [
        "cell/0/0 (0, 0) 10 × 10", "cell/0/3 (10, 0) 10 × 10", "cell/0/4 (20, 0) 10 × 10",
      ])
    try engine.unfold(columns: [0], for: sheet)
    #expect(engine.contentSize.width == 50)
  }

  /// Merged cells, frozen rows and rows that the user hides keep their numbers.
  @Test func foldedRows_keepTheirNumbers() throws {
    let sheet = Sheet(levels: [0, 1, 1, 0, 1, 1])
    var layout = SpreadsheetLayout.squares
    layout.frozenTopRows = 1
    layout.merges = [CellRange(row: 3, column: 0, rowCount: 3, columnCount: 1)]
    var engine = try LayoutEngine(layout, for: sheet, in: .hundred)
    try engine.hide(rows: [1], for: sheet)
    try engine.fold(rows: [0, 3], for: sheet)
    #expect(rows(engine) == [0: 0, 3: 10])
    #expect(engine.attributes(for: .cell(section: 3, item: 0))?.frame.height == 10)
    #expect(engine.trackSpan(of: .cell(section: 3, item: 0))?.rows == 3..<6)
    try engine.unfold(rows: [0], for: sheet)
    #expect(rows(engine) == [0: 0, 2: 10, 3: 20])
    #expect(engine.isHidden(section: 1))
  }

  /// Folded rows follow transactions, and new rows belong to the parents before them.
  @Test func foldedRows_followTransactions() throws {
    var sheet = Sheet(levels: [0, 1, 0, 1])
    var engine = try LayoutEngine(SpreadsheetLayout.squares, for: sheet, in: .hundred)
    try engine.fold(rows: [2], for: sheet)
    sheet = Sheet(levels: [0, 0, 1, 0, 1, 1])
    try engine.apply(
      LayoutTransaction([.insertSection(0), .insertSection(5)], counts: sheet.counts), for: sheet)
    #expect(rows(engine) == [0: 0, 1: 10, 2: 20, 3: 30])
    // A row whose level is raised joins the group before it.
    sheet.levels = [0, 1, 1, 0, 1, 1]
    try engine.apply(
      LayoutTransaction([.reloadItem(ElementIndex(section: 1, item: 0))], counts: sheet.counts),
      for: sheet)
    try engine.fold(rows: [0], for: sheet)
    #expect(rows(engine) == [0: 0, 3: 10])
  }

  // MARK: The place

  private func scrolled(_ y: Double) throws -> (Sheet, LayoutEngine) {
    let sheet = Sheet(levels: (0..<200).map { $0 % 20 == 0 ? 0 : 1 })
    var engine = try LayoutEngine(SpreadsheetLayout.squares, for: sheet, in: .hundred)
    engine.scroll(to: LayoutPoint(x: 0, y: y))
    return (sheet, engine)
  }

  @Test func place_staysIfRowsAreFoldedAboveOrBelow() throws {
    var (sheet, engine) = try scrolled(835)
    try engine.fold(rows: [0, 180], for: sheet)
    #expect(engine.contentOffset.y == 645)
    #expect(engine.attributes(for: .cell(section: 84, item: 0))?.frame.minY == 650)
    try engine.unfold(rows: [0], for: sheet)
    #expect(engine.contentOffset.y == 835)
  }

  @Test func foldedRow_takesThePlaceOfItsRows() throws {
    // Rows 83 to 93 are in view; all belong to row 80.
    var (sheet, engine) = try scrolled(835)
    try engine.fold(rows: [80], for: sheet)
    #expect(engine.attributes(for: .cell(section: 80, item: 0))?.frame.minY == 800)
    // Row 84 was the first one wholly in view, 5 points below the edge.
    #expect(engine.contentOffset.y == 795)
    (sheet, engine) = try scrolled(830)
    try engine.fold(rows: Array(0..<200), for: sheet)
    #expect(engine.contentOffset.y == 0)
    #expect(rows(engine)[180] == 90)
  }

  // MARK: Work

  /// Folding asks for nothing, whatever the heights, and a query passes the folded rows at once.
  @Test(arguments: [false, true]) func foldedGroup_costsNothingByRow(isSized: Bool) throws {
    var sheet = Sheet(levels: (0..<200_000).map { $0 % 100_000 == 0 ? 0 : 1 + $0 % 3 })
    if isSized { for row in 0..<200_000 { sheet.heights[row] = Double(10 + row % 7) } }
    var engine = try LayoutEngine(SpreadsheetLayout.squares, for: sheet, in: .hundred)
    for _ in 0..<2 {
      let fold = try engine.fold(rows: [0], for: sheet)
      #expect(fold.work.questions == 0 && fold.work.total <= 4)
      let query = engine.prepared.work(ofQueryIn: engine.viewport, viewport: engine.viewport)
      #expect(query.searched < 40)
      #expect(engine.visibleElements.contains { $0.element == .cell(section: 100_000, item: 0) })
      let unfold = try engine.unfold(rows: [0], for: sheet)
      #expect(unfold.work.questions == 0 && unfold.work.total <= 4)
    }
  }
}
