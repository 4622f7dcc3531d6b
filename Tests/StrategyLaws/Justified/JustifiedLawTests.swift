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
    DeclaredQuestion(
      "minimumRowExtent", .justifiedSection, \.minimumRowExtent, .optional(.number(0...60)),
      outside: .clamped),
    DeclaredQuestion(
      "maximumRowExtent", .justifiedSection, \.maximumRowExtent, .optional(.number(60...200)),
      outside: .clamped),
    DeclaredQuestion("rowSpacing", .justifiedSection, \.rowSpacing, .number(0...20)),
    DeclaredQuestion("itemSpacing", .justifiedSection, \.itemSpacing, .number(0...20)),
    // More items in a row are valid too.
    DeclaredQuestion(
      "minimumItems", .justifiedSection, \.minimumItems, .integer(1...4), outside: .clamped),
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

  /// All parameters and answers against the reference.
  static let reference = LayoutLaws(
    JustifiedLayout.registration, claims: [], questions: questions,
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      if random.oneIn(2) { collection.scripted = [] }
      layout.section = example(&random)
      layout.rounding = random.pick([.none, .lossless])
    }
  ).matching(JustifiedReference.reference)

  /// Returns parameters with which rows of few items are common.
  private static func example(_ random: inout SeededGenerator) -> JustifiedSection {
    var section = layout(random.next()).section
    section.rowExtent = random.pick([30, 60, 120, 1_000])
    section.rowSpacing = random.pick([0, 2.5])
    section.itemSpacing = random.pick([0, 2.5, 40])
    section.tolerance = random.pick([0, 0.25, 0.25, 1])
    section.minimumItems = random.pick([1, 1, 2, 5])
    section.maximumItems = random.pick([nil, nil, 5, 9])
    section.header.extent = random.pick([0, 12.5])
    section.sectionInsets = LayoutInsets(
      top: random.length(in: 0...20), leading: random.length(in: -5...20),
      bottom: random.length(in: 0...20), trailing: random.length(in: -5...20))
    return section
  }

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
    layout.section.minimumRowExtent = random.pick([nil, nil, 25])
    layout.section.maximumRowExtent = random.pick([nil, nil, 110])
    layout.section.itemSpacing = random.pick([0, 2.5, 10])
    layout.section.tolerance = random.pick([0, 0.25])
    layout.section.maximumItems = random.pick([nil, 3])
    layout.section.panoramaRatio = random.pick([1_000, 2])
    layout.section.breakoutInterval = random.pick([nil, nil, 3])
    layout.section.maximumRows = random.pick([nil, nil, 9])
    return layout
  }

  @Test func cases_equalTheReference() { expectClean(Self.reference, count: 400) }
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
