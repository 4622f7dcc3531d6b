import StrategyKit

@testable import Waterfall

extension PreparedSections where Layout == WaterfallLayout {
  /// Returns a description of each broken invariant of the contents; empty unless there is a bug.
  ///
  /// For tests.
  ///
  /// - Complexity: O(n·t); n = items, t = tracks.
  func brokenInvariants() -> [String] {
    (0..<numberOfSections).flatMap { number in
      content(ofSection: number).brokenInvariants(style(ofSection: number)).map {
        "section \(number): \($0)"
      }
    }
  }
}

extension WaterfallContent {
  fileprivate func brokenInvariants(_ style: WaterfallStyle) -> [String] {
    var broken: [String] = []
    if extents.count != count { broken.append("columns differ in count") }
    if let scattered {
      if scattered.starts.count != count { broken.append("starts differ in count") }
      return broken
    }
    let interval = heights.interval
    if heights.count != max(0, count - 1) / interval {
      broken.append("\(heights.count) blocks for \(count) items")
    }
    var expected = [Int64](repeating: 0, count: heights.tracks)
    for item in 0..<count {
      if item % interval == 0, heights.heights(before: item / interval) != expected {
        broken.append("the heights before \(item) differ from those of its tracks")
      }
      let covered = tracks(of: item)
      guard covered.upperBound <= expected.count else {
        broken.append("item \(item) lies beyond the tracks")
        return broken
      }
      let start = expected[covered].max() ?? 0
      if span(of: item, style: style).lower.rawValue != start {
        broken.append("item \(item) does not begin at \(start)")
      }
      for track in covered { expected[track] = start &+ extents[item] &+ style.spacing }
    }
    return broken
  }
}
