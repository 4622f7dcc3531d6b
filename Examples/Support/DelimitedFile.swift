import Foundation

/// A table in a file of any length, of which only the requested parts are read.
///
/// The file is mapped into memory and searched for rows a piece at a time. The place of every 16th row is
/// kept, and the number of fields of every row if they differ; fields are read on demand.
///
/// - Complexity: O(1) to open. One pass over the file to find all rows. To read a row, as many bytes as 16
///   rows have.
struct DelimitedFile: Sendable {
  private static let interval = 16
  /// The number of bytes that are searched for rows at a time.
  private static let pieceLength = 1 << 20

  private let data: Data
  let separator: UInt8
  /// The offset of every 16th row.
  private var marks: [Int] = []
  /// The number of rows that were found so far.
  private(set) var count = 0
  /// The number of fields of the first row.
  private var firstFieldCount = 0
  /// The number of fields of every row that was found, or nothing if all have as many as the first.
  private var fieldCounts: [Int32] = []
  /// The offset at which the search continues.
  private var end: Int
  /// The offset of a quote that is never closed.
  private var openQuote: Int?

  /// Creates the table in `data`, which is text in UTF-8.
  ///
  /// - Parameter separator: The byte between fields; nil for the likeliest.
  init(_ data: Data, separator: UInt8? = nil) {
    self.data = data
    let start = data.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    end = start
    self.separator =
      separator
      ?? data.withUnsafeBytes { bytes in
        let beginning = bytes[start..<min(bytes.count, start + 65536)]
        return DelimitedText.likelySeparator(in: UnsafeRawBufferPointer(rebasing: beginning))
      }
  }

  /// Creates a table that has `rows`, each with at least one field.
  init(rows: [[String]]) {
    var text = ""
    for row in rows {
      for (column, field) in row.enumerated() {
        if column > 0 { text += "," }
        text += "\"" + field.replacingOccurrences(of: "\"", with: "\"\"") + "\""
      }
      text += "\n"
    }
    self.init(Data(text.utf8), separator: UInt8(ascii: ","))
    findRows(inNext: data.count)
  }

  /// A Boolean value that indicates whether all rows were found.
  var isComplete: Bool { end >= data.count }

  /// The number of rows that were found, and of those that the remaining bytes would have if they were
  /// like them.
  var estimatedCount: Int {
    if isComplete || end == 0 { return count }
    return Int(Double(count) * Double(data.count) / Double(end))
  }

  /// The number of fields that every row has, or nil if rows differ.
  var commonFieldCount: Int? { fieldCounts.isEmpty ? firstFieldCount : nil }

  /// The number of places and counts that are kept: the memory that the table takes beside its file.
  var numberOfEntries: Int { marks.count + fieldCounts.count }

  /// Returns the number of fields of a row that was found.
  func fieldCount(ofRow row: Int) -> Int {
    fieldCounts.isEmpty ? firstFieldCount : Int(fieldCounts[row])
  }

  /// Looks for rows in the next part of the file.
  ///
  /// - Parameter bytes: The length of that part, which is extended to the end of a row.
  mutating func findRows(inNext bytes: Int) {
    let limit = min(data.count, end + bytes)
    data.withUnsafeBytes { buffer in
      let text = DelimitedText(buffer, separator: separator)
      while end < limit {
        guard let row = text.row(from: end) else {
          end = buffer.count
          break
        }
        note(row)
        end = row.range.upperBound
      }
    }
  }

  private mutating func note(_ row: DelimitedText.Row) {
    if count % DelimitedFile.interval == 0 { marks.append(row.range.lowerBound) }
    if count == 0 {
      firstFieldCount = row.fieldCount
    } else if fieldCounts.isEmpty, row.fieldCount != firstFieldCount {
      fieldCounts = Array(repeating: Int32(clamping: firstFieldCount), count: count)
    }
    if !fieldCounts.isEmpty { fieldCounts.append(Int32(clamping: row.fieldCount)) }
    if let quote = row.openQuote { openQuote = quote }
    count += 1
  }

