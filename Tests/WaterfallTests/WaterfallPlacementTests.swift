import LayoutCore
import LayoutRuntime
import Testing

@testable import Waterfall

@Suite struct WaterfallPlacementTests {
  /// The comparison of every track with every track of its span would take 10⁹ steps an item.
  @Test(arguments: [WaterfallPlacement.shortestFirst, .readingOrder, .dense])
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

/// Tests of tracks of different extents, and of gaps before items of several tracks.
@Suite struct WaterfallTrackTests {
  private func frames(
    _ layout: WaterfallLayout, _ items: [WaterfallItem], _ heights: [Double]
  ) throws -> [LayoutRect] {
    let delegate = ClosureLayoutDelegate(itemsPerSection: heights.count) { index, proposal in
      LayoutSize(width: proposal.width ?? 0, height: heights[index.item])
    } answer: {
      $0.fill(.waterfallItem) { if $0.item < items.count { $1 = items[$0.item] } }
    }
    return try layout.prepare(for: delegate, in: LayoutEnvironment(width: 320, height: 100))
      .cellFrames
  }

  /// The proposal is the extent of the track, so an aspect ratio of it gives the height itself.
  @Test(arguments: WaterfallItemSizing.allCases)
  func items_areAsWideAsTheirTracks(sizing: WaterfallItemSizing) throws {
    let layout = WaterfallLayout(
      columns: .tracks([.fixed(80), .fraction(1), .fraction(2)]), columnSpacing: 0,
      itemSpacing: 0, itemSizing: sizing)
    #expect(
      try frames(layout, [], [50, 30, 40, 20]) == [
        LayoutRect(x: 0, y: 0, width: 80, height: 50),
        LayoutRect(x: 80, y: 0, width: 80, height: 30),
        LayoutRect(x: 160, y: 0, width: 160, height: 40),
        LayoutRect(x: 80, y: 30, width: 80, height: 20),
      ])
  }

  /// The third item leaves a gap of 80 points in the second track, in which only the fourth fits.
  @Test func dense_fillsGapsBeforeItemsOfSeveralTracks() throws {
    var layout = WaterfallLayout.bare(2)
    layout.placement = .dense
    let items = [WaterfallItem(), WaterfallItem(), WaterfallItem(span: 2)]
    #expect(
      try frames(layout, items, [100, 20, 30, 60, 50]).map { [$0.minX, $0.minY] } == [
        [0, 0], [160, 0], [0, 100], [160, 20], [0, 130],
      ])
  }

  @Test func tracks_areCountedFromTheEnd() throws {
    let items = [
      WaterfallItem(track: 0, isFromEnd: true), WaterfallItem(span: 2, track: 1, isFromEnd: true),
      WaterfallItem(track: 9, isFromEnd: true),
    ]
    #expect(
      try frames(.bare(4), items, [10, 10, 10]).map { [$0.minX, $0.minY] } == [
        [240, 0], [80, 0], [0, 0],
      ])
  }

  /// An item that is measured again in another track keeps its span, whatever the delegate says then.
  @Test func aDelegateThatChangesItsMind_changesNoSpan() throws {
    let layout = WaterfallLayout(columns: .tracks([.fixed(80), .fraction(1)]))
    let environment = LayoutEnvironment(width: 320, height: 100)
    func wall(_ count: Int, span: Int) -> ClosureLayoutDelegate {
      ClosureLayoutDelegate(itemsPerSection: count) { _, _ in
        LayoutSize(width: 10, height: 10)
      } answer: {
        $0.fill(.waterfallItem) { $1.span = $0.item == 0 ? 1 : span }
      }
    }
    var prepared = try layout.prepare(for: wall(4, span: 1), in: environment)
    let changes = try LayoutTransaction(
      [.insertItem(ElementIndex(section: 0, item: 0))], counts: [5]
    ).changes(fromSections: 1) { _ in 4 }
    try layout.update(&prepared, by: changes, for: wall(5, span: 2), in: environment)
    #expect(prepared.cellFrames.map { $0.width }.max() == 230)
  }

  /// Appending places new items only; the delegate is asked for no others.
  @Test func appendedItems_areMeasuredOnceInTheirTracks() throws {
    let layout = WaterfallLayout(columns: .tracks([.fixed(80), .fraction(1)]))
    let environment = LayoutEnvironment(width: 320, height: 100)
    let old = ClosureLayoutDelegate(itemsPerSection: 1_000)
    let new = ClosureLayoutDelegate(itemsPerSection: 1_001)
    var prepared = try layout.prepare(for: old, in: environment)
    let changes = try LayoutTransaction(
      [.insertItem(ElementIndex(section: 0, item: 1_000))], counts: [1_001]
    ).changes(fromSections: 1) { _ in 1_000 }
    try layout.update(&prepared, by: changes, for: new, in: environment)
    #expect(prepared.work.questions == 1)
    #expect(prepared.work.placed <= 64)
    #expect(try prepared.cellFrames == layout.prepare(for: new, in: environment).cellFrames)
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
    #expect(try tracks(#require(engine.prepared.unwrapped())) == [0, 1, 2, 0, 1, 2])
    #expect(engine.contentSize.height == 80)
  }
}
