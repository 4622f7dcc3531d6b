import Flow
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

extension FlowSection {
  /// The alignment of lines as a number, which can be generated.
  fileprivate var alignmentNumber: Int {
    get { FlowLineAlignment.allCases.firstIndex(of: lineAlignment) ?? 0 }
    set {
      let all = FlowLineAlignment.allCases
      lineAlignment = all[min(max(0, newValue), all.count - 1)]
    }
  }

  /// The maximum number of lines, which are broken by each rule in turn; 0 for no limit.
  fileprivate var limitNumber: Int {
    get { maximumLines ?? 0 }
    set {
      maximumLines = newValue > 0 ? newValue : nil
      let all = FlowLineBreaking.allCases
      lineBreaking = all[max(0, newValue) % all.count]
    }
  }
}

/// The laws of flows.
@Suite struct FlowLawTests {
  static let questions: [DeclaredQuestion] = [
    DeclaredQuestion("columns", .flowSection, \.columns, .optional(.columns), outside: .clamped),
    DeclaredQuestion("itemSize", .flowSection, \.itemSize, .size(0...90), outside: .clamped),
    DeclaredQuestion("lineSpacing", .flowSection, \.lineSpacing, .number(0...20)),
    DeclaredQuestion("itemSpacing", .flowSection, \.itemSpacing, .number(0...20)),
    DeclaredQuestion(
      "sectionInsets", .flowSection, \.sectionInsets, .insets(0...20), outside: .clamped),
    DeclaredQuestion(
      "lineAlignment", .flowSection, \.alignmentNumber, .integer(0...3), outside: .clamped),
    DeclaredQuestion(
      "maximumLines", .flowSection, \.limitNumber, .integer(0...7), outside: .clamped),
    DeclaredQuestion("moreSize", .flowSection, \.moreSize, .size(0...90), outside: .clamped),
    DeclaredQuestion(
      "headerExtent", .flowSection, \.header.extent, .number(0...40), outside: .clamped),
    DeclaredQuestion(
      "footerExtent", .flowSection, \.footer.extent, .number(0...40), outside: .clamped),
    DeclaredQuestion(
      "headerInsets", .flowSection, \.header.insets, .insets(0...20), outside: .clamped),
    DeclaredQuestion(
      "footerInsets", .flowSection, \.footer.insets, .insets(0...20), outside: .clamped),
    DeclaredQuestion("pinsHeaders", .flowSection, \.header.isPinned, .flag, outside: .clamped),
    DeclaredQuestion("pinsFooters", .flowSection, \.footer.isPinned, .flag, outside: .clamped),
  ]

  /// Chooses the lines that are shown, and their breaking.
  private static func limitLines(_ layout: inout FlowLayout, _ random: inout SeededGenerator) {
    layout.section.lineBreaking = random.pick([.greedy, .even, .balanced])
    layout.section.maximumLines = random.pick([nil, nil, 1, 2, 5, 40])
    layout.section.moreSize = random.pick([
      .zero, LayoutSize(width: 30, height: 12.5), LayoutSize(width: 90, height: 40),
    ])
  }

  /// Makes more sections without columns, and sizes that repeat.
  private static let vary: LayoutLaws<FlowLayout>.Vary = { layout, collection, random in
    if random.oneIn(3) { layout.section.columns = nil }
    limitLines(&layout, &random)
    if random.oneIn(2) {
      layout.section.itemSize = LayoutSize(
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
      layout.section.itemSpacing = 0
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
        layout.section.sectionInsets = LayoutInsets(
          top: random.length(in: -9...20), leading: random.length(in: -20...20),
          bottom: random.length(in: -9...20), trailing: random.length(in: -20...20))
      }
    }
  ).matching(FlowReference.reference)

