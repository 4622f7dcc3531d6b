import LayoutCore
import LayoutRuntime
import LayoutTesting
import Stairs
import Testing

@Suite struct StairsLayoutTests {
  static let environment = LayoutEnvironment(width: 30, height: 100)

  static func items(_ count: Int) -> ArrayLayoutDelegate {
    ArrayLayoutDelegate(
      sizes: (0..<count).map { LayoutSize(width: 10, height: [10, 20, 10][$0 % 3]) })
  }

  @Test func laws_hold() {
    let laws = LayoutLaws(
      StairsLayout.registration,
      claims: LayoutLaw.expected.union([.diagnosticsAreCurrent, .noOverlap]),
      questions: [
        DeclaredQuestion("columns", .stairsSection, \.columns, .columns, outside: .clamped),
        DeclaredQuestion(
          "itemSpacing", .stairsSection, \.itemSpacing, .number(0...20), outside: .clamped),
      ])
    let report = laws.report(count: 300)
    #expect(report.isClean, "\(report)")
  }

  @Test func items_goDownTheStairs_andBeginAgain() throws {
    let prepared = try StairsLayout(steps: 3).prepare(
      for: Self.items(4), in: Self.environment)
    let drawing = LayoutDrawing(prepared, square: LayoutSize(width: 10, height: 10))
    #expect(
      drawing.description == """
        A . .
        . B .
        . B .
        . . C
        D . .
        """)
  }

  @Test func header_keepsInView() throws {
    let prepared = try StairsLayout(headerExtent: 20).prepare(
      for: Self.items(30), in: Self.environment)
    let header = prepared.attributes(
      for: .supplementary(.header, 0), viewport: LayoutRect(x: 0, y: 50, width: 30, height: 100))
    #expect(header?.frame == LayoutRect(x: 0, y: 50, width: 30, height: 20))
  }

  @Test func itemAtTheEnd_isPlacedAlone() throws {
    let layout = StairsLayout()
    var prepared = try layout.prepare(for: Self.items(1000), in: Self.environment)
    let changes = try LayoutTransaction(
      [.insertItem(ElementIndex(section: 0, item: 1000))], numberOfSections: 1,
      itemCounts: [.init(section: 0, count: 1001)]
    ).changes(fromSections: 1) { _ in 1000 }
    try layout.update(&prepared, by: changes, for: Self.items(1001), in: Self.environment)
    #expect(prepared.work.description == "asked 1, placed 1, moved 1")
  }

  @Test func delegate_decidesTheStepsOfASection() throws {
    struct Answers: StairsLayoutDelegate {
      func numberOfItems(inSection section: Int) -> Int { 2 }
      func stairsSection(
        _ number: Int, default section: SectionParameters
      ) -> SectionParameters {
        var section = section
        section.columns = 1
        return section
      }
    }
    let prepared = try StairsLayout().prepare(for: Answers(), in: Self.environment)
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 1))
        == LayoutRect(x: 0, y: 44, width: 30, height: 44))
  }

  @Test func registry_makesThem() throws {
    var registry = LayoutRegistry()
    try registry.register(StairsLayout.registration)
    let layout = try registry.layout(named: "stairs", ["steps": 5, "spacing": 4])
    #expect(layout.unwrapped(as: StairsLayout.self) == StairsLayout(steps: 5, spacing: 4))
  }
}
