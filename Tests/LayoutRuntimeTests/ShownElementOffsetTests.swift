import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing
import Waterfall

/// Tests of offsets that show elements which follow the viewport.
@Suite struct ShownElementOffsetTests {
  let sheet = SpreadsheetLayout(
    columnWidth: 100, rowHeight: 40, frozenTopRows: 1, frozenLeadingColumns: 1)

  @Test func frozenCellsInView_leaveTheOffsetAlone() throws {
    var engine = try LayoutEngine(
      sheet, for: ClosureLayoutDelegate(sections: 100, itemsPerSection: 30),
      in: LayoutEnvironment(width: 400, height: 400))
    engine.scroll(to: LayoutPoint(x: 700, y: 2_000))
    func offset(_ row: Int, _ column: Int, _ position: ScrollPlace = .nearest) -> LayoutPoint? {
      engine.contentOffset(toShow: .cell(section: row, item: column), at: position)
    }
    #expect(offset(0, 0) == LayoutPoint(x: 700, y: 2_000))
    #expect(offset(52, 0) == LayoutPoint(x: 700, y: 2_000))
    #expect(offset(0, 9) == LayoutPoint(x: 700, y: 2_000))
    // Row 10 is hidden by nothing but the offset, and its frozen cell is in view along the other axis.
    #expect(offset(10, 0) == LayoutPoint(x: 700, y: 360))
    #expect(offset(0, 20) == LayoutPoint(x: 1_700, y: 2_000))
    #expect(offset(0, 0, .start) == .zero)
  }

  @Test func aPinnedHeaderInView_leavesTheOffsetAlone() throws {
    var engine = try LayoutEngine.wall(
      Heights(Array(repeating: 50, count: 20), [50]), headerExtent: 10, pinsHeaders: true)
    engine.scroll(to: LayoutPoint(x: 0, y: 300))
    #expect(engine.contentOffset(toShow: .supplementary(.header, 0))?.y == 300)
    #expect(engine.contentOffset(toShow: .supplementary(.header, 0), at: .start)?.y == 0)
  }
}
