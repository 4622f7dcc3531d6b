import LayoutCore
import LayoutTesting
import TestSupport
import Testing
import Waterfall

/// The laws of waterfalls.
@Suite struct WaterfallLawTests {
  static let questions: [DeclaredQuestion] = [
    DeclaredQuestion("columns", .waterfallSection, \.columns, .columns, outside: .clamped),
    DeclaredQuestion(
      "columnSpacing", .waterfallSection, \.columnSpacing, .number(0...20), outside: .clamped),
    DeclaredQuestion(
      "itemSpacing", .waterfallSection, \.itemSpacing, .number(0...20), outside: .clamped),
    DeclaredQuestion(
      "sectionInsets", .waterfallSection, \.sectionInsets, .insets(0...20), outside: .clamped),
    DeclaredQuestion(
      "headerExtent", .waterfallSection, \.header.extent, .number(0...40), outside: .clamped),
    DeclaredQuestion(
      "headerInsets", .waterfallSection, \.header.insets, .insets(0...20), outside: .clamped),
    DeclaredQuestion(
      "footerExtent", .waterfallSection, \.footer.extent, .number(0...40), outside: .clamped),
    DeclaredQuestion(
      "footerInsets", .waterfallSection, \.footer.insets, .insets(0...20), outside: .clamped),
    DeclaredQuestion(
      "pinsHeaders", .waterfallSection, \.header.isPinned, .flag, outside: .clamped),
    DeclaredQuestion(
      "pinsFooters", .waterfallSection, \.footer.isPinned, .flag, outside: .clamped),
    DeclaredQuestion("itemSize", .waterfallSection, \.itemSize, .size(1...90), outside: .clamped),
    DeclaredQuestion("span", .waterfallItem, \.span, .integer(1...4), outside: .clamped),
    DeclaredQuestion(
      "track", .waterfallItem, \.track, .optional(.integer(0...5)), outside: .clamped),
  ]

  /// Tracks of two widths.
  static let unequal = ColumnCount.tracks([
    .fraction(1), .fixed(60), .fixed(60), .fraction(1), .fraction(1),
  ])

  /// All parameters and answers, negative distances among them, against the reference.
  static let reference = LayoutLaws(
    WaterfallLayout.registration, claims: [.finiteFrames], questions: questions,
    vary: { layout, collection, random in
      // Unequal parts: most cases have no spans, or no answers at all.
      if random.oneIn(2) {
        collection.scripted = ScriptedAnswers(
          collection.scripted.all.filter { $0.property.subject == .section && !random.oneIn(3) })
      }
      if random.oneIn(3) { collection.scripted = [] }
      if random.oneIn(8) { collection.givesSizes = false }
      if random.oneIn(4) {
        layout.section.sectionInsets = LayoutInsets(
          top: random.length(in: -9...20), leading: random.length(in: -20...20),
          bottom: random.length(in: -9...20), trailing: random.length(in: -20...20))
      }
      if random.oneIn(4) {
        layout.section.itemSize = LayoutSize(
          width: random.length(in: -5...99), height: random.length(in: -5...99))
      }
      if random.oneIn(6) { layout.section.columnSpacing = random.length(in: -9...0) }
      if random.oneIn(4) { layout.placement = .dense }
      if random.oneIn(6) {
        layout.section.columns = unequal
        if random.oneIn(3) { layout.section.columnSpacing = random.length(in: -200...0) }
      }
      if random.oneIn(8) { layout.section.itemSpacing = random.length(in: -9...0) }
      if random.oneIn(12) {
        let spacing = random.pick([-.infinity, -1e300, -2e9, -1e7])
        if random.oneIn(2) { layout.section.itemSpacing = spacing }
        collection.scripted.append(
          .init(
            AnswerProperty(.waterfallSection, \.itemSpacing),
            at: ElementIndex(section: random.integer(in: 0...2)), .number(spacing)))
      }
      if random.oneIn(8) { layout.tolerance = random.length(in: -9...90) }
      if random.oneIn(9) { collection.makeSubtle(&layout, using: &random) }
      if random.oneIn(20), collection.flavor != .bad {
        layout.itemSizing = .exact
        // Pinned bars are rounded separately, which differs if a pixel is less than a fraction.
        (layout.section.header.isPinned, layout.section.footer.isPinned) = (false, false)
        collection.becomeEndless(using: &random)
      }
    }
  ).matching(WaterfallReference.reference)

