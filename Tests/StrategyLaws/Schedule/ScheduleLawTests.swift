import LayoutCore
import LayoutTesting
import Mixed
import Schedule
import TestSupport
import Testing

/// The laws of schedules.
@Suite struct ScheduleLawTests {
  static let questions: [DeclaredQuestion] = [
    DeclaredQuestion(
      "start", .scheduleItem, \.start, .number(-2...26), unit: "hours", outside: .clamped),
    DeclaredQuestion(
      "end", .scheduleItem, \.end, .number(-2...26), unit: "hours", atLeast: "start",
      outside: .clamped),
    DeclaredQuestion("isAllDay", .scheduleItem, \.isAllDay, .flag, outside: .clamped),
    DeclaredQuestion("extent", .scheduleLane, \.extent, .number(0...100)),
    DeclaredQuestion("spacing", .scheduleLane, \.spacing, .number(0...20)),
    DeclaredQuestion("itemSpacing", .scheduleLane, \.itemSpacing, .number(0...20)),
  ]

  /// A schedule asks for no sizes.
  private static let claims = LayoutLaw.expected.subtracting([.badDataIsDiagnosed])
    .union([.noOverlap, .diagnosticsAreCurrent])

  private static let pinned: @Sendable (ScheduleLayout) -> Set<ElementKind> = { layout in
    var kinds: Set<ElementKind> = []
    if layout.titleExtent > 0 { kinds.insert(.header) }
    if layout.rulerExtent > 0 { kinds.insert(.scheduleTick) }
    if layout.rulerExtent > 0, layout.titleExtent + layout.allDayExtent > 0 {
      kinds.insert(.scheduleCorner)
    }
    return kinds
  }

  /// Changes a layout to one of few items and ticks, of which some overlap.
  private static let vary: LayoutLaws<ScheduleLayout>.Vary = { layout, _, random in
    layout.timeExtent = random.pick([5, 20, 60])
    layout.start = random.pick([0, 0, -3.5, 8])
    layout.end = layout.start + random.pick([0, 6, 24])
    layout.tickSteps = random.pick([[1], [2]])
    layout.titleExtent = random.pick([0, 30])
    layout.allDayExtent = random.pick([0, 25])
    layout.rulerExtent = random.pick([0, 20])
    layout.minimumTickExtent = 0
    layout.minimumItemExtent = random.pick([0, 12.5])
    layout.lane.extent = random.pick([20, 50.3])
    layout.lane.spacing = random.pick([0, 4])
    layout.lane.itemSpacing = random.pick([0, 2])
    layout.lineExtent = random.pick([0, 1])
    layout.now = random.pick([nil, 9.5])
    layout.breaks = random.pick([
      [], [ScheduleBreak(start: 4, end: 6)],
      [
        ScheduleBreak(start: 3, end: 5, extent: 0), ScheduleBreak(start: 12, end: 20, extent: 8),
      ],
    ])
  }

  static let laws = LayoutLaws(
    ScheduleLayout.registration, claims: claims, questions: questions, pinned: pinned, vary: vary)

  /// Schedules against the reference.
  static let reference = LayoutLaws(
    ScheduleLayout.registration, claims: [], questions: questions,
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      layout.lane.overlap = random.pick(ScheduleOverlap.allCases)
      layout.tickSteps = random.pick([[1], [0.25, 1, 2], [0.5, 0.125]])
      layout.minimumTickExtent = random.pick([0, 7.5, 100])
      if random.oneIn(3) {
        // The second is cut by the first, and the others by the axis.
        layout.breaks = [
          ScheduleBreak(start: 10, end: 14, extent: 5.5),
          ScheduleBreak(start: 12, end: 16, extent: 9), ScheduleBreak(start: -9, end: -1),
          ScheduleBreak(start: -5, end: 1, extent: 200), ScheduleBreak(start: 23.5, end: 40),
        ]
      }
    }
  ).matching(ScheduleReference.reference)

  /// The laws for any values of all parameters.
  static let wild = LayoutLaws(
    ScheduleLayout.registration, claims: claims, questions: questions)

  /// The laws of queries and updates in long lanes, and in many.
  static let long = LayoutLaws(
    ScheduleLayout.registration, claims: [.queryEqualsBruteForce, .updateEqualsFresh, .inOrder],
    questions: questions,
    vary: { layout, collection, random in
      vary(&layout, &collection, &random)
      if random.oneIn(3) {
        collection.becomeManySections(using: &random)
      } else {
        collection.becomeLong(columns: 3, using: &random)
      }
    })

  @Test func laws_hold() { expectClean(Self.laws, count: 80) }
  @Test func cases_equalTheReference() { expectClean(Self.reference, count: 300) }
  @Test func laws_holdForAnyParameters() { expectClean(Self.wild, count: 40, seed: 3_000) }
  @Test func laws_holdInLongLanes() { expectClean(Self.long, count: 12, seed: 8_000) }
  @Test func laws_holdInMixedLayouts() {
    expectClean(Self.laws.insideMixed(), count: 30, seed: 6_000)
  }

  @Test func updates_equalFreshLayouts() {
    expectUpdates(16) { seed in
      (
        UpdateLaw(diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent]),
        ScheduleLayout(axis: seed % 2 == 0 ? .vertical : .horizontal, allDayExtent: 20)
      )
    }
  }

  @Test func engines_equalFreshLayouts() {
    expectEngines(8) { seed in
      EngineLaw([
        ScheduleLayout(lane: ScheduleLane(overlap: .grow)), ScheduleLayout(axis: .vertical),
      ])
    }
  }
}
