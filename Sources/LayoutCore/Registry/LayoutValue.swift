/// The value of one parameter of a layout, as data.
///
/// Configurations from a server, command-line flags and the controls of a settings page all become
/// values of this type; ``LayoutValueType`` tells which of them a parameter takes.
public enum LayoutValue: Hashable, Sendable {
  /// Nothing: an optional parameter that is not set.
  case none
  /// Yes or no.
  case flag(Bool)
  /// A whole number. It also serves where a number or a fixed number of columns is expected.
  case integer(Int)
  /// A number that need not be whole.
  case number(Double)
  /// A text, or the name of one of several choices.
  case text(String)
  /// A size in points.
  case size(LayoutSize)
  /// Insets in points.
  case insets(LayoutInsets)
  /// A number of columns, fixed or adaptive.
  case columns(ColumnCount)
  /// Several values in order.
  case list([LayoutValue])

  /// What sort of value this is, in words.
  public var sort: String {
    switch self {
    case .none: "nothing"
    case .flag: "a flag"
    case .integer: "an integer"
    case .number: "a number"
    case .text: "a text"
    case .size: "a size"
    case .insets: "insets"
    case .columns: "columns"
    case .list: "a list"
    }
  }
}

extension LayoutValue {
  /// The sort and the value: `a text "wide"`, `an integer (3)`.
  var sortAndText: String {
    switch self {
    case .none: sort
    case .text(let text): "\(sort) \"\(text)\""
    default: "\(sort) (\(description))"
    }
  }
}

extension LayoutValue {
  /// The largest number in it, without its sign; 0 where there is none.
  var largestMagnitude: Double {
    switch self {
    case .integer(let integer): Double(integer.magnitude)
    case .number(let number): number.magnitude
    case .size(let size): max(size.width.magnitude, size.height.magnitude)
    case .insets(let insets):
      max(
        max(insets.top.magnitude, insets.leading.magnitude),
        max(insets.bottom.magnitude, insets.trailing.magnitude))
    case .none, .flag, .text, .columns, .list: 0
    }
  }
}

extension LayoutValue: CustomStringConvertible {
  /// The value as it is written on a command line.
  public var description: String {
    switch self {
    case .none: "none"
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let integer): "\(integer)"
    case .number(let number): number.layoutText
    case .text(let text): text
    case .size(let size): "\(size.width.layoutText)x\(size.height.layoutText)"
    case .insets(let insets):
      "\(insets.top.layoutText),\(insets.leading.layoutText),"
        + "\(insets.bottom.layoutText),\(insets.trailing.layoutText)"
    case .columns(.fixed(let count)): "\(count)"
    case .columns(.adaptive(let width)): "adaptive:\(width.layoutText)"
    case .list(let values): values.map { $0.description }.joined(separator: ",")
    }
  }
}

extension LayoutValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  /// A flag.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// A whole number, written as a literal.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// A number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
}
