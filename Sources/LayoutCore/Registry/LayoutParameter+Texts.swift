extension LayoutParameter {
  /// A parameter that is a number without a unit.
  public static func number(
    _ key: String, _ summary: String, in range: ClosedRange<Double>,
    get: @escaping @Sendable (Layout) -> Double,
    set: @escaping @Sendable (inout Layout, Double) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .number(range), read: { .number(get($0)) },
      write: { if case .number(let number) = $1 { set(&$0, number) } })
  }

  /// A parameter that is a text.
  ///
  /// - Parameter form: What the text looks like, in words.
  /// - Parameter pattern: A regular expression for it, which a schema tells to others.
  /// - Parameter accepts: Whether a text is good: exactly where the pattern says so.
  public static func text(
    _ key: String, _ summary: String, form: String, pattern: String,
    accepts: @escaping @Sendable (String) -> Bool,
    get: @escaping @Sendable (Layout) -> String,
    set: @escaping @Sendable (inout Layout, String) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .text(form: form, pattern: pattern),
      accepts: { if case .text(let text) = $0 { accepts(text) } else { false } },
      read: { .text(get($0)) }, write: { if case .text(let text) = $1 { set(&$0, text) } })
  }

  /// A parameter that is a length in points, or nothing.
  public static func optionalLength(
    _ key: String, _ summary: String,
    in range: ClosedRange<Double> = LayoutValueType.nonNegativeLength,
    get: @escaping @Sendable (Layout) -> Double?,
    set: @escaping @Sendable (inout Layout, Double?) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .optional(.number(range)), unit: .points,
      read: { get($0).map { .number($0) } ?? LayoutValue.none },
      write: { if case .number(let number) = $1 { set(&$0, number) } else { set(&$0, nil) } })
  }

  /// A parameter that is a whole number, or nothing.
  public static func optionalInteger(
    _ key: String, _ summary: String, in range: ClosedRange<Int> = 0...LayoutLimits.maximumCount,
    get: @escaping @Sendable (Layout) -> Int?,
    set: @escaping @Sendable (inout Layout, Int?) -> Void
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .optional(.integer(range)), unit: .count,
      read: { get($0).map { .integer($0) } ?? LayoutValue.none },
      write: { if case .integer(let integer) = $1 { set(&$0, integer) } else { set(&$0, nil) } })
  }
}
