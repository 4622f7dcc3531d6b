import GroupedColumns
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Testing

@Suite struct GroupedColumnsBadDataTests {
  /// Rows beyond the farthest position are cut off, and have their full height after others shrink.
  @Test func update_ofContentThatWasCut_equalsAFreshLayout() throws {
    let layout = GroupedColumnsLayout.bare(1)
    let environment = LayoutEnvironment(width: 100, height: 100)
    let giant = LayoutLimits.maximumLength.points
    var groups = Groups(heights: [[giant, giant, giant, giant, 7]])
    var prepared = try layout.prepare(for: groups, in: environment)
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 4))?.height == 0)
    groups.heights[0][0] = 5
    let transaction = LayoutTransaction(
      [.resizeItem(ElementIndex(section: 0, item: 0))], counts: [5])
    try layout.update(
      &prepared, by: try transaction.changes(fromSections: 1) { _ in 5 }, for: groups,
      in: environment)
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 4))?.height == 7)
    #expect(prepared.contentSize.height == 3 * giant + 12)
  }

  /// A row that is cut off only between two changes of one update is the same as in a fresh layout.
  @Test func update_thatCutsARowForAMoment_equalsAFreshLayout() throws {
    let layout = GroupedColumnsLayout.bare(1)
    let environment = LayoutEnvironment(width: 100, height: 100)
    let giant = LayoutLimits.maximumLength.points
    var prepared = try layout.prepare(
      for: Groups(heights: [[giant, giant, giant, giant / 2]]), in: environment)
    let after = Groups(heights: [[giant, giant, giant, giant, 1]])
    let transaction = LayoutTransaction(
      [
        .insertItem(ElementIndex(section: 0, item: 3)),
        .resizeItem(ElementIndex(section: 0, item: 3)),
      ],
      counts: [5])
    try layout.update(
      &prepared, by: try transaction.changes(fromSections: 1) { _ in 4 }, for: after,
      in: environment)
    let fresh = try layout.prepare(for: after, in: environment)
    #expect(prepared.listing() == fresh.listing())
  }

  /// The sum of 5,000 distances of the maximum length is beyond 64 bits.
  @Test func balanced_withExtremeDistances_fillsColumnsInOrder() throws {
    var layout = GroupedColumnsLayout.bare(2)
    layout.placement = .balanced
    layout.section.sectionSpacing = LayoutLimits.maximumLength.points
    let prepared = try layout.prepare(
      for: Groups(Array(repeating: 1, count: 5_000)), in: LayoutEnvironment(width: 20, height: 50))
    let columns = (0..<5_000).compactMap {
      prepared.cellFrame(at: ElementIndex(section: $0, item: 0))?.minX
    }
    #expect(columns.count == 5_000)
    #expect(columns.first == 0)
    #expect(columns.last == 10)
    #expect(columns == columns.sorted())
  }

  @Test func sectionsBeyondTheFarthestPosition_areReported() throws {
    var layout = GroupedColumnsLayout.bare(1)
    layout.section.sectionSpacing = 2.9e10
    let prepared = try layout.prepare(
      for: Groups([1, 1, 1, 1, 1]), in: LayoutEnvironment(width: 100, height: 100))
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(.content, .tooLarge, used: LayoutLimits.maximumPosition.points)
      ])
  }

  @Test func rowsWithoutExtent_costNothingToPass() throws {
    var heights = [Double](repeating: 0, count: 20_001)
    heights[10_000] = 10
    let prepared = try GroupedColumnsLayout.bare(1).prepare(
      for: Groups(heights: [heights]), in: LayoutEnvironment(width: 100, height: 100))
    let few = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    #expect(prepared.elements(in: few).map { $0.element } == [.cell(section: 0, item: 10_000)])
    #expect(prepared.work(ofQueryIn: few, viewport: few).total < 10)
  }

  @Test func separators_thickerThanRows_endWithThem() throws {
    var layout = GroupedColumnsLayout.bare(1)
    layout.style.separatorThickness = 50
    layout.style.hasOuterSeparators = true
    let prepared = try layout.prepare(
      for: Groups(heights: [[8, 8]]), in: LayoutEnvironment(width: 100, height: 100))
    #expect(
      prepared.listing { $0.category == .decoration } == [
        "decoration/separator/0/0 (0, 0) 100 × 8",
        "decoration/outerSeparator/0/0 (0, 0) 100 × 16",
        "decoration/outerSeparator/0/1 (0, 0) 100 × 16",
      ])
  }

  @Test func elementsWithExtremeNumbers_doNotExist() throws {
    var layout = GroupedColumnsLayout.bare(1)
    layout.style = .grouped
    let prepared = try layout.prepare(
      for: Groups(heights: [[8], [8, 8]]), in: LayoutEnvironment(width: 100, height: 100))
    let viewport = LayoutRect(x: 0, y: 0, width: 100, height: 100)
    for number in [2, .max - 1, .max, .min] {
      let background = LayoutElement.decoration(.background, 1, number)
      #expect(prepared.attributes(for: background, viewport: viewport) == nil)
      let separator = LayoutElement.decoration(.outerSeparator, 1, number)
      #expect(prepared.attributes(for: separator, viewport: viewport) == nil)
    }
  }
}
