/// A report of one invalid value: its source, the problem, and the replacement.
public struct LayoutDiagnostic: Hashable, Sendable {
  /// The source of an invalid value.
  public enum Subject: Hashable, Sendable {
    /// The environment that the layout was prepared for.
    case environment
    /// The content as a whole, which would extend beyond ``LayoutLimits/maximumPosition``.
    case content
    /// A parameter of the strategy, by its key in the registry.
    case parameter(String)
    /// A section: its number of items, or the delegate's value for a parameter of the strategy.
    case section(Int, parameter: String)
    /// An element: its size, its span, or another value that the delegate returned for it.
    case element(LayoutElement)
    /// The delegate, by the name of its type.
    case delegate(String)
  }

  /// The reason why a value is invalid, with a description as its raw value.
  public enum Problem: String, Hashable, Sendable {
    /// The number was NaN or infinite.
    case notFinite = "not a finite number"
    /// The number was negative, but must be at least 0.
    case negative
    /// The number was 0, but must be positive.
    case zero
    /// The number exceeded a limit of ``LayoutLimits``.
    case tooLarge = "too large"
    /// Insets or spacings left no room for the content.
    case noRoom = "leaves no room"
    /// A span or an index extended beyond the grid.
    case outOfRange = "out of range"
    /// A range overlapped an earlier range.
    case overlaps = "overlaps another"
    /// A range crossed the edge of a frozen area.
    case crossesFrozenEdge = "crosses a frozen edge"
    /// A view preferred other sizes again and again, as a host reports.
    case unsettled = "does not settle"
    /// A subclass of a delegate adopted the protocol of a strategy, so the strategy does not call
    /// its methods, as a host reports.
    case adoptedInSubclass = "adopted the protocol of a strategy in a subclass"
  }

  /// The source of the invalid value.
  public var subject: Subject
  /// The reason why the value is invalid.
  public var problem: Problem
  /// The given number, or `nil` if the value was not a number.
  public var given: Double?
  /// The number that was used instead, or `nil` if the value was ignored.
  public var used: Double?

  /// Creates a diagnostic of `problem` at `subject`.
  ///
  /// - Parameter subject: The source of the invalid value.
  /// - Parameter problem: The reason why the value is invalid.
  /// - Parameter given: The given number, if there is one.
  /// - Parameter used: The number that was used instead, if there is one.
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
  /// The diagnostic as one line of text.
  public var description: String {
    var text = "\(subject): \(problem.rawValue)"
    if let given { text += " (\(given.layoutText))" }
    if let used { text += ", used \(used.layoutText)" }
    return text
  }
}

extension LayoutDiagnostic.Subject: CustomStringConvertible {
  /// The subject as words, such as "section 2, columns".
  public var description: String {
    switch self {
    case .environment: "environment"
    case .content: "content"
    case .parameter(let key): key
    case .section(let section, let key): "section \(section), \(key)"
    case .element(let element): "\(element)"
    case .delegate(let type): "delegate \(type)"
    }
  }
}
