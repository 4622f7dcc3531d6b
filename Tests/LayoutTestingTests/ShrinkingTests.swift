import LayoutCore
import Testing
import Waterfall

@testable import LayoutTesting

/// Tests that cases which break a law are reduced to small ones.
@Suite struct ShrinkingTests {
  static let oneItem = " collection [40 × 20], viewport (0, 0) 120 × 120"

  /// Returns the violation of a waterfall with a fault, of a case that begins at a seed.
  static func violation(
    _ fault: Fault, _ law: LayoutLaw, seed: UInt64
  ) throws -> LawViolation {
    let mutant = Mutant(base: AnyLayout(WaterfallLayout()), fault: fault)
    let report = LayoutLaws(mutant, claims: [law]).report(count: 40, seed: seed, atMost: 1)
    return try #require(report.violations.first)
  }

  @Test(arguments: [1, 100, 200, 300] as [UInt64])
  func faultOfUpdates_isReducedToOneChange(seed: UInt64) throws {
    let violation = try Self.violation(.updateDoesNothing, .updateEqualsFresh, seed: seed)
    #expect(violation.finding.hasPrefix("step 0: the content is 120 × 28, not 120 × "))
    #expect(violation.finding.hasSuffix("\n  after resize 0/0 -> 1 sections"), "\(violation)")
    #expect(violation.input.contains(Self.oneItem), "\(violation)")
  }

  @Test(arguments: [1, 100, 200, 300] as [UInt64])
  func faultOfAnEngine_isReducedToOneChange(seed: UInt64) throws {
    let violation = try Self.violation(.updateForgetsTheLastChange, .engineEqualsFresh, seed: seed)
    #expect(
      violation.finding == "resize 0/0 -> 1 sections: the content is 120 × 28, not 120 × 24")
    #expect(violation.input.contains(Self.oneItem), "\(violation)")
  }

  @Test func keptSections_haveEnoughItems_andKeepTheirAnswers() throws {
    func size(_ width: Double) -> LayoutSize { LayoutSize(width: width, height: 1) }
    let start = AnswerProperty(.plannerHours, \.start)
    let extent = AnswerProperty(.plannerLaneExtent, \.self)
    var collection = GeneratedCollection(sections: [
      [size(1)], [size(2), size(3), size(4)], [], [size(5), size(6)], [size(7), size(8)],
    ])
    func answers(_ section: Int) -> [ScriptedAnswers.Answer] {
      (0..<collection.sections[section].count).map {
        .init(start, at: ElementIndex(section: section, item: $0), .integer(10 * section + $0))
      } + [.init(extent, at: ElementIndex(section: section), .integer(section))]
    }
    collection.scripted = ScriptedAnswers((0..<5).flatMap { answers($0) })
    let kept = try #require(collection.first(2, ofSections: 2))
    #expect(kept.sections == [[size(2), size(3)], [size(5), size(6)]])
    #expect(
      kept.scripted.all.map { "\($0.index) \($0.value)" } == [
        "0/0 10", "0/1 11", "0/0 1", "1/0 30", "1/1 31", "1/0 3",
      ])
    #expect(collection.first(3, ofSections: 2)?.sections == nil)
  }
}
