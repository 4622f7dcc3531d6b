import Flow
import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing
import Waterfall

@testable import Mixed

@Suite struct MixedEngineTests {
  /// The anchor at the end stays there if a block that scrolls along both axes joins.
  @Test func anchorAtTheEnd_staysIfTheScrollAxisChanges() throws {
    let row = FlowLayout(axis: .horizontal)
    let layout = MixedLayout(
      blocks: [MixedBlock(row, sections: 1), MixedBlock(SpreadsheetLayout())], axis: .horizontal)
    let environment = LayoutEnvironment(width: 300, height: 200)
    func cells(_ counts: [Int]) -> ArrayLayoutDelegate {
      ArrayLayoutDelegate(
        sections: counts.map { Array(repeating: LayoutSize(width: 40, height: 40), count: $0) })
    }
    var engine = try LayoutEngine(layout, for: cells([60]), in: environment)
    engine.anchor = .end
    engine.scroll(to: engine.contentOffsetBounds.maximum)
    let end = engine.viewport.minX
    #expect(end > 0)
    try engine.apply(
      LayoutTransaction([.insertSection(1)], counts: [60, 3]), for: cells([60, 3]))
    #expect(engine.viewport.minX >= end)
  }

  /// A frozen row needs the bar that a scroll view adds, which no frame needed before the row.
  @Test func aSheetThatIsInserted_afterABarGrew_keepsBelowTheBar() throws {
    let layout = MixedLayout(blocks: [
      MixedBlock(WaterfallLayout(columns: 1), sections: 1),
      MixedBlock(SpreadsheetLayout(columnWidth: 50, rowHeight: 20, frozenTopRows: 1)),
    ])
    var environment = LayoutEnvironment(width: 200, height: 100)
    var engine = try LayoutEngine(
      layout, for: ArrayLayoutDelegate(counts: [1]), in: environment)
    environment.insets.top = 40
    try engine.setEnvironment(environment, for: ArrayLayoutDelegate(counts: [1]))
    let counts = [1] + Array(repeating: 4, count: 30)
    let after = ArrayLayoutDelegate(counts: counts)
    try engine.apply(
      LayoutTransaction((1...30).map { .insertSection($0) }, counts: counts), for: after)
    engine.setContentOffset(LayoutPoint(x: 0, y: 360))
    var fresh = try LayoutEngine(layout, for: after, in: environment)
    fresh.setContentOffset(LayoutPoint(x: 0, y: 360))
    #expect(engine.visibleElements == fresh.visibleElements)
    #expect(engine.attributes(for: .cell(section: 1, item: 0))?.frame.minY == 400)
  }

  /// The placement of a waterfall that keeps tracks depends on the changes so far.
  @Test func tracks_areKept_afterABarGrew() throws {
    var wall = WaterfallLayout(columns: 2, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    wall.changePolicy = .preserveTracks
    let delegate = Column([100, 10, 10])
    var environment = LayoutEnvironment(width: 100, height: 100)
    var engine = try LayoutEngine(
      MixedLayout(blocks: [MixedBlock(wall)]), for: delegate, in: environment)
    func measure(_ item: Int, _ height: Double) throws {
      let size = LayoutSize(width: 50, height: height)
      try engine.setPreferredSizes(
        [PreferredSize(ElementIndex(section: 0, item: item), size)], for: delegate)
    }
    try measure(0, 5)
    let last = LayoutElement.cell(section: 0, item: 2)
    #expect(engine.attributes(for: last)?.frame.origin == LayoutPoint(x: 50, y: 10))
    environment.insets.bottom = 30
    try engine.setEnvironment(environment, for: delegate)
    try measure(1, 12)
    #expect(engine.attributes(for: last)?.frame.origin == LayoutPoint(x: 50, y: 12))
  }

  private struct Column: LayoutDelegate {
    let heights: [Double]
    init(_ heights: [Double]) { self.heights = heights }
    var numberOfSections: Int { 1 }
    func numberOfItems(inSection section: Int) -> Int { heights.count }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 50, height: heights[index.item])
    }
  }

  /// A column header has the first section of its block.
  @Test(arguments: [true, false])
  func aColumnHeader_isFollowed_ifTheFirstRowChanges(isInserted: Bool) throws {
    var wall = WaterfallLayout(columns: 1, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    wall.section.itemSize = LayoutSize(width: 50, height: 50)
    let layout = MixedLayout(blocks: [
      MixedBlock(wall, sections: 1),
      MixedBlock(SpreadsheetLayout(columnWidth: 30, rowHeight: 20, columnHeaderHeight: 24)),
    ])
    var counts = [1] + Array(repeating: 2, count: 40)
    var engine = try LayoutEngine(
      layout, for: ArrayLayoutDelegate(counts: counts),
      in: LayoutEnvironment(width: 50, height: 80))
    engine.scroll(to: LayoutPoint(x: 0, y: 50))
    let header = LayoutElement.supplementary(.columnHeader, 1, 0)
    #expect(engine.attributes(for: header)?.frame.minY == 50)
    engine.anchor = .element(header)
    if isInserted { counts.append(2) } else { counts.removeLast() }
    let update = try engine.apply(
      LayoutTransaction([isInserted ? .insertSection(1) : .deleteSection(1)], counts: counts),
      for: ArrayLayoutDelegate(counts: counts))
    #expect(update.offsetAdjustment == .zero)
    #expect(engine.anchor == .element(header))
    #expect(engine.attributes(for: header)?.frame.minY == 50)
  }

  /// The sheet leaves bars at its sides to the scroll view, which the page does not.
  @Test func barsBesideAnUnpinnedSheet_coverItsCells() throws {
    let page = MixedLayout(blocks: [
      MixedBlock(WaterfallLayout(columns: 1), sections: 1),
      MixedBlock(SpreadsheetLayout(columnWidth: 60, rowHeight: 10)),
    ])
    let engine = try LayoutEngine(
      page, for: ArrayLayoutDelegate(counts: [1, 4, 4]),
      in: LayoutEnvironment(
        width: 100, height: 80, insets: LayoutInsets(leading: 12, trailing: 8)))
    let cell = LayoutElement.cell(section: 1, item: 2)
    #expect(engine.visibleRegion(for: cell).minX == 12)
    #expect(engine.visibleRegion(for: cell).maxX == 92)
    #expect(engine.contentOffset(toShow: cell, at: .start)?.x == 120)
  }
}
