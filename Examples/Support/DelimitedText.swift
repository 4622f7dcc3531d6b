/// Reads tables in text: fields between commas, tabs or semicolons.
///
/// A field in quotes may hold separators, line breaks, and quotes written twice. Lines may end in any
/// of the usual ways, rows may be shorter than others, and lines without anything are skipped.
///
/// - Source: RFC 4180, and what spreadsheets write beyond it.
enum DelimitedText {
  /// The rows of `text`.
  ///
  /// - Parameter separator: What lies between fields; nil for the likeliest.
  static func rows(
    of text: String, separator: Character? = nil
  ) throws(UsageError) -> [[String]] {
    let separator = (separator ?? likelySeparator(in: text)).asciiValue ?? UInt8(ascii: ",")
    var reader = Reader(separator: separator)
    for byte in text.utf8 { reader.read(byte) }
    try reader.finish()
    return reader.rows
  }

  /// The fields of the first row of `bytes`; quotes that are never closed end with them.
  static func firstRow(of bytes: some Sequence<UInt8>, separator: UInt8) -> [String] {
    var reader = Reader(separator: separator)
    for byte in bytes { reader.read(byte) }
    reader.end()
    return reader.rows.first ?? []
  }

  /// Of comma, tab and semicolon, that which the first line has most of.
  static func likelySeparator(in text: String) -> Character {
    var counts: [Character: Int] = [:]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if isQuoted { continue }
      if character.isNewline { break }
      counts[character, default: 0] += 1
    }
    var best: Character = ","
    for candidate: Character in ["\t", ";"]
    where counts[candidate, default: 0] > counts[best, default: 0] {
      best = candidate
    }
    return best
  }

  /// Where a reader stands in its text.
  private struct Reader {
    let separator: UInt8
    var rows: [[String]] = []
    private var row: [String] = []
    private var field: [UInt8] = []
    private var line = 1
    /// Where the quotes opened that the reader is in.
    private var quotedFrom: Int?
    /// Whether the field had quotes, so that it counts even where it is empty.
    private var wasQuoted = false
    /// Whether the byte before closed a field's quotes, unless a second one follows.
    private var mayClose = false
    private var wasReturn = false

    init(separator: UInt8) { self.separator = separator }

    mutating func read(_ byte: UInt8) {
      let isLineFeed = byte == UInt8(ascii: "\n")
      if byte == UInt8(ascii: "\r") || isLineFeed && !wasReturn { line += 1 }
      let endsReturn = isLineFeed && wasReturn
      wasReturn = byte == UInt8(ascii: "\r")
      if quotedFrom != nil {
        readQuoted(byte)
        return
      }
      if mayClose {
        mayClose = false
        if byte == UInt8(ascii: "\"") {
          // A quote written twice is one of the text.
          field.append(byte)
          quotedFrom = line
          return
        }
      }
      switch byte {
      case separator: endField()
      case UInt8(ascii: "\n") where endsReturn: break
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endRow()
      case UInt8(ascii: "\"") where field.isEmpty && !wasQuoted:
        quotedFrom = line
        wasQuoted = true
      default: field.append(byte)
      }
    }

    private mutating func readQuoted(_ byte: UInt8) {
      if byte == UInt8(ascii: "\"") {
        quotedFrom = nil
        mayClose = true
      } else {
        field.append(byte)
      }
    }

    mutating func finish() throws(UsageError) {
      if let quotedFrom {
        throw UsageError("line \(quotedFrom): a quote is opened and never closed")
      }
      endRow()
    }

    /// Ends the last row, whatever it lacks.
    mutating func end() { endRow() }

    private mutating func endField() {
      row.append(String(decoding: field, as: UTF8.self))
      field = []
      wasQuoted = false
    }

    private mutating func endRow() {
      mayClose = false
      if row.isEmpty, field.isEmpty, !wasQuoted { return }
      endField()
      rows.append(row)
      row = []
    }
  }
}
