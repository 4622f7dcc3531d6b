import GroupedColumns
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

/// The laws of grouped columns.
@Suite struct GroupedColumnsLawTests {
  static let questions: [DeclaredQuestion] = [
    DeclaredQuestion("sectionSpacing", .groupedColumnsSection, \.sectionSpacing, .number(0...20)),
    DeclaredQuestion("headerExtent", .groupedColumnsSection, \.headerExtent, .number(0...40)),
    DeclaredQuestion("footerExtent", .groupedColumnsSection, \.footerExtent, .number(0...40)),
    DeclaredQuestion(
      "column", .groupedColumnsColumn, \.self, .optional(.integer(0...5)), outside: .clamped),
  ]

  /// The questions about sections and their measured headers and footers.
  static let measured =
    questions + [
      DeclaredQuestion(
        "header", .edgeItemSizes, \.header, .optional(.size(0...40)), outside: .clamped),
      DeclaredQuestion(
        "footer", .edgeItemSizes, \.footer, .optional(.size(0...40)), outside: .clamped),
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
    GroupedColumnsLayout.registration, claims: [], questions: measured,
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      if random.oneIn(2) {
        let rarity = random.pick([1, 3])
        collection.scripted = ScriptedAnswers(
          collection.scripted.all.filter { _ in !random.oneIn(rarity) })
      }
      if random.oneIn(8) { layout.itemExtent = random.pick([-3, 0, 50.3, .nan]) }
      if random.oneIn(9), collection.flavor != .bad {
        layout.placement = .balanced
        layout.rounding = .none
        collection.becomeSubtle(using: &random)
      }
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
    claims: LayoutLaw.expected.union([.noOverlap, .diagnosticsAreCurrent]),
    keeping: ["rounding", "changePolicy"], vary: vary)

