import LayoutCore

/// A case in which a law was broken.
public struct LawViolation: Sendable, CustomStringConvertible {
  /// Which law it was.
  public var law: LayoutLaw
  /// What was found, in words.
  public var finding: String
  /// The seed that makes the case again, as it was before it was made smaller.
  public var seed: UInt64
  /// The smallest strategy, collection and environment found that break the law, in words.
  public var input: String
  /// The layout of that input, as text; empty where it cannot be drawn.
  public var picture: String = ""

  /// The layout of that input as an SVG picture, with a label for every element, and what the finding names in
  /// red; empty if it cannot be drawn.
  public var svg: String = ""

  /// The violation in a few lines.
  public var description: String {
    let lines = picture.split(separator: "\n").map { "\n    " + $0 }.joined()
    return "\(law.rawValue) is broken: \(finding)\n  seed \(seed)\n  \(input)\(lines)"
  }
}
