/// A table in UTF-8 text: fields between commas, tabs or semicolons.
///
/// A field in quotes can contain separators, line breaks, and quotes written twice. Lines end in any of
/// the usual ways, rows can have different lengths, and empty lines are no rows.
///
/// - Source: RFC 4180, and what spreadsheets write beyond it.
struct DelimitedText {
  /// The place of a row in the text.
  struct Row {
    let range: Range<Int>
    let fieldCount: Int
    /// The offset of a quote that is never closed; the row then extends to the end of the text.
    var openQuote: Int?
  }

  private let bytes: UnsafeRawBufferPointer
  private let separator: UInt8

  init(_ bytes: UnsafeRawBufferPointer, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// Returns the row that begins at `offset` or after the line ends there, or nil if none follows.
  ///
  /// - Complexity: O(k); k = bytes of the row, of which eight are compared at once.
  func row(from offset: Int) -> Row? {
    var start = offset
    while start < bytes.count, DelimitedText.isLineEnd(bytes[start]) { start += 1 }
    if start >= bytes.count { return nil }
    var place = start
    var count = 1
    while true {
      place = nextStop(from: place, countingFields: &count)
      if place == bytes.count || bytes[place] != UInt8(ascii: "\"") { break }
      // Quotes open at the beginning of a field only.
      let opens = place == start || bytes[place - 1] == separator
      place += 1
      guard opens else { continue }
      guard let end = endOfQuotes(from: place) else {
        return Row(range: start..<bytes.count, fieldCount: count, openQuote: place - 1)
      }
      place = end
    }
    return Row(range: start..<place, fieldCount: count)
  }

  /// Returns the line that begins at `offset` or after the line ends there, whatever quotes it has.
  func line(from offset: Int) -> Range<Int> {
    var start = offset
    while start < bytes.count, DelimitedText.isLineEnd(bytes[start]) { start += 1 }
    return start..<endOfLine(from: start)
  }

  /// Returns the offset of the first line end at or after `offset`, or the end of the text.
  func endOfLine(from offset: Int) -> Int {
    var place = offset
    while place < bytes.count, !DelimitedText.isLineEnd(bytes[place]) { place += 1 }
    return place
  }

  /// Returns the fields of a row.
  func fields(of row: Range<Int>) -> [String] {
    var fields: [String] = []
    var place = row.lowerBound
    while true {
      fields.append(field(from: &place, to: row.upperBound))
      if place >= row.upperBound { return fields }
      // The separator.
      place += 1
    }
  }

  /// Returns the field at `place`, and moves on to the separator behind it.
  private func field(from place: inout Int, to end: Int) -> String {
    let start = place
    guard place < end, bytes[place] == UInt8(ascii: "\"") else {
      while place < end, bytes[place] != separator { place += 1 }
      return String(decoding: bytes[start..<place], as: UTF8.self)
    }
    var content: [UInt8] = []
    var isQuoted = true
    place += 1
    while place < end {
      let byte = bytes[place]
      if isQuoted, byte == UInt8(ascii: "\"") {
        if place + 1 < end, bytes[place + 1] == byte {
          content.append(byte)
          place += 1
        } else {
          isQuoted = false
        }
      } else if !isQuoted, byte == separator {
        break
      } else {
        content.append(byte)
      }
      place += 1
    }
    return String(decoding: content, as: UTF8.self)
  }

  // MARK: Search

  /// Returns the offset of the next quote or line end, or the end of the text; adds the separators on the
  /// way to `count`.
  private func nextStop(from start: Int, countingFields count: inout Int) -> Int {
    var place = start
    while place + 8 <= bytes.count {
      let word = word(at: place)
      let stops =
        DelimitedText.matches(of: UInt8(ascii: "\n"), in: word)
        | DelimitedText.matches(of: UInt8(ascii: "\r"), in: word)
        | DelimitedText.matches(of: UInt8(ascii: "\""), in: word)
      let separators = DelimitedText.matches(of: separator, in: word)
      if stops != 0 {
        let bits = stops.trailingZeroBitCount
        count += (separators & ((1 << UInt64(bits)) - 1)).nonzeroBitCount
        return place + bits / 8
      }
      count += separators.nonzeroBitCount
      place += 8
    }
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "\"") || DelimitedText.isLineEnd(byte) { return place }
      if byte == separator { count += 1 }
      place += 1
    }
    return place
  }

  /// Returns the offset behind the quote that closes what was opened before `start`, or nil if none does.
  private func endOfQuotes(from start: Int) -> Int? {
    var place = start
    while place < bytes.count {
      if place + 8 <= bytes.count {
        let quotes = DelimitedText.matches(of: UInt8(ascii: "\""), in: word(at: place))
        if quotes == 0 {
          place += 8
          continue
        }
        place += quotes.trailingZeroBitCount / 8
      } else if bytes[place] != UInt8(ascii: "\"") {
        place += 1
        continue
      }
      // A quote written twice is one of the text.
      if place + 1 == bytes.count || bytes[place + 1] != UInt8(ascii: "\"") { return place + 1 }
      place += 2
    }
    return nil
  }

  private func word(at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Returns a word with the highest bit set of every byte that equals `byte`.
  private static func matches(of byte: UInt8, in word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7f7f_7f7f_7f7f_7f7f
    let difference = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
    return ~(((difference & low) &+ low) | difference | low)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}

extension DelimitedText {
  /// Returns the rows of `text`.
  ///
  /// - Parameter separator: The byte between fields; nil for the likeliest.
  static func rows(of text: String, separator: UInt8? = nil) throws(UsageError) -> [[String]] {
    var text = text
    var rows: [[String]] = []
    let openLine: Int? = text.withUTF8 { utf8 in
      let bytes = UnsafeRawBufferPointer(utf8)
      let table = DelimitedText(bytes, separator: separator ?? likelySeparator(in: bytes))
      var place = 0
      while let row = table.row(from: place) {
        if let quote = row.openQuote { return table.line(of: quote) }
        rows.append(table.fields(of: row.range))
        place = row.range.upperBound
      }
      return nil
    }
    if let openLine { throw DelimitedText.openQuote(inLine: openLine) }
    return rows
  }

  static func openQuote(inLine line: Int) -> UsageError {
    UsageError("line \(line): a quote is opened and never closed")
  }

  /// Returns the number of the line that has the byte at `offset`; the first line is 1.
  func line(of offset: Int) -> Int {
    var line = 1
    for place in 0..<offset {
      let endsReturn = place > 0 && bytes[place - 1] == UInt8(ascii: "\r")
      let byte = bytes[place]
      if byte == UInt8(ascii: "\r") || byte == UInt8(ascii: "\n") && !endsReturn { line += 1 }
    }
    return line
  }

  /// Returns that of comma, tab and semicolon which the first line has most of.
  static func likelySeparator(in bytes: UnsafeRawBufferPointer) -> UInt8 {
    var (commas, tabs, semicolons) = (0, 0, 0)
    var isQuoted = false
    for byte in bytes {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if isQuoted { continue }
      switch byte {
      case UInt8(ascii: ","): commas += 1
      case UInt8(ascii: "\t"): tabs += 1
      case UInt8(ascii: ";"): semicolons += 1
      default: break
      }
      if isLineEnd(byte) { break }
    }
    if semicolons > max(commas, tabs) { return UInt8(ascii: ";") }
    return tabs > commas ? UInt8(ascii: "\t") : UInt8(ascii: ",")
  }
}
