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

/// Tests of content that is shorter than its viewport of 100 points, with bars of 10 and 20.
@Suite struct ShortContentTests {
  private func sideways(
    _ count: Int, _ direction: FlowDirection, _ anchor: LayoutAnchor
  ) throws -> LayoutEngine {
    let row = ArrayLayoutDelegate(
      sizes: Array(repeating: LayoutSize(width: 20, height: 50), count: count))
    var layout = WaterfallLayout(
      columns: 1, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    layout.axis = .horizontal
    var engine = try LayoutEngine(
      layout, for: row,
      in: LayoutEnvironment(
        width: 100, height: 100, insets: LayoutInsets(leading: 10, trailing: 20),
        direction: direction))
    engine.anchor = anchor
    return engine
  }

  @Test func aShortChat_restsAtItsEnd() throws {
    var chat = Heights([10, 10])
    var engine = try LayoutEngine.wall(chat, insets: LayoutInsets(top: 10, bottom: 20))
    #expect(engine.viewport.minY == -10)
    engine.anchor = .end
    #expect(engine.sight == ["0/0 at 60", "0/1 at 70"])
    #expect(engine.restingShift == LayoutPoint(x: 0, y: 50))
    // It is pushed up until there is more than fits.
    chat.sections[0].append(40)
    try engine.apply(chat.transaction(.insertItem(ElementIndex(section: 0, item: 2))), for: chat)
    #expect(engine.sight == ["0/0 at 20", "0/1 at 30", "0/2 at 40"])
    chat.sections[0].append(40)
    try engine.apply(chat.transaction(.insertItem(ElementIndex(section: 0, item: 3))), for: chat)
    #expect(engine.sight == ["0/2 at 0", "0/3 at 40"])
    #expect(engine.restingShift == .zero)
    chat.sections[0].removeLast(3)
    try engine.apply(
      chat.transaction(
        .deleteItem(ElementIndex(section: 0, item: 1)),
        .deleteItem(ElementIndex(section: 0, item: 2)),
        .deleteItem(ElementIndex(section: 0, item: 3))), for: chat)
    #expect(engine.sight == ["0/0 at 70"])
    engine.anchor = .start
    #expect(engine.sight == ["0/0 at 10"])
  }

  /// The distance of the first item from the left edge.
  @Test(arguments: [
    (FlowDirection.leftToRight, LayoutAnchor.start, 10.0), (.leftToRight, .end, 40),
    (.rightToLeft, .start, 70), (.rightToLeft, .end, 40),
  ])
  func sideways_shortContentRestsWhereItIsRead(
    direction: FlowDirection, anchor: LayoutAnchor, x: Double
  ) throws {
    let engine = try sideways(2, direction, anchor)
    let frame = try #require(engine.attributes(for: .cell(section: 0, item: 0))?.frame)
    #expect(frame.minX - engine.viewport.minX == x)
  }
}
