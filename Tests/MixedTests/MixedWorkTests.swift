import LayoutRuntime
import LayoutTesting
import Spreadsheet
import StrategyKit
import Testing
import Waterfall

@testable import Mixed

/// Tests of the counted work of changes and queries.
@Suite struct MixedWorkTests {
  /// A delegate that counts the questions that it is asked.
  final class Wall: LayoutDelegate {
    var counts: [Int]
    var asked: [ElementIndex] = []
    init(_ counts: [Int]) { self.counts = counts }
    var numberOfSections: Int { counts.count }
    func numberOfItems(inSection section: Int) -> Int { counts[section] }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      asked.append(index)
      return LayoutSize(width: 10, height: Double(5 + (index.item * 7) % 11))
    }
  }

  static let environment = LayoutEnvironment(width: 100, height: 100)
  static let page = MixedLayout(blocks: [
    MixedBlock(WaterfallLayout(columns: 2, changePolicy: .preserveTracks), sections: 1),
    MixedBlock(WaterfallLayout(columns: 3, changePolicy: .preserveTracks), sections: 2),
    MixedBlock(WaterfallLayout(columns: 4, changePolicy: .preserveTracks)),
  ])

  private static func update(
    _ prepared: inout PreparedMixed, _ wall: Wall, _ changes: [LayoutChange], to counts: [Int]
  ) throws {
    let old = wall.counts
    let transaction = LayoutTransaction(changes, counts: counts)
    let checked = try transaction.changes(fromSections: old.count) { old[$0] }
    wall.counts = counts
    wall.asked = []
    try page.update(&prepared, by: checked, for: wall, in: environment)
    let fresh = try page.prepare(for: ArrayLayoutDelegate(counts: counts), in: environment)
    #expect(prepared.runs.map { $0.place } == fresh.runs.map { $0.place })
  }

  @Test func resizedItem_touchesItsBlock_andNoOther() throws {
    let wall = Wall([2_000, 1_000, 1_000, 40_000, 40_000])
    var prepared = try Self.page.prepare(for: wall, in: Self.environment)
    #expect(prepared.work.placed == 84_000)
    let before = try #require(prepared.cellFrame(at: ElementIndex(section: 3, item: 700)))
    let end = prepared.contentSize.height
    try Self.update(
      &prepared, wall, [.resizeItem(ElementIndex(section: 1, item: 998))], to: wall.counts)
    #expect(wall.asked == [ElementIndex(section: 1, item: 998)])
    #expect(prepared.work.total < 2_000)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 3, item: 700))?.minY == before.minY
        + prepared.contentSize.height - end)
  }

  @Test func appendedItem_costsTheSame_howeverManyThereAre() throws {
    var work: [Int] = []
    for count in [1_000, 50_000] {
      let wall = Wall([10, 10, 10, count])
      var prepared = try Self.page.prepare(for: wall, in: Self.environment)
      try Self.update(
        &prepared, wall, [.insertItem(ElementIndex(section: 3, item: count))],
        to: [10, 10, 10, count + 1])
      #expect(wall.asked == [ElementIndex(section: 3, item: count)])
      work.append(prepared.work.total)
    }
    #expect(work[1] <= work[0] + 200, "\(work)")
  }

  @Test func sectionThatComesToAnotherBlock_isNewToIt_andTheOthersAreKept() throws {
    let wall = Wall([30, 20, 21, 5_000])
    var prepared = try Self.page.prepare(for: wall, in: Self.environment)
    // A section at the front: the blocks' counts move each boundary by one section.
    try Self.update(&prepared, wall, [.insertSection(0)], to: [7, 30, 20, 21, 5_000])
    #expect(Set(wall.asked.map { $0.section }) == [0, 1, 3])
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 0))?.width == 45
        && prepared.cellFrame(at: ElementIndex(section: 4, item: 0))?.width == 18)
    // And back: only sections that move to another block are asked for again.
    try Self.update(&prepared, wall, [.deleteSection(0)], to: [30, 20, 21, 5_000])
    #expect(Set(wall.asked.map { $0.section }) == [0, 2])
  }

  @Test func sectionThatMovesWithinItsBlock_leavesTheOthersAsTheyAre() throws {
    final class Assigned: MixedLayoutDelegate {
      var asked: [Int] = []
      var numberOfSections: Int { 11 }
      func numberOfItems(inSection section: Int) -> Int { 2 }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        asked.append(index.section)
        return LayoutSize(width: 10, height: 10)
      }
      var blocks = [0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
      func mixedBlock(ofSection section: Int) -> Int? { blocks[section] }
    }
    let layout = MixedLayout(
      blocks: [MixedBlock(WaterfallLayout(columns: 2)), MixedBlock(WaterfallLayout(columns: 1))])
    let delegate = Assigned()
    var prepared = try layout.prepare(for: delegate, in: Self.environment)
    delegate.asked = []
    delegate.blocks = [0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0]
    let changes = try LayoutTransaction(
      [.moveSection(from: 10, to: 0)], counts: Array(repeating: 2, count: 11)
    ).changes(fromSections: 11) { _ in 2 }
    try layout.update(&prepared, by: changes, for: delegate, in: Self.environment)
    #expect(Set(delegate.asked) == [0])
    let fresh = try layout.prepare(for: delegate, in: Self.environment)
    #expect(
      prepared.allElements(viewport: .everything) == fresh.allElements(viewport: .everything))
  }

  @Test func movedItem_isAskedForWhereItComesToAnotherBlock() throws {
    let wall = Wall([30, 20, 21, 5_000])
    var prepared = try Self.page.prepare(for: wall, in: Self.environment)
    try Self.update(
      &prepared, wall,
      [.moveItem(from: ElementIndex(section: 0, item: 4), to: ElementIndex(section: 3, item: 2))],
      to: [29, 20, 21, 5_001])
    #expect(wall.asked == [ElementIndex(section: 3, item: 2)])
  }

  @Test func query_looksAtTheBlocksThatItMeets() throws {
    let blocks = (0..<500).map { _ in MixedBlock(WaterfallLayout(columns: 2), sections: 1) }
    let layout = MixedLayout(blocks: blocks)
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(counts: Array(repeating: 30, count: 500)), in: Self.environment)
    let start = try #require(prepared.cellFrame(at: ElementIndex(section: 321, item: 0))).minY
    let rect = LayoutRect(x: 0, y: start - 10, width: 100, height: 20)
    #expect(prepared.work(ofQueryIn: rect, viewport: rect).searched < 150)
    #expect(Set(prepared.elements(in: rect).map { $0.element.index.section }) == [320, 321])
    let all = prepared.allElements(viewport: rect)
    #expect(prepared.elements(in: rect) == all.filter { $0.frame.intersects(rect) })
  }

  /// A strategy that throws an error if a section has 13 items.
  struct Picky: LayoutStrategy {
    func prepare(
      for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames {
      let counts = (0..<delegate.numberOfSections).map { delegate.numberOfItems(inSection: $0) }
      if let bad = counts.firstIndex(of: 13) {
        throw .tooManyItems(section: bad, count: 13, limit: 12)
      }
      let cells = counts.enumerated().flatMap { section, count in
        (0..<count).map {
          LayoutAttributes(
            element: .cell(section: section, item: $0),
            frame: LayoutRect(x: 0, y: Double($0 * 10), width: 10, height: 10))
        }
      }
      return PreparedFrames(
        attributes: cells, contentSize: LayoutSize(width: 10, height: 130), itemCounts: counts)
    }
  }

  @Test func whereOneBlockCannotBeLaidOut_allStayAsTheyWere() throws {
    let layout = MixedLayout(blocks: [
      MixedBlock(WaterfallLayout(columns: 2), sections: 1),
      MixedBlock(WaterfallLayout(columns: 1), sections: 1), MixedBlock(Picky()),
    ])
    let wall = Wall([4, 5, 6])
    var prepared = try layout.prepare(for: wall, in: Self.environment)
    let all = prepared.allElements(viewport: .everything)
    let index = ElementIndex(section: 0, item: 0)
    let transaction = LayoutTransaction(
      [.insertItem(index), .deleteItem(ElementIndex(section: 1, item: 1))]
        + (6..<13).map { .insertItem(ElementIndex(section: 2, item: $0)) }, counts: [5, 4, 13])
    let changes = try transaction.changes(fromSections: 3) { [4, 5, 6][$0] }
    wall.counts = [5, 4, 13]
    #expect(throws: LayoutError.tooManyItems(section: 2, count: 13, limit: 12)) {
      try layout.update(&prepared, by: changes, for: wall, in: Self.environment)
    }
    #expect(prepared.allElements(viewport: .everything) == all)
  }
}
