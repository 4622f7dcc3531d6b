/// A session of random changes: the initial counts, the number of changes, and the seed.
struct ChangeSession: CustomStringConvertible {
  var counts: [Int]
  var steps: Int
  var seed: UInt64

  var description: String {
    "from \(counts), \(steps) \(steps == 1 ? "step" : "steps"), seed \(seed)"
  }

  /// Returns the violation of the session, reduced to a small one, or `nil` if the laws hold.
  ///
  /// - Parameter law: The law that is broken if the code under test does not return.
  /// - Parameter input: The description of the input in that case.
  /// - Parameter minimizes: Whether to search for a smaller session.
  func violation(
    of law: LayoutLaw, _ input: String, _ limits: CaseLimits?, minimizes: Bool,
    _ attempt: (ChangeSession) -> (BrokenLaw, input: String)?
  ) -> LawViolation? {
    guard let first = ChildRun.broken(law, in: self, input, limits, { attempt(self) }) else {
      return nil
    }
    guard minimizes else {
      return LawViolation(
        law: first.0.law, finding: first.0.finding, seed: seed, input: "\(first.input)\n  \(self)")
    }
    let small = smallest(breaking: first) { session in
      ChildRun.broken(law, in: session, input, limits?.forShrinking) { attempt(session) }
    }
    return LawViolation(
      law: small.found.0.law, finding: small.found.0.finding, seed: small.session.seed,
      input: "\(small.found.input)\n  \(small.session)\n  first found \(self)")
  }

  /// Returns a smaller session that breaks the same law: fewer items, sections and steps, with
  /// other seeds.
  ///
  /// Changes depend on the collection that they change, so a part of a session is not a valid
  /// session. Instead, the method tries small sessions, because most faults occur in one of them.
  private func smallest(
    breaking first: (BrokenLaw, input: String),
    _ attempt: (ChangeSession) -> (BrokenLaw, input: String)?
  ) -> (session: ChangeSession, found: (BrokenLaw, input: String)) {
    for size in 0...6 {
      for counts in [[size], [size, 1], [1, size], [size, size]] {
        for steps in 1...2 where counts.reduce(steps, +) < self.counts.reduce(self.steps, +) {
          for seed in 1...8 as ClosedRange<UInt64> {
            let session = ChangeSession(counts: counts, steps: steps, seed: seed)
            if let found = attempt(session), found.0.law == first.0.law { return (session, found) }
          }
        }
      }
    }
    return (self, first)
  }
}
