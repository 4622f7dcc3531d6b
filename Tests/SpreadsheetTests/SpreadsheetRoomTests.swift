import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing

/// Tests of frozen panes that leave no room.
@Suite struct SpreadsheetRoomTests {
  private func engine(
    _ layout: SpreadsheetLayout, height: Double
  ) throws -> LayoutEngine {
    try LayoutEngine(
      layout, for: ClosureLayoutDelegate(sections: 50, itemsPerSection: 3),
      in: LayoutEnvironment(width: 400, height: height))
  }

  /// Of 20 frozen rows of 40 points, 9 leave room for another one in 400 points.
  @Test func rowsThatDoNotFit_scroll() throws {
    let layout = SpreadsheetLayout(columnWidth: 100, rowHeight: 40, frozenTopRows: 20)
    var engine = try engine(layout, height: 400)
    #expect(
      engine.prepared.diagnostics.entries == [
        LayoutDiagnostic(.parameter("frozenTopRows"), .noRoom, given: 20, used: 9)
      ])
    for row in [8, 9, 19, 49] {
      let offset = try #require(engine.contentOffset(toShow: .cell(section: row, item: 0)))
      engine.scroll(to: offset)
      #expect(engine.visibleElements.contains { $0.element == .cell(section: row, item: 0) })
    }
    #expect(engine.visibleElements.contains { $0.element == .cell(section: 8, item: 0) })
    #expect(!engine.visibleElements.contains { $0.element == .cell(section: 9, item: 0) })
  }

  /// Rows at the top take precedence over those at the bottom.
  @Test func bothSides_leaveRoomForARow() throws {
    let layout = SpreadsheetLayout(
      columnWidth: 100, rowHeight: 40, frozenTopRows: 3, frozenBottomRows: 3)
    let few = try engine(layout, height: 200)
    #expect(
      few.prepared.diagnostics.entries == [
        LayoutDiagnostic(.parameter("frozenBottomRows"), .noRoom, given: 3, used: 1)
      ])
    #expect(try engine(layout, height: 280).prepared.diagnostics.isEmpty)
  }

  @Test func anElementUnderBars_isInViewAtNoOffset() throws {
    let engine = try LayoutEngine(
      SpreadsheetLayout(columnWidth: 100, rowHeight: 40, frozenTopRows: 2),
      for: ClosureLayoutDelegate(sections: 50, itemsPerSection: 3),
      in: LayoutEnvironment(
        width: 400, height: 200, insets: LayoutInsets(top: 60, bottom: 60)))
    #expect(engine.contentOffset(toShow: .cell(section: 9, item: 0)) == nil)
    #expect(engine.contentOffset(toShow: .cell(section: 1, item: 0)) != nil)
  }
}
