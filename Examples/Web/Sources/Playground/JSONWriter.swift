import LayoutCore

/// Writes JSON, byte by byte: Embedded Swift has no encoder.
struct JSONWriter {
  private(set) var bytes: [UInt8] = []
  /// Whether the next value of the innermost object or array needs a comma before it.
  private var needsComma = false

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
}
