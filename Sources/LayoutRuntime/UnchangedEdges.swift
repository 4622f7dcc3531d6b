import LayoutCore

/// The intervals within which the edges of a rectangle may move without passing an edge of a frame.
///
/// Four comparisons, each of an edge of a frame with the opposite edge of the rectangle, determine
/// whether the frame intersects the rectangle. If every edge stays between the same two edges of
/// frames, no comparison changes its result, and the frames need not be compared again.
struct UnchangedEdges: Sendable {
  /// The interval of one edge; ``contain(_:)`` determines which of its bounds belongs to it.
  private struct Interval: Sendable {
    var lower = -Double.infinity
    var upper = Double.infinity

    /// Narrows the interval so that an edge of the rectangle cannot pass an edge of a frame.
    mutating func keepOff(_ edge: Double, isPassed: Bool) {
      if isPassed { lower = max(lower, edge) } else { upper = min(upper, edge) }
    }
  }

  /// The intervals of the trailing edges: after one leading edge of a frame, up to the next.
  private var maxX = Interval()
  private var maxY = Interval()
  /// The intervals of the leading edges: from one trailing edge of a frame, to before the next.
  private var minX = Interval()
  private var minY = Interval()

  /// The intervals that contain no rectangle.
  static var none: UnchangedEdges {
    UnchangedEdges(maxX: Interval(lower: .infinity, upper: -.infinity))
  }

  /// The intervals that contain every rectangle, before any frame narrows them.
  static var anywhere: UnchangedEdges { UnchangedEdges() }

  /// Returns a Boolean value that indicates whether `rect` intersects the same frames as before.
  func contain(_ rect: LayoutRect) -> Bool {
    maxX.lower < rect.maxX && rect.maxX <= maxX.upper && minX.lower <= rect.minX
      && rect.minX < minX.upper && maxY.lower < rect.maxY && rect.maxY <= maxY.upper
      && minY.lower <= rect.minY && rect.minY < minY.upper && !rect.isEmpty
  }

  /// Narrows the intervals so that no edge of `rect` can pass an edge of `frame`.
  mutating func keepOff(_ frame: LayoutRect, _ rect: LayoutRect) {
    maxX.keepOff(frame.minX, isPassed: frame.minX < rect.maxX)
    minX.keepOff(frame.maxX, isPassed: !(rect.minX < frame.maxX))
    maxY.keepOff(frame.minY, isPassed: frame.minY < rect.maxY)
    minY.keepOff(frame.maxY, isPassed: !(rect.minY < frame.maxY))
  }
}
