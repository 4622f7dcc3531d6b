import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import Compositional

/// Tests of the laws with random descriptions, on collections of all flavours.
@Suite struct CompositionalLawTests {
  static let claims = LayoutLaw.expected.subtracting(LayoutLaw.descriptions)
    .union([.diagnosticsSurvive, .diagnosticsAreCurrent])

  static func laws(
    _ range: CompositionalSection.Range, estimated: Bool, _ claims: Set<LayoutLaw>
  ) -> LayoutLaws<CompositionalLayout> {
    LayoutLaws(
      CompositionalLayout(), claims: claims, transpose: { $0.turned },
      vary: { layout, collection, random in
        layout.sections = (0..<random.integer(in: 1...3)).map { _ in
          .random(range, estimated: estimated, &random)
        }
        // Some of them scroll by themselves; the laws hold wherever they are scrolled to.
        if range == .inside, random.oneIn(3) {
          layout.sections[0].scrolling = random.pick(SectionScrollBehavior.allCases)
        }
        layout.interSectionSpacing = random.pick([0, 9])
        if random.oneIn(3) {
          layout.boundaryItems = [
            .header(pinsToVisibleBounds: random.oneIn(2), zIndex: 3), .footer(height: .absolute(5)),
          ]
        }
        if random.oneIn(3) { layout = layout.turned }
        // Bad sizes are diagnosed only if the layout asks for them.
        if estimated, collection.flavor == .bad {
          layout.sections = [CompositionalSection(.cell(height: .estimated(40)))]
        }
      })
  }

  @Test func laws_holdWhereEverythingLiesInItsPlace() {
    let claims = Self.claims.subtracting([
      .badDataIsDiagnosed
    ])
    let report = Self.laws(.inside, estimated: false, claims)
      .report(count: GeneratedCases.count(50), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }

  /// The laws hold for all descriptions; badges and custom frames may reach out of the content.
  @Test func laws_holdForEverything() {
    let claims = Self.claims.subtracting([
      .insideContent, .insideContentInBounce, .badDataIsDiagnosed,
    ])
    let report = Self.laws(.anything, estimated: false, claims)
      .report(count: GeneratedCases.count(50), seed: GeneratedCases.seed(5_000))
    #expect(report.isClean, "\(report)")
  }

  /// The laws hold for estimates; items that are larger than their groups may reach out of the content.
  @Test func laws_holdForEstimates() {
    let claims = Self.claims.subtracting([
      .insideContent, .insideContentInBounce,
    ])
    let report = Self.laws(.anything, estimated: true, claims)
      .report(count: GeneratedCases.count(30), seed: GeneratedCases.seed(10_000))
    #expect(report.isClean, "\(report)")
  }
}
