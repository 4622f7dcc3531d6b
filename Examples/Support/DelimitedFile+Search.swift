import Foundation

extension DelimitedFile {
  /// Returns the next row that contains `text` as it is written in the file, from a row on or back from it.
  ///
  /// Letters of ASCII match in either case.
  /// - Complexity: O(the number of bytes up to the row).
  func row(containing text: String, from row: Int, isBackward: Bool) -> Int? {
    let wanted = text.utf8.map { DelimitedFile.folded($0) }
    guard let first = wanted.first, (0..<count).contains(row) else { return nil }
    return bytes { buffer in
      func matches(at place: Int) -> Bool {
        guard DelimitedFile.folded(buffer[place]) == first else { return false }
        return wanted.indices.allSatisfy { DelimitedFile.folded(buffer[place + $0]) == wanted[$0] }
      }
      let range = range(ofRow: row)
      let last = searchedBytes - wanted.count
      var place = isBackward ? min(range.upperBound - 1, last) : range.lowerBound
      while place >= 0, place <= last {
        if matches(at: place) { return self.row(at: place) }
        place += isBackward ? -1 : 1
      }
      return nil
    }
  }

  private static func folded(_ byte: UInt8) -> UInt8 {
    (0x41...0x5a).contains(byte) ? byte + 0x20 : byte
  }
}
