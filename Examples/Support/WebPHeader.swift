/// A reader of the size of a WebP file, from its first chunk.
struct WebPHeader {
  private let reader: ByteReader

  init(_ reader: ByteReader) { self.reader = reader }

  /// The width and height in pixels, of the canvas if there is one.
  var size: (width: Int, height: Int)? {
    // The file's header has 12 bytes, the chunk's 8.
    let start = 20
    if reader.has("VP8X", at: 12) {
      guard let width = reader.little(3, at: start + 4),
        let height = reader.little(3, at: start + 7)
      else { return nil }
      return (width + 1, height + 1)
    }
    if reader.has("VP8L", at: 12) {
      guard reader.byte(start) == 0x2f, let bits = reader.little(4, at: start + 1) else {
        return nil
      }
      return (bits & 0x3fff + 1, bits >> 14 & 0x3fff + 1)
    }
    if reader.has("VP8 ", at: 12) {
      // A key frame's start code; then 14 bits each, the upper two for scaling.
      guard reader.big(3, at: start + 3) == 0x9d_012a, let width = reader.little(2, at: start + 6),
        let height = reader.little(2, at: start + 8)
      else { return nil }
      return (width & 0x3fff, height & 0x3fff)
    }
    return nil
  }
}
