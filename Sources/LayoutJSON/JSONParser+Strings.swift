extension JSONParser {
  /// Reads the string that begins at the quote at the current position.
  mutating func string() throws(LayoutJSONError) -> String {
    place += 1
    var text: [UInt8] = []
    while place < bytes.count {
      let byte = bytes[place]
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw error(.controlCharacter(byte), at: place)
      default:
        text.append(byte)
        place += 1
      }
    }
    throw unexpected("the end of the string, \"\\\"\"")
  }

  private mutating func escape(into text: inout [UInt8]) throws(LayoutJSONError) {
    let start = place
    place += 2
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "\""): text.append(UInt8(ascii: "\""))
    case UInt8(ascii: "\\"): text.append(UInt8(ascii: "\\"))
    case UInt8(ascii: "/"): text.append(UInt8(ascii: "/"))
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "u"): try JSONParser.append(scalar(from: start), to: &text)
    default: throw invalidEscape(start)
    }
  }

  /// Reads the scalar whose escape begins at `start`: four digits, or a pair of surrogates.
  private mutating func scalar(from start: Int) throws(LayoutJSONError) -> UInt32 {
    guard let code = hexadecimal() else { throw invalidEscape(start) }
    if code < 0xd800 || code > 0xdfff { return code }
    if code < 0xdc00, has("\\"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") {
      place += 2
      if let second = hexadecimal(), second >= 0xdc00, second <= 0xdfff {
        return 0x10000 + (code - 0xd800) << 10 + (second - 0xdc00)
      }
    }
    throw invalidEscape(start)
  }

  /// Reads four hexadecimal digits, and returns nil if there are fewer.
  private mutating func hexadecimal() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var code: UInt32 = 0
    for byte in bytes[place..<place + 4] {
      switch byte {
      case 48...57: code = code << 4 | UInt32(byte - 48)
      case 65...70, 97...102: code = code << 4 | UInt32((byte | 32) - 87)
      default: return nil
      }
    }
    place += 4
    return code
  }

  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    func part(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3f) }
    switch scalar {
    case 0..<0x80: text.append(UInt8(scalar))
    case 0..<0x800: text += [UInt8(0xc0 | scalar >> 6), part(0)]
    case 0..<0x10000: text += [UInt8(0xe0 | scalar >> 12), part(6), part(0)]
    default: text += [UInt8(0xf0 | scalar >> 18), part(12), part(6), part(0)]
    }
  }

  private func invalidEscape(_ start: Int) -> LayoutJSONError {
    let isCode = start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "u")
    var end = start + 1
    // The text can end within the escape, and so can the string.
    while end < min(start + (isCode ? 6 : 2), bytes.count), bytes[end] > 0x20 {
      if end > start + 1, bytes[end] == UInt8(ascii: "\"") { break }
      end += 1
    }
    while end < bytes.count, bytes[end] & 0xc0 == 0x80 { end += 1 }
    return error(
      .invalidEscape(String(decoding: bytes[start..<end], as: UTF8.self)), at: start)
  }
}
