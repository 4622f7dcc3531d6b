/// What came of checking a strategy: which laws held and how often they were put to the test, which were
/// broken, and which were not claimed.
public struct LawReport: Sendable, CustomStringConvertible {
  /// How many cases were made up.
  public internal(set) var cases = 0
  /// The first violations, at most one for each law.
  public internal(set) var violations: [LawViolation] = []
  /// In how many cases each of the claimed laws was put to the test.
  ///
  /// A law about bad data is not tested by good data; one that was never tested was not shown to hold.
  public internal(set) var tested: [LayoutLaw: Int] = [:]
  /// The laws that the strategy claims to keep.
  public let claims: Set<LayoutLaw>

  init(claims: Set<LayoutLaw>) { self.claims = claims }

  /// The laws that the strategy does not claim, in the order of ``LayoutLaw``.
  public var notClaimed: [LayoutLaw] { LayoutLaw.allCases.filter { !claims.contains($0) } }

  /// The laws that the strategy claims but that no case put to the test.
  public var notTested: [LayoutLaw] {
    LayoutLaw.allCases.filter { claims.contains($0) && tested[$0] == nil }
  }

  /// Whether every claimed law was tested, and none was broken.
  public var isClean: Bool { violations.isEmpty && notTested.isEmpty }

  /// One line for each law, then the violations.
  public var description: String {
    let broken = Set(violations.map { $0.law })
    var lines: [String] = []
    for law in LayoutLaw.allCases {
      let state: String
      if !claims.contains(law) {
        state = "not claimed"
      } else if broken.contains(law) {
        state = "broken"
      } else if let count = tested[law] {
        state = "held in all \(count) cases that test it, of \(cases)"
      } else {
        state = "claimed, but not tested"
      }
      lines.append("\(law.rawValue): \(state)")
    }
    return (lines + violations.map { $0.description }).joined(separator: "\n")
  }
}
