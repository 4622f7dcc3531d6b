import LayoutCore
import LayoutTesting
import Testing

@testable import Waterfall

@Suite struct WaterfallLayoutTests {
  @Test func defaults_areThoseOfTheFirstWaterfalls() {
    let layout = WaterfallLayout()
    #expect(layout.section.columns == 2)
    #expect(layout.section.columnSpacing == 10 && layout.section.itemSpacing == 10)
    #expect(layout.section.sectionInsets == .zero && layout.section.header.extent == 0)
    #expect(layout.placement == .shortestFirst && layout.stretching == .none)
    #expect(layout.rounding == .lossless && layout.itemSizing == .aspectRatio)
  }

  @Test func registration_listsEveryParameter_andMakesTheLayoutAgain() throws {
    var registry = LayoutRegistry()
    try registry.register(WaterfallLayout.registration)
    let descriptor = try registry.descriptor(named: "waterfall")
    var properties = Set(Mirror(reflecting: WaterfallLayout()).children.compactMap { $0.label })
    properties.formUnion(
      Mirror(reflecting: SectionParameters()).children.compactMap { $0.label })
    properties.subtract(["section", "header", "footer"])
    let bars = ["Extent", "Insets"].flatMap { ["header\($0)", "footer\($0)"] }
    properties.formUnion(bars + ["pinsHeaders", "pinsFooters"])
    #expect(Set(descriptor.parameters.map { $0.key }) == properties)
    var layout = WaterfallLayout(
      columns: .adaptive(minimumWidth: 120), axis: .horizontal, columnSpacing: 1, itemSpacing: 2)
    layout.section.sectionInsets = LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    layout.placement = .readingOrder
    layout.stretching = .allCells
    layout.section.footer.isPinned = true
    layout.rounding = .floor
    let assigned = try #require(registry.configuration(of: AnyLayoutStrategy(layout)))
    #expect(
      try registry.layout(named: "waterfall", assigned.configuration) == AnyLayoutStrategy(layout))
  }

  @Test func delegate_isAskedOncePerItem_andNeverByAQuery() throws {
    final class Counter: LayoutDelegate {
      var asked: [ElementIndex: Int] = [:]
      var counts = 0
      func numberOfItems(inSection section: Int) -> Int {
        counts += 1
        return 200
      }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        asked[index, default: 0] += 1
        return LayoutSize(width: 1, height: 1)
      }
    }
    let counter = Counter()
    var layout = WaterfallLayout(columns: 3)
    layout.section.header.extent = 5
    layout.section.header.isPinned = true
    let prepared = try layout.prepare(for: counter, in: .squares(9))
    _ = prepared.elements(in: .everything)
    _ = prepared.attributes(for: .cell(section: 0, item: 7), viewport: .zero)
    #expect(counter.counts == 1)
    #expect(counter.asked.count == 200 && counter.asked.values.allSatisfy { $0 == 1 })
  }

  @Test func floor_isPerPixelOfTheScreen() throws {
    let sizes = [LayoutSize](repeating: LayoutSize(width: 100, height: 100), count: 3)
    for (scale, width) in [(1.0, 101.0), (2, 101.5), (3, 101.0 + 2.0 / 3)] {
      var layout = WaterfallLayout(columns: 3, columnSpacing: 10)
      layout.rounding = .floor
      let prepared = try layout.prepare(
        for: ArrayLayoutDelegate(sizes: sizes),
        in: LayoutEnvironment(width: 325, height: 100, scale: scale))
      #expect(prepared.cellFrames.map { $0.width } == [width, width, width])
      #expect(prepared.cellFrames[0].height == width)
    }
  }

  @Test func lossless_sumsToTheContainer() throws {
    var layout = WaterfallLayout.bare(7)
    layout.itemSizing = .aspectRatio
    let sizes = [LayoutSize](repeating: LayoutSize(width: 1, height: 1), count: 7)
    for scale in [1.0, 2, 3] {
      let prepared = try layout.prepare(
        for: ArrayLayoutDelegate(sizes: sizes),
        in: LayoutEnvironment(width: 320, height: 100, scale: scale))
      let frames = prepared.cellFrames
      #expect(frames.map { $0.width * scale }.reduce(0, +) == 320 * scale)
      for (left, right) in zip(frames, frames.dropFirst()) {
        #expect((left.maxX - right.minX).magnitude < 1e-9)
      }
    }
  }

  @Test func lastBit_atABillionPoints_isKept() throws {
    let tall = LayoutSize(width: 1, height: 1_000_000_000)
    let frames = WaterfallLayout.bare(1).frames(
      forSizes: [tall, LayoutSize(width: 1, height: 0.5), LayoutSize(width: 1, height: 33.25)],
      width: 10)
    #expect(frames[1].minY == 1_000_000_000)
    var exact = WaterfallLayout.bare(1)
    exact.rounding = .none
    let unrounded = exact.frames(
      forSizes: [tall, LayoutSize(width: 1, height: 0.5), LayoutSize(width: 1, height: 33.25)],
      width: 10)
    #expect(unrounded[2] == LayoutRect(x: 0, y: 1_000_000_000.5, width: 10, height: 33.25))
  }
}
