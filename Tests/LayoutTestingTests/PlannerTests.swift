import LayoutCore
import LayoutTesting
import TestSupport
import Testing

/// A strategy as an author writes it, right and with every sort of fault: laws alone find them.
@Suite struct PlannerTests {
  /// The laws that some fault of the planner breaks first.
  static let lawsBrokenByThePlanner: Set<LayoutLaw> = [
    .pinsHold, .pinsCover, .edgesAreObscured, .scrollingIsDescribed, .identityHolds,
    .contentIsTight, .insideContentInBounce, .diagnosticsSurvive, .diagnosticsAreCurrent,
  ]

  @Test func correctPlanner_isClean() {
    let report = PlannerLaws.laws(nil).report(count: GeneratedCases.count(60))
    #expect(report.isClean, "\(report)")
    // Answers to own questions are no reason to skip a law.
    let reasons = report.skipped.values.flatMap { $0.keys }
    #expect(!reasons.contains("answers to own questions"), "\(report)")
  }

  @Test func correctPlanner_isCleanInsideAnotherLayout() {
    let report = PlannerLaws.inside(nil).report(count: GeneratedCases.count(20))
    #expect(report.isClean, "\(report)")
  }

  /// Looks for every fault with nothing but the laws, and prints the table of what found it.
  ///
  /// Rare faults are looked for from the seed near which they show, so that this takes seconds.
  @Test func faults_areFoundByLaws() {
    var table: [String] = []
    var missed: [PlannerFault] = []
    var laws: Set<LayoutLaw> = []
    for fault in PlannerFault.allCases where !fault.needsTwoProcesses {
      let report = PlannerLaws.laws(fault)
        .report(count: 40, seed: fault.seed, atMost: 1, minimizes: false)
      if let violation = report.violations.first {
        laws.insert(violation.law)
        table.append("\(fault) \(violation.law), seed \(violation.seed)")
      } else {
        missed.append(fault)
        table.append("\(fault) missed")
      }
    }
    print(table.joined(separator: "\n"))
    // These need a lane of more than 200 items that keeps their number, or more than 64 lanes without any
    // distance: several hundred cases.
    #expect(
      missed.allSatisfy { [.updateIsStaleWithManyItems, .contentGrowsWithLanes].contains($0) })
    #expect(Self.lawsBrokenByThePlanner.subtracting(laws) == [])
  }

  /// Ties that are broken by the hash seed of a process are the same in all of it: only a digest that is
  /// compared with another process shows them.
  @Test func digest_isTheSameInEveryProcess() {
    let laws = LayoutLaws(GridLayout(), claims: [.everyElementOnce])
    #expect(laws.report(count: 20).digest == laws.report(count: 20).digest)
    #expect(laws.report(count: 20).digest != laws.report(count: 20, seed: 2).digest)
    let report = laws.report(count: 20)
    #expect(report.description.contains("digest: \(String(report.digest, radix: 16))"))
  }
}
