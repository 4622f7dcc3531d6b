import LayoutCore

/// A type of values that can be generated for a property of an answer.
public protocol AnswerValue: Sendable {
  /// Returns the value for a generated one; `nil` if the generated value is of another kind.
  static func value(from generated: LayoutValue) -> Self?
}

extension Bool: AnswerValue {
  /// Returns the value of a flag.
  public static func value(from generated: LayoutValue) -> Bool? {
    if case .flag(let flag) = generated { flag } else { nil }
  }
}

extension Int: AnswerValue {
  /// Returns the value of an integer.
  public static func value(from generated: LayoutValue) -> Int? {
    if case .integer(let integer) = generated { integer } else { nil }
  }
}

extension Double: AnswerValue {
  /// Returns the value of a number or an integer.
  public static func value(from generated: LayoutValue) -> Double? {
    switch generated {
    case .number(let number): number
    case .integer(let integer): Double(integer)
    default: nil
    }
  }
}

extension LayoutSize: AnswerValue {
  /// Returns the value of a size.
  public static func value(from generated: LayoutValue) -> LayoutSize? {
    if case .size(let size) = generated { size } else { nil }
  }
}

extension LayoutInsets: AnswerValue {
  /// Returns the value of insets.
  public static func value(from generated: LayoutValue) -> LayoutInsets? {
    if case .insets(let insets) = generated { insets } else { nil }
  }
}

extension ColumnCount: AnswerValue {
  /// Returns the value of columns; an integer is a fixed number of columns.
  public static func value(from generated: LayoutValue) -> ColumnCount? {
    switch generated {
    case .columns(let columns): columns
    case .integer(let integer): .fixed(integer)
    default: nil
    }
  }
}

extension Optional: AnswerValue where Wrapped: AnswerValue {
  /// Returns an optional with the wrapped value, or without one for `none`.
  public static func value(from generated: LayoutValue) -> Wrapped?? {
    generated == .none ? .some(nil) : Wrapped.value(from: generated).map { .some($0) }
  }
}
