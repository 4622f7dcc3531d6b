import Spreadsheet
import Testing
import Waterfall

@testable import LayoutCore
@testable import LayoutRuntime
@testable import Mixed

/// Tests of resized and hidden rows and columns in sheets among other layouts.
@Suite struct MixedTracksTests {
  /// Returns a layout of two lists with a sheet between them that has four rows of 10 points and a header.
  static func page(_ adjust: (inout SpreadsheetLayout) -> Void = { _ in }) -> MixedLayout {
    var sheet = SpreadsheetLayout(
      columnWidth: 20, rowHeight: 10, columnHeaderHeight: 10)
    adjust(&sheet)
    let list = WaterfallLayout(columns: 1, itemSpacing: 0)
    return MixedLayout(blocks: [
      MixedBlock(list, sections: 2), MixedBlock(sheet, sections: 4), MixedBlock(list),
    ])
  }

  /// Returns sections of three items of 30 points each.
  static func content(_ sections: Int) -> ArrayLayoutDelegate {
    ArrayLayoutDelegate(
      sections: Array(
        repeating: Array(repeating: LayoutSize(width: 40, height: 30), count: 3), count: sections))
  }

  static let content = content(7)
  static let environment = LayoutEnvironment(width: 40, height: 100)

  static func engine(
    _ adjust: (inout SpreadsheetLayout) -> Void = { _ in }
  ) throws -> LayoutEngine {
    try LayoutEngine(page(adjust), for: content, in: environment)
  }

  private static func frame(
    _ engine: LayoutEngine, _ section: Int, _ item: Int
  ) -> LayoutRect? {
    engine.attributes(for: .cell(section: section, item: item)).flatMap {
      $0.isHidden ? nil : $0.frame
    }
  }

  // MARK: Spans

