import LayoutCore

/// A case that breaks a law.
public struct LawViolation: Sendable, CustomStringConvertible {
  /// The law that is broken.
  public var law: LayoutLaw
  /// A description of what was found.
  public var finding: String
  /// The seed that generates the case again, before it was reduced.
  public var seed: UInt64
  /// A description of the smallest strategy, collection and environment found that break the law.
  public var input: String
  /// The layout of that input as text; empty if it cannot be drawn.
  ///
  /// If a change breaks the law, the layout is drawn before and after the change. After an update,
  /// the layout that is expected follows.
  public var picture: String = ""

  /// Creates a violation without a picture.
  public init(law: LayoutLaw, finding: String, seed: UInt64, input: String) {
    self.law = law
    self.finding = finding
    self.seed = seed
    self.input = input
  }

  /// A description of the violation in a few lines.
  public var description: String {
    let lines = picture.split(separator: "\n").map { "\n    " + $0 }.joined()
    return "\(law.rawValue) is broken: \(finding)\n  seed \(seed)\n  \(input)\(lines)"
  }
}
