import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing
import Waterfall

/// Tests of late sizes, hidden elements, rows and columns, and movement.
@Suite struct LayoutEngineChangeTests {
  private func size(_ item: Int, _ height: Double) -> PreferredSize {
    PreferredSize(ElementIndex(section: 0, item: item), LayoutSize(width: 100, height: height))
  }

  // MARK: Sizes that come late

  @Test func measuring_comesToAnEnd() throws {
    let heights = Heights(Array(repeating: 40, count: 50))
    var engine = try LayoutEngine.wall(heights)
    var rounds = 0
    // A host that measures the visible elements until no size changes the layout.
    while rounds < 20 {
      let measured = engine.visibleElements.map {
        size($0.element.index.item, 41.7 + Double($0.element.index.item))
      }
      if !measured.contains(where: { engine.changesLayout($0) }) { break }
      try engine.setPreferredSizes(measured, for: heights)
      rounds += 1
    }
    #expect(rounds == 1)
    #expect(engine.revision == 1)
  }

  @Test func lessThanAPixel_isNoNews() throws {
    let heights = Heights([40])
    var engine = try LayoutEngine.wall(heights)
    #expect(!engine.changesLayout(size(0, 40.3)), "40 pixels, as before")
    #expect(engine.changesLayout(size(0, 40.6)))
    #expect(!engine.changesLayout(size(7, 40.6)), "there is no such item")
    try engine.setPreferredSizes([size(0, 40.3)], for: heights)
    #expect(engine.revision == 0)
  }

  @Test func aSizeOfASectionThatNoLongerExists_changesNothing() throws {
    var engine = try LayoutEngine.wall(Heights([40], [40]))
    let last = ElementIndex(section: 1, item: 0)
    try engine.setPreferredSizes(
      [PreferredSize(last, LayoutSize(width: 10, height: 60))], for: Heights([40], [40]))
    try engine.reload(for: Heights([40]), keepsSizes: true)
    let other = PreferredSize(last, LayoutSize(width: 10, height: 80))
    #expect(!engine.changesLayout(other))
    let update = try engine.setPreferredSizes([other], for: Heights([40]))
    #expect(update.contentSize == LayoutSize(width: 100, height: 40))
  }

  @Test func theSumOfSurprises_isOneAdjustment() throws {
    let heights = Heights(Array(repeating: 50, count: 20))
    var engine = try LayoutEngine.wall(heights)
    engine.scroll(to: LayoutPoint(x: 0, y: 500))
    let update = try engine.setPreferredSizes(
      [size(2, 80), size(9, 10), size(3, 55), size(10, 90)], for: heights)
    #expect(update.offsetAdjustment == LayoutPoint(x: 0, y: 30 - 40 + 5))
    #expect(engine.sight == ["0/10 at 0", "0/11 at 90"])
  }

  @Test func measuredSizes_followTheirItems_untilTheyAreResized() throws {
    var heights = Heights([50, 50, 50])
    var engine = try LayoutEngine.wall(heights)
    try engine.setPreferredSizes([size(1, 70)], for: heights)
    heights.sections[0].insert(20, at: 0)
    try engine.apply(
      heights.transaction(.insertItem(ElementIndex(section: 0, item: 0))), for: heights)
    #expect(engine.attributes(for: .cell(section: 0, item: 2))?.frame.height == 70)
    try engine.apply(
      heights.transaction(.reloadItem(ElementIndex(section: 0, item: 2))), for: heights)
    #expect(engine.attributes(for: .cell(section: 0, item: 2))?.frame.height == 70)
    try engine.apply(
      heights.transaction(.resizeItem(ElementIndex(section: 0, item: 2))), for: heights)
    #expect(engine.attributes(for: .cell(section: 0, item: 2))?.frame.height == 50)
    try engine.setPreferredSizes([size(0, 33)], for: heights)
    try engine.reload(for: heights, keepsSizes: true)
    #expect(engine.attributes(for: .cell(section: 0, item: 0))?.frame.height == 33)
    try engine.reload(for: heights)
    #expect(engine.attributes(for: .cell(section: 0, item: 0))?.frame.height == 20)
  }

  // MARK: Showing and hiding

  @Test func hiddenSections_keepTheirNumbersAndItems() throws {
    var heights = Heights([50, 50], [30], [20])
    var engine = try LayoutEngine.wall(heights)
    try engine.hide(sections: [1, 7, -1], for: heights)
    #expect(engine.contentSize.height == 120)
    #expect(engine.numberOfSections == 3)
    #expect(engine.numberOfItems(inSection: 1) == 1)
    #expect(engine.isHidden(section: 1) && !engine.isHidden(section: 0))
    #expect(engine.attributes(for: .cell(section: 1, item: 0)) == nil)
    #expect(engine.attributes(for: .cell(section: 2, item: 0))?.frame.minY == 100)
    // A transaction counts hidden items too.
    heights.sections[1].append(8)
    try engine.apply(
      heights.transaction(.insertItem(ElementIndex(section: 1, item: 1))), for: heights)
    #expect(engine.contentSize.height == 120)
    try engine.show(sections: [1], for: heights)
    #expect(engine.contentSize.height == 158)
    #expect(engine.attributes(for: .cell(section: 1, item: 1))?.frame.height == 8)
  }

