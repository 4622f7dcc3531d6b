import LayoutCore

/// Writes JSON, byte by byte: Embedded Swift has no encoder.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the next value of the innermost object or array needs a comma before it.
  private var needsComma = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  private mutating func begin() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
  }

  mutating func object(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    nest(key, UInt8(ascii: "{"), UInt8(ascii: "}"), body)
  }

  mutating func array(_ key: String? = nil, _ body: (inout JSONWriter) -> Void) {
    nest(key, UInt8(ascii: "["), UInt8(ascii: "]"), body)
  }

  private mutating func nest(
    _ key: String?, _ open: UInt8, _ close: UInt8, _ body: (inout JSONWriter) -> Void
  ) {
    begin()
    if let key { name(key) }
    bytes.append(open)
    needsComma = false
    body(&self)
    bytes.append(close)
    needsComma = true
  }

  private mutating func name(_ key: String) {
    quoted(key)
    bytes.append(UInt8(ascii: ":"))
  }

  mutating func value(_ key: String? = nil, _ text: String) {
    begin()
    if let key { name(key) }
    quoted(text)
    needsComma = true
  }

  mutating func value(_ key: String? = nil, _ number: Int) { raw(key, "\(number)") }

  mutating func value(_ key: String? = nil, _ number: Double) {
    raw(key, LayoutValue.number(number).description)
  }

  mutating func value(_ key: String? = nil, _ flag: Bool) { raw(key, flag ? "true" : "false") }

  /// Writes what is JSON already.
  mutating func raw(_ key: String? = nil, _ text: String) {
    begin()
    if let key { name(key) }
    bytes.append(contentsOf: text.utf8)
    needsComma = true
  }

  private mutating func quoted(_ text: String) {
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

  /// A parameter's value, in the form that a configuration file has.
  mutating func value(_ key: String? = nil, _ value: LayoutValue) {
    switch value {
    case .none: raw(key, "null")
    case .flag(let flag): self.value(key, flag)
    case .integer(let integer): self.value(key, integer)
    case .number(let number): self.value(key, number)
    case .text(let text): self.value(key, text)
    case .size(let size):
      object(key) {
        $0.value("width", size.width)
        $0.value("height", size.height)
      }
    case .insets(let insets):
      object(key) {
        $0.value("top", insets.top)
        $0.value("leading", insets.leading)
        $0.value("bottom", insets.bottom)
        $0.value("trailing", insets.trailing)
      }
    case .columns(.fixed(let count)): self.value(key, count)
    case .columns(.adaptive(let width)):
      object(key) { $0.value("minimumWidth", width) }
    case .list(let values):
      array(key) { writer in for value in values { writer.value(nil, value) } }
    }
  }
}
