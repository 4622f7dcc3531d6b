import LayoutCore
import Spreadsheet
import Testing
import Waterfall

@testable import LayoutRuntime

/// Tests of transactions, hidden elements, measured sizes, tracks and directions at their edges.
@Suite struct EngineEdgeTests {
  // MARK: Hidden items

  /// Every section has three items of 10 points, and the delegate says so at once.
  private let three = ClosureLayoutDelegate(sections: 2, itemsPerSection: 3) { _, _ in
    LayoutSize(width: 10, height: 10)
  }

  private func list<Delegate: LayoutDelegate>(
    _ delegate: Delegate
  ) throws -> LayoutEngine {
    try LayoutEngine(
      WaterfallLayout(columns: 1, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact),
      for: delegate, in: LayoutEnvironment(width: 100, height: 100))
  }

  @Test func hiddenItems_areLeftOut_ifAllSectionsHaveOneCount() throws {
    var engine = try list(three)
    try engine.hide(items: [0, 2], inSection: 1, for: three)
    #expect(engine.contentSize.height == 40)
    try engine.reload(for: three)
    #expect(engine.contentSize.height == 40)
    #expect(engine.numberOfItems(inSection: 1) == 3)
    #expect(engine.attributes(for: .cell(section: 1, item: 1))?.frame.minY == 30)
    #expect(engine.attributes(for: .cell(section: 1, item: 2)) == nil)
  }

  // MARK: What changes nothing, and animations

  @Test func anEqualStrategyOrEnvironment_isNoChange() throws {
    let rows = Heights([50, 60, 70])
    var engine = try LayoutEngine.wall(rows)
    let shown = engine.shownElements
    let update = try engine.setStrategy(engine.strategy, for: rows, animated: true)
    try engine.setEnvironment(engine.environment, for: rows)
    #expect(engine.revision == 0)
    #expect(update.moving.map { $0.initial } == shown && update.moving.map { $0.final } == shown)
    #expect(shown.count == 2)
  }

  @Test func aBarThatGrows_movesWhatIsShown_withoutWork() throws {
    let rows = Heights([50, 60, 70])
    var engine = try LayoutEngine.wall(rows)
    let environment = LayoutEnvironment(width: 100, height: 100, insets: LayoutInsets(top: 20))
    let update = try engine.setEnvironment(environment, for: rows, animated: true)
    #expect(update.work == LayoutWork())
    #expect(update.offsetAdjustment == LayoutPoint(x: 0, y: -20))
    #expect(
      update.moving.map { $0.after } == [.cell(section: 0, item: 0), .cell(section: 0, item: 1)])
    #expect(update.moving.first?.initial.frame.minY == -20)
    #expect(update.moving.first?.final.frame.minY == 0)
  }

  // MARK: Directions

  /// Returns a row of cells of the given widths, in a viewport of 100 points.
  private func row(
    _ widths: [Double], _ direction: FlowDirection = .leftToRight, insets: LayoutInsets = .zero
  ) throws -> LayoutEngine {
    var layout = WaterfallLayout(
      columns: 1, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    layout.axis = .horizontal
    return try LayoutEngine(
      layout,
      for: ArrayLayoutDelegate(sizes: widths.map { LayoutSize(width: $0, height: 10) }),
      in: LayoutEnvironment(width: 100, height: 100, insets: insets, direction: direction))
  }

  @Test func bars_lieOnTheSidesOfTheDirection() throws {
    let bars = LayoutInsets(leading: 7, trailing: 30)
    for (direction, least, most) in [
      (FlowDirection.leftToRight, -7.0, 430.0), (.rightToLeft, -30, 407),
    ] {
      let engine = try row(Array(repeating: 50, count: 10), direction, insets: bars)
      #expect(engine.contentOffsetBounds.minimum.x == least)
      #expect(engine.contentOffsetBounds.maximum.x == most)
    }
  }

  /// A cell of 300 points is larger than the viewport of 100 points, so its beginning is shown.
  @Test(arguments: FlowDirection.allCases)
  func aLargeCell_isShownFromWhereReadingBegins(direction: FlowDirection) throws {
    let engine = try row([50, 300, 50, 50, 50, 50], direction)
    func offset(_ position: ScrollPlace) -> Double? {
      engine.contentOffset(toShow: .cell(section: 0, item: 1), at: position)?.x
    }
    // Of 550 points, the cell takes those from 50 to 350, or from 200 to 500.
    let isMirrored = direction == .rightToLeft
    #expect(offset(.nearest) == (isMirrored ? 400 : 50))
    #expect(offset(.start) == (isMirrored ? 400 : 50))
    #expect(offset(.end) == (isMirrored ? 200 : 250))
    #expect(offset(.center) == (isMirrored ? 300 : 150))
  }

  @Test func prefetching_looksBackWhenScrollingBack_sideways() throws {
    var engine = try row(Array(repeating: 50, count: 10))
    engine.prefetchDistance = 100
    engine.scroll(to: .zero)
    #expect(engine.scroll(to: LayoutPoint(x: 200, y: 0)).toPrefetch.map { $0.item } == [6, 7])
    let back = engine.scroll(to: LayoutPoint(x: 199, y: 0))
    #expect(back.toPrefetch.map { $0.item } == [1, 2])
    #expect(back.toCancelPrefetch.map { $0.item } == [6, 7])
  }
}
