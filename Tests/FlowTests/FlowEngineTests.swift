import Flow
import LayoutCore
import LayoutTesting
import Testing

@Suite struct FlowEngineTests {
  @Test(arguments: 1...200)
  func session_keepsEveryLaw(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let environment = LayoutEnvironment(
      width: 320, height: 400,
      insets: random.oneIn(2) ? LayoutInsets(top: 20, leading: 4, bottom: 10) : .zero,
      direction: random.pick([.leftToRight, .rightToLeft]), scale: 2)
    let layouts = (0..<3).map { step in
      var layout = FlowUpdateTests.layout(seed &* 3 &+ UInt64(step))
      layout.rounding = .lossless
      return layout
    }
    let law = EngineLaw(layouts, script: FlowUpdateTests.script)
    let violation = law.check(
      counts: random.pick([[], [60], [7, 0, 25, 1], Array(repeating: 4, count: 12)]),
      environment: environment, steps: 60, seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }
}
