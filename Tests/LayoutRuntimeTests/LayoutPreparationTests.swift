import LayoutCore
import LayoutRuntime
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