  /// More tracks than fit into one word, against the reference.
  static let wide = LayoutLaws(
    WaterfallLayout.registration, claims: [], keeping: ["columnSpacing"],
    questions: Array(questions.suffix(2)),
    vary: { layout, collection, random in
      layout.section.columns = .fixed(random.pick([63, 64, 65, 66, 70, 90]))
      layout.section.columnSpacing = 0
      layout.itemSizing = .exact
      layout.tolerance = random.pick([0, 1.0 / 76_800, 5, 40])
      layout.placement = random.pick(WaterfallPlacement.allCases + [.readingOrder])
      if collection.flavor != .bad {
        if !random.oneIn(3) {
          collection.becomeLong(columns: random.pick([2, 65]), using: &random)
        }
        for item in 0..<random.pick([0, 60]) {
          let index = ElementIndex(section: 0, item: item * 3)
          collection.scripted.append(
            random.oneIn(3)
              ? .init(
                AnswerProperty(.waterfallItem, \.track), at: index,
                .integer(random.integer(in: 0...89)))
              : .init(
                AnswerProperty(.waterfallItem, \.span), at: index,
                .integer(random.integer(in: 1...6))))
        }
      }
    }
  ).matching(WaterfallReference.reference)

  /// The laws that hold for valid parameters.
  static let laws = LayoutLaws(
    WaterfallLayout.registration,
    claims: LayoutLaw.expected.union([
      .noOverlap, .diagnosticsAreCurrent,
    ]), keeping: ["rounding", "changePolicy"],
    vary: { layout, collection, random in
      if random.oneIn(3) { layout.section.columns = .fixed(random.pick([16, 17, 63, 64, 65, 70])) }
    })

  /// The laws that hold if items span tracks, and if sections differ.
  static let answered = LayoutLaws(
    WaterfallLayout.registration,
    claims: LayoutLaw.expected.union([.noOverlap, .diagnosticsAreCurrent]),
    keeping: ["rounding", "changePolicy"], questions: questions,
    vary: { layout, _, random in
      guard random.oneIn(3) else { return }
      (layout.placement, layout.section.columns) = (.dense, unequal)
    })

  /// The laws that hold if insets and spacing are negative.
  static let overhanging = LayoutLaws(
    WaterfallLayout.registration,
    claims: LayoutLaw.expected.subtracting(descriptionLaws)
      .subtracting([.insideContent]).union([
        .diagnosticsSurvive, .diagnosticsAreCurrent,
      ]), keeping: ["rounding", "changePolicy"],
    vary: { layout, collection, random in
      layout.section.sectionInsets = insets(-200, &random)
      layout.section.header.insets = insets(-80, &random)
      layout.section.footer.insets = insets(-80, &random)
      if random.oneIn(3) { layout.section.itemSpacing = random.length(in: -30...0) }
    })

  private static func insets(_ least: Double, _ random: inout SeededGenerator) -> LayoutInsets {
    func length(_ least: Double, _ random: inout SeededGenerator) -> Double {
      random.oneIn(3) ? 0 : random.length(in: least...20)
    }
    return LayoutInsets(
      top: length(least, &random), leading: length(-20, &random), bottom: length(least, &random),
      trailing: length(-20, &random))
  }

  /// The laws of queries and updates in long sections, most of them with uneven tracks.
  static let long = LayoutLaws(
    WaterfallLayout.registration, claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    keeping: ["rounding", "changePolicy", "columns"],
    vary: { layout, collection, random in
      let columns = random.pick([2, 2, 3, 5, 9])
      layout.section.columns = .fixed(columns)
      layout.itemSizing = .exact
      layout.placement = random.pick(WaterfallPlacement.allCases + [.leadingToTrailing])
      collection.becomeLong(columns: columns, using: &random)
      if random.oneIn(4) {
        for item in 0..<20 {
          collection.scripted.append(
            .init(
              AnswerProperty(.waterfallItem, \.span),
              at: ElementIndex(section: 0, item: item * 17), .integer(2)))
        }
      }
    })

  static let script = EditableCollection.Script(
    item: { random in
      guard random.oneIn(12) else { return [] }
      return random.oneIn(2)
        ? [.init(.waterfallItem, \.span, Double(random.integer(in: 1...5)))]
        : [.init(.waterfallItem, \.track, Double(random.integer(in: 0...4)))]
    },
    section: { random in
      random.oneIn(2)
        ? [
          .init(.waterfallSection, \.columns, Double(random.integer(in: 1...6))),
          .init(.waterfallSection, \.header.extent, Double(random.integer(in: 0...30))),
        ] : []
    })

  /// The laws of queries and updates of content that reaches the maximum position.
  static let endless = LayoutLaws(
    WaterfallLayout.registration, claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    keeping: ["rounding", "changePolicy"],
    vary: { layout, collection, random in
      layout.section.columns = .fixed(random.pick([1, 1, 2, 3]))
      layout.itemSizing = .exact
      collection.becomeEndless(using: &random)
    })

