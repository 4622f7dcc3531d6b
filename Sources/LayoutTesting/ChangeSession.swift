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
    _ attempt: (ChangeSession, inout ChangePicture?) -> (BrokenLaw, input: String)?
  ) -> LawViolation? {
    func plain(_ session: ChangeSession) -> (BrokenLaw, input: String)? {
      var picture: ChangePicture?
      return attempt(session, &picture)
    }
    func broken(
      _ session: ChangeSession, _ limits: CaseLimits?
    ) -> (BrokenLaw, input: String)? {
      ChildRun.broken(law, in: session, input, limits) { plain(session) }
    }
    defer { RunningCases.clear() }
    guard let first = broken(self, limits) else { return nil }
    var small = (session: self, found: first)
    // What takes long is ended soon, so that a hang is reduced in little time. Otherwise, smaller
    // sessions have the given limits until one of them hangs.
    var brief = first.0.death == nil ? limits : limits?.forShrinking
    let smaller =
      !minimizes
      ? nil
      : smallest(breaking: first) {
        let found = broken($0, brief)
        if found?.0.death != nil { brief = limits?.forShrinking }
        return found
      }
    if let smaller {
      // A session that only takes long is not one without end.
      let again = first.0.death == nil ? smaller.found : broken(smaller.session, limits)
      if let again, again.0.isSame(as: first.0) { small = (smaller.session, again) }
    }
    var violation = LawViolation(
      law: small.found.0.law, finding: small.found.0.finding, seed: small.session.seed,
      input: "\(small.found.input)\n  \(small.session)"
        + (minimizes ? "\n  first found \(self)" : ""))
    small.session.draw(&violation, limits, attempt)
    return violation
  }

  /// Adds drawings of the layout before and after the last step of the session to a violation.
  ///
  /// If the code under test does not return, there are no drawings.
  private func draw(
    _ violation: inout LawViolation, _ limits: CaseLimits?,
    _ attempt: (ChangeSession, inout ChangePicture?) -> (BrokenLaw, input: String)?
  ) {
    let law = violation.law
    func drawn() -> String {
      _ = ChildBoard.note(seed: seed, law: law)
      var picture: ChangePicture? = ChangePicture()
      guard attempt(self, &picture) != nil, let picture else { return "" }
      return picture.text + "\u{1F}" + picture.svg
    }
    var text = ""
    if let limits {
      let child = ChildRun(limits: limits)
      switch child.run(drawn) {
      case .finished(let drawing): text = drawing
      case .died: return
      case .waits: text = child.watched(drawn)
      case .unavailable: text = drawn()
      }
    } else {
      text = drawn()
    }
    let parts = text.split(separator: "\u{1F}", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return }
    violation.picture = String(parts[0])
    violation.svg = String(parts[1])
  }

  /// Returns a smaller session that breaks the same law in the same way: fewer items, sections and
  /// steps, with other seeds; `nil` if there is none.
  ///
  /// Changes depend on the collection that they change, so a part of a session is not a valid
  /// session. Instead, the method tries small sessions, because most faults occur in one of them.
  private func smallest(
    breaking first: (BrokenLaw, input: String),
    _ attempt: (ChangeSession) -> (BrokenLaw, input: String)?
  ) -> (session: ChangeSession, found: (BrokenLaw, input: String))? {
    for size in 0...6 {
      for counts in [[size], [size, 1], [1, size], [size, size]] {
        for steps in 1...2 where counts.reduce(steps, +) < self.counts.reduce(self.steps, +) {
          for seed in 1...8 as ClosedRange<UInt64> {
            let session = ChangeSession(counts: counts, steps: steps, seed: seed)
            if let found = attempt(session), found.0.isSame(as: first.0) { return (session, found) }
          }
        }
      }
    }
    return nil
  }
}
