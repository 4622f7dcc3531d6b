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

  /// One more item in each of 400 sections moves every item once, not once for each section before it.
  @Test(arguments: [ChangePolicy.preserveTracks, .reflow])
  func anItemInEachSection_movesEveryItemOnce(policy: ChangePolicy) throws {
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
    #expect(prepared.work.moved == 400 * 51)
    let fresh = try layout.prepare(for: wall, in: environment)
    let all = LayoutRect(origin: .zero, size: fresh.contentSize)
    #expect(prepared.contentSize == fresh.contentSize)
    #expect(prepared.elements(in: all) == fresh.elements(in: all))
  }

  @Test(arguments: [ChangePolicy.preserveTracks, .reflow])
  func manyAppends_equalAFreshLayout_andQueriesLookAtWhatIsThere(policy: ChangePolicy) throws {
    var layout = WaterfallLayout(columns: 4, itemSizing: .exact)
    layout.changePolicy = policy
    let environment = LayoutEnvironment(width: 400, height: 800)
    var wall = Wall(count: 10_000)
    var prepared = try layout.prepare(for: wall, in: environment)
    for _ in 0..<200 {
      let changes = try LayoutTransaction(
        [.insertItem(ElementIndex(section: 0, item: wall.count))], numberOfSections: 1,
        itemCounts: [.init(section: 0, count: wall.count + 1)]
      ).changes(fromSections: 1) { _ in wall.count }
      wall.count += 1
      try layout.update(&prepared, by: changes, for: wall, in: environment)
      for y in [prepared.contentSize.height - 5, prepared.contentSize.height + 100] {
        let rect = LayoutRect(x: 0, y: y, width: 400, height: 100)
        let looked = prepared.work(ofQueryIn: rect, viewport: rect).searched
        #expect(looked < 300, "\(wall.count) items, at \(y)")
      }
    }
    let fresh = try layout.prepare(for: wall, in: environment)
    #expect(prepared.contentSize == fresh.contentSize)
    let all = LayoutRect(origin: .zero, size: fresh.contentSize)
    #expect(prepared.elements(in: all) == fresh.elements(in: all))
  }
}
