/// Splits tables at commas, one byte after the other: slow, and independent of the reader that is tested.
struct ByteByByteRows {
  private var rows: [[String]] = []
  private var row: [String] = []
  private var field: [UInt8] = []
  private var isQuoted = false
  /// Whether the field had quotes, so that it counts even if it is empty.
  private var wasQuoted = false
  /// Whether the byte before closed a field's quotes, unless a second one follows.
  private var mayClose = false

  /// Returns the rows of `text`, or nil if a quote is never closed.
  mutating func rows(of text: String) -> [[String]]? {
    for byte in text.utf8 { read(byte) }
    if isQuoted { return nil }
    endRow()
    return rows
  }

  private mutating func read(_ byte: UInt8) {
    if isQuoted {
      if byte == UInt8(ascii: "\"") {
        isQuoted = false
        mayClose = true
      } else {
        field.append(byte)
      }
      return
    }
    if mayClose {
      mayClose = false
      if byte == UInt8(ascii: "\"") {
        field.append(byte)
        isQuoted = true
        return
      }
    }
    switch byte {
    case UInt8(ascii: ","): endField()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): endRow()
    case UInt8(ascii: "\"") where field.isEmpty && !wasQuoted:
      isQuoted = true
      wasQuoted = true
    default: field.append(byte)
    }
  }

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
