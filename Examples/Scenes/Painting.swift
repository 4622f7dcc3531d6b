import LayoutCore

/// A painting with its artist, year and size.
struct Painting: Hashable, Sendable {
  let title: String
  let artist: String
  let year: Int
  /// Width and height in centimetres.
  let size: LayoutSize
  let era: String
  /// The colours that represent the painting, from its top to its bottom.
  let colors: [Color]

  init(
    title: String, artist: String, year: Int, size: LayoutSize, era: String, colors: [Color]
  ) {
    self.title = title
    self.artist = artist
    self.year = year
    self.size = size
    self.era = era
    self.colors = colors
  }

  /// Creates a painting from a line of `paintings.csv`; returns nil if the line is malformed.
  init?(fields: [String]) {
    guard fields.count == 9, let year = Int(fields[2]), let height = Double(fields[3]),
      let width = Double(fields[4])
    else { return nil }
    self.init(
      title: fields[0], artist: fields[1], year: year,
      size: LayoutSize(width: width, height: height), era: fields[5],
      colors: fields[6...].compactMap { Color(hex: $0) })
  }

  /// Height by width, as museums write it.
  var dimensions: String { "\(size.height.plainText) × \(size.width.plainText) cm" }

  /// The ratio of the width to the height.
  var ratio: Double { size.width / size.height }
}
