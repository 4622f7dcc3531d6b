import Foundation

/// The number of generated cases that the suites run, and the seeds that the cases are made from.
///
/// By default each suite runs as many cases as its source code says, so that `swift test` ends soon. Two
/// environment variables change that for all suites: `TRELLIS_CASES` multiplies the number of cases, and
/// `TRELLIS_SEED` is added to every seed. `.ci/run` runs five times as many cases from the same seeds, and
/// `.ci/deep` three hundred times as many from seeds that it draws and prints.
public enum GeneratedCases {
  /// The factor by which all counts are multiplied.
  public static let factor = value(of: "TRELLIS_CASES", in: 1...100_000, default: 1)

  /// The number that is added to every seed.
  public static let offset = UInt64(value(of: "TRELLIS_SEED", in: 0...Int.max, default: 0))

  /// Returns the number of cases to run if `swift test` runs `count` by default.
  public static func count(_ count: Int) -> Int { count * factor }

  /// Returns `size` multiplied by the factor, but at most `limit`.
  public static func count(_ size: Int, upTo limit: Int) -> Int { min(limit, count(size)) }

  /// Returns the seed to use if `swift test` uses `seed` by default.
  public static func seed(_ seed: UInt64 = 1) -> UInt64 { seed &+ offset }

  /// Returns the seeds of the cases to run if `swift test` runs the seeds from 1 to `count` by default.
  public static func seeds(_ count: Int) -> ClosedRange<UInt64> {
    seed()...seed() + UInt64(self.count(count)) - 1
  }

  private static func value(
    of variable: String, in range: ClosedRange<Int>, default standard: Int
  ) -> Int {
    guard let text = ProcessInfo.processInfo.environment[variable] else { return standard }
    guard let value = Int(text), range.contains(value) else {
      fatalError(
        "\(variable): \(text) is out of range; use \(range.lowerBound)...\(range.upperBound)")
    }
    return value
  }
}
