import Foundation
import LayoutCore
import LayoutTesting
import Testing
import Waterfall

/// Tests of reports: skipped cases with reasons, the smallest session, the culprit and the seed of a trap.
@Suite struct ReportTests {
  @Test func skippedCases_areCountedByReason() {
    let report = LayoutLaws(WaterfallLayout(), claims: [.insideContent, .pinsHold])
      .report(count: 60)
    let (tested, skipped) = (report.tested[.insideContent] ?? 0, report.skipped[.insideContent])
    #expect(skipped?.keys.sorted() == ["bad data"])
    #expect(tested + (skipped?["bad data"] ?? 0) == 60)
    #expect(report.empty[.pinsHold]?.keys.sorted() == ["nothing follows the viewport"])
    #expect(report.description.contains("insideContent: held in all \(tested) cases"))
  }

  @Test func earlyEnd_isTheFirstLine() {
    let laws = LayoutLaws(RowsLayout(updatesWrongly: true), claims: [.updateEqualsFresh, .inOrder])
    func firstLine(_ count: Int, _ limit: Int) -> Substring? {
      laws.report(count: count, atMost: limit, minimizes: false).description
        .split(separator: "\n").first
    }
    #expect(firstLine(300, 1) == "ended after 1 of 300 cases, because 1 law is broken (atMost: 1)")
    // All cases were checked.
    #expect(firstLine(1, 1) == "everyElementOnce: not claimed")
    #expect(firstLine(20, 2) == "everyElementOnce: not claimed")
  }

  @Test func lawsWithoutAnswers_areSkippedWhereThereAreSome() {
    let laws = LayoutLaws(
      PlannerLayout(), claims: [.noOverlap], questions: PlannerLaws.questions,
      withoutAnswers: [.noOverlap])
    let report = laws.report(count: 40)
    #expect((report.skipped[.noOverlap]?["answers to own questions"] ?? 0) > 10)
  }

  @Test func answers_arePrinted_andThoseThatDoNotMatterAreLeftOut() throws {
    let report = PlannerLaws.laws(.everyClusterOverlaps).report(count: 40, atMost: 1)
    let violation = try #require(report.violations.first)
    // One answer at most is left: without any, all items begin at the same hour.
    let answers = violation.input.split(separator: "\n").filter { $0.hasPrefix("  answers:") }
    #expect(answers.joined().split(separator: ",").count <= 1, "\(violation)")
    #expect(violation.svg.contains("stroke=\"#d00\""), "\(violation.svg)")
    #expect(violation.picture.contains("<- named by the finding"))
  }

  @Test func questionThatIsNeverAsked_isFound() throws {
    let laws = LayoutLaws(
      GridLayout(), claims: [.answersMatter], questions: [PlannerLaws.questions[0]])
    let report = laws.report(count: 60)
    let violation = try #require(report.violations.first)
    #expect(violation.law == .answersMatter)
    #expect(violation.finding.contains("an answer to \"start\" must change the layout"))
    #expect(LayoutLaws(GridLayout(), claims: [.answersMatter]).report(count: 60).isClean)
  }

