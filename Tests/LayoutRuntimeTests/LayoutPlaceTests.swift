import LayoutCore
import LayoutRuntime
import Testing
import Waterfall

/// Tests of places and goals, with twenty rows of 50 points in a viewport of 100 points.
@Suite struct LayoutPlaceTests {
  private let rows = Heights(Array(repeating: 50, count: 20))

  @Test(arguments: [
    (ScrollPlace.start, 450.0, "0/9 at 0"), (.center, 425, "0/9 at 25"), (.end, 400, "0/9 at 50"),
    (.nearest, 400, "0/9 at 50"),
  ])
  func aGoal_isKeptWhileSizesAreLearned(edge: ScrollPlace, offset: Double, sight: String) throws {
    var engine = try LayoutEngine.wall(rows)
    engine.scroll(toPlace: LayoutPlace(of: .cell(section: 0, item: 9), at: edge))
    #expect(engine.viewport.minY == offset)
    #expect(engine.sight.contains(sight))
    for item in [2, 8] {
      let size = PreferredSize(
        ElementIndex(section: 0, item: item), LayoutSize(width: 100, height: 90))
      try engine.setPreferredSizes([size], for: rows)
      #expect(engine.sight.contains(sight))
    }
    // A person who scrolls ends it.
    engine.scroll(to: LayoutPoint(x: 0, y: engine.viewport.minY - 90))
    #expect(engine.goal == nil)
  }

  @Test func aGoalThatLoadsLate_isReachedWhenItIsThere() throws {
    var engine = try LayoutEngine.wall(Heights([]))
    engine.scroll(toPlace: LayoutPlace(of: .cell(section: 0, item: 9)))
    #expect(engine.viewport.minY == 0)
    try engine.reload(for: rows)
    #expect(engine.sight == ["0/9 at 0", "0/10 at 50"])
    // It follows its element.
    var more = rows
    more.sections[0].insert(70, at: 3)
    try engine.apply(more.transaction(.insertItem(ElementIndex(section: 0, item: 3))), for: more)
    #expect(engine.goal == LayoutPlace(of: .cell(section: 0, item: 10)))
    #expect(engine.sight == ["0/10 at 0", "0/11 at 50"])
    more.sections[0].remove(at: 10)
    try engine.apply(more.transaction(.deleteItem(ElementIndex(section: 0, item: 10))), for: more)
    #expect(engine.goal == nil)
  }

  @Test(arguments: [(FlowDirection.leftToRight, 250.0), (.rightToLeft, 650)])
  func aPlaceSideways_isMeasuredInReadingDirection(direction: FlowDirection, x: Double) throws {
    let row = ArrayLayoutDelegate(
      sizes: Array(repeating: LayoutSize(width: 50, height: 50), count: 20))
    var layout = WaterfallLayout(
      columns: 1, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    layout.axis = .horizontal
    var engine = try LayoutEngine(
      layout, for: row, in: LayoutEnvironment(width: 100, height: 100, direction: direction))
    let place = LayoutPlace(of: .cell(section: 0, item: 5))
    #expect(engine.contentOffset(for: place)?.x == x)
    engine.scroll(toPlace: place)
    engine.endGoal()
    // 20 points farther in reading direction, item 6 is the first whole one.
    engine.scroll(to: LayoutPoint(x: direction == .leftToRight ? x + 20 : x - 20, y: 0))
    #expect(
      engine.place()
        == LayoutPlace(of: .cell(section: 0, item: 6), distance: LayoutPoint(x: 30, y: 0)))
    #expect(
      engine.place(from: .end)
        == LayoutPlace(of: .cell(section: 0, item: 6), at: .end, distance: LayoutPoint(x: 20, y: 0))
    )
    #expect(engine.contentOffset(for: try #require(engine.place())) == engine.contentOffset)
  }

  /// Rows that are 50 high, in a viewport that lies in a gap of 400 points between two of them.
  @Test(arguments: [LayoutAnchor.start, .leading, .end])
  func betweenCells_nothingMoves(anchor: LayoutAnchor) throws {
    var layout = WaterfallLayout(
      columns: 1, columnSpacing: 0, itemSpacing: 400, itemSizing: .exact)
    layout.changePolicy = .reflow
    var engine = try LayoutEngine(layout, for: rows, in: LayoutEnvironment(width: 100, height: 100))
    engine.anchor = anchor
    engine.scroll(to: LayoutPoint(x: 0, y: 1_100))
    #expect(engine.sight == [])
    var more = rows
    more.sections[0].insert(70, at: 0)
    let update = try engine.apply(
      more.transaction(.insertItem(ElementIndex(section: 0, item: 0))), for: more)
    #expect(update.offsetAdjustment == LayoutPoint(x: 0, y: 470))
  }
}
