import LayoutCore

/// A shape or text to draw in an element, in coordinates from the corner of its frame.
///
/// Marks are all that scenes know of drawing. An SVG file, a terminal or a browser turns them into
/// its own.
enum Mark: Hashable, Sendable {
  case box(LayoutRect, Corners, Paint?, Stroke?)
  case circle(center: LayoutPoint, radius: Double, Paint?, Stroke?)
  case polygon([LayoutPoint], Paint?, Stroke?)
  case line(LayoutPoint, LayoutPoint, Stroke)
  case text(TextMark)
}

/// The paint that fills a surface.
enum Paint: Hashable, Sendable {
  /// A colour of a gradient, and its position from the top, from 0 to 1.
  struct Stop: Hashable, Sendable {
    var color: Color
    var place: Double
  }

  case color(Color)
  /// Colours from top to bottom.
  case gradient([Stop])

  /// The colour that represents the paint.
  var color: Color {
    switch self {
    case .color(let color): color
    case .gradient(let stops): stops.isEmpty ? .black : stops[stops.count / 2].color
    }
  }
}

/// A line's colour and width in points.
struct Stroke: Hashable, Sendable {
  var color: Color
  var width: Double
  var hasRoundEnds = false

  init(_ color: Color, _ width: Double = 1, hasRoundEnds: Bool = false) {
    self.color = color
    self.width = width
    self.hasRoundEnds = hasRoundEnds
  }
}

/// The radii of a box's corners, in points.
struct Corners: Hashable, Sendable {
  var topLeft = 0.0
  var topRight = 0.0
  var bottomRight = 0.0
  var bottomLeft = 0.0

  static let square = Corners()

  static func all(_ radius: Double) -> Corners {
    Corners(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
  }
}

/// A line of text that is known to fit.
struct TextMark: Hashable, Sendable {
  enum Anchor: Hashable, Sendable { case start, middle, end }

  var text: String
  var font: TextFont
  var color: Color
  /// The beginning, middle or end of the line at the baseline, according to the anchor.
  var origin: LayoutPoint
  var anchor: Anchor = .start

  /// The room that the line takes.
  var bounds: LayoutRect {
    let width = TextMetrics.width(of: text, in: font)
    let shift =
      switch anchor {
      case .start: 0.0
      case .middle: width / 2
      case .end: width
      }
    return LayoutRect(
      x: origin.x - shift, y: origin.y - font.ascent, width: width,
      height: font.ascent + font.descent)
  }
}
