import GroupedColumns
import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing
import Waterfall

/// Tests that queries pass elements without extent, however many there are.
@Suite struct HiddenTrackWorkTests {
  let screen = LayoutEnvironment(width: 390, height: 844)

  private func searched(_ engine: LayoutEngine) -> Int {
    engine.prepared.work(ofQueryIn: engine.viewport, viewport: engine.viewport).searched
  }

  @Test func hiddenRowsAndColumnsOfASheet() throws {
    let cells = ClosureLayoutDelegate(sections: 100_000, itemsPerSection: 20)
    var engine = try LayoutEngine(SpreadsheetLayout(), for: cells, in: screen)
    try engine.hide(rows: 0..<99_997, for: cells)
    #expect(searched(engine) < 100)
    #expect(engine.visibleElements.contains { $0.element == .cell(section: 99_999, item: 0) })
    let wide = ClosureLayoutDelegate(sections: 20, itemsPerSection: 100_000)
    var columns = try LayoutEngine(
      SpreadsheetLayout(merges: [CellRange(row: 1, column: 50, rowCount: 2, columnCount: 99_949)]),
      for: wide,
      in: screen)
    try columns.hide(columns: 0..<99_997, for: wide)
    #expect(searched(columns) < 200)
    // The merged cell begins in a hidden column and extends into two that are shown.
    #expect(columns.visibleElements.contains { $0.element == .cell(section: 1, item: 50) })
  }

  @Test func rowsWithoutHeight() throws {
    func height(_ index: ElementIndex) -> Double { index.item < 99_990 ? 0 : 40 }
    let rows = ClosureLayoutDelegate(itemCount: { _ in 100_000 }) { index, _ in
      LayoutSize(width: 10, height: height(index))
    }
    let groups = try LayoutEngine(GroupedColumnsLayout(columns: 1), for: rows, in: screen)
    #expect(searched(groups) < 100)
    #expect(groups.visibleElements.filter { $0.element.category == .cell }.count == 10)
    #expect(groups.visibleElements.filter { $0.element.kind == .separator }.count == 9)
    for (columns, policy) in [(1, ChangePolicy.reflow), (2, .reflow), (2, .preserveTracks)] {
      var wall = WaterfallLayout(columns: .fixed(columns), itemSpacing: 0, itemSizing: .exact)
      wall.changePolicy = policy
      var engine = try LayoutEngine(wall, for: rows, in: screen)
      if policy == .preserveTracks {
        try engine.setPreferredSizes(
          [PreferredSize(ElementIndex(section: 0, item: 0), LayoutSize(width: 10, height: 20))],
          for: rows)
      }
      #expect(searched(engine) < 1_000, "\(columns) \(policy)")
      #expect(engine.visibleElements.count >= 10)
    }
  }
}
