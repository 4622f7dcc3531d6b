import Compositional
import LayoutCore
import LayoutTesting

/// The laws of compositional layouts.
enum CompositionalSuites {
  /// The measured sizes of headers and footers.
  static let measured: [DeclaredQuestion] = [
    DeclaredQuestion("header", .barSizes, \.header, .optional(.size(0...40)), isChecked: false),
    DeclaredQuestion("footer", .barSizes, \.footer, .optional(.size(0...40)), isChecked: false),
  ]

  /// Any descriptions and sizes, invalid sizes among them, against the reference.
  static let reference = LayoutLaws(
    CompositionalLayout(), claims: [], questions: measured,
    vary: { layout, collection, random in
      var made = CompositionalDescriptions(
        isEstimated: random.oneIn(2), random: SeededGenerator(seed: random.next()))
      layout = made.layout()
      collection.sections = collection.sections.map { Array($0.prefix(60)) }
      if random.oneIn(2) { collection.scripted = [] }
      if random.oneIn(8) { collection.givesSizes = false }
    }
  ).matching(CompositionalReference.reference)

  static var all: [LawSuite] {
    // The fastest suites are first, because a fault is found by the first suite that fails.
    [
      counts, values, accepted, partial, changingBars, otherLayouts, updatedCounts, updatedLengths,
      flat, ownDelegates, countLimits, tooLong,
      exhausted,
      manyDescriptions, queries, texts, depths, boundaryDelegates, proposals, sizes, limits, absent,
      .diagnostics("compositional parameters", invalid),
      .compositional("compositional plain groups", seeds: 1...200, isEstimated: false, depth: 1),
      LawSuite("compositional reference", reference, count: 500),
      .compositional("compositional groups", seeds: 1001...1300, isEstimated: false, depth: 3),
      .compositional("compositional estimates", seeds: 2001...2300, isEstimated: true, depth: 2),
      sessions, descriptionTexts,
      .delegates("compositional delegates", CompositionalLayout(), questions, seeds: 1...20) {
        TypedDescriptions(base: $0).erased
      },
      .work(
        "compositional list work",
        CompositionalLayout(section: CompositionalSection(.cell(height: .estimated(20)))), most: 2,
        appends: true),
      updates, manySections, engines,
      .edits("compositional edits", questions, seeds: 1...16) { measuredLayout($0) },
      .resizes("compositional sizes", seeds: 1...12) { measuredLayout($0) },
      .resizes(
        "endless compositional sizes", seeds: 51...66, extents: [20, 1e10, 2.9e10],
        counts: [[130], [9], [3, 3, 3, 3]]
      ) { measuredLayout($0) },
      LawSuite("compositional", laws, count: 120, seed: 500),
      LawSuite("long compositional", long, count: 60, seed: 8_000),
      LawSuite("endless compositional", endless, count: 100, seed: 7_000),
      LawSuite("compositional in mixed", laws.insideMixed(), count: 40, seed: 6_000),
    ]
  }
}