  /// The laws that hold for valid parameters.
  static let laws = LayoutLaws(
    FlowLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .diagnosticsAreCurrent]),
    keeping: ["rounding"],
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      // Sizes that the layout does not ask for are not reported.
      if collection.flavor == .bad { layout.asksForSizes = true }
    })

  /// The laws that hold if sections differ.
  static let answered = LayoutLaws(
    FlowLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .diagnosticsAreCurrent]),
    keeping: ["rounding"], questions: questions,
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      if collection.flavor == .bad { layout.asksForSizes = true }
    })

  /// The laws that hold if insets are negative, so that sections overlap.
  static let overhanging = LayoutLaws(
    FlowLayout.registration,
    claims: LayoutLaw.expected.subtracting(descriptionLaws)
      .subtracting([.insideContent, .badDataIsDiagnosed])
      .union([.diagnosticsSurvive, .diagnosticsAreCurrent]), keeping: ["rounding"],
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      let least = random.pick([-60, -300.5])
      layout.section.sectionInsets = LayoutInsets(
        top: random.length(in: least...20), leading: random.length(in: -20...20),
        bottom: random.length(in: least...20), trailing: random.length(in: -20...20))
    })

  /// The laws of queries and updates in long sections, and in many.
  static let long = LayoutLaws(
    FlowLayout.registration, claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    keeping: ["rounding"],
    vary: { layout, collection, random in
      if random.oneIn(2) { layout.section.columns = nil }
      limitLines(&layout, &random)
      if random.oneIn(3) {
        collection.becomeManySections(using: &random)
      } else {
        collection.becomeLong(columns: random.pick([2, 7]), using: &random)
      }
    })

  /// The laws of queries and updates of content that reaches the maximum position.
  static let endless = LayoutLaws(
    FlowLayout.registration, claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    keeping: ["rounding"],
    vary: { layout, collection, random in
      layout.section.columns = random.pick([nil, .fixed(1), .fixed(2)])
      layout.itemSizing = .exact
      layout.asksForSizes = !random.oneIn(4)
      limitLines(&layout, &random)
      layout.section.itemSize = LayoutSize(width: 30, height: 1e10)
      collection.becomeEndless(using: &random)
    })

  private static func layout(_ seed: UInt64) -> FlowLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = FlowLayout(columns: random.oneIn(3) ? .fixed(random.pick([1, 2, 3, 7])) : nil)
    layout.itemSizing = random.pick([.exact, .aspectRatio])
    layout.section.itemSpacing = random.pick([0, 7.5, 10])
    layout.section.lineSpacing = random.pick([0, 7.5, 10])
    layout.axis = random.pick(LayoutAxis.allCases)
    layout.rounding = random.pick(PixelRounding.allCases)
    layout.section.lineAlignment = random.pick(FlowLineAlignment.allCases + [.justified])
    layout.lastLine = random.pick(FlowLastLine.allCases + [.automatic])
    layout.section.header.extent = random.pick([0, 0, 12.5])
    limitLines(&layout, &random)
    return layout
  }

  private static let script = EditableCollection.Script(section: { random in
    random.oneIn(2)
      ? [
        .init(AnswerProperty(.flowSection, \.columns), .columns(.fixed(random.integer(in: 1...5)))),
        .init(.flowSection, \.header.extent, Double(random.integer(in: 0...30))),
      ] : []
  })

  /// Updates of long sections; an item is asked once.
  @Test func updates_equalFreshLayouts() {
    expectUpdates(12) { seed in
      (
        UpdateLaw(
          script: seed % 2 == 0 ? .init() : Self.script,
          diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent],
          invariants: { $0.brokenInvariants() }),
        Self.layout(seed / 4)
      )
    }
  }

  /// Updates of sections whose items fill a block of storage or some words, or nearly.
  @Test func thresholds_equalFreshLayouts() {
    expectUpdates(
      27,
      counts: [[64], [63, 1], [66], [2, 1], [128, 65], [0, 3], [64, 0], [300, 300]]
    ) { seed in (UpdateLaw(script: seed % 3 == 0 ? Self.script : .init()), Self.layout(seed))
    }
  }

  /// Lines that their items fill nearly, exactly, or with one unit too much, and lines of many items.
  static func lines(_ seed: UInt64) -> LayoutCase<FlowLayout> {
    var example = LayoutCase(FlowLayout(), seed: seed) { _, _, _ in }
    example.environment = LayoutEnvironment(width: 400, height: 300, scale: 2)
    example.offset = .zero
    var random = SeededGenerator(seed: seed)
    var layout = layout(seed)
    layout.axis = .vertical
    layout.itemSizing = .exact
    layout.rounding = random.pick([.none, .none, .lossless])
    layout.section.columns = random.oneIn(4) ? .fixed(random.pick([48, 49, 50, 90])) : nil
    let perLine = random.pick([1, 2, 3, 7, 13, 47, 48, 49, 50, 90])
    let spacing = random.pick([0, 0, 1, 76_800])
    layout.section.itemSpacing = ReferenceSpace.points(spacing)
    let width = (400 * ReferenceSpace.unitsPerPoint + spacing) / perLine - spacing
    let isUniform = random.oneIn(2)
    let excess = random.integer(in: -1...2)
    func size() -> LayoutSize {
      let units = width + (isUniform ? excess : random.integer(in: -1...2))
      let isThin = !isUniform && random.oneIn(random.pick([20, 200]))
      return LayoutSize(
        width: isThin ? 0 : max(0, ReferenceSpace.points(units)),
        height: isUniform ? 20 : random.pick([20, 20, 30, 0]))
    }
    let counts = random.pick([
      [3, 250], [perLine * 3, perLine + 1], [200, 2], [258 + random.integer(in: 0...perLine)],
    ])
    example.strategy = layout
    example.collection = GeneratedCollection(
      sections: counts.map { count in (0..<count).map { _ in size() } })
    return example
  }

  @Test func cases_equalTheReference() { expectClean(Self.reference, count: 150) }
  @Test func laws_hold() { expectClean(Self.laws, count: 60) }
  @Test func laws_holdWithAnswers() { expectClean(Self.answered, count: 60, seed: 2_000) }
  @Test func laws_holdWithNegativeInsets() { expectClean(Self.overhanging, count: 60, seed: 4_000) }
  @Test func laws_holdInLongSections() { expectClean(Self.long, count: 25, seed: 8_000) }
  @Test func laws_holdAtTheFarthestPositions() { expectClean(Self.endless, count: 50, seed: 7_000) }

  @Test func fullLines_equalTheReference() throws {
    try expectCases(100, reference: FlowReference.reference) { Self.lines($0) }
  }

  @Test func engines_equalFreshLayouts() {
    expectEngines(6) { seed in
      EngineLaw(
        [Self.layout(seed), Self.layout(seed + 1)],
        script: seed % 3 == 0 ? Self.script : .init())
    }
  }
}
