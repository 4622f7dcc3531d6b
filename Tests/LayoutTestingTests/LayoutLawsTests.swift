import LayoutCore
import LayoutTesting
import Testing
import Waterfall

@Suite struct LayoutLawsTests {
  @Test func lawsThatAreNotClaimed_areReportedAndNotChecked() {
    let laws = LayoutLaws(
      Mutant(base: AnyLayoutStrategy(WaterfallLayout()), fault: .answersBackToFront))
    let report = laws.report(count: 40, atMost: 1)
    #expect(
      report.notClaimed == [
        .matchesReference, .transposes, .diagnosticsAreCurrent, .noOverlap,
      ])
    // A list in another order is no update of itself either; laws that are not claimed are not reported.
    #expect(report.violations.first?.law == .inOrder)
    #expect(report.claims.isSuperset(of: report.violations.map { $0.law }))
    #expect(!report.isClean)
    let lines = report.description.split(separator: "\n")
    #expect(lines.contains("transposes: not claimed"))
    #expect(lines.contains("inOrder: broken"))

    let modest = LayoutLaws(
      Mutant(base: AnyLayoutStrategy(WaterfallLayout()), fault: .answersBackToFront),
      claims: [.everyElementOnce])
    #expect(modest.report(count: 40).isClean)
  }

  @Test func lawsThatNoCasePutToTheTest_areNotClean() {
    let laws = LayoutLaws(WaterfallLayout(), claims: [.badDataIsDiagnosed])
    // The first seed gives a collection of good sizes.
    let report = laws.report(count: 1)
    #expect(report.violations.isEmpty)
    #expect(report.notTested == [.badDataIsDiagnosed])
    #expect(!report.isClean)
    #expect(report.description.contains("badDataIsDiagnosed: claimed, but not tested"))
  }

  @Test func claims_withoutWhatTheyNeed_areViolations() {
    let report = LayoutLaws(WaterfallLayout(), claims: [.transposes]).report(count: 9)
    #expect(report.violations.map { $0.law } == [.transposes])
  }

  @Test func violation_isMadeSmall_andTellsLawSeedInputAndPicture() throws {
    let laws = LayoutLaws(
      Mutant(base: AnyLayoutStrategy(WaterfallLayout()), fault: .losesTheLastItem))
    let violation = try #require(laws.report(count: 40, seed: 20, atMost: 1).violations.first)
    #expect(violation.law == .everyElementOnce)
    #expect(violation.finding == "cell/0/0 is missing")
    #expect(violation.input.contains("collection [40 × 20]"))
    // The insets are gone as well.
    #expect(violation.input.contains("\n  120 × 120 points at scale 1\n"))
    #expect(
      violation.description.hasPrefix("everyElementOnce is broken: cell/0/0 is missing\n  seed "))
    // The same seed finds the same again.
    let again = try #require(laws.violationsOfCase(seed: violation.seed).first)
    #expect(again.description == violation.description)
  }

  @Test func parametersOfARegisteredLayout_areGenerated_andResetIfTheyDoNotMatter() throws {
    // Without rounding, edges are between pixels.
    let laws = LayoutLaws(WaterfallLayout.registration, claims: [.pixelEdges])
    let violation = try #require(laws.report(count: 300, atMost: 1).violations.first)
    let layout = try #require(violation.input.split(separator: "\n").first)
    #expect(layout.hasPrefix("waterfall "))
    #expect(layout.contains("rounding=none"), "\(violation)")
    #expect(layout.split(separator: " ").count <= 4, "\(layout)")
  }

  @Test func generatedCases_coverWhatIsOddAndWhatIsLarge() {
    var flavors: [GeneratedCollection.Flavor: Int] = [:]
    var (empty, single, large, bad, ties, mirrored) = (0, 0, 0, 0, 0, 0)
    for seed in 1...400 {
      let example = LayoutCase(WaterfallLayout(), seed: UInt64(seed)) { _, _, _ in }
      let sizes = example.collection.sections.flatMap { $0 }
      flavors[example.collection.flavor, default: 0] += 1
      if sizes.isEmpty { empty += 1 }
      if sizes.count == 1 { single += 1 }
      if sizes.count > 130 { large += 1 }
      if sizes.contains(where: { !$0.height.isFinite }) { bad += 1 }
      if sizes.count > 9, Set(sizes).count <= 3 { ties += 1 }
      if example.environment.direction == .rightToLeft { mirrored += 1 }
    }
    #expect(flavors.count == GeneratedCollection.Flavor.allCases.count)
    for count in [empty, single, large, bad, ties, mirrored] { #expect(count >= 8) }
  }
}
