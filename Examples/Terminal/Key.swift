/// A key or a mouse event.
enum Key: Hashable, Sendable {
  case up, down, left, right
  case pageUp, pageDown
  case home, end
  /// A digit of a number, which the end key then goes to.
  case digit(Int)
  /// Begins a search, whose text is typed until it is accepted or cancelled.
  case find
  /// A letter of the text to find.
  case letter(Character)
  case erase, accept, cancel
  /// The next and the previous place of the text that was found last.
  case findNext, findPrevious
  /// The mouse wheel, a step up or down, or to a side.
  case wheelUp, wheelDown, wheelLeft, wheelRight
  /// Draws everything anew.
  case redraw
  /// Leaves the program for the moment, as Ctrl-Z does.
  case suspend
  case quit
}

/// A reader of keys from the bytes that a terminal sends.
///
/// Bytes may come in pieces; what means nothing is passed over.
struct KeyReader: Sendable {
  private var pending: [UInt8] = []

  /// Adds bytes after those that were not read yet.
  mutating func add(_ bytes: some Sequence<UInt8>) { pending += bytes }

  /// Returns the next key, or nil if the bytes after it did not arrive yet.
  ///
  /// - Parameter isTyping: A Boolean value that indicates whether letters are those of a text to find.
  mutating func next(isTyping: Bool) -> Key? {
    var rest = pending[...]
    defer { pending = Array(rest) }
    while let first = rest.first {
      if !isTyping, first != 0x1b {
        rest.removeFirst()
        if (0x30...0x39).contains(first) { return .digit(Int(first) - 0x30) }
        if let key = KeyReader.plain[first] { return key }
        continue
      }
      guard let (key, length) = isTyping ? KeyReader.typed(rest) : KeyReader.sequence(rest) else {
        // No sequence is as long: it was something else.
        if rest.count > 32 { rest = [] }
        return nil
      }
      rest.removeFirst(length)
      if let key { return key }
    }
    return nil
  }

  private static let plain: [UInt8: Key] = [
    0x03: .quit, 0x1a: .suspend, 0x0c: .redraw, UInt8(ascii: "q"): .quit, UInt8(ascii: "Q"): .quit,
    UInt8(ascii: "k"): .up, UInt8(ascii: "j"): .down, UInt8(ascii: "h"): .left,
    UInt8(ascii: "l"): .right, UInt8(ascii: " "): .pageDown, UInt8(ascii: "f"): .pageDown,
    UInt8(ascii: "b"): .pageUp, UInt8(ascii: "g"): .home, UInt8(ascii: "G"): .end,
    UInt8(ascii: "/"): .find, UInt8(ascii: "n"): .findNext, UInt8(ascii: "N"): .findPrevious,
  ]

  /// Returns the key of a text to find and its number of bytes, or nil if it is not complete.
  private static func typed(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    let first = bytes[bytes.startIndex]
    switch first {
    case 0x0a, 0x0d: return (.accept, 1)
    case 0x03, 0x07: return (.cancel, 1)
    case 0x08, 0x7f: return (.erase, 1)
    // Escape by itself; a sequence arrives at once.
    case 0x1b where bytes.count == 1: return (.cancel, 1)
    case 0x1b: return sequence(bytes).map { (nil, $0.length) }
    case ..<0x20: return (nil, 1)
    default:
      let length = first < 0x80 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4
      guard bytes.count >= length else { return nil }
      let letter = String(decoding: bytes.prefix(length), as: UTF8.self).first
      return (letter.map { .letter($0) }, length)
    }
  }

  /// Returns the key of a sequence and its number of bytes, or nil if it is not complete.
  private static func sequence(_ bytes: ArraySlice<UInt8>) -> (key: Key?, length: Int)? {
    let start = bytes.startIndex
    guard bytes.count >= 2 else { return nil }
    switch bytes[start + 1] {
    case UInt8(ascii: "O"):
      guard bytes.count >= 3 else { return nil }
      return (final(bytes[start + 2]), 3)
    case UInt8(ascii: "["):
      guard let end = bytes[(start + 2)...].firstIndex(where: { (0x40...0x7e).contains($0) }) else {
        return nil
      }
      let parameters = String(decoding: bytes[(start + 2)..<end], as: UTF8.self)
      return (key(parameters, final: bytes[end]), end - start + 1)
    // Escape by itself; the bytes after it are read separately.
    default: return (nil, 1)
    }
  }

  private static func key(_ parameters: String, final byte: UInt8) -> Key? {
    if parameters.hasPrefix("<") { return byte == UInt8(ascii: "M") ? wheel(parameters) : nil }
    guard byte == UInt8(ascii: "~") else { return final(byte) }
    switch parameters.split(separator: ";").first {
    case "1", "7": return .home
    case "4", "8": return .end
    case "5": return .pageUp
    case "6": return .pageDown
    default: return nil
    }
  }

  private static func final(_ byte: UInt8) -> Key? {
    switch byte {
    case UInt8(ascii: "A"): .up
    case UInt8(ascii: "B"): .down
    case UInt8(ascii: "C"): .right
    case UInt8(ascii: "D"): .left
    case UInt8(ascii: "H"): .home
    case UInt8(ascii: "F"): .end
    default: nil
    }
  }

  /// Returns the key of a mouse report `<button;column;row`; Shift, Alt and Ctrl are ignored.
  private static func wheel(_ report: String) -> Key? {
    let button = report.dropFirst().split(separator: ";").first.flatMap { Int($0) }
    switch button.map({ $0 & ~0b11100 }) {
    case 64: return .wheelUp
    case 65: return .wheelDown
    case 66: return .wheelLeft
    case 67: return .wheelRight
    default: return nil
    }
  }
}
