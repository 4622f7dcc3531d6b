import GroupedColumns
import LayoutCore
import LayoutTesting

/// The laws of grouped columns.
enum GroupedColumnsSuites {
  static let questions: [DeclaredQuestion] = [
    DeclaredQuestion("sectionSpacing", .groupedColumnsSection, \.sectionSpacing, .number(0...20)),
    DeclaredQuestion("headerExtent", .groupedColumnsSection, \.headerExtent, .number(0...40)),
    DeclaredQuestion("footerExtent", .groupedColumnsSection, \.footerExtent, .number(0...40)),
    DeclaredQuestion(
      "column", .groupedColumnsColumn, \.self, .optional(.integer(0...5)), isChecked: false),
  ]

  private static let vary: LayoutLaws<GroupedColumnsLayout>.Vary = { layout, collection, random in
    if random.oneIn(3) { layout.placement = .balanced }
    if random.oneIn(3) { layout.splitsTallSections = true }
    if random.oneIn(3) { layout.columns = .fixed(random.pick([1, 1, 2, 3, 17, 20])) }
    if random.oneIn(4), collection.flavor != .bad {
      let size = LayoutSize(width: random.length(in: 1...90), height: random.length(in: 1...90))
      for section in collection.sections.indices where !random.oneIn(4) {
        collection.sections[section] = collection.sections[section].map { _ in size }
      }
    }
  }

  /// All parameters and answers, negative lengths among them, against the reference.
  static let reference = LayoutLaws(
    GroupedColumnsLayout.registration, claims: [], questions: questions,
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      if random.oneIn(2) {
        let rarity = random.pick([1, 3])
        collection.scripted = ScriptedAnswers(
          collection.scripted.all.filter { _ in !random.oneIn(rarity) })
      }
      if random.oneIn(8) { layout.itemExtent = random.pick([-3, 0, 50.3, .nan]) }
      if random.oneIn(8) { collection.givesSizes = false }
      if random.oneIn(12) { layout.contentInsets.top = -30 }
      if random.oneIn(12) { layout.contentInsets.leading = -30 }
      if random.oneIn(12) { layout.style.cardInsets.bottom = -30 }
      if random.oneIn(12) { layout.columnSpacing = -4 }
      if random.oneIn(8) { layout.style.separatorThickness = random.length(in: 0...40) }
    }
  ).matching(GroupedColumnsReference.reference)

  /// The laws that hold for valid parameters.
  static let laws = LayoutLaws(
    GroupedColumnsLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .contentIsTight, .diagnosticsAreCurrent]),
    keeping: ["rounding", "changePolicy"], vary: vary)

  /// The laws that hold if sections differ, and if the delegate assigns columns.
  static let answered = LayoutLaws(
    GroupedColumnsLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .diagnosticsAreCurrent])
      .subtracting([.transposes, .answersMatter]),
    keeping: ["rounding", "changePolicy"], questions: questions, vary: vary)

  /// The laws of queries and updates in long sections, and in many.
  static let long = LayoutLaws(
    GroupedColumnsLayout.registration,
    claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    keeping: ["rounding", "changePolicy"],
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      if random.oneIn(2) {
        collection.becomeManySections(using: &random)
      } else {
        collection.becomeLong(columns: random.pick([2, 7]), using: &random)
      }
    })

  private static func layout(_ seed: UInt64) -> GroupedColumnsLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = GroupedColumnsLayout(columns: .fixed(random.pick([1, 2, 3, 6, 17])))
    layout.axis = random.pick(LayoutAxis.allCases)
    layout.rounding = random.pick(PixelRounding.allCases)
    layout.placement = random.pick(GroupedColumnsPlacement.allCases + [.shortestColumn])
    layout.splitsTallSections = random.oneIn(3)
    layout.headerExtent = random.pick([0, 0, 12.5])
    layout.footerExtent = random.pick([0, 0, 12.5])
    return layout
  }

  private static let script = EditableCollection.Script(section: { random in
    random.oneIn(2)
      ? [
        .init(.groupedColumnsSection, \.sectionSpacing, Double(random.integer(in: 0...9))),
        .init(.groupedColumnsSection, \.headerExtent, Double(random.integer(in: 0...30))),
      ] : []
  })

  /// Updates of long sections, and of many; a row is asked once.
  static let updates = LawSuite.updates(
    "grouped columns updates", seeds: 1...28,
    counts: LawSuite.counts + [(0..<90).map { $0 % 4 }]
  ) { seed in
    (
      UpdateLaw(
        script: seed % 2 == 0 ? .init() : script,
        bound: { extent, work in work.questions <= extent.touchedItems },
        diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent]),
      layout(seed / 4)
    )
  }

  static var all: [LawSuite] {
    [
      LawSuite("grouped columns reference", reference, count: 2000),
      LawSuite("long grouped columns", long, count: 100, seed: 8_000),
      LawSuite("grouped columns", laws, count: 250),
      LawSuite("grouped columns with answers", answered, count: 200, seed: 2_000),
      updates, .resizes("grouped columns sizes", seeds: 1...32) { layout($0) },
      LawSuite("grouped columns in mixed", laws.insideMixed(), count: 80, seed: 6_000),
    ]
  }
}
