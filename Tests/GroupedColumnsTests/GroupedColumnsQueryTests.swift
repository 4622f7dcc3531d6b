import LayoutCore
import LayoutTesting
import Testing

@testable import GroupedColumns

@Suite struct GroupedColumnsQueryTests {
  @Test func onlyHeadersThatExist_followTheViewport() throws {
    var layout = GroupedColumnsLayout.bare(1)
    layout.pinsHeaders = true
    var groups = Groups([1, 1])
    groups.headers = [0: 8]
    let prepared = try layout.prepare(for: groups, in: LayoutEnvironment(width: 10, height: 50))
    #expect(prepared.followedAxes(of: .supplementary(.header, 0)) == LayoutAxes(.vertical))
    #expect(prepared.followedAxes(of: .supplementary(.header, 1)) == [])
    #expect(prepared.followedAxes(of: .supplementary(.header, 2)) == [])
    #expect(prepared.followedAxes(of: .supplementary(.header, -1)) == [])
    #expect(prepared.followedAxes(of: .supplementary(.header, 0, 1)) == [])
    #expect(prepared.followedAxes(of: .decoration(.header, 0)) == [])
    #expect(prepared.followedAxes(of: .cell(section: 0, item: 0)) == [])
  }

  @Test func pinnedHeaders_holdInTheirOwnColumns() throws {
    var layout = GroupedColumnsLayout.bare(2)
    layout.section.headerExtent = 10
    layout.pinsHeaders = true
    // Column 0: header 0, rows 10…60; column 1: header 0, rows 10…30, header 30, rows 40…60.
    let prepared = try layout.prepare(
      for: Groups([5, 2, 2]), in: LayoutEnvironment(width: 20, height: 20))
    func headers(_ y: Double) -> [Double?] {
      let viewport = LayoutRect(x: 0, y: y, width: 20, height: 20)
      return (0..<3).map {
        prepared.attributes(for: .supplementary(.header, $0), viewport: viewport)?.frame.minY
      }
    }
    #expect(headers(0) == [0, 0, 30])
    #expect(headers(15) == [15, 15, 30])
    #expect(headers(25) == [25, 20, 30])
    #expect(headers(35) == [35, 20, 35])
    #expect(headers(55) == [50, 20, 50])
    let viewport = LayoutRect(x: 0, y: 35, width: 20, height: 20)
    #expect(
      prepared.elements(in: viewport).filter { $0.element.kind == .header }
        .map { $0.element.index.section } == [0, 2])
  }

  /// The header of a split section is pinned over its first part only.
  @Test func headerOfASplitSection_obscuresItsFirstPart() throws {
    var layout = GroupedColumnsLayout.bare(2)
    layout.section.headerExtent = 10
    layout.pinsHeaders = true
    layout.splitsTallSections = true
    // Column 0: header, rows 10…40; column 1: rows 0…20.
    let prepared = try layout.prepare(
      for: Groups([5]), in: LayoutEnvironment(width: 20, height: 40))
    #expect(
      (0..<5).map { prepared.obscuredEdges(for: .cell(section: 0, item: $0)).top }
        == [10, 10, 10, 0, 0])
    #expect(prepared.obscuredEdges(for: .cell(section: 0, item: -1)).top == 10)
  }

  @Test func millionRows_areAnsweredFromSums() throws {
    let delegate = ClosureLayoutDelegate(sections: 1000, itemsPerSection: 1000)
    let prepared = try GroupedColumnsLayout.bare(4).prepare(
      for: delegate, in: LayoutEnvironment(width: 400, height: 88))
    #expect(prepared.rows.isUniform && prepared.firstRows.isUniform)
    #expect(prepared.contentSize.height == 11_000_000)
    let found = prepared.elements(in: LayoutRect(x: 0, y: 5_500_000, width: 100, height: 88))
    #expect(
      found.map { $0.element } == [.cell(section: 500, item: 0), .cell(section: 500, item: 1)])
  }

  @Test func badHeights_areReportedAndReplaced() throws {
    let prepared = try GroupedColumnsLayout.bare(1).prepare(
      for: Groups(heights: [[10, -5, .nan, 20]]), in: LayoutEnvironment(width: 20, height: 88))
    #expect(
      prepared.listing() == [
        "cell/0/0 (0, 0) 20 × 10", "cell/0/1 (0, 10) 20 × 0", "cell/0/2 (0, 10) 20 × 0",
        "cell/0/3 (0, 10) 20 × 20",
      ])
    #expect(prepared.diagnostics.entries.map { $0.problem } == [.negative, .notFinite])
  }

  @Test func countsThatLie_areRefused() {
    #expect(throws: LayoutError.self) {
      try GroupedColumnsLayout().prepare(
        for: ClosureLayoutDelegate(itemsPerSection: .max),
        in: LayoutEnvironment(width: 1, height: 1))
    }
  }

  @Test func noSections_isAnEmptyLayout() throws {
    var layout = GroupedColumnsLayout()
    layout.contentInsets = LayoutInsets(top: 12, bottom: 8)
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(counts: []), in: LayoutEnvironment(width: 300, height: 100))
    #expect(prepared.contentSize == LayoutSize(width: 300, height: 20))
    #expect(prepared.elements(in: .everything).isEmpty)
  }

  @Test func registration_listsEveryParameter() throws {
    let keys = Set(GroupedColumnsLayout.registration.descriptor.parameters.map { $0.key })
    var properties = Set(
      Mirror(reflecting: GroupedColumnsLayout()).children.compactMap { $0.label })
    properties.formUnion(Mirror(reflecting: GroupedStyle()).children.compactMap { $0.label })
    properties.formUnion(
      Mirror(reflecting: GroupedColumnsLayout().section).children.compactMap { $0.label })
    properties.remove("section")
    #expect(keys == properties)
  }
}
