import LayoutCore

extension LayoutLaws {
  /// Checks generated cases, and returns a report.
  ///
  /// A law that is broken is not checked in further cases. Cases run in this process, so a trap
  /// ends it. If the environment variable `TRELLIS_PRINT_SEEDS` is set, each seed is written to the
  /// standard error before its case, and the last one is that of the trap.
  ///
  /// - Parameter count: The number of cases. A negative number means 0.
  /// - Parameter seed: The seed of the first case; each further case uses the next seed.
  /// - Parameter limit: The number of broken laws at which checking ends.
  /// - Parameter minimizes: Whether to reduce cases that break a law. The default is `true`.
  public func report(
    count: Int, seed: UInt64 = 1, atMost limit: Int = 3, minimizes: Bool = true
  ) -> LawReport {
    let count = max(0, count)
    var report = LawReport(claims: claims)
    while report.cases < count, report.violations.count < limit {
      let seed = seed &+ UInt64(report.cases)
      for broken in check(example(seed: seed), &report) {
        var found = (example: example(seed: seed), finding: broken.finding)
        if minimizes {
          found = Shrinking(laws: self).smallest(of: found.0, found.1) {
            finding(broken.law, in: $0)
          }
        }
        report.violations.append(
          violation(of: broken.law, found.finding, seed: seed, in: found.example))
      }
    }
    addUnseen(to: &report, count, seed, limit)
    return report
  }

  func example(seed: UInt64) -> LayoutCase<Strategy> {
    LayoutCase(strategy, seed: seed, questions: questions, vary: vary)
  }

  /// Returns the laws that are broken in the case of one seed.
  ///
  /// - Parameter seed: The seed of the case, as a violation reports it.
  /// - Returns: One violation for each broken law; empty if all claimed laws hold.
  public func violationsOfCase(seed: UInt64) -> [LawViolation] {
    report(count: 1, seed: seed, atMost: .max).violations
  }

  private func addUnseen(
    to report: inout LawReport, _ count: Int, _ seed: UInt64, _ limit: Int
  ) {
    let broken = Set(report.violations.map { $0.law })
    for law in LayoutLaw.allCases
    where !broken.contains(law) && report.violations.count < limit {
      if let finding = report.seen[law]?.unseen {
        report.violations.append(
          LawViolation(
            law: law, finding: finding, seed: seed, input: "in \(count) cases from this seed"))
      }
    }
  }

  // MARK: Cases

  /// Checks one case, and returns the laws that it breaks.
  private func check(
    _ example: LayoutCase<Strategy>, _ report: inout LawReport
  ) -> [(law: LayoutLaw, finding: String)] {
    PrintedSeeds.note(example.seed)
    report.cases += 1
    let broken = Set(report.violations.map { $0.law })
    var found: [(law: LayoutLaw, finding: String)] = []
    var check: CaseCheck<Strategy>
    do throws(LayoutError) {
      check = try CaseCheck(self, example)
    } catch {
      for law in LayoutLaw.allCases where claims.contains(law) && !broken.contains(law) {
        let finding = finding(law, preparing: example, throws: error)
        report.count(
          finding.map { .broken($0) } ?? .skipped("the preparation throws"), of: law)
        if let finding { found.append((law, finding)) }
      }
      return found
    }
    for law in LayoutLaw.allCases where claims.contains(law) && !broken.contains(law) {
      let outcome = check.outcome(of: law)
      report.count(outcome, of: law)
      if case .broken(let finding) = outcome { found.append((law, finding)) }
    }
    for (law, observations) in check.observations {
      report.seen[law, default: Observations()].add(observations)
    }
    return found
  }

  /// Returns a description of what breaks a law in a case, or `nil` if the law holds.
  func finding(_ law: LayoutLaw, in example: LayoutCase<Strategy>) -> String? {
    do throws(LayoutError) {
      var check = try CaseCheck(self, example)
      if case .broken(let finding) = check.outcome(of: law) { return finding }
      return nil
    } catch {
      return finding(law, preparing: example, throws: error)
    }
  }

  /// Returns the finding about an error, which breaks only the law of finite frames.
  ///
  /// An error is a correct answer to invalid data.
  private func finding(
    _ law: LayoutLaw, preparing example: LayoutCase<Strategy>, throws error: LayoutError
  ) -> String? {
    law == .finiteFrames && example.collection.isSane ? "prepare throws \(error)" : nil
  }
}
