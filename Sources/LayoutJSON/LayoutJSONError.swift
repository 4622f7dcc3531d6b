import LayoutCore

/// An error in a JSON text or in the configuration of a layout, with its position.
public struct LayoutJSONError: Error, Equatable, Sendable {
  /// The reason for an error.
  public enum Problem: Equatable, Sendable {
    /// The text contains something that JSON does not allow at this position.
    case unexpected(found: String, expected: String)
    /// A text looks like a number but is not valid, such as `0x10` or `01`.
    case invalidNumber(String)
    /// A number is too large for a `Double`, such as `1e999`.
    case numberOutOfRange(String)
    /// A string has an invalid escape, or half of a surrogate pair.
    case invalidEscape(String)
    /// A string contains a control character with this code, which must be escaped.
    case controlCharacter(UInt8)
    /// The bytes are not valid UTF-8.
    case invalidUTF8
    /// An object contains the same key twice.
    case duplicateKey(String)
    /// Arrays and objects are nested deeper than ``JSONValue/maximumDepth``.
    case tooDeep(limit: Int)
    /// A value has a different type than expected.
    case wrongType(expected: String, found: String)
    /// An object contains an unknown key.
    case unknownKey(String, known: [String])
    /// A required key is missing.
    case missingKey(String)
    /// The document has an unsupported version.
    case unsupportedVersion(String, supported: Int)
    /// The registry does not accept the layout, a parameter, or its value.
    case layout(LayoutError)
  }

  /// The reason for the error.
  public let problem: Problem
  /// The line number, from 1.
  public let line: Int
  /// The column number, from 1, counted in Unicode scalars.
  public let column: Int
  /// The path of the value, such as `$.parameters.columns`.
  public let path: String

  init(_ problem: Problem, at offset: Int, of bytes: [UInt8], path: JSONPath) {
    self.problem = problem
    self.path = path.text
    var line = 1
    var column = 1
    var wasReturn = false
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") && !wasReturn {
        line += 1
        column = 1
      } else if byte != UInt8(ascii: "\n"), byte & 0xc0 != 0x80 {
        column += 1
      }
      wasReturn = byte == UInt8(ascii: "\r")
    }
    self.line = line
    self.column = column
  }
}

extension LayoutJSONError: CustomStringConvertible {
  /// The position and the problem in one sentence.
  public var description: String { "line \(line), column \(column), \(path): \(problem)" }
}

extension LayoutJSONError.Problem: CustomStringConvertible {
  /// The problem, and in most cases what is allowed.
  public var description: String {
    switch self {
    case .unexpected(let found, let expected): "found \(found); expected \(expected)"
    case .invalidNumber(let text):
      "\(text) is not a value; numbers are written as -12, 0.5 or 1e9"
    case .numberOutOfRange(let text):
      "\(text) is too large; numbers go up to 1.7976931348623157e308"
    case .invalidEscape(let text):
      "\(text) is not an escape; use \\\", \\\\, \\/, \\b, \\f, \\n, \\r, \\t or \\u with four digits"
    case .controlCharacter(let code):
      "a string has the control character \(code); escape it"
    case .invalidUTF8: "the text is not UTF-8"
    case .duplicateKey(let key): "\"\(key)\" occurs twice; give each key once"
    case .tooDeep(let limit): "values are nested too deep; at most \(limit) levels are read"
    case .wrongType(let expected, let found): "found \(found); expected \(expected)"
    case .unknownKey(let key, let known):
      "\"\(key)\" is unknown; use \(known.joined(separator: ", "))"
    case .missingKey(let key): "\"\(key)\" is missing"
    case .unsupportedVersion(let text, let supported):
      "version \(text) is not supported; use \(supported)"
    case .layout(let error): error.description
    }
  }
}
