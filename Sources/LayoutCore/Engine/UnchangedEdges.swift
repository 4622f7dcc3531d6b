/// How far a rectangle may move before one of its edges passes an edge of one of many frames.
///
/// Whether a frame intersects the rectangle is told by four comparisons, of an edge of one with the
/// opposite edge of the other. As long as every edge stays between the same two edges of frames, no
/// comparison turns out otherwise, and nothing need be compared.
struct UnchangedEdges: Sendable {
  /// Where an edge may be; which of the ends belongs to it is told by ``contain(_:)``.
  struct Interval: Sendable {
    var lower: Double
    var upper: Double
  }

  /// Trailing edges of the rectangle, beyond one leading edge of a frame and up to the next.
  private var maxX, maxY: Interval
  /// Leading edges of the rectangle, from one trailing edge of a frame on and before the next.
  private var minX, minY: Interval

  /// No rectangle at all.
  static var none: UnchangedEdges {
    let nowhere = Interval(lower: .infinity, upper: -.infinity)
    return UnchangedEdges(maxX: nowhere, maxY: nowhere, minX: nowhere, minY: nowhere)
  }

  /// Every rectangle: no frame is near yet.
  static var anywhere: UnchangedEdges {
    let anywhere = Interval(lower: -.infinity, upper: .infinity)
    return UnchangedEdges(maxX: anywhere, maxY: anywhere, minX: anywhere, minY: anywhere)
  }

  /// Whether every frame lies to `rect` as it did.
  func contain(_ rect: LayoutRect) -> Bool {
    maxX.lower < rect.maxX && rect.maxX <= maxX.upper && minX.lower <= rect.minX
      && rect.minX < minX.upper && maxY.lower < rect.maxY && rect.maxY <= maxY.upper
      && minY.lower <= rect.minY && rect.minY < minY.upper && !rect.isEmpty
  }

  /// Narrows the intervals so that no edge of `rect` passes one of `frame`.
  mutating func keepOff(_ frame: LayoutRect, _ rect: LayoutRect) {
    UnchangedEdges.narrow(&maxX, frame.minX, isPassed: frame.minX < rect.maxX)
    UnchangedEdges.narrow(&minX, frame.maxX, isPassed: !(rect.minX < frame.maxX))
    UnchangedEdges.narrow(&maxY, frame.minY, isPassed: frame.minY < rect.maxY)
    UnchangedEdges.narrow(&minY, frame.maxY, isPassed: !(rect.minY < frame.maxY))
  }

  private static func narrow(_ interval: inout Interval, _ edge: Double, isPassed: Bool) {
    if isPassed {
      interval.lower = max(interval.lower, edge)
    } else {
      interval.upper = min(interval.upper, edge)
    }
  }
}
