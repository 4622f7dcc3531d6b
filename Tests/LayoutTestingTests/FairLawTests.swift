import Flow
import Foundation
import LayoutCore
import Mixed
import TestSupport
import Testing
import Waterfall

@testable import LayoutTesting

/// Tests that no law blames a correct layout, and that no law hides the violation of another.
@Suite struct FairLawTests {
  static let environment = LayoutEnvironment(width: 100, height: 100)
  static let two = [Array(repeating: LayoutSize(width: 40, height: 20), count: 2)]

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

  static func transposition(_ layout: RowsLayout, _ other: LayoutTransform) -> String? {
    let laws = LayoutLaws(
      layout, claims: [.transposes],
      transpose: { layout in
        var layout = layout
        layout.axis = layout.axis.transposed
        layout.transforms = (other, other)
        return layout
      })
    var example = LayoutCase(layout, seed: 1) { _, _, _ in }
    example.collection = GeneratedCollection(sections: Self.two)
    example.environment = Self.environment
    example.offset = .zero
    return laws.finding(.transposes, in: example)
  }

  @Test func transforms_areTransposed() {
    var layout = RowsLayout()
    let shear = LayoutTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    layout.transforms = (shear, shear)
    #expect(
      Self.transposition(layout, LayoutTransform(a: 4, b: 3, c: 2, d: 1, tx: 6, ty: 5)) == nil)
    #expect(
      Self.transposition(layout, shear)
        == "cell/0/0 (0, 0) 100 × 20 has the transform 1 2 3 4 5 6, transposed 4 3 2 1 6 5")
  }

  // MARK: Mirror images

  static func mirror(_ change: (inout RowsLayout) -> Void) -> String? {
    var layout = RowsLayout()
    change(&layout)
    return CorrectedLawTests.finding(.rightToLeftMirrors, layout, two, in: environment)
  }

  @Test func hiddenAndTransparentElements_areMirrored() {
    #expect(
      Self.mirror { $0.hides.rightToLeft = true }
        == "cell/0/0 (0, 0) 100 × 20, mirrored cell/0/0 (0, 0) 100 × 20 hidden, in 100.0")
    #expect(
      Self.mirror { $0.alphaRightToLeft = 0 }
        == "cell/0/0 (0, 0) 100 × 20, mirrored cell/0/0 (0, 0) 100 × 20 alpha 0, in 100.0")
    #expect(Self.mirror { $0.alpha = 0.5 } == nil)
  }

  @Test func transforms_areMirrored() {
    let shear = LayoutTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let mirrored = LayoutTransform(a: 1, b: -2, c: -3, d: 4, tx: -5, ty: 6)
    #expect(Self.mirror { $0.transforms = (mirrored, shear) } == nil)
    #expect(
      Self.mirror { $0.transforms = (shear, shear) }
        == "cell/0/0 (0, 0) 100 × 20 has the transform 1 2 3 4 5 6, mirrored 1 2 3 4 5 6")
  }

  // MARK: Motions

  @Test(arguments: GeneratedCases.seeds(20)) func transparentCells_fadeFromTheirOwnOpacity(
    seed: UInt64
  ) {
    let violation = EngineLaw([RowsLayout(alpha: 0.8)]).check(
      counts: [9, 3], environment: Self.environment, steps: 30, seed: seed)
    #expect(violation == nil, "\(violation as Any)")
  }

  // MARK: Pins

  @Test func missingPin_isFoundInsideAnotherLayout() throws {
    let laws = LayoutLaws(
      RowsLayout(hasHeaders: true), claims: [.pinsHold], pinned: { _ in [.header] })
    let inside = laws.inside {
      MixedLayout(blocks: [MixedBlock(WaterfallLayout(), sections: 1), MixedBlock($0)])
    }
    for violation in [laws.check(count: 200).first, inside.check(count: 200).first] {
      let finding = try #require(violation?.finding)
      #expect(finding.contains("header is declared to stick, leftToRight, but never does"))
    }
  }

  /// The headers of another block are not pinned.
  @Test func pinInsideAnotherLayout_isFoundBehindOtherHeaders() {
    let laws = LayoutLaws(
      WaterfallLayout(headerExtent: 20, pinsHeaders: true), claims: [.pinsHold],
      pinned: { _ in [.header] })
    let inside = laws.inside {
      MixedLayout(blocks: [
        MixedBlock(WaterfallLayout(headerExtent: 20), sections: 1), MixedBlock($0),
      ])
    }
    let report = inside.report(count: 200)
    #expect(report.isClean, "\(report)")
  }

  // MARK: Claims

  /// An update is not that of a fresh layout, which is not claimed, and loses all diagnostics.
  @Test func lostDiagnostics_areFoundBehindAnotherDifference() throws {
    let laws = LayoutLaws(RowsLayout(updatesWrongly: true), claims: [.diagnosticsSurvive])
    let violation = try #require(laws.check(count: 300).first)
    #expect(violation.law == .diagnosticsSurvive)
    #expect(violation.finding.contains("0 diagnostics, not 1: "), "\(violation)")
  }

  /// The law that holds only without answers does not hide the others either.
  @Test func lawWithoutAnswers_hidesNoOther() throws {
    let laws = LayoutLaws(
      RowsLayout(updatesWrongly: true), claims: [.updateEqualsFresh, .diagnosticsSurvive],
      questions: [DeclaredQuestion("columns", .flowSection, \.columns, .optional(.columns))],
      withoutAnswers: [.updateEqualsFresh])
    let broken = laws.check(count: 300).map { $0.law }
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
      claims: LayoutLaw.expected.subtracting([.transposes, .pixelEdges]))
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
    #expect(LayoutLaws(RowsLayout(limit: 3), claims: [.inOrder]).check(count: 60).isEmpty)
  }

  // MARK: Generated parameters

  /// A layout whose parameters have narrow ranges.
  struct Narrow: LayoutStrategy {
    var unit = LayoutSize(width: 1, height: 1)
    var gap = 0.0

    func prepare(
      for delegate: some LayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames {
      try RowsLayout().prepare(for: delegate, in: environment)
    }

    static let registration = LayoutRegistration(
      name: "narrow", summary: "A layout.", prototype: Narrow(),
      parameters: [
        .size("unit", "A part.", in: 0...1, get: { $0.unit }, set: { $0.unit = $1 }),
        .length("gap", "A distance.", get: { $0.gap }, set: { $0.gap = $1 }),
      ])
  }

  @Test func generatedParameters_areAllAccepted() throws {
    let registration = Narrow.registration
    var made: [Narrow] = []
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let configuration = registration.descriptor.configuration(using: &random)
      made.append(try registration.applying(configuration, to: registration.prototype))
    }
    #expect(made.count { $0.unit != Narrow().unit && $0.gap != 0 } >= 10)
  }

  // MARK: Numbers without end

  @Test func endlessContent_isFoundWithoutATrap() throws {
    let claims = LayoutLaw.expected.subtracting([.transposes])
    let laws = LayoutLaws(RowsLayout(isEndless: true), claims: claims)
    let report = laws.report(count: 3, seed: 2, atMost: 1, minimizes: false)
    let violation = try #require(report.violations.first)
    #expect(violation.law == .finiteFrames)
    #expect(violation.finding.hasPrefix("the content is "), "\(violation)")
    // Every law is checked in this process, the others because finite frames are not claimed.
    let others = laws.claiming(claims.subtracting([.finiteFrames]))
    for seed in 1...20 as ClosedRange<UInt64> {
      let found = laws.violationsOfCase(seed: seed).map { $0.law }
      _ = others.violationsOfCase(seed: seed)
      let isEmpty = laws.example(seed: seed).collection.sections.allSatisfy { $0.isEmpty }
      #expect(found.contains(.finiteFrames) != isEmpty, "seed \(seed): \(found)")
    }
  }

  @Test(arguments: [-Double.infinity...Double.infinity, 1e17...1e300, -1e300...0])
  func lengthsOfHugeRanges_areFinite(range: ClosedRange<Double>) {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<100 {
      #expect((-1e16...1e16).contains(random.length(in: range)))
    }
  }

  @Test func questionWithoutABound_isAnsweredNearZero() {
    let declared = DeclaredQuestion(
      "spacing", .flowSection, \.lineSpacing, .number(0...(.infinity)))
    var random = SeededGenerator(seed: 1)
    for _ in 0..<100 {
      guard case .number(let number)? = declared.answer(atLeast: 10, using: &random) else {
        Issue.record("there is no answer")
        return
      }
      #expect((10...34).contains(number))
    }
  }
}
