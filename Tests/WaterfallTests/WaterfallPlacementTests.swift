import LayoutCore
import LayoutRuntime
import Testing

@testable import Waterfall

@Suite struct WaterfallPlacementTests {
  /// The comparison of every track with every track of its span would take 10⁹ steps an item.
  @Test(arguments: [WaterfallPlacement.shortestFirst, .readingOrder])
  func spansOfManyTracks_takeOneLookAtEachTrack(placement: WaterfallPlacement) throws {
    var wall = Wall(heights: Array(repeating: 10, count: 9))
    for item in 0..<9 { wall.spans[ElementIndex(section: 0, item: item)] = 20_000 }
    var layout = WaterfallLayout.bare(65_535)
    layout.placement = placement
    let prepared = try layout.prepare(
      for: wall, in: LayoutEnvironment(width: 65_535, height: 100))
    #expect(
      prepared.content(ofSection: 0).tracks == [
        0, 20_000, 40_000, 0, 20_000, 40_000, 0, 20_000, 40_000,
      ])
    #expect(prepared.cellFrames.map { $0.minY } == [0, 0, 0, 10, 10, 10, 20, 20, 20])
  }
}

/// Tests of items whose sizes are not known yet, so that a delegate returns a height of 0.
@Suite struct WaterfallEmptyItemTests {
  private func tracks(_ prepared: PreparedWaterfall) -> [Int] {
    (0..<prepared.numberOfItems(inSection: 0)).compactMap {
      (prepared.cellFrame(at: ElementIndex(section: 0, item: $0))?.minX).map { Int($0) / 100 }
    }
  }

  private func layout(_ columns: Int, _ policy: ChangePolicy = .reflow) -> WaterfallLayout {
    WaterfallLayout(
      columns: .fixed(columns), columnSpacing: 0, itemSpacing: 0, itemSizing: .exact,
      changePolicy: policy)
  }

  private func prepared(_ heights: [Double], columns: Int = 3) throws -> PreparedWaterfall {
    try layout(columns).prepare(
      for: ArrayLayoutDelegate(sizes: heights.map { LayoutSize(width: 100, height: $0) }),
      in: LayoutEnvironment(width: Double(100 * columns), height: 100))
  }

  @Test func itemsWithoutHeight_takeTurns() throws {
    #expect(tracks(try prepared([0, 0, 0, 0, 0])) == [0, 1, 2, 0, 1])
    // The second track is not among the lowest.
    #expect(tracks(try prepared([0, 50, 0, 0, 0, 0])) == [0, 0, 1, 2, 1, 2])
    #expect(tracks(try prepared(Array(repeating: 0, count: 40), columns: 20)).last == 19)
    var spaced = layout(3)
    spaced.section.itemSpacing = 10
    let apart = try spaced.prepare(
      for: ArrayLayoutDelegate(sizes: Array(repeating: LayoutSize(width: 1, height: 0), count: 4)),
      in: LayoutEnvironment(width: 300, height: 100))
    #expect(tracks(apart) == [0, 1, 2, 0])
  }

  /// Items that are measured one after the other fill all tracks, and keep them.
  @Test(arguments: [ChangePolicy.reflow, .preserveTracks])
  func itemsThatAreMeasuredLate_fillAllTracks(policy: ChangePolicy) throws {
    let unknown = ArrayLayoutDelegate(
      sizes: Array(repeating: LayoutSize(width: 100, height: 0), count: 6))
    var engine = try LayoutEngine(
      layout(3, policy), for: unknown, in: LayoutEnvironment(width: 300, height: 100))
    for item in 0..<6 {
      try engine.setPreferredSizes(
        [PreferredSize(ElementIndex(section: 0, item: item), LayoutSize(width: 100, height: 40))],
        for: unknown)
    }
    #expect(tracks(engine.prepared) == [0, 1, 2, 0, 1, 2])
    #expect(engine.contentSize.height == 80)
  }
}
