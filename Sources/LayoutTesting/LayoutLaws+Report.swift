import LayoutCore

extension LayoutLaws {
  /// Returns the first violations found in generated cases, at most one for each law.
  ///
  /// - Parameter count: The number of cases. A negative number means 0.
  /// - Parameter seed: The seed of the first case; each further case uses the next seed.
  /// - Parameter limit: The number of broken laws at which checking ends.
  public func check(count: Int, seed: UInt64 = 1, atMost limit: Int = 3) -> [LawViolation] {
    report(count: count, seed: seed, atMost: limit).violations
  }

  /// Checks generated cases, and returns a report.
  ///
  /// A law that is broken is not checked in further cases. On Linux and macOS, cases run in a copy
  /// of the process, so that a trap, a hang or endless growth in the strategy is a violation with
  /// its seed and the smallest case.
  ///
  /// - Parameter count: The number of cases. A negative number means 0.
  /// - Parameter seed: The seed of the first case; each further case uses the next seed.
  /// - Parameter limit: The number of broken laws at which checking ends.
  /// - Parameter minimizes: Whether to reduce cases that break a law. The default is `true`.
  /// - Parameter limits: The limits of each check; `nil` to check all cases in this process, as a
  ///   debugger needs it.
  public func report(
    count: Int, seed: UInt64 = 1, atMost limit: Int = 3, minimizes: Bool = true,
    limits: CaseLimits? = .standard
  ) -> LawReport {
    report(
      count: count, seed: seed, atMost: limit, minimizes: minimizes, isWhole: true, limits: limits)
  }

  /// Checks generated cases, and returns a report.
  ///
  /// - Parameter isWhole: Whether a claim that no case confirms is a violation.
  func report(
    count: Int, seed: UInt64, atMost limit: Int, minimizes: Bool, isWhole: Bool,
    limits: CaseLimits?
  ) -> LawReport {
    defer { RunningCases.clear() }
    let count = max(0, count)
    var progress = LawProgress(claims: claims)
    while progress.step < count, progress.report.violations.count < limit {
      let isAlive = advance(&progress, to: count, from: seed, limits)
      for broken in progress.broken {
        var found = (example: example(seed: broken.seed), finding: broken.finding)
        if minimizes {
          found = Shrinking(laws: self, law: broken.law).smallest(of: found.0, found.1) {
            finding(broken.law, in: $0, within: limits)
          }
        }
        progress.report.violations.append(
          violation(of: broken.law, found.finding, seed: broken.seed, in: found.example))
      }
      progress.broken = []
      guard isAlive || survive(&progress, from: seed, limits, minimizes) else { break }
    }
    progress.report.noteEnd(of: count, from: seed, atMost: limit)
    if isWhole { addUnseen(to: &progress, count, seed, limit) }
    return progress.report
  }

  func example(seed: UInt64) -> LayoutCase<Strategy> {
    LayoutCase(strategy, seed: seed, questions: questions, vary: vary)
  }

  /// Returns the laws that are broken in the case of one seed.
  ///
  /// The case runs in this process, so that a debugger can examine it.
  ///
  /// - Parameter seed: The seed of the case, as a violation reports it.
  /// - Returns: One violation for each broken law; empty if all claimed laws hold.
  public func violationsOfCase(seed: UInt64) -> [LawViolation] {
    report(count: 1, seed: seed, atMost: .max, limits: nil).violations
  }

  private func addUnseen(
    to progress: inout LawProgress, _ count: Int, _ seed: UInt64, _ limit: Int
  ) {
    let broken = Set(progress.report.violations.map { $0.law })
    for law in LayoutLaw.allCases
    where !broken.contains(law) && progress.report.violations.count < limit {
      if let finding = progress.seen[law]?.unseen {
        progress.report.violations.append(
          LawViolation(
            law: law, finding: finding, seed: seed, input: "in \(count) cases from this seed"))
      }
    }
  }

  // MARK: Cases

  /// Checks cases up to the first that breaks a law.
  ///
  /// - Returns: `false` if the next case ends the process that checks it.
  private func advance(
    _ progress: inout LawProgress, to end: Int, from seed: UInt64, _ limits: CaseLimits?
  ) -> Bool {
    let start = progress
    func checkAll(to end: Int) -> LawProgress {
      var progress = start
      while progress.step < end, progress.broken.isEmpty {
        let seed = seed &+ UInt64(progress.step)
        // Functions of the author generate the case, which can trap.
        RunningCases.note(seed: seed, law: nil)
        check(example(seed: seed), &progress)
      }
      return progress
    }
    guard let limits else {
      progress = checkAll(to: end)
      return true
    }
    let child = ChildRun(limits: limits)
    switch child.run({ checkAll(to: end).text }) {
    case .finished(let text):
      if !progress.replace(with: text) { progress = checkAll(to: end) }
      return true
    case .died(let death):
      let safe = Int(clamping: death.seed &- seed)
      // The cases before it did not end the child, so they can be checked again.
      if (progress.step...end).contains(safe) {
        if safe > progress.step { progress = checkAll(to: safe) }
        return !progress.broken.isEmpty
      }
      progress = checkAll(to: end)
      return true
    case .waits:
      progress = child.watched { checkAll(to: end) }
      return true
    case .unavailable:
      progress = checkAll(to: end)
      return true
    }
  }

