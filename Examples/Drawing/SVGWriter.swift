import LayoutCore

/// Writes SVG: elements, attributes and text, every number with at most two decimals.
struct SVGWriter {
  private(set) var text = ""
  private var openNames: [String] = []
  /// The prefix of the names of definitions, so that several drawings can share one page.
  let prefix: String
  private var definitions = 0

  init(prefix: String) { self.prefix = prefix }

  /// An attribute's value, written as SVG has it.
  enum Value: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case text(String)
    case number(Double)

    init(stringLiteral value: String) { self = .text(value) }
    init(floatLiteral value: Double) { self = .number(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
  }

  typealias Attributes = KeyValuePairs<String, Value?>

  /// Writes an element without content.
  mutating func element(_ name: String, _ attributes: Attributes) {
    begin(name, attributes)
    text += "/>\n"
  }

  /// Opens an element, which ``close()`` ends.
  mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    begin(name, attributes)
    text += ">\n"
    openNames.append(name)
  }

  /// Writes an element that contains text.
  mutating func element(_ name: String, _ attributes: Attributes, content: String) {
    begin(name, attributes)
    text += ">\(SVGWriter.escaped(content))</\(name)>\n"
  }

  mutating func close() {
    if let name = openNames.popLast() { text += "</\(name)>\n" }
  }

  /// Appends the text of another drawing.
  mutating func append(_ drawing: String) { text += drawing }

  /// Returns a name for a definition that nothing else has.
  mutating func definitionName() -> String {
    definitions += 1
    return "\(prefix)-\(definitions)"
  }

  private mutating func begin(_ name: String, _ attributes: Attributes) {
    text += "<\(name)"
    for (key, value) in attributes {
      switch value {
      case .text(let string): text += " \(key)=\"\(SVGWriter.escaped(string))\""
      case .number(let number): text += " \(key)=\"\(number.plainText)\""
      case nil: continue
      }
    }
  }

  /// Returns text for XML: escapes markup, and removes characters that XML does not allow.
  static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ plain[Int($0)] }) { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      default:
        if scalar.value >= 0x20, scalar.value != 0xfffe, scalar.value != 0xffff {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }
    return escaped
  }

  /// The bytes that need no escaping.
  private static let plain: [Bool] = (0..<256).map {
    $0 >= 0x20 && $0 < 0x7f && !"&<>\"".utf8.contains(UInt8($0))
  }
}
