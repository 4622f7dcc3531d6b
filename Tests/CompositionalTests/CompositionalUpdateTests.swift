import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Compositional

@Suite struct CompositionalUpdateTests {
  static let environment = LayoutEnvironment(width: 400, height: 300, scale: 2)

  static func layout(_ seed: UInt64) -> CompositionalLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = CompositionalLayout()
    layout.sections = (0..<random.integer(in: 1...4)).map { _ in
      switch random.integer(in: 0...5) {
      case 0: CompositionalSection(.cell(height: .estimated(30)), interGroupSpacing: 3)
      case 1:
        CompositionalSection(
          .horizontal(
            height: .estimated(30), spacing: .fixed(4),
            [.cell(width: .estimated(50), height: .estimated(20))]))
      case 2:
        CompositionalSection(
          .horizontal(
            height: .uniformAcrossSiblings(estimate: 30), count: 3,
            of: .cell(height: .estimated(20))))
      case 3 where random.oneIn(2):
        CompositionalSection(
          .horizontal(
            height: .estimated(32),
            [
              .cell(
                width: .fractionalHeight(random.pick([0.1, 0.5, 2])), height: .estimated(24.5))
            ]))
      default: CompositionalSection.random(.anything, estimated: random.oneIn(2), &random)
      }
    }
    layout.axis = random.pick(LayoutAxis.allCases)
    layout.interSectionSpacing = random.pick([0, 7])
    layout.rounding = random.pick(PixelRounding.allCases)
    return layout
  }

  static func counts(_ seed: UInt64) -> [Int] {
    switch seed % 5 {
    case 0: [0, 12]
    case 4: [2, 300]
    case 1: [90]
    case 2: [4, 1, 9, 3, 3, 0, 6, 2, 11, 5, 1, 1]
    default: [3, 0, 40]
    }
  }

  /// Content that ends at the farthest position is laid out anew.
  ///
  /// The extents before an extent determine how much of it is cut off.
  @Test func contentThatReachesTheEnd_isLaidOutAnew() throws {
    let layout = CompositionalLayout(
      section: CompositionalSection(.cell(height: .estimated(40))), rounding: .none)
    var before = Sections([3, 3])
    let huge = LayoutSize(width: 1, height: 1e300)
    for item in 0..<3 {
      before.sizes[ElementIndex(section: 0, item: item)] = huge
      before.sizes[ElementIndex(section: 1, item: item)] = huge
    }
    var after = before
    after.sizes[ElementIndex(section: 0, item: 1)] = LayoutSize(width: 1, height: 10)
    var prepared = try layout.phone(before)
    let changes = LayoutChanges.resizing(
      [ElementIndex(section: 0, item: 1)], numberOfSections: 2, itemCount: { _ in 3 })
    try layout.update(
      &prepared, by: changes, for: after, in: LayoutEnvironment(width: 320, height: 480))
    let anew = try layout.phone(after)
    #expect(prepared.cells(0) == anew.cells(0))
    #expect(prepared.cells(1) == anew.cells(1))
    #expect(prepared.contentSize == anew.contentSize)
    #expect(prepared.contentSize.height == LayoutLimits.maximumPosition.points)
  }

  @Test(arguments: GeneratedCases.seeds(4))
  func update_equalsAFreshLayout(seed: UInt64) {
    let law = UpdateLaw<CompositionalLayout>(invariants: { $0.brokenInvariants() })
    let violation = law.check(
      Self.layout(seed), counts: Self.counts(seed / 3), environment: Self.environment,
      steps: GeneratedCases.count(28, upTo: 90),
      seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }
}
