import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing

@testable import LayoutCore
@testable import Waterfall

/// Tests near the farthest positions, with many tracks, and with very negative spacing.
@Suite struct WaterfallLimitTests {
  /// The largest height of an item; content ends at four times this height.
  static let longest = LayoutLimits.maximumLength.points
  /// The farthest position, rounded to a whole pixel.
  static let farthest = LayoutLimits.maximumPosition.points.rounded(.down)

  private static func minY(_ prepared: PreparedWaterfall, _ item: Int) -> Double? {
    prepared.cellFrame(at: ElementIndex(section: 0, item: item))?.minY
  }

  /// Returns the prepared layout after the sizes of some items change.
  private static func resized(
    _ layout: WaterfallLayout, _ heights: [Double], _ changes: [(item: Int, height: Double)]
  ) throws -> (updated: PreparedWaterfall, fresh: PreparedWaterfall) {
    var heights = heights
    let screen = LayoutEnvironment.squares(1)
    var prepared = try layout.prepare(for: Wall(heights: heights), in: screen)
    for change in changes {
      heights[change.item] = change.height
      let changes = try LayoutTransaction(
        [.resizeItem(ElementIndex(section: 0, item: change.item))], counts: [heights.count]
      ).changes(fromSections: 1) { _ in heights.count }
      try layout.update(&prepared, by: changes, for: Wall(heights: heights), in: screen)
    }
    return (prepared, try layout.prepare(for: Wall(heights: heights), in: screen))
  }

  // MARK: Negative spacing

  @Test(arguments: [WaterfallPlacement.leadingToTrailing, .shortestFirst, .readingOrder])
  func veryNegativeSpacing_keepsItemsWithinTheFarthestPositions(
    placement: WaterfallPlacement
  ) throws {
    for columns in [1, 3, 9, 20] {
      var layout = WaterfallLayout.bare(.fixed(columns))
      layout.itemSpacing = -3e10
      layout.placement = placement
      let heights = [Double](repeating: 10, count: 4_097)
      let prepared = try layout.prepare(for: Wall(heights: heights), in: .squares(columns))
      let all = prepared.elements(in: .everything)
      #expect(all.count == 4_097)
      let least = -LayoutLimits.maximumPosition.points
      #expect(all.allSatisfy { $0.frame.minY >= least && $0.frame.minY <= 0 })
    }
  }

  // MARK: The farthest position

  @Test func contentThatEndsAtTheFarthestPosition_isNotCutOff() throws {
    let full = [Double](repeating: Self.longest, count: 4)
    let screen = LayoutEnvironment.squares(1)
    let layout = WaterfallLayout.bare(1)
    #expect(try layout.prepare(for: Wall(heights: full), in: screen).diagnostics.isEmpty)
    let beyond = try layout.prepare(for: Wall(heights: full + [1]), in: screen)
    #expect(beyond.diagnostics.entries.map { $0.subject } == [.content])
  }

  /// The last item is empty, so that it ends before the one that it overlaps.
  @Test func emptyItemAtTheFarthestPosition_hidesNoItemFromQueries() throws {
    var layout = WaterfallLayout.bare(1)
    layout.itemSpacing = 10
    let heights = [Double](repeating: Self.longest, count: 4) + [0]
    let (updated, fresh) = try Self.resized(layout, heights, [(1, Self.longest)])
    for prepared in [updated, fresh] {
      #expect(Self.minY(prepared, 4) == Self.farthest)
      let behind = LayoutRect(x: 0, y: Self.farthest + 10, width: 1, height: 1)
      #expect(prepared.elements(in: behind).map { $0.element.index.item } == [3])
    }
  }

  @Test func itemThatGrowsInATrackedSection_movesLaterItemsToTheFarthestPosition() throws {
    var layout = WaterfallLayout.bare(1)
    layout.changePolicy = .preserveTracks
    let long = Self.longest
    let (updated, fresh) = try Self.resized(
      layout, [long, long, long, 10, long / 2], [(3, 20), (3, long)])
    #expect(Self.minY(updated, 4) == Self.farthest)
    #expect(Self.minY(fresh, 4) == Self.farthest)
  }

  @Test func itemThatGrows_movesItemsOfLaterBlocksToTheFarthestPosition() throws {
    let long = Self.longest
    let heights = [10, long, long, long] + [Double](repeating: 1, count: 125)
    let (updated, fresh) = try Self.resized(.bare(1), heights, [(0, long)])
    #expect(Self.minY(updated, 128) == Self.farthest)
    #expect(Self.minY(fresh, 128) == Self.farthest)
  }

  // MARK: Tracks

