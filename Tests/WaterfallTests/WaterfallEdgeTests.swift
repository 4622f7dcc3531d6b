import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing
import Waterfall

/// Tests at the edges of blocks, lengths and positions, most of them found by faults that were planted.
@Suite struct WaterfallEdgeTests {
  let screen = LayoutEnvironment(width: 400, height: 300, scale: 2)
  /// The smallest length, in points.
  let unit = LayoutUnit(rawValue: 1).points

  /// Returns a layout of exact heights without distances.
  func bare(
    _ columns: Int, _ placement: WaterfallPlacement = .shortestFirst,
    _ policy: ChangePolicy = .reflow, spacing: Double = 0
  ) -> WaterfallLayout {
    WaterfallLayout(
      columns: .fixed(columns), columnSpacing: 0, itemSpacing: spacing, itemSizing: .exact,
      placement: placement, changePolicy: policy, rounding: .none)
  }

  func collection(_ heights: [Double]...) -> GeneratedCollection {
    GeneratedCollection(
      sections: heights.map { $0.map { LayoutSize(width: 10, height: $0) } })
  }

  /// Returns the frames of the cells of the first section.
  func frames(_ prepared: PreparedWaterfall) -> [LayoutRect] {
    (0..<prepared.numberOfItems(inSection: 0)).compactMap {
      prepared.attributes(for: .cell(section: 0, item: $0), viewport: .zero)?.frame
    }
  }

  /// Returns the numbers of the items that a query finds.
  func items(
    in rect: LayoutRect, of prepared: PreparedWaterfall
  ) -> [Int] {
    prepared.elements(in: rect).map { $0.element.index.item }
  }

  /// Prepares a layout, updates it, and returns it with a fresh one.
  func update(
    _ layout: WaterfallLayout, from old: GeneratedCollection, to new: GeneratedCollection,
    by changes: [LayoutChange]
  ) throws(LayoutError) -> (updated: PreparedWaterfall, fresh: PreparedWaterfall) {
    var updated = try layout.prepare(for: old, in: screen)
    let transaction = LayoutTransaction(changes, counts: new.sections.map { $0.count })
    try layout.update(
      &updated,
      by: transaction.changes(fromSections: old.numberOfSections) {
        old.numberOfItems(inSection: $0)
      }, for: new, in: screen)
    return (updated, try layout.prepare(for: new, in: screen))
  }

  func cell(_ item: Int) -> ElementIndex { ElementIndex(section: 0, item: item) }

  /// An invalid tolerance is reported if the layout uses it.
  @Test func tolerances() throws {
    let invalid = LayoutDiagnostic(
      .section(0, parameter: "tolerance"), .negative, given: -5, used: 0)
    for placement in WaterfallPlacement.allCases {
      let layout = WaterfallLayout(placement: placement, tolerance: -5)
      let found = try layout.prepare(for: collection([10]), in: screen).diagnostics.entries
      #expect(found == (placement == .readingOrder ? [invalid] : []))
    }
  }

  /// The first item of all ends blocks of items after it begins.
  @Test func itemsThatBeginFarBeforeAQuery() throws {
    let heights = [9000] + Array(repeating: 10.0, count: 299)
    let prepared = try bare(2).prepare(for: collection(heights), in: screen)
    let rect = LayoutRect(x: 0, y: 2000, width: 400, height: 100)
    #expect(items(in: rect, of: prepared) == [0] + Array(201...210))
  }

  /// An item of the smallest height is found before many items without a height.
  @Test func itemsOfTheSmallestHeight() throws {
    let heights = [unit] + Array(repeating: 0.0, count: 831)
    let prepared = try bare(2, .leadingToTrailing).prepare(for: collection(heights), in: screen)
    let rect = LayoutRect(x: 0, y: -10, width: 400, height: 900)
    #expect(items(in: rect, of: prepared) == [0])
  }

  /// Items move by the smallest length if an item before them grows by it.
  @Test func shiftsByTheSmallestLength() throws {
    let heights = Array(repeating: 20.0, count: 200)
    for growth in [unit, -unit] {
      var grown = heights
      grown[0] += growth
      let (updated, _) = try update(
        bare(1), from: collection(heights), to: collection(grown), by: [.resizeItem(cell(0))])
      #expect(frames(updated)[199].minY == 199 * 20 + growth)
      #expect(updated.contentSize.height == 200 * 20 + growth)
    }
  }

