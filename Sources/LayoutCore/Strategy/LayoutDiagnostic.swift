/// One piece of bad data: where it was, what was wrong, and what was used instead.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// Where the bad data came from.
  public enum Subject: Hashable, Sendable {
    /// The environment that the layout was prepared for.
    case environment
    /// The content as a whole, which would reach beyond ``LayoutLimits/maximumPosition``.
    case content
    /// A parameter of the strategy, by its key in the registry.
    case parameter(String)
    /// A section: its count, or the delegate's answer for one of the strategy's parameters.
    case section(Int, parameter: String)
    /// One element: its size, its span, or another answer about it.
    case element(LayoutElement)
  }

  /// What was wrong.
  public enum Problem: Hashable, Sendable {
    /// A number was NaN or infinite.
    case notFinite
    /// A number was negative where that means nothing.
    case negative
    /// A number was 0 where that means nothing.
    case zero
    /// A number was beyond ``LayoutLimits``.
    case tooLarge
    /// Insets or spacings left no room for the content.
    case noRoom
    /// A span or an index reached beyond the grid.
    case outOfRange
    /// A range overlapped one that was given before.
    case overlaps
    /// A range crossed the edge of a frozen area.
    case crossesFrozenEdge
  }

  /// Where the bad data came from.
  public var subject: Subject
  /// What was wrong with it.
  public var problem: Problem
  /// The number that was given, where it was one.
  public var given: Double?
  /// The number that was used instead, where it was one; nil where the datum was left out.
  public var used: Double?

  /// A diagnostic of `problem` at `subject`.
  public init(
    _ subject: Subject, _ problem: Problem, given: Double? = nil, used: Double? = nil
  ) {
    self.subject = subject
    self.problem = problem
    self.given = given
    self.used = used
  }
}

extension LayoutDiagnostic: CustomStringConvertible {
  /// The diagnostic as one line.
  public var description: String {
    var text = "\(subject): "
    switch problem {
    case .notFinite: text += "not a finite number"
    case .negative: text += "negative"
    case .zero: text += "zero"
    case .tooLarge: text += "too large"
    case .noRoom: text += "leaves no room"
    case .outOfRange: text += "out of range"
    case .overlaps: text += "overlaps another"
    case .crossesFrozenEdge: text += "crosses a frozen edge"
    }
    if let given { text += " (\(given.layoutText))" }
    if let used { text += ", used \(used.layoutText)" }
    return text
  }
}

extension LayoutDiagnostic.Subject: CustomStringConvertible {
  /// The subject in words.
  public var description: String {
    switch self {
    case .environment: "environment"
    case .content: "content"
    case .parameter(let key): key
    case .section(let section, let key): "section \(section), \(key)"
    case .element(let element): "\(element)"
    }
  }
}
