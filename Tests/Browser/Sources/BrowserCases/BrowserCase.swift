import LayoutCore

/// Boxes that this project has laid out, and the style with which a browser should do the same.
struct BrowserCase: Encodable {
  /// What the case is, with its seed.
  var name: String
  /// The container's style.
  var style: String
  /// The style of each box.
  var boxes: [String]
  /// The style of what is in each box; it has its natural size where the box is stretched.
  var contents: [String]
  /// The frames here: distance from the edge where reading begins, from the top, width, height.
  var frames: [[Double]]
  /// How many gaps lie before each box that the browser rounds down to 1/64 pixel.
  var gaps: [Int]
  /// Whether the distance from the edge where reading begins is the distance from the right.
  var isMirrored: Bool
}

extension BrowserCase {
  /// The frames of a layout's cells, from the edge where reading begins.
  static func frames(
    _ prepared: some PreparedLayout, _ count: Int, _ direction: FlowDirection
  ) -> [[Double]] {
    (0..<count).compactMap { prepared.cellFrame(at: ElementIndex(section: 0, item: $0)) }.map {
      frame in
      let start =
        direction == .rightToLeft ? prepared.contentSize.width - frame.maxX : frame.minX
      return [start, frame.minY, frame.width, frame.height]
    }
  }
}

/// A length in whole 64ths of a pixel, the browser's unit.
struct Grain: Comparable {
  var count: Int

  init(_ count: Int) { self.count = count }

  var points: Double { Double(count) / 64 }

  /// The length as a style tells it; six digits tell any 64th exactly.
  var css: String { "\(points)px" }

  static func < (lhs: Grain, rhs: Grain) -> Bool { lhs.count < rhs.count }
  static func + (lhs: Grain, rhs: Grain) -> Grain { Grain(lhs.count + rhs.count) }
  static func - (lhs: Grain, rhs: Grain) -> Grain { Grain(lhs.count - rhs.count) }
  static func * (lhs: Grain, rhs: Int) -> Grain { Grain(lhs.count * rhs) }
}
