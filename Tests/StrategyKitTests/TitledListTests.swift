import LayoutTesting
import StrategyKit
import Testing

/// Tests of the strategy that the article *Listing frames* shows.
@Suite struct TitledListTests {
  static let delegate = ArrayLayoutDelegate(
    sections: [[30, 50], [20]].map { $0.map { LayoutSize(width: 0, height: $0) } })

  static func prepared(direction: FlowDirection = .leftToRight) throws -> PreparedFrames {
    try TitledList(titleHeight: 10).prepare(
      for: delegate,
      in: LayoutEnvironment(
        width: 100, height: 60, insets: LayoutInsets(leading: 8), direction: direction))
  }

  @Test func items_areBelowTheTitleOfTheirSection() throws {
    let prepared = try Self.prepared()
    #expect(prepared.contentSize == LayoutSize(width: 100, height: 120))
    let all = prepared.allElements(viewport: LayoutRect(x: 0, y: 0, width: 100, height: 60))
    let cells = all.filter { $0.element.category == .cell }
    #expect(
      cells.map { $0.frame } == [
        LayoutRect(x: 8, y: 10, width: 92, height: 30),
        LayoutRect(x: 8, y: 40, width: 92, height: 50),
        LayoutRect(x: 8, y: 100, width: 92, height: 20),
      ])
    let mirrored = try Self.prepared(direction: .rightToLeft)
    #expect(
      mirrored.cellFrame(at: ElementIndex(section: 0, item: 0))
        == LayoutRect(x: 0, y: 10, width: 92, height: 30))
  }

  @Test(arguments: [(0, 0), (30, 30), (85, 80)])
  func title_staysAtTheTop_untilItsSectionEnds(offset: Double, top: Double) throws {
    let visible = try Self.prepared().elements(
      in: LayoutRect(x: 0, y: offset, width: 100, height: 60))
    let title = try #require(visible.first { $0.element == .supplementary(.header, 0) })
    #expect(title.frame == LayoutRect(x: 8, y: top, width: 92, height: 10))
    // Elements are in order from back to front.
    #expect(visible.last?.element.category == .supplementary)
  }

  @Test func invalidParameters_areReplacedAndReported() throws {
    let prepared = try TitledList(titleHeight: -1).prepare(
      for: Self.delegate, in: LayoutEnvironment(width: 100, height: 60))
    #expect(prepared.contentSize.height == 100)
    #expect(prepared.diagnostics.count == 1)
  }

  @Test func laws_hold() {
    let registration = LayoutRegistration(
      name: "titled-list", summary: "A list of titled sections.", prototype: TitledList(),
      parameters: [
        .length(
          "titleHeight", "The height of each title.",
          get: { $0.titleHeight }, set: { $0.titleHeight = $1 })
      ])
    let report = LayoutLaws(registration, pinned: { _ in [.header] }).report(count: 100)
    #expect(report.isClean, "\(report)")
  }
}