  @Test func updateLaw_findsASmallSession() throws {
    let mutant = Mutant(base: AnyLayout(WaterfallLayout()), fault: .updateDoesNothing)
    let violation = try #require(
      UpdateLaw<Mutant>().check(
        mutant, counts: [40, 7, 19], environment: LayoutEnvironment(width: 300, height: 500),
        steps: 30, seed: 4))
    #expect(violation.input.contains("first found from [40, 7, 19], 30 steps, seed 4"))
    #expect(violation.input.contains("1 step, seed"), "\(violation)")
    Self.expectDrawings(["before", "after", "expected"], of: violation)
  }

  @Test func engineLaw_drawsTheStep() throws {
    let mutant = Mutant(base: AnyLayout(WaterfallLayout()), fault: .updateDoesNothing)
    let violation = try #require(
      EngineLaw([mutant]).check(
        counts: [40, 7, 19], environment: LayoutEnvironment(width: 300, height: 500), steps: 30,
        seed: 4))
    #expect(violation.input.contains("step"), "\(violation)")
    Self.expectDrawings(["before", "after"], of: violation)
  }

  @Test func lawOfUpdates_drawsTheChange() throws {
    let mutant = Mutant(base: AnyLayout(WaterfallLayout()), fault: .updateDoesNothing)
    let report = LayoutLaws(mutant, claims: [.updateEqualsFresh]).report(count: 40, atMost: 1)
    let violation = try #require(report.violations.first)
    Self.expectDrawings(["before", "after", "expected"], of: violation)
  }

  private static func expectDrawings(_ titles: [String], of violation: LawViolation) {
    for title in titles {
      #expect(violation.picture.contains("\(title):\n"), "\(violation)")
      #expect(violation.svg.contains(">\(title)</text>"), "\(violation.svg)")
    }
    #expect(violation.svg.components(separatedBy: "</svg>").count == titles.count + 2)
  }

  #if os(Linux) || os(macOS)
    /// In this process, a trap names the seed of its case in the standard error.
    @Test func trap_namesItsSeed() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let laws = LayoutLaws(TrappingLayout(), claims: [.everyElementOnce])
        _ = laws.report(count: 50, seed: 7000, limits: nil)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("in the case of seed 70"), "\(text)")
    }

    /// Code that waits in every process ends this one, which names the seed.
    @Test func wait_namesItsSeed() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let laws = LayoutLaws(WaitingLayout(), claims: [.everyElementOnce])
        _ = laws.report(count: 50, seed: 7000, limits: CaseLimits(seconds: 0.05))
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("ended by signal 14 in the case of seed 70"), "\(text)")
    }

    /// A function of the author that generates a case can trap too.
    @Test func trapOfAGenerator_namesItsSeed() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let laws = LayoutLaws(
          GridLayout(), claims: [.everyElementOnce],
          vary: { _, collection, _ in precondition(collection.sections.count < 6) })
        let seed = (7000...7100 as ClosedRange<UInt64>).first {
          LayoutCase(GridLayout(), seed: $0) { _, _, _ in }.collection.sections.count >= 6
        }
        print("expects seed \(seed ?? 0),", to: &standardError)
        _ = laws.report(count: 100, seed: 7000)
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      let expected = text.split(separator: "expects ").last?.prefix { $0 != "," } ?? ""
      #expect(!expected.isEmpty && text.contains("in the case of \(expected)\n"), "\(text)")
    }

    /// A trap after a session does not name the session.
    @Test func trapAfterASession_namesNoCase() async throws {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        let environment = LayoutEnvironment(width: 300, height: 500)
        let violation = EngineLaw([GridLayout()]).check(
          counts: [5], environment: environment, steps: 3000, seed: 1)
        // A release build does not print the message of a trap.
        print(
          "unrelated, after \(violation == nil ? "a clean session" : "a fault")", to: &standardError
        )
        preconditionFailure()
      }
      let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(text.contains("unrelated, after a clean session"), "\(text)")
      #expect(!text.contains("LayoutLaws: ended"), "\(text)")
    }
  #endif
}

/// The standard error as a stream of text.
nonisolated(unsafe) private var standardError = StandardError()

private struct StandardError: TextOutputStream {
  func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

/// A layout that traps if there are more than a hundred items.
private struct TrappingLayout: LayoutStrategy {
  func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    let counts = try delegate.storedItemCounts()
    precondition(counts.allSatisfy { $0 < 100 })
    return try GridLayout().prepare(for: delegate, in: environment)
  }
}

/// A layout that waits for a signal if there are more than a hundred items.
private struct WaitingLayout: LayoutStrategy {
  func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    let counts = try delegate.storedItemCounts()
    while counts.contains(where: { $0 >= 100 }) { pause() }
    return try GridLayout().prepare(for: delegate, in: environment)
  }
}
