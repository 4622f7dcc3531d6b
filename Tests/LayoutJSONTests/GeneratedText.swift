import LayoutTesting

/// A generator of JSON texts in all forms that the standard allows.
struct GeneratedText {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func text() -> String { space() + value(depth: random.integer(in: 0...5)) + space() }

  private mutating func value(depth: Int) -> String {
    switch random.integer(in: 0...(depth > 0 ? 9 : 5)) {
    case 0: return random.pick(["null", "true", "false"])
    case 1...3: return number()
    case 4, 5: return string()
    case 6, 7:
      let elements = (0..<random.integer(in: 0...4)).map { _ in
        space() + value(depth: depth - 1) + space()
      }
      return "[" + (elements.isEmpty ? space() : elements.joined(separator: ",")) + "]"
    default:
      let members = (0..<random.integer(in: 0...4)).map { place in
        // Different keys, whatever else is in them.
        space() + "\"\(place)" + string().dropFirst() + space() + ":" + space()
          + value(depth: depth - 1) + space()
      }
      return "{" + (members.isEmpty ? space() : members.joined(separator: ",")) + "}"
    }
  }

  mutating func number() -> String {
    var text = random.oneIn(3) ? "-" : ""
    text += random.oneIn(4) ? "0" : random.pick("123456789".map { $0 }).description + digits(0...20)
    if random.oneIn(2) { text += "." + digits(1...20) }
    if random.oneIn(3) {
      text +=
        random.pick(["e", "E"]) + random.pick(["", "+", "-"]) + "\(random.integer(in: 0...280))"
    }
    return text
  }

  private mutating func digits(_ count: ClosedRange<Int>) -> String {
    String((0..<random.integer(in: count)).map { _ in random.pick("0123456789".map { $0 }) })
  }

  private mutating func string() -> String {
    let parts = [
      "a", "B", " ", "é", "東", "😀", "\\\"", "\\\\", "\\/", "\\b", "\\f", "\\n", "\\r", "\\t",
      "\\u0041", "\\u00e9", "\\u6771", "\\ud83d\\ude00", "\\uD83D\\uDE00", "\\u0007", "/", "{", "]",
      ",", ":",
      "\u{7f}",
    ]
    return "\"" + (0..<random.integer(in: 0...6)).map { _ in random.pick(parts) }.joined() + "\""
  }

  private mutating func space() -> String {
    random.oneIn(2) ? "" : random.pick([" ", "\n", "\t", "\r\n", "  \n  "])
  }
}
