import LayoutCore
import LayoutRuntime
import LayoutTesting
import Spreadsheet
import TestSupport
import Testing

/// The laws of sheets.
@Suite struct SpreadsheetLawTests {
  static let questions: [DeclaredQuestion] = [
    DeclaredQuestion(
      "height", .spreadsheetRow, \.height, .optional(.number(0...80)), outside: .clamped),
    DeclaredQuestion(
      "headerSize", .spreadsheetRow, \.headerSize, .optional(.size(0...60)), outside: .clamped),
    DeclaredQuestion("level", .spreadsheetRow, \.level, .integer(0...255)),
  ]

  /// The laws that hold for valid parameters.
  static let laws = LayoutLaws(
    SpreadsheetLayout(),
    // The spacing beside pinned cells counts as obscured, and trailing columns stick in a bounce too.
    claims: LayoutLaw.expected.subtracting(descriptionLaws).subtracting([
      .transposes, .edgesAreObscured,
    ]).union([.noOverlap, .diagnosticsSurvive, .diagnosticsAreCurrent]),
    vary: { layout, collection, random in
      layout.vary(isHostile: false, using: &random)
      layout.rounding = .lossless
      if collection.flavor == .bad { layout.sizing = .cells }
    })

  /// The laws that hold if rows have heights and headers of their own.
  static let answered = LayoutLaws(
    // The automatic source depends on the type of the delegate, and not on the answers of a row.
    SpreadsheetLayout(sizing: .rowsAndColumns),
    claims: [
      .updateEqualsFresh, .engineEqualsFresh, .anchorsHold, .motionsConnect,
      .deltasAddUp, .restingOffsetsHold, .asksOnce, .diagnosticsSurvive, .diagnosticsAreCurrent,
    ], questions: questions,
    vary: { layout, collection, random in
      layout.vary(isHostile: false, using: &random)
      if layout.sizing == .automatic || random.oneIn(3) { layout.sizing = .rowsAndColumns }
    })

  /// Sheets with extents that the user assigned, in viewports of all kinds.
  @Test func viewports_equalTheReference() throws {
    for seed in GeneratedCases.seeds(150) {
      var check = SheetCheck(seed: seed)
      let finding = try check.finding()
      #expect(
        finding == nil,
        "seed \(seed): \(finding?.1 ?? "")\n\(check.layout)\n\(check.environment) \(check.viewport)"
      )
    }
  }

  /// Sessions of engines whose collections, sizes, rows and columns change.
  @Test(arguments: [SheetSession.Kind.any, .hostile, .tracks, .folds])
  func sessions_equalFreshSheets(kind: SheetSession.Kind) {
    for seed in GeneratedCases.seeds(12) {
      let violation = SheetSession.violation(
        seed: seed, steps: 30, kind: kind, invariants: { $0.brokenInvariants() })
      #expect(violation == nil, "\(violation as Any)")
    }
  }

  /// Rows with heights of their own, which move with their sections.
  static let script = EditableCollection.Script(section: { random in
    random.oneIn(2)
      ? [
        .init(.spreadsheetRow, \.height, Double(random.integer(in: 0...40))),
        .init(.spreadsheetRow, \.level, Double(random.integer(in: 0...3))),
      ] : []
  })

  private static func layout(_ seed: UInt64) -> SpreadsheetLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = SheetSession.layout(&random)
    layout.sampleCount = 3
    // The automatic source depends on the type of the delegate, and not on the answers of a row.
    if layout.sizing == .automatic { layout.sizing = .rowsAndColumns }
    return layout
  }

  @Test func updates_equalFreshLayouts() {
    expectUpdates(
      14, steps: 16,
      counts: [
        [], Array(repeating: 4, count: 30), [3, 7, 0, 1, 5], Array(repeating: 1, count: 200),
      ]
    ) { seed in
      (
        UpdateLaw(
          script: seed % 3 == 0 ? .init() : Self.script,
          diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent],
          invariants: { $0.brokenInvariants() }), Self.layout(seed)
      )
    }
  }

  @Test func engines_equalFreshLayouts() {
    expectEngines(8) { seed in
      EngineLaw((0..<3).map { Self.layout(seed &* 3 &+ $0) }, script: Self.script)
    }
  }
  @Test func laws_hold() { expectClean(Self.laws, count: 50, seed: 3_000) }
  @Test func laws_holdInMixedLayouts() {
    expectClean(Self.laws.insideMixed(), count: 20, seed: 6_000)
  }
  @Test func laws_holdWithAnswers() { expectClean(Self.answered, count: 40, seed: 4_000) }
}
