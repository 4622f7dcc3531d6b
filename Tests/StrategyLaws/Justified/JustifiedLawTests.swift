import Justified
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

/// The laws of justified rows.
@Suite struct JustifiedLawTests {
  static let questions: [DeclaredQuestion] = [
    DeclaredQuestion("rowExtent", .justifiedSection, \.rowExtent, .number(10...90)),
    DeclaredQuestion("tolerance", .justifiedSection, \.tolerance, .number(0...1)),
    DeclaredQuestion("rowSpacing", .justifiedSection, \.rowSpacing, .number(0...20)),
    DeclaredQuestion("itemSpacing", .justifiedSection, \.itemSpacing, .number(0...20)),
    DeclaredQuestion("minimumItems", .justifiedSection, \.minimumItems, .integer(1...4)),
    DeclaredQuestion(
      "sectionInsets", .justifiedSection, \.sectionInsets, .insets(0...20), outside: .clamped),
    DeclaredQuestion(
      "headerExtent", .justifiedSection, \.header.extent, .number(0...40), outside: .clamped),
    DeclaredQuestion(
      "footerExtent", .justifiedSection, \.footer.extent, .number(0...40), outside: .clamped),
    DeclaredQuestion("pinsHeaders", .justifiedSection, \.header.isPinned, .flag, outside: .clamped),
    DeclaredQuestion("pinsFooters", .justifiedSection, \.footer.isPinned, .flag, outside: .clamped),
  ]

  private static let vary: LayoutLaws<JustifiedLayout>.Vary = { layout, _, random in
    if random.oneIn(2) { layout.section.rowExtent = random.pick([20, 47.3, 120]) }
    if random.oneIn(2) {
      layout.section.maximumRows = nil
      layout.section.breakoutInterval = nil
    }
  }

  static let laws = LayoutLaws(
    JustifiedLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .diagnosticsAreCurrent]),
    keeping: ["rounding"], questions: questions, vary: vary)

  /// The laws of queries and updates in long sections, and in many.
  static let long = LayoutLaws(
    JustifiedLayout.registration, claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    keeping: ["rounding"],
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      if random.oneIn(3) {
        collection.becomeManySections(using: &random)
      } else {
        collection.becomeLong(columns: random.pick([2, 7]), using: &random)
      }
    })

  private static func layout(_ seed: UInt64) -> JustifiedLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = JustifiedLayout(rowExtent: random.pick([30, 60, 120]))
    layout.axis = random.pick(LayoutAxis.allCases)
    layout.rounding = random.pick(PixelRounding.allCases)
    layout.section.breaking = random.pick([.greedy, .greedy, .even])
    layout.section.lastRow = random.pick(JustifiedLastRow.allCases)
    layout.section.itemSpacing = random.pick([0, 2.5, 10])
    layout.section.tolerance = random.pick([0, 0.25])
    layout.section.maximumItems = random.pick([nil, 3])
    layout.section.panoramaRatio = random.pick([1_000, 2])
    layout.section.breakoutInterval = random.pick([nil, nil, 3])
    layout.section.maximumRows = random.pick([nil, nil, 9])
    return layout
  }

  @Test func laws_hold() { expectClean(Self.laws, count: 200) }
  @Test func laws_holdInLongSections() { expectClean(Self.long, count: 25, seed: 8_000) }
  @Test func laws_holdInMixedLayouts() {
    expectClean(Self.laws.insideMixed(), count: 60, seed: 6_000)
  }

  @Test func updates_equalFreshLayouts() {
    expectUpdates(16) { seed in
      (UpdateLaw(diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent]), Self.layout(seed))
    }
  }

  @Test func engines_equalFreshLayouts() {
    expectEngines(8) { seed in EngineLaw([Self.layout(seed), Self.layout(seed + 1)]) }
  }
}
