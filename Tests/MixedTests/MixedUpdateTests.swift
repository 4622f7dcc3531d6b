import LayoutCore
import LayoutTesting
import Testing

@testable import Mixed

@Suite struct MixedUpdateTests {
  /// Sections that tell a block each, and now and then one that does not exist.
  static let told = EditableCollection.Script(section: { random in
    [.init(MixedQuestion.block, Double(random.integer(in: 0...4)))]
  })

  static func counts(_ seed: UInt64) -> [Int] {
    switch seed % 4 {
    case 0: []
    case 1: Array(repeating: 3, count: 20)
    case 2: [3, 40, 0, 1, 5]
    default: [30, 30, 30]
    }
  }

  @Test(arguments: 1...120)
  func updating_equalsAFreshLayout(seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 91)
    let rounding = random.pick(PixelRounding.allCases)
    let layout = Mixes.mixed(
      random.pick([.vertical, .horizontal]), rounding, sheets: true, &random)
    let environment = LayoutEnvironment(
      width: 300, height: 240, insets: random.oneIn(3) ? LayoutInsets(all: 7.5) : .zero,
      direction: random.pick([.leftToRight, .rightToLeft]), scale: random.pick([1, 2, 3]))
    let law = UpdateLaw<MixedLayout>(
      script: random.oneIn(2) ? Self.told : .init(), invariants: { $0.brokenInvariants() })
    let violation = law.check(
      layout, counts: Self.counts(seed), environment: environment, steps: 90, seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }
}
