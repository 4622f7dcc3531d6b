import LayoutCore
import LayoutTesting
import Testing
import Waterfall

@Suite struct WaterfallEngineTests {
  static func layouts(_ seed: UInt64) -> [WaterfallLayout] {
    var random = SeededGenerator(seed: seed &* 91)
    return (0..<3).map { _ in
      var layout = WaterfallLayout(columns: .fixed(random.integer(in: 1...4)))
      layout.itemSizing = random.pick([.aspectRatio, .exact])
      layout.placement = random.pick(WaterfallPlacement.allCases)
      layout.headerExtent = random.pick([0, 30])
      layout.footerExtent = random.pick([0, 15.5])
      layout.pinsHeaders = random.oneIn(2)
      layout.pinsFooters = random.oneIn(3)
      layout.axis = random.oneIn(4) ? .horizontal : .vertical
      return layout
    }
  }

  static func counts(_ seed: UInt64) -> [Int] {
    switch seed % 4 {
    case 0: []
    case 1: [60]
    case 2: [7, 0, 25, 1]
    default: [30, 30, 30]
    }
  }

  @Test(arguments: 1...260)
  func session_keepsEveryLaw(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let environment = LayoutEnvironment(
      width: 320, height: 400,
      insets: random.oneIn(2) ? LayoutInsets(top: 20, leading: 4, bottom: 10) : .zero,
      direction: random.pick([.leftToRight, .rightToLeft]), scale: 2)
    let law = EngineLaw(Self.layouts(seed), script: WaterfallUpdateTests.script)
    let violation = law.check(
      counts: Self.counts(seed), environment: environment, steps: 60, seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }
}
