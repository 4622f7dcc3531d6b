import StrategyKit

/// The gaps between the items of each track, in which later items can be placed.
struct TrackGaps {
  /// The distance after each item.
  let spacing: Int64
  /// The lower and upper ends of the gaps of each track, ascending.
  private var gaps: [Int: [Range<Int64>]] = [:]

  /// The number of gaps of a track that are kept; the lowest are given up first.
  private static let most = 64

  init(spacing: Int64) { self.spacing = spacing }

  /// Returns the first of the earliest gaps with room for an item, and its first track, or nil if
  /// there is none.
  ///
  /// - Parameter span: The number of tracks of the item.
  /// - Parameter extent: The extent of the item.
  /// - Parameter heights: The heights of all tracks.
  /// - Parameter isAllowed: A closure that returns whether the item can begin in a track.
  func place(
    _ span: Int, _ extent: Int64, above heights: UnsafeMutableBufferPointer<Int64>,
    where isAllowed: (Int) -> Bool
  ) -> (track: Int, height: Int64)? {
    var best: (track: Int, height: Int64)?
    for track in 0...heights.count - span where isAllowed(track) {
      let range = track..<track + span
      var start = Int64.min
      var earlier = start
      repeat {
        earlier = start
        for track in range {
          start = self.start(of: extent &+ spacing, in: track, from: start, heights[track])
        }
      } while start != earlier
      guard heights[range].contains(where: { start < $0 }) else { continue }
      if best.map({ start < $0.height }) ?? true { best = (track, start) }
    }
    return best
  }

  /// Returns the first offset from `start` on at which a track has room for an item.
  private func start(
    of pitch: Int64, in track: Int, from start: Int64, _ height: Int64
  ) -> Int64 {
    for gap in gaps[track] ?? [] where max(gap.lowerBound, start) &+ pitch <= gap.upperBound {
      return max(gap.lowerBound, start)
    }
    return max(height, start)
  }

  /// Notes that an item takes the room of its tracks between two offsets.
  mutating func fill(
    _ tracks: Range<Int>, from start: Int64, to end: Int64,
    above heights: UnsafeMutableBufferPointer<Int64>
  ) {
    for track in tracks {
      var list = gaps[track] ?? []
      if start >= heights[track] {
        if start > heights[track] { list.append(heights[track]..<start) }
      } else if let place = list.firstIndex(where: { $0.contains(start) }) {
        let gap = list[place]
        let parts = [gap.lowerBound..<start, max(start, end)..<max(start, end, gap.upperBound)]
        list.replaceSubrange(place...place, with: parts.filter { !$0.isEmpty })
      }
      gaps[track] = Array(list.suffix(TrackGaps.most))
    }
  }
}
