import LayoutCore

/// Where in the content a part of a story takes place, and what is to stay in place there.
public enum StoryPlace: String, Hashable, Sendable, CaseIterable {
  /// The middle; the cell that the user reads stays.
  case middle
  /// The beginning, which stays in view.
  case beginning
  /// The end, which stays in view.
  case end

  /// What an engine is told to keep in place.
  public var anchor: LayoutAnchor {
    switch self {
    case .middle: .leading
    case .beginning: .start
    case .end: .end
    }
  }

  /// Where the viewport of `engine` stands there, on whole points; along an axis across that in which
  /// content grows, the end is where reading begins.
  func offset<Strategy>(in engine: LayoutEngine<Strategy>) -> LayoutPoint {
    let range = engine.contentOffsetBounds
    switch self {
    case .middle:
      return engine.clamped(
        LayoutPoint(
          x: ((range.minimum.x + range.maximum.x) / 2).rounded(),
          y: ((range.minimum.y + range.maximum.y) / 2).rounded()))
    case .beginning: return engine.initialContentOffset
    case .end:
      let start = engine.initialContentOffset
      guard engine.prepared.scrollAxis == .horizontal else {
        return LayoutPoint(x: start.x, y: range.maximum.y)
      }
      return LayoutPoint(
        x: start.x == range.minimum.x ? range.maximum.x : range.minimum.x, y: start.y)
    }
  }
}
