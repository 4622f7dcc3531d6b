import Foundation
import LayoutTesting
import StrategyKit
import Testing
import Waterfall

/// Tests of reports: skipped cases with reasons, an early end, and the seed of a trap.
@Suite struct ReportTests {
  @Test func skippedCases_areCountedByReason() {
    let report = LayoutLaws(WaterfallLayout(), claims: [.insideContent]).report(count: 60)
    let (tested, skipped) = (report.tested[.insideContent] ?? 0, report.skipped[.insideContent])
    #expect(skipped?.keys.sorted() == ["bad data"])
    #expect(tested + (skipped?["bad data"] ?? 0) == 60)
    #expect(report.description.contains("insideContent: held in all \(tested) cases"))
  }

  @Test func lawsWithoutAnswers_areSkippedIfThereAreSome() {
    let laws = LayoutLaws(
      WaterfallLayout(), claims: [.noOverlap],
      questions: [DeclaredQuestion("columns", .waterfallSection, \.columns, .columns)],
      withoutAnswers: [.noOverlap])
    let report = laws.report(count: 40)
    #expect((report.skipped[.noOverlap]?["answers to own questions"] ?? 0) > 10)
  }

  #if os(Linux) || os(macOS)
    /// If the variable is set, the last seed that is written is that of the case with the trap.
    @Test func trap_followsItsSeed() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        setenv("TRELLIS_PRINT_SEEDS", "1", 1)
        _ = LayoutLaws(TrappingLayout(), claims: [.everyElementOnce]).report(count: 50, seed: 7000)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let seeds = text.split(separator: "\n").filter { $0.hasPrefix("seed ") }
      let last = try #require(seeds.last.flatMap { UInt64($0.dropFirst("seed ".count)) })
      let example = LayoutCase(GridLayout(), seed: last) { _, _, _ in }
      #expect(example.collection.sections.contains { $0.count >= 100 })
    }
  #endif
}

/// A layout that traps if there are more than a hundred items.
private struct TrappingLayout: LayoutStrategy {
  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    let counts = try delegate.storedItemCounts()
    precondition(counts.allSatisfy { $0 < 100 })
    return try GridLayout().prepare(for: delegate, in: environment)
  }
}
