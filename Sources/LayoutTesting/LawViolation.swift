import LayoutCore

/// A case in which a law was broken.
public struct LawViolation: Sendable, CustomStringConvertible {
  /// The law.
  public var law: LayoutLaw
  /// What was found, in words.
  public var finding: String
  /// The seed that makes the case again.
  public var seed: UInt64
  /// The strategy, collection and environment, in words.
  public var input: String

  /// The violation in a few lines.
  public var description: String {
    "\(law.rawValue) is broken: \(finding)\n  seed \(seed)\n  \(input)"
  }
}
