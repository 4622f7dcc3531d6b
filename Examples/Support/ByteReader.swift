import Foundation

/// A reader of numbers from bytes; it returns nil beyond their end.
struct ByteReader {
  let data: Data

  init(_ data: Data) { self.data = data }

  var count: Int { data.count }

  /// Returns the byte at `offset`.
  func byte(_ offset: Int) -> Int? {
    guard offset >= 0, offset < data.count else { return nil }
    return Int(data[data.startIndex + offset])
  }

  /// Returns the number of `count` bytes from `offset`, the highest first.
  func big(_ count: Int, at offset: Int) -> Int? {
    var number = 0
    for place in 0..<count {
      guard let byte = byte(offset + place) else { return nil }
      number = number << 8 | byte
    }
    return number
  }

  /// Returns the number of `count` bytes from `offset`, the lowest first.
  func little(_ count: Int, at offset: Int) -> Int? {
    var number = 0
    for place in (0..<count).reversed() {
      guard let byte = byte(offset + place) else { return nil }
      number = number << 8 | byte
    }
    return number
  }

  /// Returns `true` if the bytes at `offset` are the letters of `text`.
  func has(_ text: String, at offset: Int) -> Bool {
    var place = offset
    for letter in text.utf8 {
      guard byte(place) == Int(letter) else { return false }
      place += 1
    }
    return true
  }
}
