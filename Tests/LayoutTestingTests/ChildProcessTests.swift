import Foundation
import LayoutCore
import LayoutTesting
import Testing

#if os(Linux) || os(macOS)
  /// Tests that a strategy which does not return is reported with its seed and the smallest case.
  @Suite struct ChildProcessTests {
    static let claims: Set<LayoutLaw> = [.everyElementOnce, .finiteFrames, .updateEqualsFresh]

    /// Checks that the first violation is of three items, and that its seed makes it again.
    private static func expectThreeItems(
      _ ending: Ending, _ limits: CaseLimits, _ text: String,
      at place: SourceLocation = #_sourceLocation
    ) throws {
      let laws = LayoutLaws(EndingLayout(ending: ending), claims: claims)
      let report = laws.report(count: 200, seed: 40, atMost: 1, limits: limits)
      let violation = try #require(report.violations.first, sourceLocation: place)
      #expect(violation.finding.contains(text), "\(violation)", sourceLocation: place)
      // Three items end the process; nothing else of the case matters.
      #expect(
        violation.input.contains("collection [40 × 20, 40 × 20, 40 × 20], viewport"),
        "\(violation)", sourceLocation: place)
      let example = LayoutCase(EndingLayout(ending: .none), seed: violation.seed) { _, _, _ in }
      #expect(
        example.collection.sections.contains { $0.count >= 3 }, "\(violation)",
        sourceLocation: place)
      #expect(report.cases == Int(violation.seed) - 40 + 1, sourceLocation: place)
    }

    @Test func trap_isReportedWithTheSmallestCase() throws {
      try Self.expectThreeItems(.trap, .standard, "traps with signal")
    }

    @Test func trapInAPreparation_endsTheReport() throws {
      let report = LayoutLaws(EndingLayout(ending: .trap), claims: Self.claims)
        .report(count: 200, seed: 40, minimizes: false)
      #expect(report.violations.count == 1)
      #expect(
        report.description.hasPrefix(
          "ended after 1 of 200 cases, because the case of seed 40 ends the process that checks it\n"
        ),
        "\(report)")
    }

    @Test func hang_isReportedWithTheSmallestCase() throws {
      try Self.expectThreeItems(
        .hang, CaseLimits(seconds: 0.15), "runs for more than 0.15 seconds")
    }

    @Test func endlessGrowth_isReportedWithTheSmallestCase() throws {
      try Self.expectThreeItems(
        .growth, CaseLimits(seconds: 20, megabytes: 64), "needs more than 64 MB of memory")
    }

    /// The report of cases in a child process equals that of cases in this process.
    @Test func report_isTheSameInThisProcess() {
      let laws = LayoutLaws(GridLayout(), claims: LayoutLaw.expected.subtracting([.transposes]))
      let (one, other) = (laws.report(count: 60), laws.report(count: 60, limits: nil))
      #expect(one.description == other.description)
      #expect(one.cases == 60)
      let mutant = LayoutLaws(Mutant(base: AnyLayout(GridLayout()), fault: .losesTheLastItem))
      #expect(
        mutant.report(count: 30).description == mutant.report(count: 30, limits: nil).description)
    }

    /// Code that waits in every child, for example for a thread of its own, is checked in this process.
    @Test func waitInAChild_isNoFinding() {
      let laws = LayoutLaws(EndingLayout(ending: .wait(outside: getpid())), claims: Self.claims)
      let report = laws.report(count: 20, seed: 40, limits: CaseLimits(seconds: 0.25))
      #expect(report.description == laws.report(count: 20, seed: 40, limits: nil).description)
      #expect(report.cases == 20)
    }

    @Test func trapInAnUpdate_isReportedWithASmallSession() throws {
      let violation = try #require(
        UpdateLaw<EndingLayout>().check(
          EndingLayout(ending: .trap), counts: [1, 1, 1, 1, 1, 1, 1, 1],
          environment: LayoutEnvironment(width: 300, height: 500), steps: 200, seed: 4))
      #expect(violation.finding.contains("traps with signal"), "\(violation)")
      #expect(violation.input.contains("from [0, 1], 1 step, seed 6"), "\(violation)")
    }

    @Test(arguments: [CaseLimits(seconds: .infinity), CaseLimits(megabytes: .max)])
    func generousLimits_areNotExceeded(limits: CaseLimits) {
      let violation = EngineLaw([GridLayout()]).check(
        counts: [50], environment: LayoutEnvironment(width: 300, height: 500), steps: 300,
        seed: 1,
        limits: limits)
      #expect(violation == nil, "\(violation as Any)")
    }

    /// A slow preparation is no hang, and does not hide the fault that was found.
    @Test func slowFault_isNotReplacedByAHang() throws {
      let violation = try #require(
        UpdateLaw<SlowLayout>().check(
          SlowLayout(), counts: [9, 3], environment: LayoutEnvironment(width: 300, height: 500),
          steps: 1, seed: 3))
      #expect(violation.finding.contains("the content is 1 × "), "\(violation)")
      #expect(violation.input.contains("\n  from [0], 1 step, seed 1\n"), "\(violation)")
    }
  }

  /// A layout that needs more time than is allowed to reduce a case, and whose results differ.
  private struct SlowLayout: LayoutStrategy {
    nonisolated(unsafe) private static var count = 0.0

    func prepare(
      for delegate: some LayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames {
      let begin = clock()
      while Double(clock() - begin) < 0.6 * Double(CLOCKS_PER_SEC) {}
      Self.count += 1
      return PreparedFrames(
        attributes: [], contentSize: LayoutSize(width: 1, height: Self.count),
        itemCounts: try delegate.storedItemCounts())
    }
  }

  /// The end of a preparation.
  private enum Ending: Hashable {
    case none, trap, hang, growth
    /// Waits for ever in all processes but one.
    case wait(outside: pid_t)
  }

  /// A layout whose preparation does not return if a section has three items or more.
  private struct EndingLayout: LayoutStrategy {
    var ending: Ending

    func prepare(
      for delegate: some LayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames {
      let counts = try delegate.storedItemCounts()
      if counts.contains(where: { $0 >= 3 }) {
        var list: [Int] = []
        switch ending {
        case .none: break
        case .trap: _ = list[counts.count]
        case .hang: while list.isEmpty { if counts.isEmpty { list.append(1) } }
        case .growth: while !counts.isEmpty { list.append(list.count) }
        case .wait(let process): while getpid() != process { pause() }
        }
      }
      return try GridLayout().prepare(for: delegate, in: environment)
    }
  }
#endif
