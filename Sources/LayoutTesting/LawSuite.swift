#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A named check of laws, for programs that check several of them.
///
/// A program of laws is an executable that ends with status 0 if all laws hold. Its main file is:
///
/// ```swift
/// import LayoutTesting
/// import Stairs
///
/// LawSuite.checkAll([LawSuite("stairs", LayoutLaws(StairsLayout.registration), count: 400)])
/// ```
///
/// The tool in `Tests/Mutation` runs such a program once for each fault that it plants in a
/// strategy. See <doc:Scores>.
public struct LawSuite: Sendable {
  /// The name of the suite.
  public let name: String
  /// A Boolean value that indicates whether the suite only compares results with literal ones.
  package var isLiteral = false
  /// Returns the first broken law; the argument is `true` to check only a few cases.
  private let check: @Sendable (Bool) -> String?

  /// Creates a suite that checks a number of generated cases.
  ///
  /// - Parameter name: The name of the suite.
  /// - Parameter laws: The laws to check.
  /// - Parameter count: The number of cases.
  /// - Parameter seed: The seed of the first case; each further case uses the next seed.
  /// - Parameter limits: The limits of each check. The default is 3 seconds and 512 megabytes.
  public init<Strategy>(
    _ name: String, _ laws: LayoutLaws<Strategy>, count: Int, seed: UInt64 = 1,
    limits: CaseLimits = CaseLimits(seconds: 3, megabytes: 512)
  ) {
    self.name = name
    check = { isBrief in
      let report = laws.report(
        count: isBrief ? min(count, 12) : count, seed: seed, atMost: 1, minimizes: false,
        isWhole: !isBrief, limits: limits)
      if let violation = report.violations.first { return violation.description }
      let untested = report.notTested.map { $0.rawValue }.joined(separator: ", ")
      return isBrief || untested.isEmpty ? nil : "broken: no case tests \(untested)"
    }
  }

  /// Creates a suite with a check of its own.
  ///
  /// - Parameter name: The name of the suite.
  /// - Parameter check: Returns the first violation, or `nil` if all laws hold.
  public init(_ name: String, check: @escaping @Sendable () -> LawViolation?) {
    self.name = name
    self.check = { $0 ? nil : check()?.description }
  }

  /// Returns a description of the first law that one of the suites finds broken.
  ///
  /// A few cases of every suite are checked before the others, because they find most faults.
  public static func firstViolation(in suites: [LawSuite]) -> String? {
    for isBrief in [true, false] {
      for suite in suites {
        if let finding = suite.check(isBrief) { return "\(suite.name): \(finding)" }
      }
    }
    return nil
  }

  /// Checks suites, prints the first broken law, and ends the process.
  ///
  /// The exit status is 0 if all laws hold, and 1 otherwise.
  public static func checkAll(_ suites: [LawSuite]) -> Never {
    guard let finding = firstViolation(in: suites) else {
      print("all laws hold")
      exit(0)
    }
    print(finding)
    exit(1)
  }
}
