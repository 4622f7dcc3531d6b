import Foundation
import LayoutCore
import Testing

@testable import LayoutViewer

@Suite struct ImageHeaderTests {
  private func size(_ bytes: [UInt8]) throws -> LayoutSize? { try ImageHeader(Data(bytes))?.size }

  /// Returns the two bytes of a number, the higher byte first.
  private static func big(_ number: Int) -> [UInt8] {
    [UInt8(number >> 8 & 0xff), UInt8(number & 0xff)]
  }

  private static func letters(_ text: String) -> [UInt8] { Array(text.utf8) }

  static let png: [UInt8] =
    [0x89] + letters("PNG\r\n") + [0x1a, 0x0a, 0, 0, 0, 13] + letters("IHDR")
    + [0, 0, 3, 0xe8, 0, 0, 2, 0x58, 8, 6, 0, 0, 0]

  @Test func png_tellsItsSizeFirst() throws {
    let header = try #require(try ImageHeader(Data(ImageHeaderTests.png)))
    #expect(header.format == .png)
    #expect(header.size == LayoutSize(width: 1000, height: 600))
  }

  @Test func gif_tellsItsSizeLowByteFirst() throws {
    for version in ["GIF87a", "GIF89a"] {
      let bytes = ImageHeaderTests.letters(version) + [0x40, 0x01, 0xf0, 0x00, 0, 0, 0]
      #expect(try size(bytes) == LayoutSize(width: 320, height: 240))
    }
  }

  // MARK: JPEG

  /// Returns a JPEG file with the given segments before the frame.
  static func jpeg(
    frame: UInt8, width: Int, height: Int, before segments: [UInt8] = []
  ) -> [UInt8] {
    [0xff, 0xd8] + segments + [0xff, frame, 0, 17, 8] + big(height) + big(width)
      + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1] + [0xff, 0xda, 0, 2]
  }

  /// Returns EXIF data that specifies an orientation, in the given order of bytes.
  static func exif(orientation: Int, isLittle: Bool) -> [UInt8] {
    func number(_ value: Int, _ count: Int) -> [UInt8] {
      let bytes = (0..<count).map { UInt8(value >> (8 * $0) & 0xff) }
      return isLittle ? bytes : bytes.reversed()
    }
    let entries =
      number(2, 2)
      + number(0x010f, 2) + number(2, 2) + number(4, 4) + [0x41, 0x42, 0x43, 0]
      + number(0x0112, 2) + number(3, 2) + number(1, 4) + number(orientation, 2) + [0, 0]
    let tiff = letters(isLittle ? "II" : "MM") + number(42, 2) + number(8, 4) + entries
    let body = letters("Exif") + [0, 0] + tiff
    return [0xff, 0xe1] + big(body.count + 2) + body
  }

  @Test func jpeg_isReadInEveryCoding() throws {
    for frame: UInt8 in [0xc0, 0xc1, 0xc2, 0xc3, 0xc9, 0xca] {
      let bytes = ImageHeaderTests.jpeg(frame: frame, width: 640, height: 480)
      #expect(try size(bytes) == LayoutSize(width: 640, height: 480))
    }
  }

  @Test func jpeg_isTurnedAsItsEXIFDataSays() throws {
    for orientation in 1...8 {
      for isLittle in [true, false] {
        let bytes = ImageHeaderTests.jpeg(
          frame: 0xc0, width: 400, height: 300,
          before: ImageHeaderTests.exif(orientation: orientation, isLittle: isLittle))
        let expected =
          orientation < 5
          ? LayoutSize(width: 400, height: 300) : LayoutSize(width: 300, height: 400)
        #expect(try size(bytes) == expected, "orientation \(orientation)")
      }
    }
  }

  // MARK: WebP

  static func webp(_ chunk: String, _ body: [UInt8]) -> [UInt8] {
    letters("RIFF") + [0, 0, 0, 0] + letters("WEBP") + letters(chunk)
      + [UInt8(body.count), 0, 0, 0] + body
  }

  @Test func webp_isReadInEveryCoding() throws {
    let lossy: [UInt8] = [0x30, 1, 0, 0x9d, 0x01, 0x2a, 0x20, 0x43, 0x58, 0x02]
    #expect(
      try size(ImageHeaderTests.webp("VP8 ", lossy)) == LayoutSize(width: 800, height: 600))
    // 14 bits each, one less than the size.
    let bits = UInt32(1023) | UInt32(767) << 14
    let lossless: [UInt8] = [0x2f] + (0..<4).map { UInt8(bits >> (8 * $0) & 0xff) }
    #expect(
      try size(ImageHeaderTests.webp("VP8L", lossless)) == LayoutSize(width: 1024, height: 768))
    let extended: [UInt8] = [0x10, 0, 0, 0, 0xff, 0x0f, 0, 0xff, 0x07, 0]
    #expect(
      try size(ImageHeaderTests.webp("VP8X", extended)) == LayoutSize(width: 4096, height: 2048))
  }

  // MARK: What is no image

  @Test func otherBytes_areNoImage() throws {
    #expect(try size([]) == nil)
    #expect(try size(ImageHeaderTests.letters("hello, world")) == nil)
    #expect(try size(ImageHeaderTests.letters("RIFF....WAVE")) == nil)
  }

  @Test func cutOffImages_areErrors() {
    let whole: [(String, [UInt8])] = [
      ("PNG", Array(ImageHeaderTests.png.prefix(23))),
      ("GIF", ImageHeaderTests.letters("GIF89a") + [1, 0, 1]),
      (
        "JPEG",
        Array(ImageHeaderTests.jpeg(frame: 0xc0, width: 4, height: 4).prefix(10))
      ),
      ("WebP", ImageHeaderTests.webp("VP8X", [0, 0])),
      ("WebP", ImageHeaderTests.webp("JUNK", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])),
    ]
    for (name, bytes) in whole {
      #expect(throws: UsageError("is not a whole \(name) image")) {
        _ = try ImageHeader(Data(bytes))
      }
    }
  }

  @Test func everyCutOfAJPEG_isAnErrorOrItsSize() {
    let bytes = ImageHeaderTests.jpeg(
      frame: 0xc0, width: 400, height: 300,
      before: ImageHeaderTests.exif(orientation: 6, isLittle: true))
    var errors = 0
    for count in 3..<bytes.count {
      do {
        let header = try ImageHeader(Data(bytes.prefix(count)))
        #expect(header?.size == LayoutSize(width: 300, height: 400))
      } catch {
        errors += 1
      }
    }
    // Every prefix that ends before the size is an error.
    #expect(errors == bytes.count - 3 - 14)
  }
}
