import LayoutCore
import LayoutTesting
import Testing

@testable import Stairs

@Suite struct StairsLayoutTests {
  @Test func laws_hold() {
    let laws = LayoutLaws(
      StairsLayout.registration,
      claims: LayoutLaw.expected.union([.noOverlap, .appendKeepsEarlier]))
    let report = laws.report(count: 300)
    #expect(report.isClean, "\(report)")
  }

  @Test func items_goDownTheStairs_andBeginAgain() throws {
    let sizes = [1, 2, 1, 1].map { LayoutSize(width: 10, height: $0 * 10) }
    let prepared = try StairsLayout(steps: 3).prepare(
      for: ArrayLayoutDelegate(sizes: sizes), in: LayoutEnvironment(width: 30, height: 100))
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

  @Test func registry_makesThem() throws {
    var registry = LayoutRegistry()
    try registry.register(StairsLayout.registration)
    let layout = try registry.layout(named: "stairs", ["steps": 5, "spacing": 4])
    #expect(layout.unwrapped(as: StairsLayout.self) == StairsLayout(steps: 5, spacing: 4))
  }
}