  /// Finds all rows, and checks that the file is text in UTF-8 whose quotes are closed.
  mutating func findAllRows() throws(UsageError) {
    while !isComplete {
      let start = end
      findRows(inNext: DelimitedFile.pieceLength)
      // Rows end between characters, so a piece is text by itself.
      if !DelimitedFile.isText(data, start..<end) { throw UsageError("is not text in UTF-8") }
    }
    guard let openQuote else { return }
    let line = data.withUnsafeBytes {
      DelimitedText($0, separator: separator).line(of: openQuote)
    }
    throw DelimitedText.openQuote(inLine: line)
  }

  private static func isText(_ data: Data, _ range: Range<Int>) -> Bool {
    data.withUnsafeBytes { bytes in
      let piece = UnsafeRawBufferPointer(rebasing: bytes[range])
      let isASCII = piece.reduce(0) { $0 | $1 } < 0x80
      return isASCII || String(bytes: piece, encoding: .utf8) != nil
    }
  }

  /// Returns the fields of rows that were found.
  func rows(_ numbers: Range<Int>) -> [[String]] {
    let numbers = numbers.clamped(to: 0..<count)
    guard let first = numbers.first else { return [] }
    return data.withUnsafeBytes { buffer in
      let text = DelimitedText(buffer, separator: separator)
      var place = marks[first / DelimitedFile.interval]
      for _ in 0..<first % DelimitedFile.interval {
        place = text.row(from: place)?.range.upperBound ?? place
      }
      return numbers.compactMap { _ in
        guard let row = text.row(from: place) else { return nil }
        place = row.range.upperBound
        return DelimitedFile.fields(of: row.range, in: text)
      }
    }
  }

  /// The number of bytes of the rows that were found.
  var searchedBytes: Int { end }

  /// Calls a closure with the bytes of the file.
  func bytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    data.withUnsafeBytes(body)
  }

  /// Returns the place of a row that was found.
  func range(ofRow row: Int) -> Range<Int> {
    data.withUnsafeBytes { buffer in
      let text = DelimitedText(buffer, separator: separator)
      var place = marks[row / DelimitedFile.interval]
      for _ in 0..<row % DelimitedFile.interval {
        place = text.row(from: place)?.range.upperBound ?? place
      }
      return text.row(from: place)?.range ?? place..<place
    }
  }

  /// Returns the row that a byte belongs to, or the last one before it.
  func row(at place: Int) -> Int {
    var (mark, end) = (0, marks.count)
    while mark + 1 < end {
      let middle = (mark + end) / 2
      if marks[middle] <= place { mark = middle } else { end = middle }
    }
    return data.withUnsafeBytes { buffer in
      let text = DelimitedText(buffer, separator: separator)
      var row = mark * DelimitedFile.interval
      var start = marks.isEmpty ? 0 : marks[mark]
      while row + 1 < count, let next = text.row(from: start)?.range.upperBound, next <= place {
        start = next
        row += 1
      }
      return row
    }
  }

  /// Returns some rows from all over the file and from its end, whether they were found or not.
  ///
  /// They begin at places that can lie within a quoted field, so some can be a piece of a row.
  /// - Complexity: O(count) rows are read, wherever they are.
  func sample(_ count: Int) -> [[String]] {
    data.withUnsafeBytes { buffer in
      let text = DelimitedText(buffer, separator: separator)
      // Lines, not rows: a quote that closes here would seem to open.
      func line(after place: Int) -> Range<Int>? {
        let line = text.line(from: text.endOfLine(from: place))
        return line.isEmpty ? nil : line
      }
      var lines = (0..<max(0, count)).compactMap { line(after: data.count / count * $0) }
      // The last rows often have the longest numbers.
      var place = max(0, data.count - 1024)
      while let next = line(after: place) {
        lines.append(next)
        place = next.upperBound
      }
      return lines.map { DelimitedFile.fields(of: $0, in: text) }
    }
  }

  /// Returns the fields of a row, or of the beginning of one that is too long to be shown.
  private static func fields(of row: Range<Int>, in text: DelimitedText) -> [String] {
    text.fields(of: row.lowerBound..<min(row.upperBound, row.lowerBound + 65536))
  }
}