  /// Adds the violation of a case that ends the process that checks it.
  ///
  /// - Returns: `false` if no further case can be checked.
  private func survive(
    _ progress: inout LawProgress, from seed: UInt64, _ limits: CaseLimits?, _ minimizes: Bool
  ) -> Bool {
    let seed = seed &+ UInt64(progress.step)
    RunningCases.note(seed: seed, law: nil)
    let example = example(seed: seed)
    let start = progress
    guard let limits,
      case .died(let death) = ChildRun(limits: limits).run({
        var progress = start
        check(example, &progress)
        return ""
      })
    else {
      // The case does not end the process again, so it was not the code under test.
      check(example, &progress)
      return true
    }
    let law = death.law ?? .finiteFrames
    let isKnown = progress.report.violations.contains { $0.law == law }
    if !isKnown {
      var found = (example: example, finding: death.finding(within: limits))
      if minimizes { found = smallest(example, death, limits) }
      progress.report.violations.append(
        violation(
          of: law, found.finding, seed: seed, in: found.example, isDrawn: false))
    }
    progress.report.cases += 1
    progress.report.tested[law, default: 0] += 1
    progress.step += 1
    // Without a preparation, there is nothing that other laws could check.
    return death.law != nil && !isKnown
  }

  /// Returns the smallest case that ends its process in the same way.
  private func smallest(
    _ example: LayoutCase<Strategy>, _ death: CaseDeath, _ limits: CaseLimits
  ) -> (example: LayoutCase<Strategy>, finding: String) {
    func attempt(_ example: LayoutCase<Strategy>, _ limits: CaseLimits) -> String? {
      guard
        case .died(let other) = ChildRun(limits: limits).run({
          _ = ChildBoard.note(seed: example.seed, law: death.law)
          if let law = death.law { return finding(law, in: example) ?? "" }
          _ = try? CaseCheck(self, example)
          return ""
        }), other.isSame(as: death)
      else { return nil }
      return other.finding(within: limits)
    }
    let first = (example: example, finding: death.finding(within: limits))
    let found = Shrinking(laws: self, law: death.law, budget: death.kind == .time ? 120 : 600)
      .smallest(of: first.example, first.finding) { attempt($0, limits.forShrinking) }
    // A case that only takes long is not one without end.
    return attempt(found.example, limits).map { (found.example, $0) } ?? first
  }

  /// Checks one case, and adds the laws that it breaks.
  private func check(_ example: LayoutCase<Strategy>, _ progress: inout LawProgress) {
    RunningCases.note(seed: example.seed, law: nil)
    progress.report.cases += 1
    progress.step += 1
    let broken = Set(progress.report.violations.map { $0.law })
    var check: CaseCheck<Strategy>
    do throws(LayoutError) {
      check = try CaseCheck(self, example)
    } catch {
      for law in LayoutLaw.allCases where claims.contains(law) && !broken.contains(law) {
        let finding = finding(law, preparing: example, throws: error)
        progress.report.count(
          finding.map { .broken($0) } ?? .skipped("the preparation throws"), of: law)
        if let finding {
          progress.broken.append(.init(law: law, seed: example.seed, finding: finding))
        }
      }
      return
    }
    progress.report.digest = check.digest(after: progress.report.digest)
    for law in LayoutLaw.allCases where claims.contains(law) && !broken.contains(law) {
      RunningCases.note(seed: example.seed, law: law)
      let outcome = check.outcome(of: law)
      progress.report.count(outcome, of: law)
      if case .broken(let finding) = outcome {
        progress.broken.append(.init(law: law, seed: example.seed, finding: finding))
      }
    }
    for (law, observations) in check.observations {
      progress.seen[law, default: Observations()].add(observations)
    }
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

  /// Returns what breaks a law in a case, or `nil` if the law holds or the case ends its process.
  private func finding(
    _ law: LayoutLaw, in example: LayoutCase<Strategy>, within limits: CaseLimits?
  ) -> String? {
    guard let limits else { return finding(law, in: example) }
    let child = ChildRun(limits: limits)
    switch child.run({ finding(law, in: example) ?? "" }) {
    case .finished(let text): return text.isEmpty ? nil : text
    case .died: return nil
    case .waits: return child.watched { finding(law, in: example) }
    case .unavailable: return finding(law, in: example)
    }
  }
}
