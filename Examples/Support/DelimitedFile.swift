import Foundation

/// A table in a file of any length, of which no more is read than is asked for.
///
/// Rows are those that ``DelimitedText`` finds. Of every 64th the place is kept: an eighth of a byte for
/// each row.
///
/// - Complexity: To open, O(1). To find all rows, one pass over the file, a piece at a time. To read a row,
///   as many bytes as 64 rows have.
struct DelimitedFile: Sendable {
  private static let interval = 64

  private let data: Data
  let separator: UInt8
  /// Where every 64th row begins.
  private var marks: [Int] = []
  /// How many rows were found so far.
  private(set) var count = 0
  /// Where the search goes on.
  private var end: Int

  /// The table in `data`, which is text in UTF-8.
  ///
  /// - Parameter separator: What lies between fields; nil for the likeliest.
  init(_ data: Data, separator: UInt8? = nil) {
    self.data = data
    end = data.starts(with: [0xef, 0xbb, 0xbf]) ? 3 : 0
    let beginning = String(decoding: data[end..<min(data.count, end + 65536)], as: UTF8.self)
    self.separator =
      separator ?? DelimitedText.likelySeparator(in: beginning).asciiValue ?? UInt8(ascii: ",")
  }

  /// Whether all rows were found.
  var isComplete: Bool { end >= data.count }

  /// How many rows there are: all that were found, and as many more as the bytes left would have if they
  /// were like those.
  var estimatedCount: Int {
    if isComplete || end == 0 { return count }
    return Int(Double(count) * Double(data.count) / Double(end))
  }

  /// Looks for rows in the next part of the file.
  ///
  /// - Parameter bytes: How long that part is; it goes on to the end of a row.
  mutating func findRows(inNext bytes: Int) {
    let limit = min(data.count, end + bytes)
    data.withUnsafeBytes { buffer in
      let scanner = RowScanner(buffer, separator: separator)
      while end < limit {
        let start = scanner.startOfRow(from: end)
        if start >= data.count {
          end = start
          break
        }
        if count % DelimitedFile.interval == 0 { marks.append(start) }
        count += 1
        end = scanner.endOfRow(from: start)
      }
    }
  }

  /// The fields of rows that were found.
  func rows(_ numbers: Range<Int>) -> [[String]] {
    let numbers = numbers.clamped(to: 0..<count)
    guard let first = numbers.first else { return [] }
    return data.withUnsafeBytes { buffer in
      let scanner = RowScanner(buffer, separator: separator)
      var place = marks[first / DelimitedFile.interval]
      for _ in 0..<first % DelimitedFile.interval {
        place = scanner.endOfRow(from: scanner.startOfRow(from: place))
      }
      return numbers.map { _ in
        let start = scanner.startOfRow(from: place)
        place = scanner.endOfRow(from: start)
        return fields(of: buffer[start..<place])
      }
    }
  }

  /// Some rows from all over the file and from its end, whether they were found or not.
  ///
  /// They are looked for from places that may lie within a quoted field, so that now and then one is a
  /// piece of a row.
  /// - Complexity: O(count) rows are read, wherever they are.
  func sample(_ count: Int) -> [[String]] {
    data.withUnsafeBytes { buffer in
      let scanner = RowScanner(buffer, separator: separator)
      // Lines, not rows: a quote that closes here would seem to open.
      func line(after place: Int) -> Range<Int>? {
        let start = scanner.startOfRow(from: scanner.endOfLine(from: place))
        return start < data.count ? start..<scanner.endOfLine(from: start) : nil
      }
      var lines = (0..<max(0, count)).compactMap { line(after: data.count / count * $0) }
      // The last rows often have the longest numbers.
      var place = max(0, data.count - 1024)
      while let next = line(after: place) {
        lines.append(next)
        place = next.upperBound
      }
      return lines.map { fields(of: buffer[$0]) }
    }
  }

  /// The fields of a row, or of the beginning of one that nobody can read.
  private func fields(of bytes: Slice<UnsafeRawBufferPointer>) -> [String] {
    DelimitedText.firstRow(of: bytes.prefix(65536), separator: separator)
  }
}

/// Finds where rows begin and end.
private struct RowScanner {
  private let bytes: UnsafeRawBufferPointer
  private let separator: UInt8

  init(_ bytes: UnsafeRawBufferPointer, separator: UInt8) {
    self.bytes = bytes
    self.separator = separator
  }

  /// The next place that is no line end: lines without anything are no rows.
  func startOfRow(from place: Int) -> Int {
    var place = place
    while place < bytes.count, isLineEnd(bytes[place]) { place += 1 }
    return place
  }

  /// Where the row ends that begins at `start`.
  func endOfRow(from start: Int) -> Int {
    let end = endOfLine(from: start)
    // Without a quote, lines are rows; with one, every byte counts.
    if first(UInt8(ascii: "\""), from: start, to: end) == end { return end }
    return endOfQuotedRow(from: start)
  }

  /// Where the line ends that `start` is in.
  func endOfLine(from start: Int) -> Int {
    let end = first(UInt8(ascii: "\n"), from: start, to: bytes.count)
    return first(UInt8(ascii: "\r"), from: start, to: end)
  }

  private func endOfQuotedRow(from start: Int) -> Int {
    var isQuoted = false
    // Whether the field is empty so far and had no quotes: one opens there only.
    var mayOpen = true
    // Whether the byte before closed a field's quotes, unless a second one follows.
    var mayClose = false
    for place in start..<bytes.count {
      let byte = bytes[place]
      if isQuoted {
        if byte == UInt8(ascii: "\"") { (isQuoted, mayClose) = (false, true) }
        continue
      }
      if mayClose {
        mayClose = false
        if byte == UInt8(ascii: "\"") {
          isQuoted = true
          continue
        }
      }
      if byte == separator {
        mayOpen = true
      } else if isLineEnd(byte) {
        return place
      } else {
        isQuoted = byte == UInt8(ascii: "\"") && mayOpen
        mayOpen = false
      }
    }
    return bytes.count
  }

  private func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  /// The first place of `byte`, or `end` where there is none.
  private func first(_ byte: UInt8, from start: Int, to end: Int) -> Int {
    guard start < end, let base = bytes.baseAddress,
      let found = memchr(base + start, Int32(byte), end - start)
    else { return end }
    return UnsafeRawPointer(found) - base
  }
}
