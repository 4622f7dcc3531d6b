import LayoutCore
import LayoutRuntime

/// A place in the content at which a part of a story begins, and the anchor that applies there.
public enum StoryPlace: String, Hashable, Sendable, CaseIterable {
  /// The middle of the content; the first visible cell keeps its place.
  case middle
  /// The beginning, which stays in view.
  case beginning
  /// The end, which stays in view.
  case end

  /// The anchor of an engine at this place.
  public var anchor: LayoutAnchor {
    switch self {
    case .middle: .leading
    case .beginning: .start
    case .end: .end
    }
  }

  /// Returns the content offset of the place in an engine, rounded to whole points in the middle.
  ///
  /// Along the axis across the content's growth, the end has the offset at which reading begins.
  func offset(in engine: LayoutEngine) -> LayoutPoint {
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