  /// The laws that hold if sections differ, and if the delegate assigns columns.
  static let answered = LayoutLaws(
    GroupedColumnsLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .diagnosticsAreCurrent]),
    keeping: ["rounding", "changePolicy"], questions: measured, vary: vary)

  /// The laws of headers that are pinned below an inset of the content.
  static let pinned = LayoutLaws(
    GroupedColumnsLayout.registration,
    claims: [
      .followersAreReported, .pinsHold, .pinsCover, .edgesAreObscured, .attributesAgree,
      .queryEqualsBruteForce,
    ],
    keeping: ["rounding"],
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      layout.pinsHeaders = true
      layout.section.headerExtent = random.length(in: 5...60)
      let inset = random.pick([0, 30, 200])
      layout.contentInsets = LayoutInsets(top: Double(inset), leading: Double(inset))
    })

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

  /// The laws of queries and updates of content that reaches the maximum position.
  static let endless = LayoutLaws(
    GroupedColumnsLayout.registration,
    claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    keeping: ["rounding", "changePolicy"],
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      collection.becomeEndless(using: &random)
    })

  private static func layout(_ seed: UInt64) -> GroupedColumnsLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = GroupedColumnsLayout(columns: .fixed(random.pick([1, 2, 3, 6, 17])))
    layout.axis = random.pick(LayoutAxis.allCases)
    layout.rounding = random.pick(PixelRounding.allCases)
    layout.placement = random.pick(GroupedColumnsPlacement.allCases + [.shortestColumn])
    layout.splitsTallSections = random.oneIn(3)
    layout.section.headerExtent = random.pick([0, 0, 12.5])
    layout.section.footerExtent = random.pick([0, 0, 12.5])
    // Balanced columns do not depend on those before a change.
    if layout.placement == .balanced, random.oneIn(2) { layout.changePolicy = .preserveTracks }
    return layout
  }

  private static let script = EditableCollection.Script(section: { random in
    var answers: [EditableCollection.Answer] = []
    if random.oneIn(2) {
      answers = [
        .init(.groupedColumnsSection, \.sectionSpacing, Double(random.integer(in: 0...9))),
        .init(.groupedColumnsSection, \.headerExtent, Double(random.integer(in: 0...30))),
      ]
    }
    if random.oneIn(3) {
      let column = LayoutValue.integer(random.integer(in: -1...5))
      answers.append(.init(AnswerProperty(.groupedColumnsColumn, \.self), column))
    }
    return answers
  })

  /// Answers of a delegate that measures headers and footers itself.
  private static let measuredScript = EditableCollection.Script(section: { random in
    var answers = script.section(&random)
    for property in [
      AnswerProperty(.edgeItemSizes, \.header), AnswerProperty(.edgeItemSizes, \.footer),
    ] {
      let height = random.length(in: -2...40)
      answers.append(.init(property, .size(LayoutSize(width: 9, height: height))))
    }
    return answers
  })

  /// Updates of long sections, and of many; a row is asked once.
  @Test func updates_equalFreshLayouts() {
    expectUpdates(
      12,
      counts: sectionCounts + [(0..<90).map { $0 % 4 }]
    ) { seed in
      (
        UpdateLaw(
          script: seed % 2 == 0 ? .init() : Self.script,
          diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent],
          invariants: { $0.brokenInvariants() }),
        Self.layout(seed / 4)
      )
    }
  }

  /// Updates of sections whose headers and footers the delegate measures.
  @Test func measuredUpdates_equalFreshLayouts() {
    expectUpdates(8) { seed in
      (
        UpdateLaw(
          script: Self.measuredScript, diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent],
          invariants: { $0.brokenInvariants() }),
        Self.layout(seed)
      )
    }
  }

  /// Updates of sections whose items fill a block of storage or some words, or nearly.
  @Test func thresholds_equalFreshLayouts() {
    expectUpdates(
      12,
      counts: [
        [64], [63, 1], [2, 1], [0, 3], Array(repeating: 1, count: 64),
        Array(repeating: 2, count: 66),
      ]
    ) { seed in (UpdateLaw(script: seed % 3 == 0 ? Self.script : .init()), Self.layout(seed))
    }
  }

  /// Updates in which parts keep their columns: as a fresh layout in which they are assigned.
  @Test func keptColumns_equalFreshLayouts() {
    expectUpdates(
      24,
      counts: [[3, 0, 40], Array(repeating: 2, count: 20), [0, 12], (0..<30).map { $0 % 4 }]
    ) { seed in
      var layout = Self.layout(seed)
      layout.axis = .vertical
      layout.rounding = .none
      layout.splitsTallSections = seed % 4 < 2
      layout.placement = .shortestColumn
      layout.style = .fullWidth
      layout.section.headerExtent = 12.5
      layout.changePolicy = .preserveTracks
      let made = layout
      let script = EditableCollection.Script(section: { random in
        guard seed % 2 == 0, random.oneIn(3) else { return [] }
        let column = LayoutValue.integer(random.integer(in: 0...5))
        return [.init(AnswerProperty(.groupedColumnsColumn, \.self), column)]
      })
      return (
        UpdateLaw(script: script, fresh: { ColumnsBefore($0, $1, $2, made).erased }), made
      )
    }
  }

  @Test func cases_equalTheReference() { expectClean(Self.reference, count: 150) }
  @Test func laws_hold() { expectClean(Self.laws, count: 60) }
  @Test func laws_holdWithAnswers() { expectClean(Self.answered, count: 60, seed: 2_000) }
  @Test func laws_holdWithPinnedHeaders() { expectClean(Self.pinned, count: 60) }
  @Test func laws_holdInLongSections() { expectClean(Self.long, count: 25, seed: 8_000) }
  @Test func laws_holdAtTheFarthestPositions() { expectClean(Self.endless, count: 50, seed: 7_000) }

  @Test func engines_equalFreshLayouts() {
    expectEngines(6) { seed in
      EngineLaw(
        [Self.layout(seed), Self.layout(seed + 1)],
        script: seed % 3 == 0 ? Self.script : Self.measuredScript)
    }
  }
}

/// A collection that specifies the column of every part of a section that is kept.
private struct ColumnsBefore: LayoutDelegate {
  let base: EditableCollection
  private var columns: [ElementIndex: Int] = [:]

  init(
    _ prepared: PreparedGroupedColumns, _ changes: LayoutChanges, _ base: EditableCollection,
    _ layout: GroupedColumnsLayout
  ) {
    self.base = base
    guard case .fixed(let count) = layout.columns else { return }
    for section in 0..<base.numberOfSections {
      guard let old = changes.oldSection(of: section) else { continue }
      // The first part has a header, and every part with rows has a background.
      var part = 0
      while let frame = prepared.attributes(
        for: part == 0
          ? .supplementary(.header, old) : .decoration(.background, old, part), viewport: .zero)?
        .frame
      {
        columns[ElementIndex(section: section, item: part)] = Int(
          frame.minX / 400 * Double(count) + 0.25)
        part += 1
      }
    }
  }

  var numberOfSections: Int { base.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(at: index, proposal: proposal)
  }
  func answer(in slot: inout AnswerSlot) {
    base.answer(in: &slot)
    slot.fill(.groupedColumnsColumn) {
      if let column = columns[$0] { $1 = column }
    }
  }
}