  @Test func anOutline_foldsAndUnfolds_withoutAJump() throws {
    let heights = Heights(Array(repeating: 20, count: 40))
    var engine = try LayoutEngine.wall(heights)
    engine.scroll(to: LayoutPoint(x: 0, y: 400))
    #expect(engine.sight.first == "0/20 at 0")
    try engine.hide(items: 1...9, inSection: 0, for: heights)
    #expect(engine.sight.first == "0/20 at 0")
    #expect(engine.viewport.minY == 220)
    try engine.show(items: 0..<40, inSection: 0, for: heights)
    #expect(engine.viewport.minY == 400)
  }

  @Test func aSheet_hidesRowsAndColumns_butNoCells() throws {
    let counts = ArrayLayoutDelegate(counts: Array(repeating: 8, count: 50))
    var engine = try LayoutEngine.sheet(rows: 50, columns: 8)
    try engine.hide(rows: [1, 2], for: counts)
    try engine.hide(columns: [0], for: counts)
    #expect(engine.contentSize == LayoutSize(width: 350, height: 960))
    #expect(
      engine.attributes(for: .cell(section: 3, item: 1))?.frame.origin == LayoutPoint(x: 0, y: 20))
    #expect(engine.isHidden(ElementIndex(section: 3, item: 0)))
    #expect(throws: LayoutError.cannotHideItems) {
      try engine.hide(items: [0], inSection: 0, for: counts)
    }
    // The row keeps its elements; a hidden section has none.
    #expect(engine.attributes(for: .cell(section: 1, item: 1))?.isHidden == true)
    try engine.hide(sections: [4], for: counts)
    #expect(engine.contentSize.height == 940)
    #expect(engine.attributes(for: .cell(section: 4, item: 1)) == nil)
  }

  /// Left out sections are not part of any layout; rows and columns are hidden by a sheet only.
  @Test func anotherStrategy_leavesOutHiddenSections_andShowsHiddenRows() throws {
    let counts = ArrayLayoutDelegate(counts: [1, 1, 1, 1])
    var engine = try LayoutEngine.sheet(rows: 4, columns: 1)
    try engine.hide(rows: [1], for: counts)
    try engine.hide(sections: [2], for: counts)
    func hidden() -> [Int] { (0..<4).filter { engine.isHidden(section: $0) } }
    #expect(hidden() == [1, 2])
    let sheet = engine.strategy
    try engine.setStrategy(WaterfallLayout(), for: counts)
    #expect(hidden() == [2])
    #expect(throws: LayoutError.hasNoTracks) { try engine.hide(rows: [0], for: counts) }
    try engine.setStrategy(sheet, for: counts)
    #expect(hidden() == [1, 2])
  }

  // MARK: Rows and columns

  @Test func tracks_areDraggedAndFitted() throws {
    struct Words: LayoutDelegate {
      var numberOfSections: Int { 3 }
      func numberOfItems(inSection section: Int) -> Int { 3 }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        LayoutSize(width: 30 + Double(10 * index.section), height: 12)
      }
    }
    var engine = try LayoutEngine(
      SpreadsheetLayout(columnWidth: 50, rowHeight: 20, sizing: .uniform),
      for: Words(), in: LayoutEnvironment(width: 200, height: 100))
    try engine.setExtent(90, ofColumn: 1, for: Words())
    #expect(engine.contentSize == LayoutSize(width: 190, height: 60))
    #expect(engine.givenExtent(ofColumn: 1) == 90)
    // The widest of three cells.
    try engine.sizeToFit(columns: [1, 2, 9], for: Words())
    #expect(engine.givenExtent(ofColumn: 1) == 50)
    #expect(engine.givenExtent(ofColumn: 2) == 50)
    try engine.sizeToFit(rows: [0], for: Words())
    #expect(engine.contentSize.height == 52)
    try engine.setExtent(nil, ofRow: 0, for: Words())
    #expect(engine.contentSize.height == 60)
    try engine.setExtent(.nan, ofRow: 1, for: Words())
    try engine.setExtent(-5, ofRow: 2, for: Words())
    #expect(engine.contentSize.height.isFinite)
    #expect(!engine.diagnostics.isEmpty)
  }

  @Test func extentOfAHiddenRow_appliesWhenTheRowIsShown() throws {
    let sheet = ArrayLayoutDelegate(counts: Array(repeating: 8, count: 50))
    var engine = try LayoutEngine.sheet(rows: 50, columns: 8)
    try engine.hide(rows: [1], for: sheet)
    try engine.setExtent(80, ofRow: 1, for: sheet)
    #expect(engine.givenExtent(ofRow: 1) == 80)
    #expect(engine.contentSize.height == 980)
    try engine.sizeToFit(rows: [1], for: sheet)
    #expect(engine.givenExtent(ofRow: 1) == 80, "a hidden row has no content in view")
    try engine.show(rows: [1], for: sheet)
    #expect(engine.contentSize.height == 1060)
    #expect(
      engine.attributes(for: .cell(section: 1, item: 0))?.frame
        == LayoutRect(x: 0, y: 20, width: 50, height: 80))
    try engine.hide(rows: [1], for: sheet)
    try engine.setExtent(nil, ofRow: 1, for: sheet)
    try engine.show(rows: [1], for: sheet)
    #expect(engine.contentSize.height == 1000)
  }

  @Test func whatHasNoTracks_saysSo() throws {
    var engine = try LayoutEngine.wall(Heights([10]))
    #expect(throws: LayoutError.hasNoTracks) {
      try engine.setExtent(10, ofRow: 0, for: Heights([10]))
    }
    #expect(throws: LayoutError.hasNoTracks) {
      try engine.hide(columns: [0], for: Heights([10]))
    }
  }

  // MARK: Movement

  @Test func aDraggedCell_goesWhereItIsLetGo() throws {
    let engine = try LayoutEngine.wall(Heights([20, 20, 20], [], [20]), headerExtent: 5)
    let dragged = ElementIndex(section: 0, item: 0)
    func target(_ y: Double) -> ElementIndex? {
      engine.targetIndex(forDragging: dragged, to: LayoutPoint(x: 50, y: y))
    }
    // Headers lie at 0, 65 and 70; section 1 is empty.
    #expect(target(30) == ElementIndex(section: 0, item: 1))
    #expect(target(67) == ElementIndex(section: 1, item: 0))
    #expect(target(72) == ElementIndex(section: 2, item: 0))
    #expect(target(80) == ElementIndex(section: 2, item: 0))
    #expect(target(97) == ElementIndex(section: 2, item: 1), "below everything")
    #expect(
      engine.targetIndex(forDragging: ElementIndex(section: 4, item: 0), to: .zero) == nil)
  }

  @Test func aPreview_isTheLayoutAfterTheMove() throws {
    let heights = Heights([10, 20, 30, 40])
    let engine = try LayoutEngine.wall(heights, columns: 2)
    let preview = try engine.previewOfMove(
      from: ElementIndex(section: 0, item: 0), to: ElementIndex(section: 0, item: 2), for: heights)
    let fresh = try LayoutEngine.wall(Heights([20, 30, 10, 40]), columns: 2)
    #expect(preview.visibleElements == fresh.visibleElements)
    #expect(
      engine.attributes(for: .cell(section: 0, item: 0))?.frame.height == 10,
      "the engine is unchanged")
    #expect(throws: (any Error).self) {
      try engine.previewOfMove(
        from: ElementIndex(section: 0, item: 0), to: ElementIndex(section: 3, item: 0),
        for: heights)
    }
  }

  /// The element of the anchor is followed as by the move itself.
  @Test(arguments: [(0, 3, 1), (0, 1, 2), (3, 0, 3), (2, 0, 0), (2, 3, 3), (3, 2, 3), (0, 2, 1)])
  func anchorOfAPreview_hasItsIndexAfterTheMove(from: Int, to: Int, expected: Int) throws {
    let heights = Heights([50, 60, 70, 80, 90])
    var engine = try LayoutEngine.wall(heights)
    engine.anchor = .element(.cell(section: 0, item: 2))
    engine.setContentOffset(LayoutPoint(x: 0, y: 115))
    let (from, to) = (
      ElementIndex(section: 0, item: from), ElementIndex(section: 0, item: to)
    )
    let preview = try engine.previewOfMove(from: from, to: to, for: heights)
    #expect(preview.anchor == .element(.cell(section: 0, item: expected)))
    #expect(preview.viewport.origin == LayoutPoint(x: 0, y: 115), "content stays in place")
    var moved = heights
    moved.sections[0].insert(moved.sections[0].remove(at: from.item), at: to.item)
    var performed = engine
    try performed.apply(moved.transaction(.moveItem(from: from, to: to)), for: moved)
    #expect(performed.anchor == preview.anchor)
    #expect(performed.elements(in: .everything) == preview.elements(in: .everything))
  }

  // MARK: A delegate that lost what was hidden

  /// The engine prepares another layout after the collection became smaller without a transaction.
  @Test func sectionsThatNoLongerExist_areNotHidden() throws {
    var engine = try LayoutEngine.wall(Heights([10], [20], [30], [40]))
    try engine.hide(sections: [1, 3], for: Heights([10], [20], [30], [40]))
    let fewer = Heights([10], [20], [30])
    try engine.setStrategy(WaterfallLayout(columns: 2), for: fewer)
    #expect(engine.numberOfSections == 3)
    #expect(engine.isHidden(section: 1) && !engine.isHidden(section: 3))
    let none = Heights()
    try engine.setStrategy(WaterfallLayout(columns: 1), for: none)
    #expect(engine.numberOfSections == 0)
    try engine.show(sections: 0..<4, for: none)
    #expect(engine.visibleElements.isEmpty)
  }
}
