import LayoutCore
import Testing

@testable import GroupedColumns

@Suite struct GroupedStyleTests {
  func prepared(_ style: GroupedStyle, counts: [Int] = [3], scale: Double = 2) throws
    -> PreparedGroupedColumns
  {
    let layout = GroupedColumnsLayout(
      columns: 1, itemExtent: 40, sectionSpacing: 0, style: style)
    return try layout.prepare(
      for: ArrayLayoutDelegate(counts: counts),
      in: LayoutEnvironment(width: 300, height: 400, scale: scale))
  }

  @Test func plain_isRowsAlone() throws {
    #expect(
      try prepared(.plain).listing() == [
        "cell/0/0 (0, 0) 300 × 40", "cell/0/1 (0, 40) 300 × 40", "cell/0/2 (0, 80) 300 × 40",
      ])
  }

  @Test func insetGrouped_hasACardAndInsetSeparators() throws {
    #expect(
      try prepared(.insetGrouped).listing() == [
        "decoration/background/0/0 (16, 0) 268 × 120", "cell/0/0 (16, 0) 268 × 40",
        "cell/0/1 (16, 40) 268 × 40", "cell/0/2 (16, 80) 268 × 40",
        "decoration/separator/0/0 (32, 39.5) 252 × 0.5",
        "decoration/separator/0/1 (32, 79.5) 252 × 0.5",
      ])
  }

  @Test func fullWidth_hasLinesAroundTheGroup() throws {
    #expect(
      try prepared(.fullWidth, counts: [2]).listing { $0.category == .decoration } == [
        "decoration/background/0/0 (0, 0) 300 × 80",
        "decoration/separator/0/0 (15, 39.5) 285 × 0.5",
        "decoration/outerSeparator/0/0 (0, 0) 300 × 0.5",
        "decoration/outerSeparator/0/1 (0, 79.5) 300 × 0.5",
      ])
  }

  @Test func grouped_isTheCardOfIOS6() throws {
    let prepared = try prepared(.grouped, counts: [1], scale: 1)
    #expect(
      prepared.listing() == [
        "decoration/background/0/0 (10, 0) 280 × 40", "cell/0/0 (10, 0) 280 × 40",
      ])
    #expect(prepared.positions(ofSection: 0) == [.single])
    #expect(GroupedStyle.grouped.cornerRadius == 8)
  }

  @Test func separators_areAtLeastOnePixel() throws {
    let line = try prepared(.insetGrouped, scale: 1).attributes(
      for: .decoration(.separator, 0, 0), viewport: .zero)
    #expect(line?.frame == LayoutRect(x: 32, y: 39, width: 252, height: 1))
    let thin = try prepared(.insetGrouped, scale: 3).attributes(
      for: .decoration(.separator, 0, 0), viewport: .zero)
    #expect(thin?.frame.height == 1.0 / 3)
  }

  @Test func layers_backgroundCellsLinesFootersHeaders() throws {
    var layout = GroupedColumnsLayout(columns: 1, style: .fullWidth)
    layout.section.headerExtent = 10
    layout.section.footerExtent = 10
    let all = try layout.prepare(
      for: ArrayLayoutDelegate(counts: [2]), in: LayoutEnvironment(width: 300, height: 400)
    ).elements(in: .everything)
    #expect(
      all.map { "\($0.element.kind) \($0.zIndex)" } == [
        "background -1", "cell 0", "cell 0", "separator 1", "outerSeparator 2",
        "outerSeparator 2", "footer 3", "header 4",
      ])
  }

  @Test func emptySections_haveNeitherCardNorLines() throws {
    #expect(try prepared(.fullWidth, counts: [0]).listing().isEmpty)
  }

  @Test func presets_haveNames_andRefinementsAreKept() throws {
    var registry = LayoutRegistry()
    try registry.register(GroupedColumnsLayout.registration)
    let layout = try registry.layout(
      named: "grouped-columns", ["cornerRadius": 3, "style": "grouped"])
    let grouped = try #require(layout.unwrapped(as: GroupedColumnsLayout.self))
    #expect(grouped.style.cornerRadius == 3 && grouped.style.cardInsets.leading == 10)
    let assigned = try #require(registry.configuration(of: layout))
    #expect(assigned.configuration["style"] == "custom")
    #expect(try registry.layout(named: assigned.name, assigned.configuration) == layout)
  }
}
