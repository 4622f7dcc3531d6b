/// A reader that finds the size of a JPEG file in its segments.
struct JPEGHeader {
  private let reader: ByteReader

  init(_ reader: ByteReader) { self.reader = reader }

  /// The width and height in pixels, exchanged if the EXIF data specifies a rotated image.
  var size: (width: Int, height: Int)? {
    var offset = 2
    var isTurned = false
    while let marker = marker(at: &offset) {
      // Standalone markers have no length.
      if marker == 0x01 || (0xd0...0xd8).contains(marker) { continue }
      // The picture's data, or the end: no segment before specified a size.
      if marker == 0xda || marker == 0xd9 { return nil }
      guard let length = reader.big(2, at: offset), length >= 2 else { return nil }
      if marker == 0xe1, let orientation = orientation(at: offset + 2) {
        isTurned = (5...8).contains(orientation)
      }
      if JPEGHeader.isFrame(marker) {
        guard let height = reader.big(2, at: offset + 3), let width = reader.big(2, at: offset + 5)
        else { return nil }
        return isTurned ? (height, width) : (width, height)
      }
      offset += length
    }
    return nil
  }

  /// Returns `true` if a marker begins a frame, baseline or progressive: C0 to CF without the
  /// three that begin tables.
  private static func isFrame(_ marker: Int) -> Bool {
    (0xc0...0xcf).contains(marker) && marker != 0xc4 && marker != 0xc8 && marker != 0xcc
  }

  /// Returns the next marker, before which any number of fill bytes may stand.
  ///
  /// - Parameter offset: Where to look; it is moved behind the marker.
  private func marker(at offset: inout Int) -> Int? {
    guard reader.byte(offset) == 0xff else { return nil }
    while reader.byte(offset) == 0xff { offset += 1 }
    defer { offset += 1 }
    return reader.byte(offset)
  }

  /// Returns the orientation in a segment of EXIF data, from 1 to 8.
  private func orientation(at offset: Int) -> Int? {
    guard reader.has("Exif", at: offset) else { return nil }
    let start = offset + 6
    let isLittle = reader.has("II", at: start)
    func number(_ count: Int, _ place: Int) -> Int? {
      isLittle ? reader.little(count, at: place) : reader.big(count, at: place)
    }
    guard isLittle || reader.has("MM", at: start), number(2, start + 2) == 42,
      let directory = number(4, start + 4), let count = number(2, start + directory)
    else { return nil }
    for entry in 0..<count {
      let place = start + directory + 2 + entry * 12
      if number(2, place) == 0x0112 { return number(2, place + 8) }
    }
    return nil
  }
}
