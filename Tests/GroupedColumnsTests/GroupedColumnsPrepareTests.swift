import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing

@testable import GroupedColumns

@Suite struct GroupedColumnsPrepareTests {
  let square = LayoutSize(width: 10, height: 10)

  func drawing(_ layout: GroupedColumnsLayout, _ groups: Groups, width: Double) throws -> [String] {
    let prepared = try layout.prepare(
      for: groups, in: LayoutEnvironment(width: width, height: 50))
    return LayoutDrawing(prepared, square: square).lines
  }

  @Test func wholeSections_goToTheShortestColumn() throws {
    // ABC, D, EF, G: the third section goes below the second, the fourth below the first.
    #expect(
      try drawing(.bare(2), Groups([3, 1, 2, 1]), width: 20) == [
        "A D",
        "B E",
        "C F",
        "G .",
      ])
  }

  @Test func ties_goToTheFirstColumn() throws {
    #expect(try drawing(.bare(3), Groups([1, 1, 1, 1, 1]), width: 30) == ["A B C", "D E ."])
  }

  @Test func oneColumn_isExactlyAGroupedTable() throws {
    var layout = GroupedColumnsLayout(columns: 1, itemExtent: 44, style: .plain)
    layout.section.headerExtent = 20
    layout.section.footerExtent = 8
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(counts: [2, 1]), in: LayoutEnvironment(width: 320, height: 480))
    #expect(
      prepared.listing() == [
        "cell/0/0 (0, 25) 320 × 44", "cell/0/1 (0, 69) 320 × 44", "cell/1/0 (0, 146) 320 × 44",
        "supplementary/footer/0/0 (0, 113) 320 × 8", "supplementary/footer/1/0 (0, 190) 320 × 8",
        "supplementary/header/0/0 (0, 5) 320 × 20", "supplementary/header/1/0 (0, 126) 320 × 20",
      ])
    #expect(prepared.contentSize == LayoutSize(width: 320, height: 198))
  }

  /// Rows without sizes, of a delegate that reports whether it has sizes.
  struct EqualRows: LayoutDelegate {
    var counts = [3, 0, 1, 5]
    var hasItemSizes = false
    var numberOfSections: Int { counts.count }
    func numberOfItems(inSection section: Int) -> Int { counts[section] }
  }

  @Test(arguments: [44, 0, 44.3, 60_000, 1e9, -1, .infinity, .nan])
  func rowsWithoutSizes_areWhereEachWouldBePlaced(extent: Double) throws {
    let layout = GroupedColumnsLayout(columns: 2, itemExtent: extent)
    let environment = LayoutEnvironment(width: 300, height: 200, scale: 3)
    let asked = try layout.prepare(for: EqualRows(hasItemSizes: true), in: environment)
    let others: [any LayoutDelegate] = [EqualRows(), EqualRows().erased]
    for delegate in others {
      let prepared = try layout.prepare(for: delegate, in: environment)
      #expect(prepared.listing() == asked.listing())
      #expect(prepared.contentSize == asked.contentSize)
      // Diagnostics of NaN are not equal, but read alike.
      #expect("\(prepared.diagnostics.entries)" == "\(asked.diagnostics.entries)")
    }
  }

  @Test func rowsWithoutSizes_areNotAskedFor_untilOneIsMeasured() throws {
    let layout = GroupedColumnsLayout(columns: 1, itemExtent: 20)
    let environment = LayoutEnvironment(width: 300, height: 200)
    let rows = RecordingDelegate(EqualRows())
    var engine = try LayoutEngine(layout, for: rows, in: environment)
    #expect(engine.prepared.work.questions == 0)
    let measured = ElementIndex(section: 0, item: 1)
    try engine.setPreferredSizes(
      [PreferredSize(measured, LayoutSize(width: 300, height: 35))], for: rows)
    try engine.setStrategy(GroupedColumnsLayout(columns: 1, itemExtent: 30), for: rows)
    #expect(engine.prepared.cellFrame(at: measured)?.height == 35)
    #expect(engine.prepared.cellFrame(at: ElementIndex(section: 0, item: 2))?.height == 30)
  }

  @Test func defaults_areThoseOfTheOriginal() {
    let layout = GroupedColumnsLayout()
    #expect(layout.columns == 2 && layout.itemExtent == 44 && layout.section.sectionSpacing == 5)
    #expect(layout.placement == .shortestColumn && !layout.splitsTallSections)
    #expect(layout.style == .insetGrouped)
  }

  @Test func padding_comesBeforeEverySection_alsoEmptyOnes() throws {
    var layout = GroupedColumnsLayout.bare(2)
    layout.section.sectionSpacing = 5
    let prepared = try layout.prepare(
      for: Groups([3, 0, 2]), in: LayoutEnvironment(width: 20, height: 50))
    #expect(prepared.cellFrame(at: ElementIndex(section: 0, item: 0))?.minY == 5)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 2, item: 0))
        == LayoutRect(x: 10, y: 10, width: 10, height: 10))
    #expect(prepared.contentSize.height == 35)
  }

  @Test func balanced_fillsColumnsInOrder_asEvenlyAsThatAllows() throws {
    var layout = GroupedColumnsLayout.bare(3)
    layout.placement = .balanced
    // 2 + 3, 4 + 1, 3: no column above 5 rows; shortest-first would scatter them.
    #expect(
      try drawing(layout, Groups([2, 3, 4, 1, 3]), width: 30) == [
        "A F K",
        "B G L",
        "C H M",
        "D I .",
        "E J .",
      ])
  }

  @Test(arguments: GeneratedCases.seeds(20))
  func balanced_isAsLowAsOrderAllows(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let counts = (0..<random.integer(in: 1...9)).map { _ in random.integer(in: 0...6) }
    let columns = random.integer(in: 1...4)
    // Every way to cut the sections into columns, by brute force.
    func best(_ rest: ArraySlice<Int>, _ columns: Int) -> Int {
      guard columns > 1, !rest.isEmpty else { return rest.reduce(0, +) }
      return (rest.startIndex...rest.endIndex).map { cut in
        max(rest[..<cut].reduce(0, +), best(rest[cut...], columns - 1))
      }.min() ?? 0
    }
    var layout = GroupedColumnsLayout.bare(.fixed(columns))
    layout.placement = .balanced
    let prepared = try layout.prepare(
      for: Groups(counts), in: LayoutEnvironment(width: 100, height: 50))
    #expect(prepared.contentSize.height == Double(best(counts[...], columns)) * 10, "seed \(seed)")
  }

  @Test func assignedColumns_areHonoured() throws {
    var groups = Groups([1, 2, 1])
    groups.columns = [0: 1, 2: 9]
    let prepared = try GroupedColumnsLayout.bare(3).prepare(
      for: groups, in: LayoutEnvironment(width: 30, height: 50))
    #expect(
      (0..<3).map { prepared.cellFrame(at: ElementIndex(section: $0, item: 0))?.minX } == [
        10, 0, 20,
      ])
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(.section(2, parameter: "column"), .outOfRange, given: 9, used: 2)
      ])
  }

  @Test func adaptiveColumns_followTheWidth() throws {
    var layout = GroupedColumnsLayout.bare(.adaptive(minimumWidth: 300))
    layout.columnSpacing = 20
    let widths = try [320.0, 619, 620, 1024].map { width in
      try layout.prepare(for: Groups([1]), in: LayoutEnvironment(width: width, height: 9))
        .cellFrame(at: ElementIndex(section: 0, item: 0))?.width
    }
    #expect(widths == [320, 619, 300, 328])
  }

  @Test func tallSections_areSplit_withPositionsRightInEachPart() throws {
    var layout = GroupedColumnsLayout.bare(3)
    layout.splitsTallSections = true
    layout.section.headerExtent = 10
    layout.section.footerExtent = 10
    // The container holds five squares: header and four rows, five rows, three rows and footer.
    let prepared = try layout.prepare(
      for: Groups([12, 1]), in: LayoutEnvironment(width: 30, height: 50))
    #expect(
      prepared.listing { $0.index.section == 0 && $0.category == .supplementary } == [
        "supplementary/footer/0/0 (20, 30) 10 × 10", "supplementary/header/0/0 (0, 0) 10 × 10",
      ])
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 4))
        == LayoutRect(x: 10, y: 0, width: 10, height: 10))
    #expect(
      prepared.positions(ofSection: 0) == [
        .top, .middle, .middle, .bottom, .top, .middle, .middle, .middle, .bottom, .top, .middle,
        .bottom,
      ])
    #expect(prepared.cellFrame(at: ElementIndex(section: 1, item: 0))?.minX == 20)
  }

  @Test func partWhoseFooterDoesNotFit_takesItsLastRowAlong() throws {
    var layout = GroupedColumnsLayout.bare(2)
    layout.splitsTallSections = true
    layout.section.footerExtent = 10
    let prepared = try layout.prepare(
      for: Groups([5]), in: LayoutEnvironment(width: 20, height: 50))
    #expect(prepared.positions(ofSection: 0) == [.top, .middle, .middle, .bottom, .single])
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 4))
        == LayoutRect(x: 10, y: 0, width: 10, height: 10))
  }

  @Test func horizontalAxis_andRightToLeft() throws {
    var layout = GroupedColumnsLayout.bare(2)
    layout.axis = .horizontal
    let prepared = try layout.prepare(
      for: Groups([2, 1]), in: LayoutEnvironment(width: 50, height: 20))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 1))
        == LayoutRect(x: 10, y: 0, width: 10, height: 10))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 1, item: 0))
        == LayoutRect(x: 0, y: 10, width: 10, height: 10))
    let mirrored = try layout.prepare(
      for: Groups([2, 1]), in: LayoutEnvironment(width: 50, height: 20, direction: .rightToLeft))
    #expect(
      mirrored.cellFrame(at: ElementIndex(section: 0, item: 1))
        == LayoutRect(x: 0, y: 0, width: 10, height: 10))
    #expect(
      mirrored.cellFrame(at: ElementIndex(section: 1, item: 0))
        == LayoutRect(x: 10, y: 10, width: 10, height: 10))
  }
}
