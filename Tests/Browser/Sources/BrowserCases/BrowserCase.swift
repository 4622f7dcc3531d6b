import LayoutCore

/// Boxes that this project has laid out, and the style with which a browser should lay them out alike.
struct BrowserCase: Encodable {
  /// The name of the case, with its seed.
  var name: String
  /// The container's style.
  var style: String
  /// The style of each box.
  var boxes: [String]
  /// The style of the content of each box, which keeps its natural size if the box is stretched.
  var contents: [String]
  /// The frames that this project computed: the distance from the edge at which reading begins, the distance
  /// from the top, the width and the height of each box.
  var frames: [[Double]]
  /// The number of gaps before each box that the browser rounds down to 1/64 pixel.
  var gaps: [Int]
  /// A Boolean value that indicates whether reading begins at the right edge.
  var isMirrored: Bool
}

extension BrowserCase {
  /// Returns the frames of a layout's first `count` cells, measured from the edge at which reading begins.
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

  /// The length as it is written in a style; six digits represent any 64th exactly.
  var css: String { "\(points)px" }

  static func < (lhs: Grain, rhs: Grain) -> Bool { lhs.count < rhs.count }
  static func + (lhs: Grain, rhs: Grain) -> Grain { Grain(lhs.count + rhs.count) }
  static func - (lhs: Grain, rhs: Grain) -> Grain { Grain(lhs.count - rhs.count) }
  static func * (lhs: Grain, rhs: Int) -> Grain { Grain(lhs.count * rhs) }
}
