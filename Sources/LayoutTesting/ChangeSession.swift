/// A session of random changes: the initial counts, the number of changes, and the seed.
struct ChangeSession: CustomStringConvertible {
  var counts: [Int]
  var steps: Int
  var seed: UInt64

  var description: String {
    "from \(counts), \(steps) \(steps == 1 ? "step" : "steps"), seed \(seed)"
  }

  /// Returns a smaller session that breaks the same law: fewer items, sections and steps, with
  /// other seeds.
  ///
  /// Changes depend on the collection that they change, so a part of a session is not a valid
  /// session. Instead, the method tries small sessions, because most faults occur in one of them.
  func smallest(
    breaking first: BrokenLaw, _ attempt: (ChangeSession) -> BrokenLaw?
  ) -> (session: ChangeSession, broken: BrokenLaw) {
    for size in 0...6 {
      for counts in [[size], [size, 1], [1, size], [size, size]] {
        for steps in 1...2 where counts.reduce(steps, +) < self.counts.reduce(self.steps, +) {
          for seed in 1...8 as ClosedRange<UInt64> {
            let session = ChangeSession(counts: counts, steps: steps, seed: seed)
            if let broken = attempt(session), broken.law == first.law { return (session, broken) }
          }
        }
      }
    }
    return (self, first)
  }
}
