import Board
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

/// The laws of boards.
@Suite struct BoardLawTests {
  static let questions: [DeclaredQuestion] = [
    DeclaredQuestion("columns", .boardSection, \.columns, .columns, outside: .clamped),
    DeclaredQuestion("columnSpacing", .boardSection, \.columnSpacing, .number(0...20)),
    DeclaredQuestion("rowSpacing", .boardSection, \.rowSpacing, .number(0...20)),
    DeclaredQuestion(
      "sectionInsets", .boardSection, \.sectionInsets, .insets(0...20), outside: .clamped),
    DeclaredQuestion(
      "headerExtent", .boardSection, \.header.extent, .number(0...40), outside: .clamped),
    DeclaredQuestion(
      "footerExtent", .boardSection, \.footer.extent, .number(0...40), outside: .clamped),
    DeclaredQuestion("pinsHeaders", .boardSection, \.header.isPinned, .flag, outside: .clamped),
    DeclaredQuestion("width", .boardItem, \.width, .integer(1...3), outside: .clamped),
    // A board takes heights beyond this range, too.
    DeclaredQuestion("height", .boardItem, \.height, .integer(1...3), outside: .clamped),
    DeclaredQuestion("column", .boardItem, \.column, .optional(.integer(0...5)), outside: .clamped),
    DeclaredQuestion("row", .boardItem, \.row, .optional(.integer(0...9)), outside: .clamped),
    DeclaredQuestion("isLocked", .boardItem, \.isLocked, .flag, outside: .clamped),
  ]

  /// Most items span a few modules, and most have no place of their own.
  private static let vary: LayoutLaws<BoardLayout>.Vary = { layout, collection, random in
    if collection.flavor != .bad, !random.oneIn(4) { collection.becomeModules(using: &random) }
    if random.oneIn(3) {
      collection.scripted = ScriptedAnswers(
        collection.scripted.all.filter { $0.property.subject == .section })
    }
    if random.oneIn(2) { layout.section.columnSteps = [] }
    if random.oneIn(2) { layout.section.rowExtent = random.pick([nil, 20, 33.3]) }
    if random.oneIn(3) { layout.section.columns = .fixed(random.pick([1, 3, 12, 64, 90])) }
  }

  static let laws = LayoutLaws(
    BoardLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .diagnosticsAreCurrent]),
    keeping: ["rounding"], questions: questions, vary: vary)

  static let reference = LayoutLaws(
    BoardLayout.registration, claims: [], questions: questions,
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      (layout.section.header.isPinned, layout.section.footer.isPinned) = (false, false)
    }
  ).matching(BoardReference.reference)

  /// The laws of queries and updates in long sections, and in many.
  static let long = LayoutLaws(
    BoardLayout.registration, claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    keeping: ["rounding"],
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      if random.oneIn(3) {
        collection.becomeManySections(using: &random)
      } else {
        collection.becomeLong(columns: random.pick([2, 7]), using: &random)
      }
      if !random.oneIn(5) { collection.becomeModules(using: &random) }
    })

  private static func layout(_ seed: UInt64) -> BoardLayout {
    var random = SeededGenerator(seed: seed &* 77)
    return BoardLayout(
      columns: random.pick([3, 4, 12, 40]), axis: random.pick(LayoutAxis.allCases),
      rowExtent: random.pick([nil, 30]), packing: random.pick(BoardPacking.allCases),
      compaction: random.pick(BoardCompaction.allCases),
      rounding: random.pick(PixelRounding.allCases))
  }

  @Test func laws_hold() { expectClean(Self.laws, count: 200) }
  @Test func laws_holdInLongSections() { expectClean(Self.long, count: 25, seed: 8_000) }
  @Test func laws_holdInMixedLayouts() {
    expectClean(Self.laws.insideMixed(), count: 30, seed: 6_000)
  }
  @Test func places_equalTheReference() { expectClean(Self.reference, count: 400) }

  @Test func updates_equalFreshLayouts() {
    expectUpdates(16) { seed in
      (UpdateLaw(diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent]), Self.layout(seed))
    }
  }

  @Test func engines_equalFreshLayouts() {
    expectEngines(8) { seed in EngineLaw([Self.layout(seed), Self.layout(seed + 1)]) }
  }
}

extension GeneratedCollection {
  /// Replaces sizes by some of a few modules.
  fileprivate mutating func becomeModules(using random: inout SeededGenerator) {
    let most = random.pick([1, 3, 3, 9])
    sections = sections.map { sizes in
      sizes.map { _ in
        LayoutSize(
          width: Double(random.integer(in: 1...most)), height: Double(random.integer(in: 1...most)))
      }
    }
  }
}
