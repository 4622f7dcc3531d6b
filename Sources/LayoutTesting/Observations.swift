/// The claims that a whole run must confirm at least once.
struct Observations {
  struct Count {
    var cases = 0
    var seen = 0
    /// The first case in which the claim was not confirmed.
    var example = ""
  }

  var counts: [String: Count] = [:]

  mutating func note(_ claim: String, isSeen: Bool, at example: @autoclosure () -> String = "") {
    var count = counts[claim] ?? Count()
    count.cases += 1
    if isSeen { count.seen += 1 }
    if !isSeen, count.example.isEmpty { count.example = example() }
    counts[claim] = count
  }

  mutating func add(_ other: Observations) {
    for (claim, count) in other.counts {
      var sum = counts[claim] ?? Count()
      sum.cases += count.cases
      sum.seen += count.seen
      if sum.example.isEmpty { sum.example = count.example }
      counts[claim] = sum
    }
  }

  /// A claim that was never confirmed although it was made at least 12 times; `nil` if there is
  /// none.
  var unseen: String? {
    let never = counts.filter { $0.value.cases >= 12 && $0.value.seen == 0 }
    return never.min { $0.key < $1.key }.map {
      "in \($0.value.cases) places \($0.key), but never does; first at \($0.value.example)"
    }
  }
}