  @Test func spans_countRowsBySections_withHiddenSections() throws {
    var engine = try Self.engine()
    let cell = LayoutElement.cell(section: 3, item: 1)
    #expect(engine.trackSpan(of: cell) == TrackSpan(rows: 3..<4, columns: 1..<2))
    #expect(
      engine.trackSpan(of: .supplementary(.columnHeader, 2, 1))
        == TrackSpan(rows: 0..<0, columns: 1..<2))
    #expect(engine.trackSpan(of: .cell(section: 0, item: 1)) == nil, "a list has no rows")
    #expect(engine.numberOfColumns == 3)
    try engine.hide(sections: [0, 4], for: Self.content)
    #expect(engine.trackSpan(of: cell) == TrackSpan(rows: 3..<4, columns: 1..<2))
    #expect(engine.trackSpan(of: .cell(section: 4, item: 1)) == nil, "hidden")
  }

  // MARK: Extents

  @Test func draggedRowAndColumn_moveWhatComesAfterThem_inAllBlocks() throws {
    var engine = try Self.engine()
    #expect(Self.frame(engine, 4, 1) == LayoutRect(x: 20, y: 210, width: 20, height: 10))
    try engine.setExtent(25, ofRow: 3, for: Self.content)
    try engine.setExtent(35, ofColumn: 0, for: Self.content)
    #expect(Self.frame(engine, 3, 0) == LayoutRect(x: 0, y: 200, width: 35, height: 25))
    #expect(Self.frame(engine, 4, 1) == LayoutRect(x: 35, y: 225, width: 20, height: 10))
    #expect(Self.frame(engine, 6, 0)?.minY == 245)
    #expect(engine.contentSize == LayoutSize(width: 75, height: 335))
    #expect(engine.givenExtent(ofRow: 3) == 25 && engine.givenExtent(ofColumn: 0) == 35)
    try engine.setExtent(nil, ofRow: 3, for: Self.content)
    #expect(Self.frame(engine, 4, 1)?.minY == 210)
  }

  @Test func onlyRows_haveAnExtent() throws {
    var engine = try Self.engine()
    #expect((0..<7).filter { engine.isRow($0) } == [2, 3, 4, 5])
    #expect(throws: LayoutError.hasNoTracks) {
      try engine.setExtent(9, ofRow: 1, for: Self.content)
    }
    let update = try engine.setExtent(9, ofRow: 7, for: Self.content)
    #expect(update.work == LayoutWork() && engine.revision == 0)
    let lists = MixedLayout(blocks: [MixedBlock(WaterfallLayout(columns: 1))])
    var other = try LayoutEngine(lists, for: Self.content, in: Self.environment)
    #expect(other.prepared.numberOfColumns == nil)
    #expect(throws: LayoutError.hasNoTracks) {
      try other.setExtent(9, ofColumn: 0, for: Self.content)
    }
  }

  @Test func rowsAndColumns_fitTheirContent() throws {
    var engine = try Self.engine()
    try engine.sizeToFit(rows: [0, 4], columns: [2], for: Self.content)
    #expect(engine.givenExtent(ofRow: 0) == nil && engine.givenExtent(ofRow: 4) == 30)
    #expect(Self.frame(engine, 4, 2) == LayoutRect(x: 40, y: 210, width: 40, height: 30))
  }

  @Test func extents_goWithTheirRows() throws {
    var engine = try Self.engine()
    try engine.setExtent(25, ofRow: 3, for: Self.content)
    // The list of two sections takes the first row then, and the last list gives one to the sheet.
    try engine.apply(
      LayoutTransaction([.insertSection(0)], numberOfSections: 8, itemCounts: [0: 3]),
      for: Self.content(8))
    #expect(engine.givenExtent(ofRow: 4) == 25)
    #expect(Self.frame(engine, 4, 0) == LayoutRect(x: 0, y: 210, width: 20, height: 25))
  }

  // MARK: Hiding

  @Test func sectionsOfAllBlocks_areLeftOut_andRowsAreHiddenInTheirPlaces() throws {
    var engine = try Self.engine()
    try engine.setExtent(15, ofRow: 5, for: Self.content)
    try engine.hide(sections: [0, 6], for: Self.content)
    try engine.hide(rows: [1, 4], for: Self.content)
    #expect((0..<7).filter { engine.isHidden(section: $0) } == [0, 4, 6])
    #expect(engine.visibility.sections == IndexRuns([0, 6]))
    #expect(Self.frame(engine, 5, 0) == LayoutRect(x: 0, y: 120, width: 20, height: 15))
    #expect(engine.contentSize.height == 135)
    try engine.show(sections: 0..<7, for: Self.content)
    try engine.show(rows: 0..<7, for: Self.content)
    #expect(engine.contentSize.height == 325)
  }

  @Test func columns_areHidden_andItemsOfRowsAreNot() throws {
    var engine = try Self.engine()
    try engine.hide(columns: [1], for: Self.content)
    #expect(engine.isHidden(ElementIndex(section: 3, item: 1)))
    #expect(!engine.isHidden(ElementIndex(section: 6, item: 1)))
    #expect(Self.frame(engine, 3, 2)?.minX == 20 && Self.frame(engine, 6, 1) != nil)
    #expect(throws: LayoutError.cannotHideItems) {
      try engine.hide(items: [0], inSection: 3, for: Self.content)
    }
    try engine.hide(items: [0], inSection: 6, for: Self.content)
    #expect(engine.contentSize.height == 290)
  }

  @Test func hiddenRow_isHiddenWhileItIsARow_andAHiddenItemInEveryBlock() throws {
    let blocks = MixedLayout(blocks: Self.page().blocks.map { MixedBlock($0.layout) })
    let before = MixedScrollingTests.Content([1, 2, 2, 2], [0, 1, 1, 2])
    var engine = try LayoutEngine(blocks, for: before, in: Self.environment)
    try engine.hide(rows: [1], for: before)
    try engine.hide(items: [0], inSection: 3, for: before)
    #expect(engine.isHidden(section: 1))
    // The hidden row becomes one of a list, and the last list a row.
    let after = MixedScrollingTests.Content([5, 1, 2, 2, 2], [0, 0, 0, 1, 1])
    let update = try engine.apply(
      LayoutTransaction([.insertSection(0)], numberOfSections: 5, itemCounts: [0: 5]),
      for: after, animated: true)
    #expect(Self.frame(engine, 2, 0) != nil && !engine.isHidden(section: 2))
    #expect(engine.isRow(4) && engine.isHidden(ElementIndex(section: 4, item: 0)))
    #expect(
      update.moving.contains {
        $0.before == .cell(section: 2, item: 1) && $0.after == .cell(section: 3, item: 1)
      })
  }
}
