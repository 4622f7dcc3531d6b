import LayoutCore

@testable import Waterfall

extension PreparedSections where Layout == WaterfallLayout {
  /// Returns a description of each broken invariant of the storage; empty unless there is a bug.
  ///
  /// For tests.
  ///
  /// - Complexity: O(n·t); n = items, t = tracks.
  func brokenInvariants() -> [String] {
    var broken: [String] = []
    let items = storage.items
    let count = (0..<numberOfSections).reduce(0) { $0 + numberOfItems(inSection: $1) }
    if items.starts.count != count || items.extents.count != count || items.tracks.count != count {
      broken.append("storage is not one entry per item")
    }
    for number in 0..<numberOfSections {
      let state = storage.states[number]
      if state.order.isOverlapping || state.order.isTracked { continue }
      let section = slice(ofSection: number)
      let style = style(ofSection: number)
      let interval = storage.interval(of: section)
      var heights = [Int64](repeating: 0, count: Int(state.tracks))
      var last = Int64.min
      for item in 0..<section.count {
        let place = section.place(of: item)
        let start = items.starts[place]
        if item > 0, item % interval == 0 {
          let first = storage.checkpoint(afterBlockOf: item - 1, of: section)
          let stored = storage.checkpoints[first..<first + heights.count].map { $0.rawValue }
          if stored != heights {
            broken.append("section \(number): the checkpoint before \(item) differs from heights")
          }
        }
        if state.order.isAscending, start < last {
          broken.append("section \(number): item \(item) begins before the one before it")
        }
        last = start
        for covered in items.tracks(at: place) {
          if covered >= heights.count {
            broken.append("section \(number): item \(item) lies beyond the tracks")
            continue
          }
          let limit = LayoutLimits.maximumPosition.rawValue
          if start < heights[covered], heights[covered] <= limit {
            broken.append("section \(number): item \(item) overlaps another in its track")
          }
          heights[covered] = start &+ items.extents[place] &+ style.spacing
        }
      }
    }
    return broken
  }
}
