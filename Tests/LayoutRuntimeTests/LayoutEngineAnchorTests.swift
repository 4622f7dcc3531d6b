import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing
import Waterfall

/// Tests of anchors with twenty rows of 50 points in a viewport of 100 points.
@Suite struct LayoutEngineAnchorTests {
  private let rows = Heights(Array(repeating: 50, count: 20))

  private func inserting(_ count: Int, at item: Int, height: Double) -> (Heights, LayoutTransaction)
  {
    var after = rows
    after.sections[0].insert(contentsOf: Array(repeating: height, count: count), at: item)
    let changes = (0..<count).map {
      LayoutChange.insertItem(ElementIndex(section: 0, item: item + $0))
    }
    return (after, LayoutTransaction(changes, counts: [20 + count]))
  }

  @Test func insertingAbove_shiftsTheOffset() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.scroll(to: LayoutPoint(x: 0, y: 310))
    #expect(engine.sight == ["0/6 at -10", "0/7 at 40", "0/8 at 90"])
    let (after, transaction) = inserting(3, at: 2, height: 25)
    let update = try engine.apply(transaction, for: after)
    #expect(engine.sight == ["0/9 at -10", "0/10 at 40", "0/11 at 90"])
    #expect(update.offsetAdjustment == LayoutPoint(x: 0, y: 75))
    #expect(update.contentOffset == LayoutPoint(x: 0, y: 385))
    #expect(update.contentSize.height == 1075)
  }

  @Test func atTheBeginning_whatIsAddedBeforeComesIntoView() throws {
    var engine = try LayoutEngine.wall(rows)
    let (after, transaction) = inserting(1, at: 0, height: 30)
    try engine.apply(transaction, for: after)
    #expect(engine.sight == ["0/0 at 0", "0/1 at 30", "0/2 at 80"])
  }

  @Test func keptAtTheLeadingEdge_itDoesNot() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.anchor = .leading
    let (after, transaction) = inserting(1, at: 0, height: 30)
    try engine.apply(transaction, for: after)
    #expect(engine.sight == ["0/1 at 0", "0/2 at 50"])
  }

  @Test func anOffset_staysWhateverMoves() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.anchor = .offset
    engine.scroll(to: LayoutPoint(x: 0, y: 310))
    let (after, transaction) = inserting(3, at: 2, height: 25)
    let update = try engine.apply(transaction, for: after)
    #expect(update.offsetAdjustment == .zero)
  }

  @Test func aChat_staysAtItsEnd() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.anchor = .end
    engine.scroll(to: engine.contentOffsetBounds.maximum)
    let (after, transaction) = inserting(1, at: 20, height: 70)
    try engine.apply(transaction, for: after)
    #expect(engine.sight == ["0/19 at -20", "0/20 at 30"])
    // After scrolling back, the engine anchors the item that ends next to the trailing edge.
    engine.scroll(to: LayoutPoint(x: 0, y: 430))
    #expect(engine.sight == ["0/8 at -30", "0/9 at 20", "0/10 at 70"])
    var more = after
    more.sections[0].append(90)
    try engine.apply(more.transaction(.insertItem(ElementIndex(section: 0, item: 21))), for: more)
    #expect(engine.sight == ["0/8 at -30", "0/9 at 20", "0/10 at 70"])
  }

  @Test(arguments: FlowDirection.allCases)
  func aSidewaysChat_keepsItsTrailingCell(direction: FlowDirection) throws {
    var engine = try LayoutEngine.wall(rows, axis: .horizontal, direction: direction)
    engine.anchor = .end
    func distances() -> [Double] {
      [1, 2].map { item in
        let frame = engine.attributes(for: .cell(section: 0, item: item))?.frame ?? .zero
        return direction == .leftToRight
          ? frame.minX - engine.viewport.minX : engine.viewport.maxX - frame.maxX
      }
    }
    let (after, transaction) = inserting(1, at: 0, height: 30)
    try engine.apply(transaction, for: after)
    #expect(distances() == [0, 10])
  }

  /// An offset counts from where reading begins, on whichever side that is.
  @Test(arguments: FlowDirection.allCases)
  func anOffset_staysIfTheDirectionChanges(direction: FlowDirection) throws {
    let row = ArrayLayoutDelegate(
      sizes: Array(repeating: LayoutSize(width: 50, height: 50), count: 20))
    var layout = WaterfallLayout(
      columns: 1, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    layout.axis = .horizontal
    var engine = try LayoutEngine(
      layout, for: row, in: LayoutEnvironment(width: 100, height: 100, direction: direction))
    engine.anchor = .offset
    let whole = engine.contentSize.width - engine.viewport.width
    func gone(_ direction: FlowDirection) -> Double {
      direction == .leftToRight ? engine.viewport.minX : whole - engine.viewport.minX
    }
    engine.scroll(to: LayoutPoint(x: direction == .leftToRight ? 300 : whole - 300, y: 0))
    #expect(gone(direction) == 300)
    var environment = engine.environment
    environment.direction = direction == .leftToRight ? .rightToLeft : .leftToRight
    try engine.setEnvironment(environment, for: row)
    #expect(gone(environment.direction) == 300)
  }

  @Test func aSheetAtItsEnd_keepsItsCellSideways() throws {
    let sheet = ArrayLayoutDelegate(counts: Array(repeating: 20, count: 30))
    var engine = try LayoutEngine.sheet(rows: 30, columns: 20)
    engine.anchor = .end
    engine.scroll(to: LayoutPoint(x: 300, y: engine.contentOffsetBounds.maximum.y))
    try engine.setExtent(80, ofColumn: 3, for: sheet)
    #expect(engine.viewport.minX == 330)
    #expect(engine.viewport.minY == engine.contentOffsetBounds.maximum.y)
  }

  @Test func aChosenElementThatIsHidden_leavesItsPlaceToTheNext() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.anchor = .element(.cell(section: 0, item: 7))
    engine.scroll(to: LayoutPoint(x: 0, y: 310))
    try engine.hide(items: [2, 7], inSection: 0, for: rows)
    #expect(engine.sight == ["0/6 at -10", "0/8 at 40", "0/9 at 90"])
    #expect(engine.anchor == .element(.cell(section: 0, item: 8)))
  }

  @Test func aCellThatIsPartlyOutOfView_keepsThatPart() throws {
    var engine = try LayoutEngine.wall(Heights([200, 200, 200]))
    engine.scroll(to: LayoutPoint(x: 0, y: 250))
    // A quarter of row 1 is out of view; grown to 400, so are 100 points.
    try engine.setPreferredSizes(
      [PreferredSize(ElementIndex(section: 0, item: 1), LayoutSize(width: 10, height: 400))],
      for: Heights([200, 200, 200]))
    #expect(engine.sight == ["0/1 at -100"])
  }

  @Test func rotation_keepsWhatIsRead() throws {
    let wall = Heights(Array(repeating: 50, count: 200))
    var engine = try LayoutEngine.wall(wall, columns: .adaptive(minimumWidth: 50))
    engine.scroll(to: LayoutPoint(x: 0, y: 2_000))
    #expect(engine.sight.first == "0/80 at 0")
    try engine.setEnvironment(LayoutEnvironment(width: 200, height: 50), for: wall)
    #expect(engine.sight == ["0/80 at 0", "0/81 at 0", "0/82 at 0", "0/83 at 0"])
    #expect(engine.viewport == LayoutRect(x: 0, y: 1_000, width: 200, height: 50))
  }

  @Test func aBounce_goesOnThroughAChange() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.scroll(to: LayoutPoint(x: 0, y: -40))
    let (after, transaction) = inserting(1, at: 0, height: 30)
    let update = try engine.apply(transaction, for: after)
    #expect(update.contentOffset.y == -40)
  }

  @Test func sidewaysAndFromTheRight_theSameHolds() throws {
    let row = Heights(Array(repeating: 10, count: 100))
    var engine = try LayoutEngine.wall(row, axis: .horizontal, direction: .rightToLeft)
    engine.scroll(to: LayoutPoint(x: 500, y: 0))
    let before = engine.visibleElements.map { $0.element.index.item }
    #expect(before == Array(40..<50))
    var after = row
    after.sections[0].insert(10, at: 0)
    try engine.apply(after.transaction(.insertItem(ElementIndex(section: 0, item: 0))), for: after)
    // In a right-to-left layout, items that are inserted before the anchor make room on the right.
    #expect(engine.visibleElements.map { $0.element.index.item } == Array(41..<51))
    #expect(engine.viewport.minX == 500)
  }

  @Test func aSheet_keepsItsCellAlongBothAxes() throws {
    var engine = try LayoutEngine.sheet(rows: 100, columns: 40) { $0.frozenLeadingColumns = 1 }
    engine.scroll(to: LayoutPoint(x: 510, y: 404))
    let sheet = ArrayLayoutDelegate(counts: Array(repeating: 40, count: 100))
    let cell = LayoutElement.cell(section: 22, item: 13)
    let before = try #require(engine.attributes(for: cell)?.frame)
    try engine.setExtent(80, ofColumn: 3, for: sheet)
    try engine.setExtent(7, ofRow: 5, for: sheet)
    let after = try #require(engine.attributes(for: cell)?.frame)
    #expect(engine.viewport.origin == LayoutPoint(x: 540, y: 391))
    #expect(after == before.offsetBy(x: 30, y: -13))
  }

  /// A pinned element is where the viewport is, so its resting place says nothing.
  @Test func aPinnedHeader_doesNotPullTheViewportToItsPlace() throws {
    var engine = try LayoutEngine.wall(rows, headerExtent: 20, pinsHeaders: true)
    engine.anchor = .element(.supplementary(.header, 0))
    engine.scroll(to: LayoutPoint(x: 0, y: 310))
    let size = LayoutSize(width: 10, height: 60)
    try engine.setPreferredSizes(
      [PreferredSize(ElementIndex(section: 0, item: 19), size)], for: rows)
    #expect(engine.viewport.minY == 310)
    try engine.setPreferredSizes(
      [PreferredSize(ElementIndex(section: 0, item: 0), size)], for: rows)
    #expect(engine.viewport.minY == 320, "the cells in view stay")
    #expect(engine.anchor == .element(.supplementary(.header, 0)))
  }

  @Test func aChosenElement_isFollowedThroughSeveralChanges() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.anchor = .element(.cell(section: 0, item: 7))
    engine.scroll(to: LayoutPoint(x: 0, y: 310))
    let move = LayoutChange.moveItem(
      from: ElementIndex(section: 0, item: 7), to: ElementIndex(section: 0, item: 12))
    try engine.apply(rows.transaction(move), for: rows)
    #expect(engine.anchor == .element(.cell(section: 0, item: 12)))
    let (after, transaction) = inserting(1, at: 10, height: 50)
    try engine.apply(transaction, for: after)
    #expect(engine.sight == ["0/12 at -10", "0/13 at 40", "0/14 at 90"])
    #expect(engine.anchor == .element(.cell(section: 0, item: 13)))
    // The next cell takes the place of an element that is removed.
    try engine.apply(
      LayoutTransaction([.deleteItem(ElementIndex(section: 0, item: 13))], counts: [20]), for: rows)
    #expect(engine.sight == ["0/12 at -10", "0/13 at 40", "0/14 at 90"])
    #expect(engine.anchor == .element(.cell(section: 0, item: 13)))
    let all = (0..<20).map { LayoutChange.deleteItem(ElementIndex(section: 0, item: $0)) }
    try engine.apply(LayoutTransaction(all, counts: [0]), for: Heights([]))
    #expect(engine.anchor == .start)
  }

  // MARK: Anchors out of view

  /// The element is 150 points above the viewport.
  @Test func anElementThatOneScrolledAwayFrom_keepsItsDistance() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.anchor = .element(.cell(section: 0, item: 2))
    engine.scroll(to: LayoutPoint(x: 0, y: 300))
    let (after, transaction) = inserting(1, at: 0, height: 25)
    let update = try engine.apply(transaction, for: after)
    #expect(update.offsetAdjustment == LayoutPoint(x: 0, y: 25))
    #expect(engine.sight == ["0/7 at 0", "0/8 at 50"])
    #expect(engine.anchor == .element(.cell(section: 0, item: 3)))
    // If it grows there, the cells in view stay.
    let size = LayoutSize(width: 100, height: 90)
    try engine.setPreferredSizes(
      [PreferredSize(ElementIndex(section: 0, item: 3), size)], for: after)
    #expect(engine.sight == ["0/7 at 0", "0/8 at 50"])
  }

  /// The viewport shows the middle of a header of 400 points, and no cell.
  @Test(arguments: [LayoutAnchor.leading, .start, .end])
  func aTallHeader_staysInPlace(anchor: LayoutAnchor) throws {
    let sections = Heights([50, 50], [50, 50])
    var engine = try LayoutEngine.wall(sections, headerExtent: 400)
    engine.anchor = anchor
    engine.scroll(to: LayoutPoint(x: 0, y: 600))
    var after = sections
    after.sections[0].insert(30, at: 0)
    let update = try engine.apply(
      after.transaction(.insertItem(ElementIndex(section: 0, item: 0))), for: after)
    #expect(update.offsetAdjustment == LayoutPoint(x: 0, y: 30))
  }
}
