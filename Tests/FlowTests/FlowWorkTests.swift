import LayoutCore
import LayoutRuntime
import Testing

@testable import Flow

/// Tests of the counted work of updates.
@Suite struct FlowWorkTests {
  static let phone = LayoutEnvironment(width: 390, height: 844)

  /// A delegate of boxes with computed sizes, some of which are replaced.
  struct Many: LayoutDelegate {
    var count: Int
    var changed: [Int: LayoutSize] = [:]
    var isUniform = false

    func numberOfItems(inSection section: Int) -> Int { count }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      if let size = changed[index.item] { return size }
      return isUniform
        ? LayoutSize(width: 90, height: 30)
        : LayoutSize(
          width: Double(40 + (index.item &* 2_654_435_761) >> 7 & 63),
          height: Double(20 + index.item * 11 % 30))
    }
  }

  static func apply(
    _ changes: [LayoutChange], to prepared: inout PreparedFlow, _ layout: FlowLayout,
    _ before: Many, _ after: Many
  ) throws {
    let transaction = LayoutTransaction(changes, counts: [after.count])
    let resolved = try transaction.changes(fromSections: 1) { _ in before.count }
    try layout.update(&prepared, by: resolved, for: after, in: phone)
    let fresh = try layout.prepare(for: after, in: phone)
    #expect(prepared.contentSize == fresh.contentSize)
    for item in stride(from: 0, to: after.count, by: after.count / 97 + 1) {
      #expect(
        prepared.cellFrame(at: ElementIndex(section: 0, item: item))
          == fresh.cellFrame(at: ElementIndex(section: 0, item: item)))
    }
  }

  static func item(_ item: Int) -> ElementIndex { ElementIndex(section: 0, item: item) }

  @Test func aSizeInAList_touchesOneLine() throws {
    let layout = FlowLayout(columns: 1)
    let before = Many(count: 100_000)
    var prepared = try layout.prepare(for: before, in: Self.phone)
    var after = before
    after.changed[50_000] = LayoutSize(width: 0, height: 77)
    try Self.apply([.resizeItem(Self.item(50_000))], to: &prepared, layout, before, after)
    #expect(prepared.work.questions == 1)
    #expect(prepared.work.moved == 0)
    #expect(prepared.work.placed == 1)
  }

  @Test func anItemAtTheFrontOfAList_touchesOneLine() throws {
    let layout = FlowLayout(columns: 1)
    let before = Many(count: 100_000, isUniform: true)
    var prepared = try layout.prepare(for: before, in: Self.phone)
    var after = Many(count: 100_001, isUniform: true)
    after.changed[0] = LayoutSize(width: 0, height: 77)
    try Self.apply([.insertItem(Self.item(0))], to: &prepared, layout, before, after)
    #expect(prepared.work.questions == 1)
    // The item's own line, all equal lines but the last, and the last.
    #expect(prepared.work.placed == 3)
  }

  @Test func aWidthInTheMiddle_breaksLines_untilTheyBeginAsBefore() throws {
    let layout = FlowLayout()
    let before = Many(count: 100_000)
    var prepared = try layout.prepare(for: before, in: Self.phone)
    var after = before
    after.changed[50_000] = LayoutSize(width: 140, height: 20)
    try Self.apply([.resizeItem(Self.item(50_000))], to: &prepared, layout, before, after)
    #expect(prepared.work.questions == 1)
    #expect(prepared.work.placed < 200)
  }

  @Test func changesFarApart_areAppliedApart() throws {
    let layout = FlowLayout(columns: 1)
    let before = Many(count: 100_000)
    var prepared = try layout.prepare(for: before, in: Self.phone)
    var after = before
    for item in [7, 40_000, 99_990] { after.changed[item] = LayoutSize(width: 0, height: 99) }
    try Self.apply(
      [7, 40_000, 99_990].map { .resizeItem(Self.item($0)) }, to: &prepared, layout, before, after)
    #expect(prepared.work.placed <= 6)
  }

  @Test(arguments: [nil, .fixed(4)] as [ColumnCount?], [64, 65, 100, 256, 300])
  func manyNeighbours_areMeasuredTogether(columns: ColumnCount?, count: Int) throws {
    let layout = FlowLayout(columns: columns)
    let before = Many(count: 1000)
    var prepared = try layout.prepare(for: before, in: Self.phone)
    var after = before
    for item in 101..<101 + count { after.changed[item] = LayoutSize(width: 33, height: 44) }
    try Self.apply(
      (101..<101 + count).map { .resizeItem(Self.item($0)) }, to: &prepared, layout, before, after)
    #expect(prepared.work.questions == count)
    // The size of a box depends on its number, so all later boxes have new sizes.
    try Self.apply(
      (7..<7 + count).map { .insertItem(Self.item($0)) }
        + (7..<1000).map { .resizeItem(Self.item($0)) },
      to: &prepared, layout, after, Many(count: 1000 + count))
  }

  @Test func aGridOfEqualItems_growsAtItsEnd_whereverItemsCome() throws {
    for columns in [nil, .fixed(4)] as [ColumnCount?] {
      let layout = FlowLayout(columns: columns)
      let before = Many(count: 100_000, isUniform: true)
      var prepared = try layout.prepare(for: before, in: Self.phone)
      let after = Many(count: 99_998, isUniform: true)
      try Self.apply(
        [.deleteItem(Self.item(0)), .deleteItem(Self.item(60_000))], to: &prepared, layout,
        before, after)
      #expect(prepared.work.questions == 0)
      #expect(prepared.work.placed <= 4)
      #expect(prepared.content(ofSection: 0).pages.common != nil)
      try Self.apply(
        (0..<9).map { .insertItem(Self.item($0)) }, to: &prepared, layout, after,
        Many(count: 100_007, isUniform: true))
      #expect(prepared.work.questions == 9)
      #expect(prepared.work.placed <= 5)
    }
  }

  @Test func sectionsThatChangePlaces_areAskedAgain_forTheItemsTheyHaveThen() throws {
    // Whichever section is first has one column; the moved section loses an item in the same update.
    struct Blog: FlowLayoutDelegate {
      var heights: [[Double]]
      var numberOfSections: Int { heights.count }
      func numberOfItems(inSection section: Int) -> Int { heights[section].count }
      func flowSection(_ number: Int, default section: FlowSection) -> FlowSection {
        var section = section
        section.columns = number == 0 ? 1 : 3
        return section
      }
      func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
        LayoutSize(width: proposal.width ?? 0, height: heights[index.section][index.item])
      }
    }
    let layout = FlowLayout()
    let before = Blog(heights: [[10, 20, 30, 40], [50]])
    let after = Blog(heights: [[5], [20, 30, 40], [50]])
    var prepared = try layout.prepare(for: before, in: Self.phone)
    let transaction = LayoutTransaction(
      [.insertSection(0), .deleteItem(Self.item(0))], counts: [1, 3, 1])
    let changes = try transaction.changes(fromSections: 2) { before.heights[$0].count }
    try layout.update(&prepared, by: changes, for: after, in: Self.phone)
    let fresh = try layout.prepare(for: after, in: Self.phone)
    #expect(prepared.allElements(viewport: .zero) == fresh.allElements(viewport: .zero))
  }

  @Test func contentThatWouldBeTooLong_isPreparedAnew() throws {
    let layout = FlowLayout.bare(1)
    var before = Many(count: 8)
    for item in 0..<4 { before.changed[item] = LayoutSize(width: 1, height: 1e300) }
    var prepared = try layout.prepare(for: before, in: Self.phone)
    var after = before
    after.changed[1] = nil
    let transaction = LayoutTransaction([.resizeItem(Self.item(1))], counts: [8])
    let changes = try transaction.changes(fromSections: 1) { _ in 8 }
    try layout.update(&prepared, by: changes, for: after, in: Self.phone)
    let fresh = try layout.prepare(for: after, in: Self.phone)
    #expect(prepared.allElements(viewport: .zero) == fresh.allElements(viewport: .zero))
  }
}