  /// Sections of few items store no heights, however many tracks there are.
  @Test(arguments: WaterfallPlacement.allCases)
  func checkpoints_areAtMostAQuarterOfTheItems(placement: WaterfallPlacement) throws {
    func stored(_ columns: Int, _ heights: [[Double]], span: Int = 1) throws -> Int {
      var layout = WaterfallLayout.bare(.fixed(columns))
      layout.placement = placement
      var wall = Wall()
      wall.sizes = heights.map { $0.map { LayoutSize(width: 1, height: $0) } }
      for section in heights.indices { wall.spans[ElementIndex(section: section, item: 0)] = span }
      let prepared = try layout.prepare(
        for: wall, in: LayoutEnvironment(width: 100_000, height: 100))
      return prepared.store.checkpoints.count
    }
    let sections = Array(repeating: [10.0], count: 20)
    #expect(try stored(65_535, sections) == 0)
    #expect(try stored(65_535, sections, span: 2) == 0)
    #expect(try stored(4, [Array(repeating: 10, count: 64)]) == 0)
    #expect(try stored(4, [Array(repeating: 10, count: 65)]) == 4)
    #expect(try stored(4, [Array(repeating: 10, count: 1000)]) == 60)
    #expect(try stored(100, [Array(repeating: 10, count: 1000)]) == 200)
  }

  /// A section with fewer items than tracks is searched item by item, not track by track.
  @Test(arguments: WaterfallPlacement.allCases)
  func queryOfFewItems_comparesOnlyThem(placement: WaterfallPlacement) throws {
    var layout = WaterfallLayout.bare(65_535)
    layout.placement = placement
    var wall = Wall()
    wall.sizes = Array(repeating: [10, 30, 20].map { LayoutSize(width: 1, height: $0) }, count: 9)
    let prepared = try layout.prepare(
      for: wall, in: LayoutEnvironment(width: 655_350, height: 100))
    let band = LayoutRect(x: 0, y: 105, width: 655_350, height: 20)
    #expect(
      prepared.elements(in: band).map { $0.element }
        == [
          .cell(section: 3, item: 1), .cell(section: 3, item: 2), .cell(section: 4, item: 0),
          .cell(section: 4, item: 1), .cell(section: 4, item: 2),
        ])
    // The items of the two sections, and the sections.
    #expect(prepared.work(ofQueryIn: band, viewport: band).searched == 8)
  }

  /// The tracks of few items get no index, which would hold an array for each track.
  @Test func itemsThatGrowInManyTracks_needNoIndexOfTheTracks() throws {
    var layout = WaterfallLayout.bare(1000)
    layout.placement = .trailingToLeading
    layout.changePolicy = .preserveTracks
    let screen = LayoutEnvironment(width: 10_000, height: 100)
    var prepared = try layout.prepare(for: Wall(heights: [10, 20]), in: screen)
    let changes = try LayoutTransaction(
      [.resizeItem(ElementIndex(section: 0, item: 1))], counts: [2]
    ).changes(fromSections: 1) { _ in 2 }
    try layout.update(&prepared, by: changes, for: Wall(heights: [10, 50]), in: screen)
    #expect(!prepared.store.states[0].order.isTracked)
    #expect(
      prepared.cellFrames == [
        LayoutRect(x: 9_990, y: 0, width: 10, height: 10),
        LayoutRect(x: 9_980, y: 0, width: 10, height: 50),
      ])
  }

  /// If items are inserted in many sections, the stored heights of all sections move once.
  @Test func checkpoints_moveOnceForAllSections() throws {
    let layout = WaterfallLayout.bare(1)
    let screen = LayoutEnvironment.squares(1)
    func wall(_ count: Int) -> ArrayLayoutDelegate {
      let sizes = Array(repeating: LayoutSize(width: 10, height: 10), count: count)
      return ArrayLayoutDelegate(sections: Array(repeating: sizes, count: 100))
    }
    var prepared = try layout.prepare(for: wall(128), in: screen)
    #expect(prepared.store.checkpoints.count == 100)
    let changes = try LayoutTransaction(
      (0..<100).map { .insertItem(ElementIndex(section: $0, item: 128)) },
      counts: Array(repeating: 129, count: 100)
    ).changes(fromSections: 100) { _ in 128 }
    try layout.update(&prepared, by: changes, for: wall(129), in: screen)
    #expect(prepared.store.checkpoints.count == 200)
    // All 12,900 items, and two heights for each section.
    #expect(prepared.work.moved == 13_100)
    let fresh = try layout.prepare(for: wall(129), in: screen)
    #expect(prepared.elements(in: .everything) == fresh.elements(in: .everything))
  }

  @Test(arguments: [(65, [0]), (70, Array(0..<20))])
  func fewerItemsThanTracks_keepTheirTracks(count: Int, removed: [Int]) throws {
    var layout = WaterfallLayout.bare(100)
    layout.changePolicy = .preserveTracks
    let screen = LayoutEnvironment(width: 1000, height: 100)
    var prepared = try layout.prepare(
      for: Wall(heights: [Double](repeating: 10, count: count)), in: screen)
    let left = count - removed.count
    let changes = try LayoutTransaction(
      removed.map { .deleteItem(ElementIndex(section: 0, item: $0)) }, counts: [left]
    ).changes(fromSections: 1) { _ in count }
    try layout.update(
      &prepared, by: changes, for: Wall(heights: [Double](repeating: 10, count: left)), in: screen)
    #expect(
      prepared.allElements(viewport: .zero).map { $0.frame.origin }
        == (removed.count..<count).map { LayoutPoint(x: Double($0) * 10, y: 0) })
  }
}
