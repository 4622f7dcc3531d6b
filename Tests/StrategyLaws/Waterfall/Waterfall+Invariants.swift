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
      let spacing = style(ofSection: number).spacing
      return content(ofSection: number).brokenInvariants(spacing).map {
        "section \(number): \($0)"
      }
    }
  }
}

extension WaterfallContent {
  fileprivate func brokenInvariants(_ spacing: Int64) -> [String] {
    var broken: [String] = []
    if extents.count != count || tracks.count != count { broken.append("columns differ in count") }
    if order.isOverlapping || order.isTracked { return broken }
    var heights = [Int64](repeating: 0, count: trackCount)
    var last = Int64.min
    for item in 0..<count {
      let start = starts[item]
      if item > 0, item % interval == 0 {
        let first = checkpoint(afterBlockOf: item - 1)
        if Array(checkpoints[first..<first + trackCount]) != heights {
          broken.append("the checkpoint before \(item) differs from heights")
        }
      }
      if order.isAscending, start < last {
        broken.append("item \(item) begins before the one before it")
      }
      last = start
      for covered in tracks(of: item) {
        if covered >= heights.count {
          broken.append("item \(item) lies beyond the tracks")
          continue
        }
        let limit = LayoutLimits.maximumPosition.rawValue
        if start < heights[covered], heights[covered] <= limit {
          broken.append("item \(item) overlaps another in its track")
        }
        heights[covered] = start &+ extents[item] &+ spacing
      }
    }
    return broken
  }
}
