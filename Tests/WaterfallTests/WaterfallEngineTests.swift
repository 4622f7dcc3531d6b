import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing
import Waterfall

@Suite struct WaterfallEngineTests {
  @Test func placedViewport_movesWhatIsPinnedAndTellsNothing() throws {
    let layout = WaterfallLayout(columns: 1, itemSpacing: 0, headerExtent: 20, pinsHeaders: true)
    let items = ArrayLayoutDelegate(
      sections: [[LayoutSize](repeating: LayoutSize(width: 1, height: 1), count: 9)])
    var engine = try LayoutEngine(
      layout, for: items, in: LayoutEnvironment(width: 100, height: 200))
    engine.scroll(to: .zero)
    engine.setContentOffset(LayoutPoint(x: .nan, y: 150))
    #expect(engine.viewport == LayoutRect(x: 0, y: 150, width: 100, height: 200))
    let header = LayoutElement.supplementary(.header, 0)
    #expect(engine.attributes(for: header)?.frame.minY == 150)
    #expect(engine.followsViewport(header))
    #expect(!engine.followsViewport(.cell(section: 0, item: 3)))
    // The next step reports the changes since the last step that reported any.
    let delta = engine.scroll(to: LayoutPoint(x: 0, y: 250))
    #expect(delta.disappeared == [.cell(section: 0, item: 0), .cell(section: 0, item: 1)])
    #expect(
      delta.appeared.map { $0.element } == [
        .cell(section: 0, item: 2), .cell(section: 0, item: 3), .cell(section: 0, item: 4),
      ])
    #expect(delta.updated.map { $0.element } == [header])

    try engine.hide(sections: [0], for: items)
    #expect(!engine.followsViewport(header))
  }
  @Test func smallStep_asksOnlyForPinnedHeaders() throws {
    let layout = WaterfallLayout(
      columns: 4, columnSpacing: 0, itemSpacing: 0, headerExtent: 20, pinsHeaders: true)
    let items = ArrayLayoutDelegate(
      sections: [[LayoutSize](repeating: LayoutSize(width: 1, height: 1), count: 400)])
    var engine = try LayoutEngine(
      layout, for: items, in: LayoutEnvironment(width: 400, height: 200))
    // A jump, a query with a margin for what follows, and a look at the edges in it.
    for y in [1030, 1031, 1032] { engine.scroll(to: LayoutPoint(x: 0, y: Double(y))) }
    // The viewport passes no edge of a cell, so the step looks at the header twice, and at no cell.
    let delta = engine.scroll(to: LayoutPoint(x: 0, y: 1040))
    #expect(delta.appeared.isEmpty && delta.disappeared.isEmpty)
    #expect(delta.updated.map { $0.element } == [.supplementary(.header, 0)])
    #expect(delta.updated.first?.frame == LayoutRect(x: 0, y: 1040, width: 400, height: 20))
    #expect(delta.work.searched == 2)
  }
}
