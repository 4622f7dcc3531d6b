import LayoutCore

/// A painting: who made it, when, and how large it is.
struct Painting: Hashable, Sendable {
  let title: String
  let artist: String
  let year: Int
  /// Width and height in centimetres.
  let size: LayoutSize
  let era: String
  /// What stands for the painting's colours, from its top to its bottom.
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

  /// The painting of a line of `paintings.csv`; nil where the line is not like the others.
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

  /// How many times as wide as high it is.
  var ratio: Double { size.width / size.height }
}
