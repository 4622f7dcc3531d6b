import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing

@testable import Waterfall

/// The placement rules as they are documented, item by item and track by track.
private struct SimpleRule {
  let placement: WaterfallPlacement
  let spacing: Int64
  let tolerance: Int64
  var heights: [Int64]
  var cursor: Int

  init(_ placement: WaterfallPlacement, tracks: Int, spacing: Int64, tolerance: Int64) {
    self.placement = placement
    self.spacing = spacing
    self.tolerance = tolerance
    heights = Array(repeating: 0, count: tracks)
    cursor = placement == .trailingToLeading ? tracks : 0
  }

  func begin(_ track: Int, _ span: Int) -> Int64 {
    heights[track..<track + span].max() ?? 0
  }

  func choice(_ span: Int) -> Int {
    let possible = Array(0...(heights.count - span))
    let lowest = possible.map { begin($0, span) }.min() ?? 0
    switch placement {
    case .shortestFirst: return possible.first { begin($0, span) == lowest } ?? 0
    case .leadingToTrailing: return cursor + span <= heights.count ? cursor : 0
    case .trailingToLeading: return (cursor >= span ? cursor : heights.count) - span
    case .readingOrder:
      let equal = possible.filter { begin($0, span) <= lowest + tolerance }
      return equal.first { $0 >= cursor } ?? equal.first ?? 0
    }
  }

  mutating func place(_ extent: Int64, span: Int, assigned: Int?) -> (track: Int, start: Int64) {
    let track = assigned ?? choice(span)
    let start = begin(track, span)
    for covered in track..<track + span { heights[covered] = start + extent + spacing }
    if placement != .shortestFirst || assigned != nil {
      cursor = placement == .trailingToLeading ? track : track + span
    }
    return (track, start)
  }
}

@Suite struct WaterfallPlacementTests {
  @Test(arguments: GeneratedCases.seeds(40))
  func everyItem_isWhereTheRulePutsIt(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // Few tracks, and enough of them that another comparison is used.
    let tracks = random.oneIn(4) ? random.integer(in: 60...70) : random.integer(in: 1...9)
    let count = random.integer(in: 0...400)
    var wall = Wall(
      heights: (0..<count).map { _ in Double(random.integer(in: 0...800)) / 4 })
    let hasSpans = random.oneIn(2)
    let tells = random.oneIn(2)
    for item in 0..<count {
      let index = ElementIndex(section: 0, item: item)
      if hasSpans, random.oneIn(5) { wall.spans[index] = random.integer(in: 1...tracks) }
      if tells, random.oneIn(9) {
        wall.assigned[index] = random.integer(in: 0...(tracks - (wall.spans[index] ?? 1)))
      }
    }
    var layout = WaterfallLayout.bare(.fixed(tracks))
    layout.placement = random.pick(WaterfallPlacement.allCases)
    layout.section.itemSpacing = random.pick([0, 7.5, -3])
    layout.tolerance = random.pick([0, 16, 100])
    let prepared = try layout.prepare(for: wall, in: .squares(tracks))
    var rule = SimpleRule(
      layout.placement, tracks: tracks,
      spacing: LayoutUnit(points: layout.section.itemSpacing).rawValue,
      tolerance: LayoutUnit(points: layout.tolerance).rawValue)
    for item in 0..<count {
      let index = ElementIndex(section: 0, item: item)
      let expected = rule.place(
        LayoutUnit(points: wall.sizes[0][item].height).rawValue, span: wall.spans[index] ?? 1,
        assigned: wall.assigned[index])
      let stored = prepared.content(ofSection: 0)
      #expect(Int(stored.tracks[item]) == expected.track, "seed \(seed), item \(item)")
      #expect(stored.starts[item] == expected.start, "seed \(seed), item \(item)")
    }
  }

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
