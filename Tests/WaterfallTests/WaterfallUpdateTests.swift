import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing

@testable import Waterfall

@Suite struct WaterfallUpdateTests {
  static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  @Test func sectionsThatChangePlaces_areAskedAgain() throws {
    // Whichever section is first has one column.
    struct Blog: WaterfallLayoutDelegate {
      var counts: [Int]
      var numberOfSections: Int { counts.count }
      func numberOfItems(inSection section: Int) -> Int { counts[section] }
      func waterfallSection(
        _ number: Int, default section: SectionParameters
      ) -> SectionParameters {
        var section = section
        section.columns = number == 0 ? 1 : 3
        return section
      }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        LayoutSize(width: 10, height: 10)
      }
    }
    let layout = WaterfallLayout.bare(2)
    var prepared = try layout.prepare(for: Blog(counts: [2, 4]), in: .squares(3))
    let after = Blog(counts: [1, 2, 4])
    let transaction = LayoutTransaction([.insertSection(0)], counts: after.counts)
    let changes = try transaction.changes(fromSections: 2) { [2, 4][$0] }
    try layout.update(&prepared, by: changes, for: after, in: .squares(3))
    let fresh = try layout.prepare(for: after, in: .squares(3))
    #expect(prepared.cellFrames == fresh.cellFrames)
    #expect(prepared.cellFrames[1].width == 10)
  }

  /// An item in the last of two tracks that spans both after a reload is placed where it fits.
  @Test func anItemThatNowSpansMoreThanItsTrackHas_isPlacedWhereItFits() throws {
    struct Posts: WaterfallItemDelegate {
      var heights: [Double] = [10, 10, 10, 10]
      var wide: Int?
      func numberOfItems(inSection section: Int) -> Int { heights.count }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        LayoutSize(width: 10, height: heights[index.item])
      }
      func waterfallSection(
        _ number: Int, default section: SectionParameters
      ) -> SectionParameters { section }
      func waterfallItem(at index: ElementIndex) -> WaterfallItem {
        WaterfallItem(span: index.item == wide ? 2 : 1)
      }
    }
    var layout = WaterfallLayout.bare(2)
    layout.changePolicy = .preserveTracks
    var posts = Posts()
    var prepared = try layout.prepare(for: posts, in: .squares(2))
    func change(_ change: LayoutChange) throws {
      let transaction = LayoutTransaction([change], counts: [4])
      let changes = try transaction.changes(fromSections: 1) { _ in 4 }
      try layout.update(&prepared, by: changes, for: posts, in: .squares(2))
    }
    // The first late size makes the section keep its items by track.
    posts.heights[0] = 20
    try change(.resizeItem(ElementIndex(section: 0, item: 0)))
    posts.wide = 1
    try change(.reloadItem(ElementIndex(section: 0, item: 1)))
    #expect(
      prepared.cellFrames == [
        LayoutRect(x: 0, y: 0, width: 10, height: 20),
        LayoutRect(x: 0, y: 20, width: 20, height: 10),
        LayoutRect(x: 0, y: 30, width: 10, height: 10),
        LayoutRect(x: 10, y: 30, width: 10, height: 10),
      ])
  }

  /// Items that fill gaps are not stretched, so an update must not restore their extents.
  @Test func itemsThatFillGaps_keepTheirHeightsIfOthersAreInserted() throws {
    let layout = WaterfallLayout(
      columns: .tracks([.fixed(60), .fraction(1)]), columnSpacing: 0, itemSpacing: 0,
      itemSizing: .exact, stretching: .lastCell, placement: .dense)
    let environment = LayoutEnvironment(width: 320, height: 100)
    var wall = Wall(heights: [])
    var prepared = try layout.prepare(for: wall, in: environment)
    for height in [30.0, 0] {
      let count = wall.sizes[0].count
      wall.sizes[0].append(LayoutSize(width: 10, height: height))
      wall.spans[ElementIndex(section: 0, item: count)] = 2
      let changes = try LayoutTransaction(
        [.insertItem(ElementIndex(section: 0, item: count))], counts: [count + 1]
      ).changes(fromSections: 1) { _ in count }
      try layout.update(&prepared, by: changes, for: wall, in: environment)
    }
    #expect(
      prepared.allElements(viewport: .zero).map { $0.frame } == [
        LayoutRect(x: 0, y: 0, width: 320, height: 30),
        LayoutRect(x: 0, y: 30, width: 320, height: 0),
      ])
    #expect(prepared.contentSize.height == 30)
  }
}
