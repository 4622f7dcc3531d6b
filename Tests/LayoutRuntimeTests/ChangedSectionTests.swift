import Flow
import LayoutCore
import LayoutRuntime
import Testing
import Waterfall

/// Tests of the anchor while the section that it is in is deleted, hidden, reloaded or resized.
@Suite struct ChangedSectionTests {
  /// Two sections of 30 rows of 44 points, in a container of 844 points.
  static func engine(_ anchor: LayoutAnchor, at y: Double) throws -> LayoutEngine {
    var engine = try LayoutEngine(
      FlowLayout(columns: 1, itemSize: LayoutSize(width: 44, height: 44), lineSpacing: 0),
      for: ArrayLayoutDelegate(counts: [30, 30]), in: LayoutEnvironment(width: 390, height: 844))
    engine.anchor = anchor
    engine.scroll(to: LayoutPoint(x: 0, y: y))
    return engine
  }

  static let anchors: [LayoutAnchor] = [
    .start, .leading, .end, .element(.cell(section: 1, item: 5)),
  ]

  /// What remains ends at 1320, so that the last offset is 476.
  @Test(arguments: anchors)
  func theLastSection_isDeletedOrHidden(anchor: LayoutAnchor) throws {
    var engine = try Self.engine(anchor, at: 1_500)
    let rest = ArrayLayoutDelegate(counts: [30])
    #expect(
      try engine.apply(LayoutTransaction([.deleteSection(1)], counts: [30]), for: rest)
        .contentOffset.y == 476)
    engine = try Self.engine(anchor, at: 1_500)
    #expect(
      try engine.hide(sections: [1], for: ArrayLayoutDelegate(counts: [30, 30])).contentOffset.y
        == 476)
  }

  @Test(arguments: anchors)
  func aReloadedSection_keepsItsPlace(anchor: LayoutAnchor) throws {
    for y in [400.0, 1_500] {
      var engine = try Self.engine(anchor, at: y)
      let both = ArrayLayoutDelegate(counts: [30, 30])
      let update = try engine.apply(
        LayoutTransaction([.reloadSection(y < 1_000 ? 0 : 1)], counts: [30, 30]), for: both)
      #expect(update.contentOffset.y == y)
      #expect(engine.anchor == anchor)
    }
  }

  /// The first visible item, number 9, is gone, so the last one takes its place.
  @Test func aReloadedSectionWithFewerItems_showsItsLastOnes() throws {
    var engine = try Self.engine(.start, at: 400)
    let update = try engine.apply(
      LayoutTransaction([.reloadSection(0)], counts: [4, 30]),
      for: ArrayLayoutDelegate(counts: [4, 30]))
    // Item 3 begins at 132; item 10 was the first at or below the edge, by 40 points.
    #expect(update.contentOffset.y == 92)
  }

  @Test func aReloadedSectionThatIsEmpty_leavesItsPlaceToTheNext() throws {
    var engine = try Self.engine(.start, at: 440)
    let update = try engine.apply(
      LayoutTransaction([.reloadSection(0)], counts: [0, 30]),
      for: ArrayLayoutDelegate(counts: [0, 30]))
    #expect(update.contentOffset.y == 0)
  }

  /// The section that follows the deleted one takes its place, although it is asked for again.
  @Test func aDeletedSectionBeforeAResizedOne_leavesItsPlaceToTheNextItem() throws {
    var engine = try Self.engine(.start, at: 440)
    let update = try engine.apply(
      LayoutTransaction([.deleteSection(0), .resizeSection(1)], counts: [30]),
      for: ArrayLayoutDelegate(counts: [30]))
    #expect(update.contentOffset.y == 0)
  }

  /// A delegate whose second section gets a header.
  struct Headers: WaterfallLayoutDelegate {
    var extent: Double
    var numberOfSections: Int { 2 }
    func numberOfItems(inSection section: Int) -> Int { 30 }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 10, height: 40)
    }
    func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters {
      var section = section
      section.header.extent = number == 1 ? extent : 0
      return section
    }
  }

  @Test func aResizedSection_hasItsHeader_andItsItemsKeepTheirSizes() throws {
    var engine = try LayoutEngine(
      WaterfallLayout(columns: 1, itemSpacing: 0, itemSizing: .exact), for: Headers(extent: 0),
      in: LayoutEnvironment(width: 100, height: 100))
    try engine.setPreferredSizes(
      [PreferredSize(ElementIndex(section: 1, item: 0), LayoutSize(width: 10, height: 70))],
      for: Headers(extent: 0))
    engine.scroll(to: LayoutPoint(x: 0, y: 1_310))
    let update = try engine.apply(
      LayoutTransaction([.resizeSection(1)], counts: [30, 30]), for: Headers(extent: 25))
    #expect(update.contentOffset.y == 1_335)
    #expect(update.work.questions == 0)
    #expect(engine.restingFrame(of: .supplementary(.header, 1))?.height == 25)
    #expect(engine.restingFrame(of: .cell(section: 1, item: 0))?.minY == 1_225)
    #expect(engine.restingFrame(of: .cell(section: 1, item: 0))?.height == 70)
  }

  /// A reloaded row of a measured list stays where it is until it is measured again.
  @Test func aReloadedItem_keepsItsMeasuredSize() throws {
    let rows = Heights(Array(repeating: 120, count: 9))
    var engine = try LayoutEngine.wall(rows)
    let row = ElementIndex(section: 0, item: 0)
    try engine.setPreferredSizes(
      [PreferredSize(row, LayoutSize(width: 100, height: 230))], for: rows)
    engine.scroll(to: LayoutPoint(x: 0, y: 180))
    #expect(try engine.apply(rows.transaction(.reloadItem(row)), for: rows).contentOffset.y == 180)
    let again = try engine.setPreferredSizes(
      [PreferredSize(row, LayoutSize(width: 100, height: 230))], for: rows)
    #expect(again.contentOffset.y == 180)
  }
}
