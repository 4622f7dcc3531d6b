/// JSON that is written, never read: what descriptions and configurations become.
///
/// Members keep the order in which they are given.
indirect enum JSONText {
  case null
  case flag(Bool)
  case number(Double)
  case integer(Int)
  case text(String)
  case list([JSONText])
  case object([(key: String, value: JSONText)])

  /// The text in lines, two spaces deeper for each level; short lists and empty ones in one line.
  func written(indent: String = "") -> String {
    switch self {
    case .null: return "null"
    case .flag(let flag): return flag ? "true" : "false"
    // JSON has no other numbers; null is refused where it is read again.
    case .number(let number): return number.isFinite ? number.layoutText : "null"
    case .integer(let integer): return "\(integer)"
    case .text(let text): return JSONText.quoted(text)
    case .list(let values):
      return "[" + JSONText.joined(values.map { $0.written(indent: indent) }) + "]"
    case .object(let members):
      if members.isEmpty { return "{}" }
      let deeper = indent + "  "
      var text = "{\n"
      for (place, member) in members.enumerated() {
        text += deeper + JSONText.quoted(member.key) + ": " + member.value.written(indent: deeper)
        text += place == members.count - 1 ? "\n" : ",\n"
      }
      return text + indent + "}"
    }
  }

  private static func joined(_ parts: [String]) -> String {
    var text = ""
    for (place, part) in parts.enumerated() { text += place == 0 ? part : ", " + part }
    return text
  }

  private static func quoted(_ text: String) -> String {
    let hex = Array("0123456789abcdef".utf8)
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case 0..<0x20:
        bytes += Array("\\u00".utf8) + [hex[Int(byte >> 4)], hex[Int(byte & 15)]]
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
