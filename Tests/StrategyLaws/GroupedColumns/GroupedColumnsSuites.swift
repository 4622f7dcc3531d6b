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

  /// The questions about sections and their measured headers and footers.
  static let measured =
    questions + [
      DeclaredQuestion(
        "header", .barSizes, \.header, .optional(.size(0...40)), isChecked: false),
      DeclaredQuestion(
        "footer", .barSizes, \.footer, .optional(.size(0...40)), isChecked: false),
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
    claims: LayoutLaw.expected.union([.noOverlap, .contentIsTight, .diagnosticsAreCurrent]),
    keeping: ["rounding", "changePolicy"], vary: vary)

  /// The laws that hold if sections differ, and if the delegate assigns columns.
  static let answered = LayoutLaws(
    GroupedColumnsLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .diagnosticsAreCurrent])
      .subtracting([.answersMatter]),
    keeping: ["rounding", "changePolicy"], questions: measured, vary: vary)

  /// The laws of headers that are pinned below an inset of the content.
  static let pinned = LayoutLaws(
    GroupedColumnsLayout.registration,
    claims: [
      .followersAreReported, .pinsHold, .pinsCover, .edgesAreObscured, .attributesAgree,
      .insideContentInBounce, .queryEqualsBruteForce,
    ],
    keeping: ["rounding"],
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      layout.pinsHeaders = true
      layout.headerExtent = random.length(in: 5...60)
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

  /// Layouts with invalid parameters, and what they report.
  static let invalid: [(strategy: GroupedColumnsLayout, diagnostics: [String])] = {
    func style(_ change: (inout GroupedStyle) -> Void) -> GroupedColumnsLayout {
      var style = GroupedStyle.plain
      change(&style)
      return GroupedColumnsLayout(style: style)
    }
    func insets(_ insets: LayoutInsets) -> GroupedColumnsLayout {
      GroupedColumnsLayout(contentInsets: insets)
    }
    return [
      (GroupedColumnsLayout(columnSpacing: -4), ["columnSpacing: negative (-4), used 0"]),
      (GroupedColumnsLayout(columnSpacing: 500), ["columnSpacing: leaves no room (500), used 400"]),
      (GroupedColumnsLayout(columns: .fixed(-3)), ["columns: negative (-3), used 1"]),
      (insets(LayoutInsets(top: -1)), ["contentInsets: negative (-1), used 0"]),
      (insets(LayoutInsets(bottom: -2)), ["contentInsets: negative (-2), used 0"]),
      (insets(LayoutInsets(leading: -3)), ["contentInsets: negative (-3), used 0"]),
      (
        insets(LayoutInsets(leading: 300, trailing: 300)),
        ["contentInsets: leaves no room (600), used 400"]
      ),
      (style { $0.cardInsets.top = -5 }, ["cardInsets: negative (-5), used 0"]),
      (style { $0.cardInsets.bottom = -6 }, ["cardInsets: negative (-6), used 0"]),
      (style { $0.cardInsets.leading = -7 }, ["cardInsets: negative (-7), used 0"]),
      (style { $0.cardInsets.trailing = -8 }, ["cardInsets: negative (-8), used 0"]),
      (style { $0.separatorThickness = -9 }, ["separatorThickness: negative (-9), used 0"]),
      (style { $0.separatorLeading = -10 }, ["separatorLeading: negative (-10), used 0"]),
      (
        style { $0.separatorTrailing = -.infinity },
        ["separatorTrailing: not a finite number (-inf), used 0"]
      ),
      (
        GroupedColumnsLayout(sectionSpacing: -11),
        ["section 0, sectionSpacing: negative (-11), used 0"]
      ),
      (
        GroupedColumnsLayout(headerExtent: -12),
        ["section 0, headerExtent: negative (-12), used 0"]
      ),
      (
        GroupedColumnsLayout(footerExtent: -13),
        ["section 0, footerExtent: negative (-13), used 0"]
      ),
    ]
  }()

  /// A section whose column is out of range.
  private static func column(_ column: Int, used: Int) -> LawSuite {
    .diagnostics(
      "column \(column)",
      answers: [
        .init(
          AnswerProperty(.groupedColumnsColumn, \.self), at: ElementIndex(section: 0),
          .integer(column))
      ],
      [
        (
          GroupedColumnsLayout(columns: 2),
          ["section 0, column: out of range (\(column)), used \(used)"]
        )
      ])
  }

  private static func layout(_ seed: UInt64) -> GroupedColumnsLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = GroupedColumnsLayout(columns: .fixed(random.pick([1, 2, 3, 6, 17])))
    layout.axis = random.pick(LayoutAxis.allCases)
    layout.rounding = random.pick(PixelRounding.allCases)
    layout.placement = random.pick(GroupedColumnsPlacement.allCases + [.shortestColumn])
    layout.splitsTallSections = random.oneIn(3)
    layout.headerExtent = random.pick([0, 0, 12.5])
    layout.footerExtent = random.pick([0, 0, 12.5])
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
    for property in [AnswerProperty(.barSizes, \.header), AnswerProperty(.barSizes, \.footer)] {
      let height = random.length(in: -2...40)
      answers.append(.init(property, .size(LayoutSize(width: 9, height: height))))
    }
    return answers
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

  /// Updates of sections whose headers and footers the delegate measures.
  static let measuredUpdates = LawSuite.updates(
    "grouped columns measured updates", seeds: 101...116
  ) { seed in
    (
      UpdateLaw(
        script: measuredScript, diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent]),
      layout(seed)
    )
  }

  /// Updates of sections whose items fill a block of storage or some words, or nearly.
  static let thresholds = LawSuite.updates(
    "grouped columns updates at thresholds", seeds: 201...224,
    counts: [
      [64], [63, 1], [2, 1], [0, 3], Array(repeating: 1, count: 64),
      Array(repeating: 2, count: 66),
    ]
  ) { seed in (UpdateLaw(script: seed % 3 == 0 ? script : .init()), layout(seed)) }

  /// Updates in which parts keep their columns: as a fresh layout in which they are assigned.
  static let keptColumns = LawSuite.updates(
    "grouped columns kept columns", seeds: 301...348,
    counts: [[3, 0, 40], Array(repeating: 2, count: 20), [0, 12], (0..<30).map { $0 % 4 }]
  ) { seed in
    var layout = layout(seed)
    layout.axis = .vertical
    layout.rounding = .none
    layout.splitsTallSections = seed > 324
    layout.placement = .shortestColumn
    layout.style = .fullWidth
    layout.headerExtent = 12.5
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

  /// The numbers of the predefined styles.
  static let styles = LawSuite("grouped columns styles") {
    let expected: [(GroupedStyle, String, [Double], [Bool])] = [
      (.plain, "plain", [0, 0, 0, 0, 0, 0, 0, 0], [false, false]),
      (.grouped, "grouped", [0, 10, 0, 10, 8, 1, 0, 0], [true, false]),
      (.fullWidth, "fullWidth", [0, 0, 0, 0, 0, 0.5, 15, 0], [true, true]),
      (.insetGrouped, "insetGrouped", [0, 16, 0, 16, 10, 0.5, 16, 0], [true, false]),
    ]
    for (style, name, lengths, flags) in expected {
      let card = style.cardInsets
      let found = [
        card.top, card.leading, card.bottom, card.trailing, style.cornerRadius,
        style.separatorThickness, style.separatorLeading, style.separatorTrailing,
      ]
      if found != lengths || [style.hasBackground, style.hasOuterSeparators] != flags {
        return LawViolation(
          law: .matchesReference, finding: "\(style) should have \(lengths) and \(flags)", seed: 0,
          input: name)
      }
    }
    return nil
  }

  static var all: [LawSuite] {
    [
      LawSuite("grouped columns reference", reference, count: 2000),
      .delegates("grouped columns delegates", GroupedColumnsLayout(), questions, seeds: 1...40) {
        TypedParts(base: $0).erased
      },
      .delegates(
        "grouped columns section delegates", GroupedColumnsLayout(), Array(questions.dropLast()),
        seeds: 1...40
      ) { TypedSections(base: $0).erased },
      .diagnostics("grouped columns parameters", invalid), column(7, used: 1), column(-3, used: 0),
      styles, units, proposals, absent, LawSuite("pinned grouped columns", pinned, count: 150),
      LawSuite("long grouped columns", long, count: 100, seed: 8_000),
      LawSuite("grouped columns", laws, count: 250),
      LawSuite("grouped columns with answers", answered, count: 200, seed: 2_000),
      .work(
        "grouped columns work", GroupedColumnsLayout(changePolicy: .preserveTracks), most: 1,
        appends: true),
      .work("grouped column work", GroupedColumnsLayout(columns: 1), most: 1, appends: true),
      LawSuite("endless grouped columns", endless, count: 150, seed: 7_000),
      updates, measuredUpdates, thresholds, keptColumns,
      .engines("grouped columns engines", seeds: 1...24) { seed in
        EngineLaw([layout(seed), layout(seed + 1)], script: seed % 3 == 0 ? script : .init())
      },
      .engines("grouped columns measured engines", seeds: 31...42) { seed in
        EngineLaw([layout(seed), layout(seed + 1)], script: measuredScript)
      },
      .edits("grouped columns edits", questions, seeds: 1...60) { layout($0) },
      .resizes("grouped columns sizes", seeds: 1...32) { layout($0) },
      .resizes(
        "endless grouped columns sizes", seeds: 51...80, extents: [20, 1e10, 2.9e10],
        counts: [[130], [9], [3, 3, 3, 3]]
      ) { layout($0) },
      LawSuite("grouped columns in mixed", laws.insideMixed(), count: 80, seed: 6_000),
    ] + literals
  }
}

/// A collection behind the protocol of delegates that specify the parameters of sections.
private struct TypedSections: GroupedColumnsLayoutDelegate {
  let base: GeneratedCollection
  var numberOfSections: Int { base.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(at: index, proposal: proposal)
  }
  func groupedColumnsSection(
    _ number: Int, default section: GroupedColumnsSection
  ) -> GroupedColumnsSection {
    base.answer(to: .groupedColumnsSection, at: ElementIndex(section: number), default: section)
  }
}

/// A collection behind the protocol of delegates that also specify the columns of parts.
private struct TypedParts: GroupedColumnsPartDelegate {
  let base: GeneratedCollection
  var numberOfSections: Int { base.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(at: index, proposal: proposal)
  }
  func groupedColumnsSection(
    _ number: Int, default section: GroupedColumnsSection
  ) -> GroupedColumnsSection {
    base.answer(to: .groupedColumnsSection, at: ElementIndex(section: number), default: section)
  }
  func groupedColumnsColumn(ofPart part: Int, inSection section: Int) -> Int? {
    base.answer(
      to: .groupedColumnsColumn, at: ElementIndex(section: section, item: part), default: nil)
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
