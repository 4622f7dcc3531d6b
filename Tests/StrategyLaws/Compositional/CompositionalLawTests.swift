import Compositional
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

/// The laws of compositional layouts.
@Suite struct CompositionalLawTests {
  /// The measured sizes of headers and footers.
  static let measured: [DeclaredQuestion] = [
    DeclaredQuestion(
      "header", .edgeItemSizes, \.header, .optional(.size(0...40)), outside: .clamped),
    DeclaredQuestion(
      "footer", .edgeItemSizes, \.footer, .optional(.size(0...40)), outside: .clamped),
  ]

  /// Any descriptions and sizes, invalid sizes among them, against the reference.
  static let reference = LayoutLaws(
    CompositionalLayout(), claims: [], questions: measured,
    vary: { layout, collection, random in
      var made = CompositionalDescriptions(
        isEstimated: random.oneIn(2), random: SeededGenerator(seed: random.next()))
      layout = made.layout()
      collection.sections = collection.sections.map { Array($0.prefix(60)) }
      if random.oneIn(2) { collection.scripted = [] }
      if random.oneIn(8) { collection.givesSizes = false }
    }
  ).matching(CompositionalReference.reference)

  @Test func cases_equalTheReference() { expectClean(Self.reference, count: 120) }
  @Test func laws_hold() { expectClean(Self.laws, count: 25, seed: 500) }
  @Test func laws_holdInLongSections() { expectClean(Self.long, count: 20, seed: 8_000) }
  @Test func laws_holdAtTheFarthestPositions() { expectClean(Self.endless, count: 30, seed: 7_000) }
  @Test func laws_holdInMixedLayouts() {
    expectClean(Self.laws.insideMixed(), count: 20, seed: 6_000)
  }

  @Test(arguments: [(false, 1), (false, 3), (true, 2)])
  func scrolledSections_equalTheReference(isEstimated: Bool, depth: Int) {
    for seed in GeneratedCases.seeds(40) {
      let violation = Self.violation(seed: seed, isEstimated: isEstimated, depth: depth)
      #expect(violation == nil, "\(violation as Any)")
    }
  }

  @Test func sessions_equalFreshLayouts() {
    for seed in GeneratedCases.seeds(10) {
      let violation = Self.session(seed)
      #expect(violation == nil, "\(violation as Any)")
    }
  }

  @Test func updates_equalFreshLayouts() {
    expectUpdates(12) { seed in
      (
        UpdateLaw(
          script: seed % 2 == 0 ? .init() : Self.script,
          diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent],
          invariants: { $0.brokenInvariants() }),
        seed % 3 == 0 ? Self.layout(seed, isEstimated: false) : Self.measuredLayout(seed)
      )
    }
    expectUpdates(8, counts: [(0..<90).map { $0 % 4 }, Array(repeating: 1, count: 64), [64]]) {
      seed in
      (UpdateLaw(script: seed % 3 == 0 ? Self.script : .init()), Self.measuredLayout(seed))
    }
  }

  @Test func engines_equalFreshLayouts() {
    expectEngines(6) { seed in
      EngineLaw(
        [Self.measuredLayout(seed), Self.layout(seed + 1, isEstimated: seed % 2 == 0)],
        script: seed % 3 == 0 ? Self.script : .init())
    }
  }
}
