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
}
