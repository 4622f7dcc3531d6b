/// The result of checking a strategy: the tested and skipped cases of each law, and the violations.
public struct LawReport: Sendable, CustomStringConvertible {
  /// The number of generated cases.
  public internal(set) var cases = 0
  /// The first violations, at most one for each law.
  public internal(set) var violations: [LawViolation] = []
  /// The number of cases that tested each claimed law.
  ///
  /// A law about invalid data is not tested by valid data. If a law was never tested, the report
  /// does not show that it holds.
  public internal(set) var tested: [LayoutLaw: Int] = [:]
  /// The number of cases in which a claimed law was not checked, by reason.
  public internal(set) var skipped: [LayoutLaw: [String: Int]] = [:]
  /// The laws that the strategy claims to keep.
  public let claims: Set<LayoutLaw>

  /// The claims that some case must confirm.
  var seen: [LayoutLaw: Observations] = [:]

  init(claims: Set<LayoutLaw>) { self.claims = claims }

  /// The laws that the strategy does not claim, in the order of ``LayoutLaw``.
  public var notClaimed: [LayoutLaw] { LayoutLaw.allCases.filter { !claims.contains($0) } }

  /// The laws that the strategy claims but that no case tested.
  public var notTested: [LayoutLaw] {
    LayoutLaw.allCases.filter { claims.contains($0) && tested[$0] == nil }
  }

  /// A Boolean value that indicates whether every claimed law was tested, and none was broken.
  public var isClean: Bool { violations.isEmpty && notTested.isEmpty }

  /// A description with one line for each law, followed by the digest and the violations.
  ///
  /// The line of a law contains the numbers of tested and skipped cases.
  public var description: String {
    let broken = Set(violations.map { $0.law })
    var lines: [String] = []
    for law in LayoutLaw.allCases {
      var line: String
      if !claims.contains(law) {
        line = "not claimed"
      } else if broken.contains(law) {
        line = "broken"
      } else if let count = tested[law] {
        line = "held in all \(count) cases that test it, of \(cases)"
      } else {
        line = "claimed, but not tested"
      }
      line += LawReport.reasons("skipped", skipped[law])
      lines.append("\(law.rawValue): \(line)")
    }
    return (lines + violations.map { $0.description }).joined(separator: "\n")
  }

  private static func reasons(_ verb: String, _ counts: [String: Int]?) -> String {
    guard let counts else { return "" }
    let parts = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    return "; \(verb) " + parts.map { "\($0.value) (\($0.key))" }.joined(separator: ", ")
  }

  mutating func count(_ outcome: CaseOutcome, of law: LayoutLaw) {
    switch outcome {
    case .held, .broken: tested[law, default: 0] += 1
    case .skipped(let reason): skipped[law, default: [:]][reason, default: 0] += 1
    }
  }
}

/// The outcome of checking one law in one case.
enum CaseOutcome {
  case held
  /// The law was not checked, for a reason that a report counts.
  case skipped(String)
  case broken(String)

  init(_ finding: String?) { self = finding.map { .broken($0) } ?? .held }
}
