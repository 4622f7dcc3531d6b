/// A value of a layout's parameter, as data.
///
/// Configurations from a server, command-line options and the controls of a settings page become
/// values of this type. A ``LayoutValueType`` specifies which values a parameter accepts.
public enum LayoutValue: Hashable, Sendable {
  /// The value of an optional parameter that is not set.
  case none
  /// The value `true` or `false`.
  case flag(Bool)
  /// An integer, such as a count.
  ///
  /// An integer is also accepted as a number or as a fixed number of columns.
  case integer(Int)
  /// A floating-point number.
  case number(Double)
  /// A text, or the name of a choice.
  case text(String)
  /// A size in points.
  case size(LayoutSize)
  /// Insets in points.
  case insets(LayoutInsets)
  /// Columns: a fixed number, as many as fit, or tracks of different sizes.
  case columns(ColumnCount)
  /// A list of values.
  case list([LayoutValue])
  /// Values by key.
  ///
  /// An object is also accepted as a size with the keys `width` and `height`, as insets with some
  /// of `top`, `leading`, `bottom` and `trailing`, and as adaptive columns with `minimumWidth` and,
  /// optionally, `maximumWidth`, `maximumCount` and `alignment`. An object with `tracks` and,
  /// optionally, `alignment` is accepted as tracks. Its sizes are numbers, and objects with
  /// `fraction` or `maximum` and, optionally, `minimum`.
  case object(LayoutConfiguration)

  /// A description of the kind of the value, such as "an integer".
  public var kind: String {
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
    case .object: "an object"
    }
  }
}

extension LayoutValue {
  /// Returns a Boolean value that indicates whether two values are equal.
  ///
  /// The method is never inlined, because values are compared in many places.
  @inline(never)
  public static func == (lhs: LayoutValue, rhs: LayoutValue) -> Bool {
    switch (lhs, rhs) {
    case (.none, .none): true
    case (.flag(let lhs), .flag(let rhs)): lhs == rhs
    case (.integer(let lhs), .integer(let rhs)): lhs == rhs
    case (.number(let lhs), .number(let rhs)): lhs == rhs
    case (.text(let lhs), .text(let rhs)): lhs == rhs
    case (.size(let lhs), .size(let rhs)): lhs == rhs
    case (.insets(let lhs), .insets(let rhs)): lhs == rhs
    case (.columns(let lhs), .columns(let rhs)): lhs == rhs
    case (.list(let lhs), .list(let rhs)): lhs == rhs
    case (.object(let lhs), .object(let rhs)): lhs == rhs
    default: false
    }
  }

  /// A description of the kind and the value, such as `a text "wide"` or `an integer (3)`.
  var kindAndText: String {
    switch self {
    case .none: kind
    case .text(let text): "\(kind) \"\(text)\""
    default: "\(kind) (\(description))"
    }
  }

  /// The numbers that a range restricts.
  var numbers: [Double] {
    switch self {
    case .integer(let integer): [Double(integer)]
    case .number(let number): [number]
    case .size(let size): [size.width, size.height]
    case .insets(let insets): [insets.top, insets.leading, insets.bottom, insets.trailing]
    case .none, .flag, .text, .columns, .list, .object: []
    }
  }
}

extension LayoutValue: CustomStringConvertible {
  /// The value in the form of a command-line option, or an object in braces.
  public var description: String {
    switch self {
    case .none: "none"
    case .flag(let flag): flag ? "true" : "false"
    case .integer(let integer): "\(integer)"
    case .number(let number): number.layoutText
    case .text(let text): text
    case .size: numbers.map { $0.layoutText }.joined(separator: "x")
    case .insets: numbers.map { $0.layoutText }.joined(separator: ",")
    case .columns(.fixed(let count)): "\(count)"
    case .columns(.adaptive(let width, let most, let count, let alignment)):
      "adaptive:\(width.layoutText)"
        + (alignment != .leading
          ? ":\(most.layoutText):\(count):\(alignment.rawValue)"
          : count < LayoutLimits.maximumTracks
            ? ":\(most.layoutText):\(count)" : most < .infinity ? ":\(most.layoutText)" : "")
    case .columns(.tracks(let sizes, let alignment)):
      (["tracks"] + sizes.map { $0.description }
        + (alignment == .leading ? [] : [alignment.rawValue])).joined(separator: ":")
    case .list(let values): values.map { $0.description }.joined(separator: ",")
    case .object(let object):
      "{" + object.entries.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + "}"
    }
  }
}

extension LayoutValue: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  /// Creates a flag from a Boolean literal.
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  /// Creates an integer from an integer literal.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number from a floating-point literal.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates a text from a string literal.
  public init(stringLiteral value: String) { self = .text(value) }
  /// Creates a list from an array literal.
  public init(arrayLiteral elements: LayoutValue...) { self = .list(elements) }
  /// Creates an object from a dictionary literal.
  ///
  /// If a key occurs more than once, its last value applies.
  public init(dictionaryLiteral elements: (String, LayoutValue)...) {
    self = .object(LayoutConfiguration(elements.map { .init(key: $0.0, value: $0.1) }))
  }
}
