import Compositional
import Flow
import GroupedColumns
import LayoutCore
import LayoutRuntime
import Mixed
import Spreadsheet
import Testing
import Waterfall

@Suite struct DescriptionTests {
  let environment = LayoutEnvironment(width: 100, height: 200)

  @Test func preparedLayouts_areDescribedByTheirCounts() throws {
    let three = ClosureLayoutDelegate(sections: 1, itemsPerSection: 3)
    let stairs = ClosureLayoutDelegate(sections: 3) { $0 }
    let waterfall = WaterfallLayout(
      columns: 1, itemSpacing: 0, itemSizing: .exact, itemSize: LayoutSize(width: 10, height: 20))
    let tall = try waterfall.prepare(for: three, in: environment)
    #expect("\(tall)" == "1 section, 3 items, content 100 × 60")
    #expect("\(AnyPreparedLayout(tall))" == "\(tall)")
    let flow = FlowLayout(
      itemSize: LayoutSize(width: 50, height: 30), lineSpacing: 0, itemSpacing: 0)
    #expect(
      "\(try flow.prepare(for: stairs, in: environment))" == "3 sections, 3 items, content 100 × 60"
    )
    let sheet = SpreadsheetLayout(columnWidth: 10, rowHeight: 5, gridlineThickness: 0)
    #expect(
      "\(try sheet.prepare(for: stairs, in: environment))" == "3 sections, 3 items, content 20 × 10"
    )
    let grouped = GroupedColumnsLayout(columns: 1, itemExtent: 10, sectionSpacing: 0, style: .plain)
    #expect(
      "\(try grouped.prepare(for: stairs, in: environment))"
        == "3 sections, 3 items, content 100 × 30")
    let list = CompositionalLayout(
      sections: [CompositionalSection(.cell(height: .absolute(10)))])
    #expect(
      "\(try list.prepare(for: stairs, in: environment))" == "3 sections, 3 items, content 100 × 30"
    )
    let mixed = MixedLayout(blocks: [MixedBlock(waterfall, sections: 2), MixedBlock(sheet)])
    #expect(
      "\(try mixed.prepare(for: stairs, in: environment))"
        == "3 sections, 3 items, content 100 × 25")
  }

  @Test func engine_isDescribedWithItsViewport() throws {
    let layout = WaterfallLayout(
      columns: 1, itemSpacing: 0, itemSizing: .exact, itemSize: LayoutSize(width: 10, height: 200))
    var engine = try LayoutEngine(
      layout, for: ClosureLayoutDelegate(sections: 1, itemsPerSection: 3), in: environment)
    engine.setContentOffset(LayoutPoint(x: 0, y: 150))
    #expect(engine.contentOffset == LayoutPoint(x: 0, y: 150))
    #expect("\(engine)" == "1 section, 3 items, content 100 × 600, viewport (0, 150) 100 × 200")
  }
}