  /// Items are removed from the end until those that are left fill a block.
  @Test func removalsUpToABlock() throws {
    let heights = (0..<130).map { Double(10 + $0 * 7 % 90) }
    for placement in WaterfallPlacement.allCases {
      for (old, new) in [(65, 64), (66, 64), (129, 128)] {
        for rest in [[], [heights]] {
          let sizes = [old, new].map { count in
            let sections = [Array(heights.prefix(count))] + rest
            return GeneratedCollection(
              sections: sections.map { $0.map { LayoutSize(width: 10, height: $0) } })
          }
          let (updated, fresh) = try update(
            bare(2, placement), from: sizes[0], to: sizes[1],
            by: (new..<old).map { .deleteItem(cell($0)) })
          #expect(frames(updated) == frames(fresh))
          #expect(updated.contentSize == fresh.contentSize)
        }
      }
    }
  }

  /// Changes of a full block whose only item does not exist, so that nothing changes.
  @Test func changesOfNothing() throws {
    var wall = collection(
      (0..<64).map { Double(10 + $0 * 7 % 90) }, Array(repeating: 9, count: 130))
    wall.scripted.append(
      .init(AnswerProperty(.waterfallItem, \.track), at: cell(5), .integer(1)))
    let changes = LayoutChanges.resizing([cell(64)], numberOfSections: 2) {
      wall.numberOfItems(inSection: $0)
    }
    let layout = bare(2)
    let before = try layout.prepare(for: wall, in: screen)
    var updated = before
    try layout.update(&updated, by: changes, for: wall, in: screen)
    #expect(frames(updated) == frames(before))
    #expect(updated.contentSize == before.contentSize)
  }

  /// Items keep tracks that so few items would not reach.
  @Test func tracksThatFewItemsKeep() throws {
    let heights = Array(repeating: 10.0, count: 100)
    let layout = bare(130, .shortestFirst, .preserveTracks)
    let before = try layout.prepare(for: collection(heights), in: screen)
    let (updated, _) = try update(
      layout, from: collection(heights), to: collection(Array(heights.prefix(50))),
      by: (0..<50).map { .deleteItem(cell($0)) })
    #expect(frames(updated) == Array(frames(before).suffix(50)))
  }

  /// Items keep their tracks if one of these tracks exceeds the farthest position.
  @Test func tracksThatAreCutOff() throws {
    let heights = Array(repeating: 10.0, count: 12)
    let grown = heights.indices.map {
      $0 % 2 == 0 && $0 < 10 ? LayoutLimits.maximumLength.points : 10
    }
    let (updated, _) = try update(
      bare(2, .shortestFirst, .preserveTracks), from: collection(heights), to: collection(grown),
      by: [0, 2, 4, 6, 8].map { .resizeItem(cell($0)) })
    #expect(frames(updated).map { $0.minX } == heights.indices.map { $0 % 2 == 0 ? 0 : 200 })
    #expect(frames(updated)[11].minY == 50)
    #expect(frames(updated)[10].minY == LayoutLimits.maximumPosition.points)
  }

  /// An item without a height begins at the farthest position, which cuts the spacing before it off.
  ///
  /// If an item before it shrinks, it has its spacing again.
  @Test func itemsAtTheFarthestPosition() throws {
    // The last item but one ends five points before the farthest position.
    let spacing = 10.0
    let limit = LayoutLimits.maximumPosition
    let length = LayoutLimits.maximumLength
    let rest = limit - LayoutUnit(points: 5 + 63 * spacing) - length - length - length
    var heights = Array(repeating: 0.0, count: 65)
    for item in 0..<3 { heights[item] = length.points }
    heights[3] = rest.points
    var shrunk = heights
    shrunk[3] = (rest - LayoutUnit(points: 100)).points
    let (updated, fresh) = try update(
      bare(1, spacing: spacing), from: collection(heights), to: collection(shrunk),
      by: [.resizeItem(cell(3))])
    let end = (limit - LayoutUnit(points: 95)).points
    #expect(frames(updated).last?.minY == end)
    #expect(frames(updated) == frames(fresh))
    #expect(updated.contentSize == LayoutSize(width: 400, height: end))
  }

  /// Appended items go to the track that is shortest, where items overlap at the farthest position.
  @Test func tracksAppendedAtTheLimit() throws {
    let length = LayoutLimits.maximumLength.points
    let layout = bare(2, .shortestFirst, .preserveTracks)
    let first = [length, length, length, length, length, length, length - 20, length - 30]
    let second = [length - 1] + first.dropFirst()
    let third = second + [100, 60, 20, 30, 25]
    var updated = try layout.prepare(for: collection(first), in: screen)
    func update(_ changes: [LayoutChange], to heights: [Double]) throws(LayoutError) {
      try layout.update(
        &updated,
        by: LayoutTransaction(changes, counts: [heights.count]).changes(fromSections: 1) { _ in 8 },
        for: collection(heights), in: screen)
    }
    try update([.resizeItem(ElementIndex(section: 0, item: 0))], to: second)
    try update((8..<13).map { .insertItem(ElementIndex(section: 0, item: $0)) }, to: third)
    #expect(frames(updated).suffix(5).map { $0.minX } == [200, 0, 0, 0, 0])
  }
}
