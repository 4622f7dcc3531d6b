import LayoutCore
import Testing

@testable import Waterfall

@Suite struct WaterfallQueryTests {
  @Test func giantBesideSmallOnes_isFoundFarBelowItsTop() throws {
    // One item 100,000 points high, and ten thousand small ones beside it.
    let wall = Wall(heights: [100_000] + Array(repeating: 10, count: 10_000))
    let prepared = try WaterfallLayout.bare(2).prepare(for: wall, in: .squares(2))
    let found = prepared.elements(in: LayoutRect(x: 0, y: 55_001, width: 20, height: 8))
    #expect(
      found.map { $0.element } == [.cell(section: 0, item: 0), .cell(section: 0, item: 5501)])
  }

  @Test func negativeSpacing_overlaps_andIsStillFound() throws {
    var layout = WaterfallLayout.bare(1)
    layout.section.itemSpacing = -15
    let prepared = try layout.prepare(for: Wall(heights: [20, 20, 10, 20]), in: .squares(1))
    #expect(prepared.cellFrames.map { $0.minY } == [0, 5, 10, 5])
    #expect(
      prepared.elements(in: LayoutRect(x: 0, y: 6, width: 5, height: 1))
        .map { $0.element.index.item } == [0, 1, 3])
  }

  @Test func headerOfASectionThatTakesNothing_isFound() throws {
    // The insets take more than the header and the item: the section ends where it begins.
    var layout = WaterfallLayout.bare(1)
    layout.section.sectionInsets.top = -200
    layout.section.header.extent = 50
    let prepared = try layout.prepare(
      for: Wall(heights: [100]), in: LayoutEnvironment(width: 390, height: 600))
    let header = LayoutElement.supplementary(.header, 0)
    #expect(prepared.contentSize.height == 0)
    #expect(
      prepared.elements(in: LayoutRect(x: 0, y: 20, width: 390, height: 20))
        .map { $0.element } == [header])
    #expect(
      prepared.attributes(for: header, viewport: .zero)?.frame
        == LayoutRect(x: 0, y: 0, width: 390, height: 50))
  }
}
