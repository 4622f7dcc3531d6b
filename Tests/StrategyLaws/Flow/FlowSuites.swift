import Flow
import LayoutCore
import LayoutTesting

extension FlowSection {
  /// The alignment of lines as a number, which can be generated.
  fileprivate var alignmentNumber: Int {
    get { FlowLineAlignment.allCases.firstIndex(of: lineAlignment) ?? 0 }
    set {
      let all = FlowLineAlignment.allCases
      lineAlignment = all[min(max(0, newValue), all.count - 1)]
    }
  }
}

/// The laws of flows.
enum FlowSuites {
  static let questions: [DeclaredQuestion] = [
    DeclaredQuestion("columns", .flowSection, \.columns, .optional(.columns), isChecked: false),
    DeclaredQuestion("itemSize", .flowSection, \.itemSize, .size(0...90), isChecked: false),
    DeclaredQuestion("lineSpacing", .flowSection, \.lineSpacing, .number(0...20)),
    DeclaredQuestion("itemSpacing", .flowSection, \.itemSpacing, .number(0...20)),
    DeclaredQuestion(
      "sectionInsets", .flowSection, \.sectionInsets, .insets(0...20), isChecked: false),
    DeclaredQuestion(
      "lineAlignment", .flowSection, \.alignmentNumber, .integer(0...3), isChecked: false),
    DeclaredQuestion(
      "headerExtent", .flowSection, \.headerExtent, .number(0...40), isChecked: false),
    DeclaredQuestion(
      "footerExtent", .flowSection, \.footerExtent, .number(0...40), isChecked: false),
  ]

  /// Makes more sections without columns, and sizes that repeat.
  private static let vary: LayoutLaws<FlowLayout>.Vary = { layout, collection, random in
    if random.oneIn(3) { layout.columns = nil }
    if random.oneIn(2) {
      layout.itemSize = LayoutSize(
        width: random.length(in: 0...120), height: random.length(in: 0...120))
    }
    if random.oneIn(5), collection.flavor != .bad {
      let size = LayoutSize(width: random.length(in: 0...120), height: random.length(in: 1...90))
      for section in collection.sections.indices where !random.oneIn(4) {
        collection.sections[section] = collection.sections[section].map { _ in size }
      }
    }
    if random.oneIn(9), case .ragged = collection.flavor {
      // Items of a thirteenth of the width.
      layout.itemSpacing = 0
      let size = LayoutSize(width: 400.0 / 13, height: 400.0 / 13)
      collection.sections = collection.sections.map { $0.map { _ in size } }
    }
  }

  /// All parameters and answers, negative insets among them, against the reference.
  static let reference = LayoutLaws(
    FlowLayout.registration, claims: [], questions: questions,
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      if random.oneIn(2) {
        collection.scripted = ScriptedAnswers(
          collection.scripted.all.filter { _ in !random.oneIn(3) })
      }
      if random.oneIn(3) { collection.scripted = [] }
      if random.oneIn(8) { collection.givesSizes = false }
      if random.oneIn(4) {
        layout.sectionInsets = LayoutInsets(
          top: random.length(in: -9...20), leading: random.length(in: -20...20),
          bottom: random.length(in: -9...20), trailing: random.length(in: -20...20))
      }
    }
  ).matching(FlowReference.reference)

  /// The laws that hold for valid parameters.
  static let laws = LayoutLaws(
    FlowLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .contentIsTight, .diagnosticsAreCurrent]),
    keeping: ["rounding"],
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      // Sizes that the layout does not ask for are not reported.
      if collection.flavor == .bad { layout.asksForSizes = true }
    })

  /// The laws that hold if sections differ.
  static let answered = LayoutLaws(
    FlowLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .diagnosticsAreCurrent])
      .subtracting([.transposes, .answersMatter]),
    keeping: ["rounding"], questions: questions,
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      if collection.flavor == .bad { layout.asksForSizes = true }
    })

  /// The laws that hold if insets are negative, so that sections overlap.
  static let overhanging = LayoutLaws(
    FlowLayout.registration,
    claims: LayoutLaw.expected.subtracting(LayoutLaw.descriptions)
      .subtracting([.insideContent, .insideContentInBounce, .badDataIsDiagnosed])
      .union([.diagnosticsSurvive, .diagnosticsAreCurrent]), keeping: ["rounding"],
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      let least = random.pick([-60, -300.5])
      layout.sectionInsets = LayoutInsets(
        top: random.length(in: least...20), leading: random.length(in: -20...20),
        bottom: random.length(in: least...20), trailing: random.length(in: -20...20))
    })

  /// The laws of queries and updates in long sections, and in many.
  static let long = LayoutLaws(
    FlowLayout.registration, claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    keeping: ["rounding"],
    vary: { layout, collection, random in
      if random.oneIn(2) { layout.columns = nil }
      if random.oneIn(3) {
        collection.becomeManySections(using: &random)
      } else {
        collection.becomeLong(columns: random.pick([2, 7]), using: &random)
      }
    })

  private static func layout(_ seed: UInt64) -> FlowLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = FlowLayout(columns: random.oneIn(3) ? .fixed(random.pick([1, 2, 3, 7])) : nil)
    layout.itemSizing = random.pick([.exact, .aspectRatio])
    layout.itemSpacing = random.pick([0, 7.5, 10])
    layout.lineSpacing = random.pick([0, 7.5, 10])
    layout.axis = random.pick(LayoutAxis.allCases)
    layout.rounding = random.pick(PixelRounding.allCases)
    layout.lineAlignment = random.pick(FlowLineAlignment.allCases + [.justified])
    layout.lastLine = random.pick(FlowLastLine.allCases + [.automatic])
    layout.headerExtent = random.pick([0, 0, 12.5])
    return layout
  }

  private static let script = EditableCollection.Script(section: { random in
    random.oneIn(2)
      ? [
        .init(AnswerProperty(.flowSection, \.columns), .columns(.fixed(random.integer(in: 1...5)))),
        .init(.flowSection, \.headerExtent, Double(random.integer(in: 0...30))),
      ] : []
  })

  /// Updates of long sections; an item is asked once.
  static let updates = LawSuite.updates("flow updates", seeds: 1...28) { seed in
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
      LawSuite("flow reference", reference, count: 2000),
      LawSuite("long flow", long, count: 100, seed: 8_000),
      LawSuite("flow", laws, count: 250),
      LawSuite("flow with answers", answered, count: 200, seed: 2_000),
      LawSuite("flow overhanging", overhanging, count: 200, seed: 4_000),
      updates, .resizes("flow sizes", seeds: 1...32) { layout($0) },
      LawSuite("flow in mixed", laws.insideMixed(), count: 80, seed: 6_000),
    ]
  }
}
