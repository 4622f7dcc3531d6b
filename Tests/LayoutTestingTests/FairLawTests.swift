import Flow
import LayoutCore
import LayoutRuntime
import Mixed
import TestSupport
import Testing
import Waterfall

@testable import LayoutTesting

/// Tests that no law blames a correct layout, and that no law hides the violation of another.
@Suite struct FairLawTests {
  // MARK: Transposition

  @Test func transposedCollection_hasTransposedAnswers() {
    let insets = AnswerProperty(.flowSection, \.sectionInsets)
    let size = AnswerProperty(.flowSection, \.itemSize)
    let index = ElementIndex(section: 0)
    var collection = GeneratedCollection(sections: [[LayoutSize(width: 3, height: 5)]])
    collection.scripted = [
      .init(insets, at: index, .insets(LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))),
      .init(size, at: index, .list([.size(LayoutSize(width: 7, height: 9)), .number(2)])),
    ]
    let turned = collection.transposed
    #expect(turned.sections == [[LayoutSize(width: 5, height: 3)]])
    #expect(
      turned.scripted.all.map { $0.value } == [
        .insets(LayoutInsets(top: 2, leading: 1, bottom: 4, trailing: 3)),
        .list([.size(LayoutSize(width: 9, height: 7)), .number(2)]),
      ])
  }

  @Test func answersOfSizesAndInsets_keepTransposition() {
    let laws = LayoutLaws(
      FlowLayout.registration, claims: [.transposes], keeping: ["rounding"],
      questions: [
        DeclaredQuestion("insets", .flowSection, \.sectionInsets, .insets(0...50)),
        DeclaredQuestion("size", .flowSection, \.itemSize, .size(0...90)),
      ])
    let report = laws.report(count: GeneratedCases.count(100), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }

  // MARK: Pins

  @Test func missingPin_isFoundInsideAnotherLayout() throws {
    let laws = LayoutLaws(
      RowsLayout(hasHeaders: true), claims: [.pinsHold], pinned: { _ in [.header] })
    let inside = laws.inside {
      MixedLayout(blocks: [MixedBlock(WaterfallLayout(), sections: 1), MixedBlock($0)])
    }
    for violation in [
      laws.report(count: 200).violations.first, inside.report(count: 200).violations.first,
    ] {
      let finding = try #require(violation?.finding)
      #expect(finding.contains("header is declared to stick, leftToRight, but never does"))
    }
  }

  // MARK: Content

  /// The content is its own mirror image, but is not at the right edge of a wide container.
  @Test func narrowContent_isFoundFromRightToLeft() throws {
    let laws = LayoutLaws(RowsLayout(isNarrow: true), claims: [.rightToLeftMirrors])
    let violation = try #require(laws.report(count: 40).violations.first)
    #expect(violation.law == .rightToLeftMirrors)
    #expect(violation.finding.contains("from right to left, the content is 30.0 points wide"))
    #expect(LayoutLaws(RowsLayout(), claims: [.rightToLeftMirrors]).report(count: 40).isClean)
  }

  /// A block that scrolls across stays clear of bars there, and its header sticks beside them.
  @Test func pinBesideABarAcross_holds() throws {
    let list = WaterfallLayout(
      columns: 1, axis: .horizontal, headerExtent: 10, pinsHeaders: true)
    let environment = LayoutEnvironment(
      width: 100, height: 100, insets: LayoutInsets(leading: 20))
    let prepared = try MixedLayout(blocks: [MixedBlock(list)]).prepare(
      for: ArrayLayoutDelegate(counts: [1, 9]), in: environment)
    let header = LayoutElement.supplementary(.header, 1)
    #expect(
      prepared.attributes(
        for: header, viewport: LayoutRect(x: 200, y: 0, width: 100, height: 100))?.frame.minX == 220
    )
    var (random, observations) = (SeededGenerator(seed: 1), Observations())
    let pins = PinChecks(prepared, environment, near: .zero, seed: 1)
    #expect(pins.places(&observations, &random) == nil)
  }

  // MARK: Anchors

  @Test(arguments: [
    (1, 0, [0], true), (1, 0, [2], false), (2, 0, [0], false), (2, 0, [0, 1], true),
    (0, 2, [1], false), (0, 1, [1], true), (1, 1, [], true),
  ])
  func sectionThatPassesHiddenOnes_keepsItsPlace(
    from: Int, to: Int, hidden: [Int], keepsPlace: Bool
  ) throws {
    let changes = try LayoutTransaction(
      [.moveSection(from: from, to: to)], numberOfSections: 3
    ).changes(fromSections: 3) { _ in 4 }
    #expect(changes.keepsPlace(ofSection: from, to) { hidden.contains($0) } == keepsPlace)
  }

  // MARK: Claims

  /// An update is not that of a fresh layout, which is not claimed, and loses all diagnostics.
  @Test func lostDiagnostics_areFoundBehindAnotherDifference() throws {
    let laws = LayoutLaws(RowsLayout(updatesWrongly: true), claims: [.diagnosticsSurvive])
    let violation = try #require(laws.report(count: 300).violations.first)
    #expect(violation.law == .diagnosticsSurvive)
    #expect(violation.finding.contains("0 diagnostics, not 1: "), "\(violation)")
  }

  /// The law that holds only without answers does not hide the others either.
  @Test func lawWithoutAnswers_hidesNoOther() throws {
    let laws = LayoutLaws(
      RowsLayout(updatesWrongly: true), claims: [.updateEqualsFresh, .diagnosticsSurvive],
      questions: [DeclaredQuestion("columns", .flowSection, \.columns, .optional(.columns))],
      withoutAnswers: [.updateEqualsFresh])
    let broken = laws.report(count: 300).violations.map { $0.law }
    #expect(broken == [.updateEqualsFresh, .diagnosticsSurvive])
  }

  @Test func brokenLawsOfAnEngine_hideNoneThatIsClaimed() {
    let claims: Set<LayoutLaw> = [.anchorsHold, .motionsConnect, .deltasAddUp]
    let report = LayoutLaws(RowsLayout(updatesWrongly: true), claims: claims).report(count: 100)
    for law in claims {
      #expect(report.skipped[law]?.keys.sorted() == ["bad data"], "\(report)")
    }
    #expect(report.isClean, "\(report)")
  }

  // MARK: Frames that are not finite

  /// NaN does not equal itself, so other laws seem to be broken too.
  @Test func frameThatIsNotFinite_isReportedOnce() {
    let laws = LayoutLaws(
      RowsLayout(hasBadHeights: true),
      claims: LayoutLaw.expected.subtracting([.transposes, .pixelEdges, .insideContent]))
    let report = laws.report(count: 100, minimizes: false)
    #expect(report.violations.map { $0.law } == [.finiteFrames], "\(report)")
    let skipped = report.skipped[.attributesAgree]?["another law is broken first"] ?? 0
    #expect(skipped >= 8 && report.tested[.attributesAgree] == 100 - skipped, "\(report)")
  }

  /// Laws are checked in the cases of finite frames, and everywhere if these are not claimed.
  @Test func frameThatIsNotFinite_hidesNoLawThatIsClaimed() {
    let claims: Set<LayoutLaw> = [.attributesAgree, .deterministic, .diagnosticsSurvive]
    func broken(_ laws: LayoutLaws<RowsLayout>) -> Set<LayoutLaw> {
      Set(laws.report(count: 100, atMost: 9, minimizes: false).violations.map { $0.law })
    }
    let layout = RowsLayout(hasBadHeights: true, updatesWrongly: true)
    #expect(broken(LayoutLaws(layout, claims: claims)) == claims)
    #expect(
      broken(LayoutLaws(layout, claims: [.finiteFrames, .engineEqualsFresh, .pinsHold])) == [
        .finiteFrames, .engineEqualsFresh,
      ])
    let withoutAnswers = LayoutLaws(
      layout, claims: claims.union([.finiteFrames]),
      questions: [DeclaredQuestion("columns", .flowSection, \.columns, .optional(.columns))],
      withoutAnswers: [.finiteFrames])
    #expect(broken(withoutAnswers) == claims.union([.finiteFrames]))
  }

  // MARK: Errors

  @Test func errorsAboutInvalidData_areSkipped() {
    let laws = LayoutLaws(RowsLayout(throwsForBadSizes: true), claims: [.inOrder, .finiteFrames])
    let report = laws.report(count: 60)
    #expect(report.isClean, "\(report)")
    for law in report.claims {
      let skipped = report.skipped[law]?["the preparation throws"] ?? 0
      #expect(skipped >= 3 && report.tested[law] == 60 - skipped, "\(report)")
    }
  }

  @Test func errorsAboutValidData_areReportedOnceAndReduced() throws {
    let report = LayoutLaws(RowsLayout(limit: 3), claims: [.inOrder, .finiteFrames]).report(
      count: 60)
    #expect(report.violations.map { $0.law } == [.finiteFrames])
    let violation = try #require(report.violations.first)
    #expect(
      violation.finding
        == "prepare throws the group of section 0 has 3 cells and groups; use at most 3")
    #expect(
      violation.input.contains("collection [40 × 20, 40 × 20, 40 × 20], viewport"), "\(violation)")
    #expect(
      LayoutLaws(RowsLayout(limit: 3), claims: [.inOrder]).report(count: 60).violations.isEmpty)
  }
}