  private static func layout(_ seed: UInt64, _ policy: ChangePolicy) -> WaterfallLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = WaterfallLayout(columns: .fixed(random.pick([1, 2, 3, 4, 5, 6, 17, 70])))
    layout.itemSizing = random.pick([.exact, .aspectRatio])
    layout.placement = random.pick(WaterfallPlacement.allCases + [.shortestFirst, .shortestFirst])
    layout.stretching = random.pick(WaterfallStretching.allCases + [.none, .none])
    layout.section.itemSpacing = random.pick([0, 7.5, 10, policy == .reflow ? -3 : 4])
    layout.changePolicy = policy
    if policy == .preserveTracks { layout.section.columnSpacing = 2 }
    layout.axis = policy == .reflow ? random.pick(LayoutAxis.allCases) : .vertical
    layout.rounding = policy == .reflow ? random.pick(PixelRounding.allCases) : .none
    layout.section.footer.extent = random.pick([0, 0, 12.5])
    if policy == .reflow, random.oneIn(3) {
      (layout.placement, layout.section.columns) = (.dense, unequal)
    }
    return layout
  }

  /// Updates of long sections; items are asked once, and placed once.
  @Test func updates_equalFreshLayouts() {
    expectUpdates(12) { seed in
      let isPlain = seed % 2 == 0
      return (
        UpdateLaw(
          script: isPlain ? .init() : Self.script,
          diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent],
          invariants: { $0.brokenInvariants() }),
        Self.layout(seed / 4, .reflow)
      )
    }
  }

  /// Updates in which items keep their tracks: as a fresh layout in which they are assigned.
  @Test func keptTracks_equalFreshLayouts() {
    expectUpdates(12) { seed in
      let layout = Self.layout(seed / 4, .preserveTracks)
      return (
        UpdateLaw(
          script: seed % 2 == 0 ? .init() : EditableCollection.Script(item: Self.script.item),
          fresh: { TracksBefore($0, $1, $2, layout).erased }),
        layout
      )
    }
  }

  /// Updates of sections whose items fill a block of storage or some words, or nearly.
  @Test func thresholds_equalFreshLayouts() {
    expectUpdates(
      32,
      counts: [[64], [63, 1], [66], [2, 1], [128, 65], [0, 3], [64, 0], [127]]
    ) { seed in
      let policy: ChangePolicy = seed % 4 < 2 ? .reflow : .preserveTracks
      var layout = Self.layout(seed, policy)
      layout.stretching = .none
      if seed % 3 == 0 { layout.section.columns = .fixed(policy == .reflow ? 70 : 130) }
      let made = layout
      let rare = EditableCollection.Script {
        seed % 5 == 0 && $0.oneIn(9) ? Self.script.item(&$0) : []
      }
      return (
        policy == .reflow
          ? UpdateLaw(script: rare)
          : UpdateLaw(script: rare, fresh: { TracksBefore($0, $1, $2, made).erased }), made
      )
    }
  }

  @Test func cases_equalTheReference() { expectClean(Self.reference, count: 150) }
  @Test func manyTracks_equalTheReference() { expectClean(Self.wide, count: 40, seed: 9_000) }
  @Test func laws_hold() { expectClean(Self.laws, count: 60) }
  @Test func laws_holdWithAnswers() { expectClean(Self.answered, count: 60, seed: 2_000) }
  @Test func laws_holdWithNegativeLengths() {
    expectClean(Self.overhanging, count: 60, seed: 4_000)
  }
  @Test func laws_holdInLongSections() { expectClean(Self.long, count: 25, seed: 8_000) }
  @Test func laws_holdAtTheFarthestPositions() { expectClean(Self.endless, count: 50, seed: 7_000) }

  @Test func engines_equalFreshLayouts() {
    expectEngines(6) { seed in
      EngineLaw(
        [Self.layout(seed, .reflow), Self.layout(seed + 1, .reflow)],
        script: seed % 3 == 0 ? Self.script : .init())
    }
  }
}

extension GeneratedCollection {
  /// Replaces items by some whose extents differ by as much as the tolerance of the layout.
  fileprivate mutating func makeSubtle(
    _ layout: inout WaterfallLayout, using random: inout SeededGenerator
  ) {
    guard flavor != .bad else { return }
    layout.placement = .readingOrder
    layout.itemSizing = .exact
    layout.rounding = .none
    layout.tolerance = random.pick([0, 1.0 / 76_800, 2.0 / 76_800])
    becomeSubtle(using: &random)
  }
}

/// A collection that specifies the track of every item that stays in its section.
private struct TracksBefore: LayoutDelegate {
  let base: EditableCollection
  private var tracks: [ElementIndex: Int] = [:]

  init(
    _ prepared: PreparedWaterfall, _ changes: LayoutChanges, _ base: EditableCollection,
    _ layout: WaterfallLayout
  ) {
    self.base = base
    guard case .fixed(let columns) = layout.section.columns else { return }
    for section in 0..<base.numberOfSections {
      for item in 0..<base.numberOfItems(inSection: section) {
        let index = ElementIndex(section: section, item: item)
        guard let old = changes.oldIndex(of: index),
          old.section == changes.oldSection(of: section),
          let frame = prepared.attributes(for: .cell(at: old), viewport: .zero)?.frame
        else { continue }
        // Half a track is added, because edges are whole units.
        let share = frame.minX / (400 + layout.section.columnSpacing) * Double(columns)
        tracks[index] = Int(share + 0.25)
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
    slot.fill(.waterfallItem) { if let track = tracks[$0] { $1.track = track } }
  }
}
