import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Waterfall

@Suite struct WaterfallQueryTests {
  /// Returns the frames by the simple rule of the first waterfalls, with floating-point sums.
  func slowly(
    _ heights: [Double], columns: Int, width: Double, columnSpacing: Double, itemSpacing: Double
  ) -> [LayoutRect] {
    let track = (width - columnSpacing * Double(columns - 1)) / Double(columns)
    var ends = [Double](repeating: 0, count: columns)
    return heights.map { height in
      var lowest = 0
      for column in 1..<max(1, columns) where ends[column] < ends[lowest] - 1e-9 { lowest = column }
      let frame = LayoutRect(
        x: Double(lowest) * (track + columnSpacing), y: ends[lowest], width: track, height: height)
      ends[lowest] += height + itemSpacing
      return frame
    }
  }

  @Test(arguments: GeneratedCases.seeds(20))
  func frames_ofRandomWalls_equalTheRule(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let columns = random.integer(in: 1...9)
    let heights = (0..<random.integer(in: 1...300)).map { _ in
      Double(random.integer(in: 1...4000)) / 20
    }
    var layout = WaterfallLayout(columns: .fixed(columns), columnSpacing: 3.5, itemSpacing: 7.25)
    layout.itemSizing = .exact
    layout.rounding = .none
    let frames = layout.frames(
      forSizes: heights.map { LayoutSize(width: 1, height: $0) }, width: 777)
    let expected = slowly(
      heights, columns: columns, width: 777, columnSpacing: 3.5, itemSpacing: 7.25)
    for (frame, wanted) in zip(frames, expected) {
      #expect(wanted.contains(frame, tolerance: 1e-3) && frame.contains(wanted, tolerance: 1e-3))
    }
  }

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

  @Test func manyEmptySections_costNothingToPass() throws {
    let delegate = ClosureLayoutDelegate(
      sections: 20_001, itemCount: { $0 == 10_000 ? 1 : 0 },
      size: { _, _ in LayoutSize(width: 1, height: 40) })
    let prepared = try WaterfallLayout.bare(2).prepare(for: delegate, in: .squares(2))
    #expect(
      prepared.elements(in: LayoutRect(x: 0, y: 0, width: 20, height: 90)).map { $0.element }
        == [.cell(section: 10_000, item: 0)])
  }

  @Test(arguments: GeneratedCases.seeds(20)) func spacingBelowZero_losesNoCell(seed: UInt64) throws
  {
    var random = SeededGenerator(seed: seed)
    var layout = WaterfallLayout.bare(.fixed(random.integer(in: 1...3)))
    layout.section.itemSpacing = random.length(in: -90...0)
    let heights = (0..<40).map { _ in random.length(in: 0...60) }
    let prepared = try layout.prepare(for: Wall(heights: heights), in: .squares(6))
    let all = prepared.allElements(viewport: .zero)
    #expect(all.count == 40)
    for _ in 0..<30 {
      let rect = LayoutRect(
        x: 0, y: random.length(in: -2_000...2_000), width: 60, height: random.length(in: 1...300))
      let found = prepared.elements(in: rect, viewport: .zero)
      #expect(found == all.filter { $0.frame.intersects(rect) }, "seed \(seed), \(rect)")
    }
  }
}
