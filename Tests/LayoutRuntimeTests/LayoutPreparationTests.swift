import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing
import Waterfall

/// Tests of layouts that are prepared outside of the engine that adopts them.
@Suite struct LayoutPreparationTests {
  private let rows = Heights([50, 60, 70])

  @Test func aPreparation_isAdopted() throws {
    var engine = try LayoutEngine.wall(rows)
    let result = try engine.preparation(in: LayoutEnvironment(width: 80, height: 90))
      .prepare(for: rows)
    engine.scroll(to: LayoutPoint(x: 0, y: 20))
    try engine.adopt(result, for: rows)
    #expect(engine.contentSize == LayoutSize(width: 80, height: 180))
  }

  @Test func aPreparationOfAnEarlierState_isRefused() throws {
    var engine = try LayoutEngine.wall(rows)
    let result = try engine.preparation().prepare(for: rows)
    try engine.reload(for: rows)
    #expect(throws: LayoutError.outdatedPreparation) { try engine.adopt(result, for: rows) }
  }

  /// A sheet had more rows than the collection has now, and one of them was hidden.
  @Test func sectionsThatAreGone_areNotAskedFor() throws {
    struct Few: LayoutDelegate {
      var numberOfSections: Int { 5 }
      func numberOfItems(inSection section: Int) -> Int { [3, 3, 3, 3, 3][section] }
    }
    var engine = try LayoutEngine(
      AnyLayoutStrategy(SpreadsheetLayout(columnWidth: 50, rowHeight: 20)),
      for: ArrayLayoutDelegate(counts: Array(repeating: 3, count: 10)),
      in: LayoutEnvironment(width: 100, height: 100))
    try engine.hide(
      sections: [9], for: ArrayLayoutDelegate(counts: Array(repeating: 3, count: 10)))
    try engine.setStrategy(AnyLayoutStrategy(WaterfallLayout()), for: Few())
    #expect(engine.numberOfSections == 5 && !engine.isHidden(section: 4))
  }

  @Test func copiesThatDiverged_refuseEachOthersPreparations() throws {
    var engine = try LayoutEngine.wall(rows)
    var copy = engine
    var fewer = rows
    fewer.sections[0].removeLast()
    try copy.apply(
      LayoutTransaction([.deleteItem(ElementIndex(section: 0, item: 2))], counts: [2]), for: fewer)
    try engine.reload(for: rows)
    #expect(engine.revision == copy.revision)
    let result = try copy.preparation().prepare(for: fewer)
    #expect(throws: LayoutError.outdatedPreparation) { try engine.adopt(result, for: rows) }
    #expect(engine.numberOfItems(inSection: 0) == 3)
    // The copy itself, and a copy of that, take it.
    var next = copy
    try next.adopt(result, for: fewer)
    try copy.adopt(result, for: fewer)
    #expect(copy.contentSize.height == 110 && next.contentSize.height == 110)
  }

  @Test func aChangeThatIsRefused_leavesPreparationsValid() throws {
    var engine = try LayoutEngine.wall(rows)
    let result = try engine.preparation().prepare(for: rows)
    #expect(throws: LayoutError.self) {
      try engine.apply(LayoutTransaction([.deleteSection(4)], counts: []), for: rows)
    }
    try engine.adopt(result, for: rows)
    #expect(engine.revision == 1)
  }
}
