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

  /// Any description of fixed extents, against the reference.
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
    [
      LawSuite("compositional reference", reference, count: 800),
      .compositional("compositional plain groups", seeds: 1...200, isEstimated: false, depth: 1),
      .compositional("compositional groups", seeds: 1001...1300, isEstimated: false, depth: 3),
      .compositional("compositional estimates", seeds: 2001...2300, isEstimated: true, depth: 2),
    ]
  }
}
