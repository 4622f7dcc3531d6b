import Foundation
import LayoutCore

/// The pixel size of an image, read from the first bytes of its file.
///
/// - Source: PNG (ISO/IEC 15948), GIF89a, JPEG (ITU T.81) with EXIF 2.3, WebP (RFC 9649).
struct ImageHeader: Hashable, Sendable {
  enum Format: String, Sendable {
    case png = "PNG"
    case jpeg = "JPEG"
    case gif = "GIF"
    case webp = "WebP"
  }

  let format: Format
  /// The size as the image is to be shown, turned upright.
  let size: LayoutSize

  /// Creates the header of an image; returns nil if the format is unknown.
  ///
  /// - Throws: An error if the bytes begin like an image, but the rest is malformed.
  init?(_ data: Data) throws(UsageError) {
    let reader = ByteReader(data)
    guard let format = ImageHeader.format(of: reader) else { return nil }
    let size: (width: Int, height: Int)?
    switch format {
    case .png:
      size = reader.has("IHDR", at: 12) ? reader.pair(4, at: 16, big: true) : nil
    case .gif: size = reader.pair(2, at: 6, big: false)
    case .jpeg: size = JPEGHeader(reader).size
    case .webp: size = WebPHeader(reader).size
    }
    guard let size, size.width > 0, size.height > 0 else {
      throw UsageError("is not a whole \(format.rawValue) image")
    }
    self.format = format
    self.size = LayoutSize(width: Double(size.width), height: Double(size.height))
  }

  private static func format(of reader: ByteReader) -> Format? {
    if reader.big(4, at: 0) == 0x8950_4e47 { return .png }
    if reader.big(3, at: 0) == 0xff_d8ff { return .jpeg }
    if reader.has("GIF87a", at: 0) || reader.has("GIF89a", at: 0) { return .gif }
    return reader.has("RIFF", at: 0) && reader.has("WEBP", at: 8) ? .webp : nil
  }
}

extension ByteReader {
  /// Returns two numbers of `count` bytes each, one after the other.
  fileprivate func pair(_ count: Int, at offset: Int, big: Bool) -> (width: Int, height: Int)? {
    let first = big ? self.big(count, at: offset) : little(count, at: offset)
    let second = big ? self.big(count, at: offset + count) : little(count, at: offset + count)
    guard let first, let second else { return nil }
    return (first, second)
  }
}
