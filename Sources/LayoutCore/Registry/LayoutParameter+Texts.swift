extension LayoutParameter {
  /// Creates a parameter whose value is a number without a unit.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter range: The allowed values.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func number(
    _ key: String, _ summary: String, in range: ClosedRange<Double>,
    get: @escaping Getter<Double>, set: @escaping Setter<Double>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .number(range), read: { .number(get($0)) },
      write: { if case .number(let number) = $1 { set(&$0, number) } })
  }

  /// Creates a parameter whose value is a text.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter form: A description of the form of the text.
  /// - Parameter pattern: A regular expression for the text, for schemas.
  /// - Parameter accepts: Returns whether a text is allowed. The result must be `true` if and only
  ///   if the pattern matches.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func text(
    _ key: String, _ summary: String, form: String, pattern: String,
    accepts: @escaping @Sendable (String) -> Bool,
    get: @escaping Getter<String>, set: @escaping Setter<String>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .text(form: form, pattern: pattern),
      accepts: { if case .text(let text) = $0 { accepts(text) } else { false } },
      read: { .text(get($0)) }, write: { if case .text(let text) = $1 { set(&$0, text) } })
  }

  /// Creates a parameter whose value is a length in points, or none.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter range: The allowed lengths, in points. The default is 0 to 10⁹.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func optionalLength(
    _ key: String, _ summary: String,
    in range: ClosedRange<Double> = LayoutValueType.nonNegativeLength,
    get: @escaping Getter<Double?>, set: @escaping Setter<Double?>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .optional(.number(range)), unit: .points,
      read: { get($0).map { .number($0) } ?? LayoutValue.none },
      write: { if case .number(let number) = $1 { set(&$0, number) } else { set(&$0, nil) } })
  }

  /// Creates a parameter whose value is an integer, or none.
  ///
  /// - Parameter key: The key of the parameter.
  /// - Parameter summary: A description of the parameter in one sentence.
  /// - Parameter range: The allowed integers. The default is 0 to ``LayoutLimits/maximumCount``.
  /// - Parameter get: Returns the value of a layout.
  /// - Parameter set: Sets the value of a layout.
  public static func optionalInteger(
    _ key: String, _ summary: String, in range: ClosedRange<Int> = 0...LayoutLimits.maximumCount,
    get: @escaping Getter<Int?>, set: @escaping Setter<Int?>
  ) -> LayoutParameter {
    LayoutParameter(
      key, summary, type: .optional(.integer(range)), unit: .count,
      read: { get($0).map { .integer($0) } ?? LayoutValue.none },
      write: { if case .integer(let integer) = $1 { set(&$0, integer) } else { set(&$0, nil) } })
  }
}
