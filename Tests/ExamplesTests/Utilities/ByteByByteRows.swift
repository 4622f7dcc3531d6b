/// A slow reader of tables that takes one byte at a time and is independent of the tested reader.
struct ByteByByteRows {
  private var rows: [[String]] = []
  private var row: [String] = []
  private var field: [UInt8] = []
  private var isQuoted = false
  /// A Boolean value that indicates whether the field had quotes, so that it counts even if it is empty.
  private var wasQuoted = false
  /// A Boolean value that indicates whether the last byte closes a quoted field if no other quote follows.
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
