import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing
import Waterfall

/// Tests of items that are appended one by one, and in many sections at once.
@Suite struct WaterfallGrowthTests {
  /// A delegate that computes sizes by a formula that makes tracks uneven.
  struct Wall: LayoutDelegate {
    var count: Int
    var sections = 1
    var numberOfSections: Int { sections }
    func numberOfItems(inSection section: Int) -> Int { count }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 1, height: Double(20 + index.item &* 7919 % 83))
    }
  }

  /// One more item at the end of each of 400 sections moves no other item.
  @Test(arguments: [ChangePolicy.preserveTracks, .reflow])
  func anItemInEachSection_movesNoOther(policy: ChangePolicy) throws {
    var layout = WaterfallLayout(columns: 3, itemSizing: .exact)
    layout.changePolicy = policy
    let environment = LayoutEnvironment(width: 400, height: 800)
    var wall = Wall(count: 50, sections: 400)
    var prepared = try layout.prepare(for: wall, in: environment)
    wall.count = 51
    let changes = try LayoutTransaction(
      (0..<400).map { .insertItem(ElementIndex(section: $0, item: 50)) }, numberOfSections: 400,
      itemCounts: (0..<400).map { .init(section: $0, count: 51) }
    ).changes(fromSections: 400) { _ in 50 }
    try layout.update(&prepared, by: changes, for: wall, in: environment)
    #expect(prepared.work.moved == 400)
    let fresh = try layout.prepare(for: wall, in: environment)
    let all = LayoutRect(origin: .zero, size: fresh.contentSize)
    #expect(prepared.contentSize == fresh.contentSize)
    #expect(prepared.elements(in: all) == fresh.elements(in: all))
  }

  @Test func insertedSections_moveNoItem() throws {
    let layout = WaterfallLayout(columns: 3, itemSizing: .exact)
    let environment = LayoutEnvironment(width: 400, height: 800)
    let old = ClosureLayoutDelegate(itemsPerSection: 10_000)
    let new = ClosureLayoutDelegate(sections: 101, itemCount: { $0 < 100 ? 100 : 10_000 })
    var prepared = try layout.prepare(for: old, in: environment)
    let changes = try LayoutTransaction(
      (0..<100).map { .insertSection($0) }, counts: Array(repeating: 100, count: 100) + [10_000]
    ).changes(fromSections: 1) { _ in 10_000 }
    try layout.update(&prepared, by: changes, for: new, in: environment)
    #expect(prepared.work.moved == 0)
    let fresh = try layout.prepare(for: new, in: environment)
    #expect(prepared.allElements(viewport: .zero) == fresh.allElements(viewport: .zero))
  }

  /// A section is inserted together with one item in each of 400 other sections.
  @Test func insertedSectionAndItems_moveTheItemsAfterThem() throws {
    let layout = WaterfallLayout(columns: 3, itemSizing: .exact)
    let environment = LayoutEnvironment(width: 400, height: 800)
    let new = ClosureLayoutDelegate(sections: 401, itemCount: { $0 < 400 ? 51 : 50 })
    var prepared = try layout.prepare(
      for: ClosureLayoutDelegate(sections: 400, itemsPerSection: 50), in: environment)
    let changes = try LayoutTransaction(
      [.insertSection(400)] + (0..<400).map { .insertItem(ElementIndex(section: $0, item: 7)) },
      counts: Array(repeating: 51, count: 400) + [50]
    ).changes(fromSections: 400) { _ in 50 }
    try layout.update(&prepared, by: changes, for: new, in: environment)
    #expect(prepared.work.moved == 400 * 44)
    let fresh = try layout.prepare(for: new, in: environment)
    #expect(prepared.allElements(viewport: .zero) == fresh.allElements(viewport: .zero))
  }
}
