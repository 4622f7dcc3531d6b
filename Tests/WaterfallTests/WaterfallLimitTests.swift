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
      layout.section.itemSpacing = -3e10
      layout.placement = placement
      let heights = [Double](repeating: 10, count: 4_097)
      let prepared = try layout.prepare(for: Wall(heights: heights), in: .squares(columns))
      let all = prepared.elements(in: .everything)
      #expect(all.count == 4_097)
      let least = -LayoutLimits.maximumPosition.points
      #expect(all.allSatisfy { $0.frame.minY >= least && $0.frame.minY <= 0 })
    }
  }

  /// Tracks of less than a pixel have no width, so an item that spans all of them has none either.
  @Test func negativeColumnSpacing_makesNoWidthNegative() throws {
    var layout = WaterfallLayout.bare(5)
    layout.section.columnSpacing = -0.5
    layout.rounding = .floor
    var wall = Wall(heights: [10])
    wall.spans = [ElementIndex(section: 0, item: 0): 5]
    let prepared = try layout.prepare(for: wall, in: LayoutEnvironment(width: 2, height: 100))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 0))
        == LayoutRect(x: 0, y: 0, width: 0, height: 10))
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
    layout.section.itemSpacing = 10
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

  // MARK: Tracks

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

  /// The item before the new one is in the last of the tracks that 64 items reach.
  @Test(arguments: [WaterfallPlacement.leadingToTrailing, .readingOrder, .dense])
  func newItemAfterTheLastOfFewItems_goesToTheNextTrack(placement: WaterfallPlacement) throws {
    var layout = WaterfallLayout.bare(100)
    layout.changePolicy = .preserveTracks
    layout.placement = placement
    let wall = Wall(heights: [Double](repeating: 10, count: 64))
    let screen = LayoutEnvironment(width: 1000, height: 100)
    var prepared = try layout.prepare(for: wall, in: screen)
    let changes = try LayoutTransaction(
      [
        .deleteItem(ElementIndex(section: 0, item: 0)),
        .insertItem(ElementIndex(section: 0, item: 63)),
      ], counts: [64]
    ).changes(fromSections: 1) { _ in 64 }
    try layout.update(&prepared, by: changes, for: wall, in: screen)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 63))?.origin
        == LayoutPoint(x: 640, y: 0))
  }
}
