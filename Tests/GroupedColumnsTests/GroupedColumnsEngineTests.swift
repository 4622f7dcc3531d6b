import GroupedColumns
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@Suite struct GroupedColumnsEngineTests {
  @Test(arguments: GeneratedCases.seeds(26))
  func session_keepsEveryLaw(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let environment = LayoutEnvironment(
      width: 320, height: 400,
      insets: random.oneIn(2) ? LayoutInsets(top: 20, leading: 4, bottom: 10) : .zero,
      direction: random.pick([.leftToRight, .rightToLeft]), scale: 2)
    let layouts = (0..<3).map {
      var layout = GroupedColumnsUpdateTests.layout(seed &* 3 &+ UInt64($0), .reflow)
      layout.pinsHeaders = random.oneIn(2)
      return layout
    }
    let law = EngineLaw(layouts, script: GroupedColumnsUpdateTests.script)
    let counts = random.pick([[], [40], [7, 0, 12, 1, 5, 9], Array(repeating: 3, count: 20)])
    let violation = law.check(counts: counts, environment: environment, steps: 60, seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }
}
