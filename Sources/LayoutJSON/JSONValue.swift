/// A value of a JSON text.
///
/// Values are made by ``init(parsing:)-(String)``, or with literals:
///
/// ```swift
/// let json: JSONValue = ["columns": 3, "axis": "vertical", "merges": ["B2:D4"]]
/// let text = json.text
/// ```
public enum JSONValue: Sendable {
  /// The value `null`.
  case null
  /// The value `true` or `false`.
  case bool(Bool)
  /// A number that is written without a fraction and an exponent.
  case integer(Int)
  /// Any other number. One that is not finite is written as `null`, because JSON has none.
  case number(Double)
  /// A string.
  case string(String)
  /// Values in order.
  case array([JSONValue])
  /// Members in the order in which they are written, each key once.
  case object([Member])

  /// A key of an object, and its value.
  public struct Member: Equatable, Sendable {
    /// The name of the member.
    public var key: String
    /// What the member holds.
    public var value: JSONValue

    /// Creates a member of an object.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue {
  /// The number, or nil if this is none.
  public var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The number if it is whole, or nil.
  public var integer: Int? {
    switch self {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The value of `true` or `false`, or nil if this is neither.
  public var bool: Bool? {
    if case .bool(let flag) = self { return flag }
    return nil
  }

  /// The text of a string, or nil if this is none.
  public var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The elements of an array, or nil if this is none.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { return elements }
    return nil
  }

  /// The members of an object, or nil if this is none.
  public var members: [Member]? {
    if case .object(let members) = self { return members }
    return nil
  }

  /// The value of `key`, or `null` if this is no object that has it.
  ///
  /// Setting a value makes this an object.
  ///
  /// - Complexity: O(n); n = members.
  public subscript(key: String) -> JSONValue {
    get {
      for member in members ?? [] where member.key == key { return member.value }
      return .null
    }
    set {
      var members = members ?? []
      if let place = members.firstIndex(where: { $0.key == key }) {
        members[place].value = newValue
      } else {
        members.append(Member(key, newValue))
      }
      self = .object(members)
    }
  }

  /// The element at `index`, or `null` if this is no array that has it.
  public subscript(index: Int) -> JSONValue {
    if case .array(let elements) = self, elements.indices.contains(index) {
      return elements[index]
    }
    return .null
  }

  /// The name of the value's type, with an article.
  var typeName: String {
    switch self {
    case .null: "null"
    case .bool: "true or false"
    case .integer, .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    }
  }
}

extension JSONValue: Equatable {
  /// Returns a Boolean value that indicates whether both are the same value; the order of members does not
  /// count, and neither does how a number is written.
  public static func == (one: JSONValue, other: JSONValue) -> Bool {
    switch (one, other) {
    case (.null, .null): return true
    case (.bool(let one), .bool(let other)): return one == other
    case (.integer(let one), .integer(let other)): return one == other
    case (.string(let one), .string(let other)): return one == other
    case (.array(let one), .array(let other)): return one == other
    case (.object(let one), .object(let other)): return isEqual(one, other)
    default:
      guard let number = one.number, let second = other.number else { return false }
      return number == second
    }
  }

  private static func isEqual(_ one: [Member], _ other: [Member]) -> Bool {
    if one.count != other.count { return false }
    // Most often, both have the same order.
    for (place, member) in one.enumerated() where member != other[place] {
      guard let found = other.first(where: { $0.key == member.key }), found == member else {
        return false
      }
    }
    return true
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Creates a string.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a whole number.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a number.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates `true` or `false`.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates an array.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates an object of which the last of several values for one key counts.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object([])
    for (key, value) in elements { self[key] = value }
  }
  /// Creates `null`.
  public init(nilLiteral: ()) { self = .null }
}
