import LayoutCore
import LayoutRuntime
import Testing

@testable import Justified

/// Tests of the counted work of updates.
@Suite struct JustifiedWorkTests {
  private static let phone = LayoutEnvironment(width: 390, height: 844)

  private static func wall(_ count: Int) -> [LayoutSize] {
    (0..<count).map { LayoutSize(width: Double(60 + $0 &* 7_919 % 140), height: 100) }
  }

  /// Returns the work of an update, whose result must equal a fresh layout.
  private static func work(
    of changes: [LayoutChange], from before: [LayoutSize], to after: [LayoutSize],
    _ layout: JustifiedLayout = JustifiedLayout(rowExtent: 120)
  ) throws -> LayoutWork {
    var prepared = try layout.prepare(for: ArrayLayoutDelegate(sizes: before), in: phone)
    let transaction = LayoutTransaction(changes, counts: [after.count])
    let resolved = try transaction.changes(fromSections: 1) { _ in before.count }
    let delegate = ArrayLayoutDelegate(sizes: after)
    try layout.update(&prepared, by: resolved, for: delegate, in: phone)
    let fresh = try layout.prepare(for: delegate, in: phone)
    #expect(prepared.allElements(viewport: .zero) == fresh.allElements(viewport: .zero))
    return prepared.work
  }

  @Test func anAppendedItem_changesTheLastTwoRows() throws {
    for count in 20_000..<20_020 {
      let work = try Self.work(
        of: [.insertItem(ElementIndex(section: 0, item: count))], from: Self.wall(count),
        to: Self.wall(count + 1))
      #expect(work.questions == 1)
      #expect(work.moved == 1)
      #expect(work.placed <= 2)
    }
  }

  @Test func aSize_breaksRows_untilOneBeginsAsBefore() throws {
    let before = Self.wall(20_000)
    var after = before
    after[9_000].width = 500
    let work = try Self.work(
      of: [.resizeItem(ElementIndex(section: 0, item: 9_000))], from: before, to: after)
    #expect(work.questions == 1)
    #expect(work.moved == 0)
    #expect(work.placed < 20)
  }

  @Test func aBreakoutRow_isCountedFromTheFirst() throws {
    var layout = JustifiedLayout(rowExtent: 120)
    layout.section.breakoutInterval = 4
    layout.section.maximumRows = 700
    let before = Self.wall(3_000)
    let work = try Self.work(
      of: [.deleteItem(ElementIndex(section: 0, item: 10))], from: before,
      to: Array(before[..<10] + before[11...]), layout)
    #expect(work.questions == 0)
  }

  /// Rows beyond the farthest position are cut off, in an update as in a preparation.
  @Test func endlessRows_areCutOff() throws {
    var layout = JustifiedLayout(
      rowExtent: 100_000, maximumRowExtent: 200_000, rowSpacing: 100_000, rounding: .none)
    layout.section.maximumItems = 1
    let environment = LayoutEnvironment(width: 300_000, height: 800)
    var sizes = Array(repeating: LayoutSize(width: 1, height: 2), count: 400_000)
    var prepared = try layout.prepare(for: ArrayLayoutDelegate(sizes: sizes), in: environment)
    #expect(prepared.contentSize.height == LayoutLimits.maximumPosition.points)
    #expect(prepared.diagnostics.entries.map { $0.subject } == [.content])
    sizes[3].height = 1
    let delegate = ArrayLayoutDelegate(sizes: sizes)
    let changes = try LayoutTransaction(
      [.resizeItem(ElementIndex(section: 0, item: 3))], counts: [sizes.count]
    ).changes(fromSections: 1) { _ in sizes.count }
    try layout.update(&prepared, by: changes, for: delegate, in: environment)
    let fresh = try layout.prepare(for: delegate, in: environment)
    for item in [0, 3, 4, 390_000, 390_941, 399_999] {
      let index = ElementIndex(section: 0, item: item)
      #expect(prepared.cellFrame(at: index) == fresh.cellFrame(at: index))
    }
    let end = LayoutRect(x: 0, y: 117_281_239_000, width: 9, height: 5_000)
    #expect(prepared.elements(in: end) == fresh.elements(in: end))
  }
}
