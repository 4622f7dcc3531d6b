import LayoutCore
import LayoutRuntime
import LayoutTesting
import Spreadsheet

/// The laws of sheets.
enum SpreadsheetSuites {
  static let questions: [DeclaredQuestion] = [
    DeclaredQuestion(
      "height", .spreadsheetRow, \.height, .optional(.number(0...80)), isChecked: false),
    DeclaredQuestion(
      "headerSize", .spreadsheetRow, \.headerSize, .optional(.size(0...60)), isChecked: false),
  ]

  /// All parameters and answers against the reference.
  static let reference = LayoutLaws(
    SpreadsheetLayout(), claims: [],
    vary: { layout, collection, random in
      let isHostile = collection.flavor == .bad && random.oneIn(2)
      layout.vary(isHostile: isHostile, using: &random)
      if random.oneIn(6) { collection.givesSizes = false }
      if !random.oneIn(3) { collection.answerTracks(isHostile: isHostile, using: &random) }
    }
  ).matching(SpreadsheetReference.reference)

  /// The laws that hold for valid parameters.
  static let laws = LayoutLaws(
    SpreadsheetLayout(),
    // The spacing beside pinned cells counts as obscured, and trailing columns stick in a bounce too.
    claims: LayoutLaw.expected.subtracting(LayoutLaw.descriptions).subtracting([
      .transposes, .edgesAreObscured, .insideContentInBounce, .answersMatter,
    ]).union([.noOverlap, .diagnosticsSurvive, .diagnosticsAreCurrent]),
    vary: { layout, collection, random in
      layout.vary(isHostile: false, using: &random)
      layout.rounding = .lossless
      if collection.flavor == .bad { layout.sizing = .cells }
    })

  /// The laws that hold if rows have heights and headers of their own.
  static let answered = LayoutLaws(
    SpreadsheetLayout(),
    claims: [
      .answersMatter, .updateEqualsFresh, .engineEqualsFresh, .anchorsHold, .motionsConnect,
      .deltasAddUp, .asksOnce, .diagnosticsSurvive, .diagnosticsAreCurrent,
    ], questions: questions,
    vary: { layout, collection, random in
      layout.vary(isHostile: false, using: &random)
      // The automatic source depends on the type of the delegate, and not on the answers of a row.
      if layout.sizing == .automatic || random.oneIn(3) { layout.sizing = .rowsAndColumns }
    })

  /// Sheets with extents that the user assigned, in viewports of all kinds.
  static func sheets(_ name: String, seeds: ClosedRange<UInt64>) -> LawSuite {
    LawSuite(name) {
      for seed in seeds {
        var check = SheetCheck(seed: seed)
        do throws(LayoutError) {
          if let (law, finding) = try check.finding() {
            return LawViolation(
              law: law, finding: finding, seed: seed,
              input: "\(check.layout)\n  \(check.environment) \(check.viewport)")
          }
        } catch {
          return LawViolation(
            law: .matchesReference, finding: "\(error)", seed: seed, input: "\(check.layout)")
        }
      }
      return nil
    }
  }

  /// Sessions of engines whose collections, sizes, rows and columns change.
  static func sessions(
    _ name: String, seeds: ClosedRange<UInt64>, steps: Int, kind: SheetSession.Kind = .any
  ) -> LawSuite {
    LawSuite(name) {
      for seed in seeds {
        if let violation = SheetSession.violation(seed: seed, steps: steps, kind: kind) {
          return violation
        }
      }
      return nil
    }
  }

  /// Rows with heights of their own, which move with their sections.
  static let script = EditableCollection.Script(section: { random in
    random.oneIn(2)
      ? [.init(.spreadsheetRow, \.height, Double(random.integer(in: 0...40)))] : []
  })

  private static func layout(_ seed: UInt64) -> SpreadsheetLayout {
    var random = SeededGenerator(seed: seed &* 77)
    var layout = SheetSession.layout(&random)
    layout.sampleCount = 3
    // The automatic source depends on the type of the delegate, and not on the answers of a row.
    if layout.sizing == .automatic { layout.sizing = .rowsAndColumns }
    return layout
  }

  static let updates = LawSuite.updates(
    "spreadsheet updates", seeds: 1...40, steps: 16,
    counts: [[], Array(repeating: 4, count: 30), [3, 7, 0, 1, 5], Array(repeating: 1, count: 200)]
  ) { seed in
    (
      UpdateLaw(
        script: seed % 3 == 0 ? .init() : script,
        diagnostics: [.diagnosticsSurvive, .diagnosticsAreCurrent]), layout(seed)
    )
  }

  static let engines = LawSuite.engines("spreadsheet engines", seeds: 1...24) { seed in
    EngineLaw(
      (0..<3).map { layout(seed &* 3 &+ $0) }, script: script,
      hide: { layout, rows, columns in
        var layout = layout
        layout.hiddenRows += rows
        layout.hiddenColumns += columns
        return layout
      })
  }

  static var all: [LawSuite] {
    // The checks that take the least time are first, because one finding ends a run.
    edges + [
      names, limits, large, fitting, work, trackWork, vast, updateLimits,
      LawSuite("spreadsheet reference", reference, count: 400),
      sessions("spreadsheet tracks", seeds: 1...60, steps: 16, kind: .tracks),
      sessions("spreadsheet diagnostics", seeds: 1...60, steps: 16, kind: .hostile),
      sheets("spreadsheet sheets", seeds: 1...500),
      sessions("spreadsheet sessions", seeds: 1...60, steps: 30),
      LawSuite("spreadsheet with answers", answered, count: 150, seed: 4_000),
      LawSuite("spreadsheet", laws, count: 200, seed: 3_000),
      updates, engines,
      .edits("spreadsheet edits", [], seeds: 1...24) { layout($0) },
      .resizes("spreadsheet sizes", seeds: 1...24, counts: [[3, 25], [13], [6], [4, 7, 2]]) {
        layout($0)
      },
      .delegates(
        "spreadsheet delegates", SpreadsheetLayout(),
        questions + [
          DeclaredQuestion("width", .spreadsheetColumn, \.width, .optional(.number(0...80)))
        ], seeds: 1...40
      ) { TypedRows(base: $0).erased },
    ]
  }
}

/// A collection behind the protocol of delegates of sheets.
private struct TypedRows: SpreadsheetLayoutDelegate {
  let base: GeneratedCollection
  var numberOfSections: Int { base.numberOfSections }
  func numberOfItems(inSection section: Int) -> Int { base.numberOfItems(inSection: section) }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    base.sizeForItem(at: index, proposal: proposal)
  }
  func spreadsheetRow(_ row: Int) -> SpreadsheetRow {
    base.answer(to: .spreadsheetRow, at: ElementIndex(section: row), default: SpreadsheetRow())
  }
  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn {
    base.answer(
      to: .spreadsheetColumn, at: ElementIndex(section: 0, item: column),
      default: SpreadsheetColumn())
  }
}
