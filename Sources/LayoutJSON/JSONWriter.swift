import LayoutCore

/// A writer that appends JSON values to a text without creating a tree of values.
///
/// ```swift
/// var json = JSONWriter()
/// json.object { object in
///   object.value("columns", 3)
///   object.array("sizes") { array in for size in sizes { array.value(nil, size) } }
/// }
/// let text = json.text
/// ```
///
/// Pass a key for the members of an object, and nil for the elements of an array and for the root.
/// The writer does not check this.
///
/// - Complexity: O(1) for each value, plus the length of its text.
public struct JSONWriter: Sendable {
  /// The text written so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  private var depth = 0
  private var needsComma = false

  /// Creates a writer with an empty text.
  ///
  /// - Parameter isIndented: A Boolean value that indicates whether each member of an object starts
  ///   a new line, indented by two spaces for each level. The default writes everything on one
  ///   line.
  public init(isIndented: Bool = false) { self.isIndented = isIndented }

  /// The text written so far.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Writes an object.
  ///
  /// - Parameter key: The key, or nil outside an object.
  /// - Parameter body: A closure that writes the members of the object.
  public mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    begin(key)
    bytes.append(UInt8(ascii: "{"))
    depth += 1
    needsComma = false
    body(&self)
    depth -= 1
    if needsComma, isIndented { breakLine() }
    bytes.append(UInt8(ascii: "}"))
    needsComma = true
  }

  /// Writes an array.
  ///
  /// - Parameter key: The key, or nil outside an object.
  /// - Parameter body: A closure that writes the elements of the array, with nil as their keys.
  public mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    begin(key)
    bytes.append(UInt8(ascii: "["))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: "]"))
    needsComma = true
  }

  /// Writes a string; quotes, backslashes and control characters are escaped.
  public mutating func value(_ key: String?, _ text: String) {
    begin(key)
    quote(text)
  }

  /// Writes an integer.
  public mutating func value(_ key: String?, _ number: Int) { raw(key, "\(number)") }

  /// Writes a number, or `null` if the number is not finite.
  public mutating func value(_ key: String?, _ number: Double) {
    raw(key, number.isFinite ? number.layoutText : "null")
  }

  /// Writes `true` or `false`.
  public mutating func value(_ key: String?, _ flag: Bool) { raw(key, flag ? "true" : "false") }

  /// Writes a value with all values that it contains.
  public mutating func value(_ key: String?, _ json: JSONValue) {
    switch json {
    case .null: raw(key, "null")
    case .bool(let flag): value(key, flag)
    case .integer(let integer): value(key, integer)
    case .number(let number): value(key, number)
    case .string(let text): value(key, text)
    case .array(let elements):
      array(key) { array in for element in elements { array.value(nil, element) } }
    case .object(let members):
      object(key) { object in for member in members { object.value(member.key, member.value) } }
    }
  }

  /// Writes a text that is already a JSON value.
  ///
  /// - Parameter key: The key, or nil outside an object.
  /// - Parameter json: The text, which must be valid JSON.
  public mutating func raw(_ key: String?, _ json: String) {
    begin(key)
    bytes.append(contentsOf: json.utf8)
  }

  private mutating func begin(_ key: String?) {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    if let key {
      if isIndented { breakLine() }
      quote(key)
      bytes.append(UInt8(ascii: ":"))
      if isIndented { bytes.append(UInt8(ascii: " ")) }
    } else if needsComma, isIndented {
      bytes.append(UInt8(ascii: " "))
    }
    needsComma = true
  }

  private mutating func breakLine() {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<2 * depth { bytes.append(UInt8(ascii: " ")) }
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(JSONWriter.digit(byte >> 4))
        bytes.append(JSONWriter.digit(byte & 15))
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func digit(_ nibble: UInt8) -> UInt8 {
    nibble < 10 ? UInt8(ascii: "0") + nibble : UInt8(ascii: "a") + nibble - 10
  }
}

extension JSONValue {
  /// The value as JSON on one line.
  public var text: String {
    var json = JSONWriter()
    json.value(nil, self)
    return json.text
  }

  /// The value as JSON, with each member of an object on its own line.
  public var indentedText: String {
    var json = JSONWriter(isIndented: true)
    json.value(nil, self)
    return json.text
  }
}
