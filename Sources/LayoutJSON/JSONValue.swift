/// A value of a JSON text.
///
/// Create a value from a text with ``init(parsing:)-(String)``, or with literals:
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
  /// A number that is written without a fraction and an exponent, in the range of `Int`.
  case integer(Int)
  /// Any other number.
  ///
  /// A number that is not finite is written as `null`, because JSON cannot represent it.
  case number(Double)
  /// A string of Unicode characters.
  case string(String)
  /// An array of values.
  case array([JSONValue])
  /// An object as a list of members in the order of the text, with unique keys.
  ///
  /// Keys are equal if they consist of the same Unicode scalars.
  case object([Member])

  /// A key of an object with its value.
  public struct Member: Equatable, Sendable {
    /// The key of the member.
    public var key: String
    /// The value of the member.
    public var value: JSONValue

    /// Creates a member of an object.
    ///
    /// - Parameter key: The key of the member.
    /// - Parameter value: The value of the member.
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }

    /// Unlike `==` for strings, this comparison distinguishes different encodings of a character.
    func hasKey(_ key: String) -> Bool { self.key.utf8.elementsEqual(key.utf8) }
  }
}

extension JSONValue {
  /// The number, or nil if the value is not a number.
  public var number: Double? {
    switch self {
    case .integer(let integer): Double(integer)
    case .number(let number): number
    default: nil
    }
  }

  /// The number as an integer, or nil if the value is not a whole number in the range of `Int`.
  public var integer: Int? {
    switch self {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  /// The Boolean value, or nil if the value is neither `true` nor `false`.
  public var bool: Bool? {
    if case .bool(let flag) = self { return flag }
    return nil
  }

  /// The text of the string, or nil if the value is not a string.
  public var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The elements of the array, or nil if the value is not an array.
  public var array: [JSONValue]? {
    if case .array(let elements) = self { return elements }
    return nil
  }

  /// The members of the object, or nil if the value is not an object.
  public var members: [Member]? {
    if case .object(let members) = self { return members }
    return nil
  }

  /// Accesses the value for a key of an object.
  ///
  /// The result is `null` if the value is not an object, or if the object does not contain the key.
  /// Setting a value replaces any value that is not an object by a new object.
  ///
  /// - Parameter key: The key of the member.
  /// - Complexity: O(*n*), where *n* is the number of members.
  public subscript(key: String) -> JSONValue {
    get {
      for member in members ?? [] where member.hasKey(key) { return member.value }
      return .null
    }
    set {
      var members = members ?? []
      if let place = members.firstIndex(where: { $0.hasKey(key) }) {
        members[place].value = newValue
      } else {
        members.append(Member(key, newValue))
      }
      self = .object(members)
    }
  }

  /// Returns the element at `index`, or `null` if the value is not an array or has no such element.
  ///
  /// - Parameter index: The index of the element, from 0.
  /// - Complexity: O(1).
  public subscript(index: Int) -> JSONValue {
    if case .array(let elements) = self, elements.indices.contains(index) {
      return elements[index]
    }
    return .null
  }

  /// The name of the value's type with an article, for messages.
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
  /// Returns a Boolean value that indicates whether two values are equal.
  ///
  /// The order of members and the notation of numbers do not matter.
  ///
  /// - Complexity: O(*n*) if members have the same order, and O(*n*²) otherwise, where *n* is the
  ///   number of values.
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
    // The members usually have the same order. Each value is compared once, because comparing it
    // again at every level would take exponential time.
    for (place, member) in one.enumerated() {
      let found =
        other[place].hasKey(member.key) ? other[place] : other.first { $0.hasKey(member.key) }
      guard let found, found.value == member.value else { return false }
    }
    return true
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral
{
  /// Creates a JSON string from a string literal.
  public init(stringLiteral value: String) { self = .string(value) }
  /// Creates a JSON number from an integer literal.
  public init(integerLiteral value: Int) { self = .integer(value) }
  /// Creates a JSON number from a floating-point literal.
  public init(floatLiteral value: Double) { self = .number(value) }
  /// Creates the JSON value `true` or `false` from a Boolean literal.
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  /// Creates a JSON array from an array literal.
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  /// Creates a JSON object from a dictionary literal.
  ///
  /// If a key occurs more than once, its last value applies, at the place of the first.
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object([])
    for (key, value) in elements { self[key] = value }
  }
  /// Creates the JSON value `null` from the literal `nil`.
  public init(nilLiteral: ()) { self = .null }
}
