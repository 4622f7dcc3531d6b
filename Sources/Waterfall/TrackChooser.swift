import StrategyKit

/// A value that chooses the track of each item by the layout's placement rule.
///
/// The lowest of up to 64 tracks is found without a branch. It is unpredictable, so mispredicted
/// branches would take more time than comparing all tracks.
struct TrackChooser {
  let placement: WaterfallPlacement
  let tracks: Int
  /// The amount by which a track can be higher than the lowest one and still count as equal.
  let tolerance: Int64
  /// The track after that of the item before.
  var cursor: Int
  /// A Boolean value that indicates whether items with neither extent nor spacing take turns.
  let takesTurns: Bool
  /// The track of the item before, if that item has neither extent nor spacing; otherwise -1.
  var turn = -1

  /// Returns the track in which an item begins, and its offset there.
  ///
  /// - Parameter fixed: The track that the item must take, or the nearest in which it fits; `nil`
  ///   if the rule determines it.
  /// - Parameter span: The number of tracks of the item.
  /// - Parameter addsNothing: A Boolean value that indicates whether the item has neither extent
  ///   nor spacing.
  /// - Parameter heights: The height of every track.
  mutating func choose(
    _ fixed: Int?, span: Int, addsNothing: Bool, _ heights: UnsafePointer<Int64>
  ) -> (track: Int, height: Int64) {
    guard let fixed else { return choose(span, addsNothing: addsNothing, heights) }
    return take(min(fixed, tracks - span), span: span, addsNothing: addsNothing, heights)
  }

  /// Takes a given track, and continues placement after it.
  private mutating func take(
    _ track: Int, span: Int, addsNothing: Bool, _ heights: UnsafePointer<Int64>
  ) -> (track: Int, height: Int64) {
    goOn(behind: track, span: span, addsNothing: addsNothing)
    return (track, height(track, span, heights))
  }

  /// Continues placement after an item whose track is given.
  mutating func goOn(behind track: Int, span: Int, addsNothing: Bool) {
    cursor = placement == .trailingToLeading ? track : track &+ span
    turn = addsNothing ? track : -1
  }

  /// Chooses a track by the rule.
  private mutating func choose(
    _ span: Int, addsNothing: Bool, _ heights: UnsafePointer<Int64>
  ) -> (track: Int, height: Int64) {
    var track: Int
    switch placement {
    case .shortestFirst, .dense:
      let (lowest, height) = lowest(span, heights)
      track = addsNothing ? turned(lowest, height, span, heights) : lowest
      turn = addsNothing ? track : -1
      return (track, height)
    case .leadingToTrailing: track = cursor &+ span <= tracks ? cursor : 0
    case .trailingToLeading: track = (cursor >= span ? cursor : tracks) &- span
    case .readingOrder:
      let limit = lowest(span, heights).height &+ tolerance
      track = next(span, heights, notAbove: limit)
    }
    return take(track, span: span, addsNothing: addsNothing, heights)
  }

  /// Returns the next of the lowest tracks, as ``ShortestTrack`` describes.
  private func turned(
    _ lowest: Int, _ lowestHeight: Int64, _ span: Int, _ heights: UnsafePointer<Int64>
  ) -> Int {
    guard turn >= 0, takesTurns else { return lowest }
    return (0...tracks &- span).dropFirst(turn + 1)
      .first { height($0, span, heights) == lowestHeight } ?? lowest
  }

  /// Returns the first track from the cursor on in which the item can begin by `limit`.
  ///
  /// If there is none, returns the first of all tracks that fit.
  private func next(
    _ span: Int, _ heights: UnsafePointer<Int64>, notAbove limit: Int64
  ) -> Int {
    guard tracks > 64 else {
      // From the last track to the first, because each height adds a bit below the others.
      var fitting: UInt64 = 0
      var track = tracks &- span
      while track >= 0 {
        fitting = fitting &<< 1 | (height(track, span, heights) <= limit ? 1 : 0)
        track &-= 1
      }
      return turned(fitting)
    }
    var first = -1
    // The first track after the last one that is too high.
    var free = 0
    for end in 0..<tracks {
      if heights[end] > limit { free = end + 1 }
      let track = end + 1 - span
      guard track >= free else { continue }
      if track >= cursor { return track }
      if first < 0 { first = track }
    }
    return max(0, first)
  }

  /// Returns the first fitting track from the cursor on, or else the first fitting track.
  ///
  /// - Parameter fitting: A bit for each track, of which at least one is set.
  private func turned(_ fitting: UInt64) -> Int {
    // The bits are rotated so that the cursor's track comes first. At least one track fits, so
    // setting the highest bit never changes the result. It only saves a test for an empty set.
    let turn = UInt64(truncatingIfNeeded: cursor)
    let turned = fitting &>> turn | fitting &<< (0 &- turn)
    return ((turned | 1 &<< 63).trailingZeroBitCount &+ cursor) & 63
  }

  /// Returns the first of the tracks in which the item can begin earliest.
  private func lowest(
    _ span: Int, _ heights: UnsafePointer<Int64>
  ) -> (track: Int, height: Int64) {
    // A height and its track fit into one integer if there are few tracks.
    guard tracks <= 64 else { return slowLowest(span, heights) }
    var best = Int64.max
    var track = 0
    while track <= tracks &- span {
      let key = height(track, span, heights) &<< 6 | Int64(truncatingIfNeeded: track)
      best = min(best, key)
      track &+= 1
    }
    return (Int(truncatingIfNeeded: best & 63), best &>> 6)
  }

  /// Returns the result of ``lowest(_:_:)`` in O(t) time for any span.
  ///
  /// - Source: D. Lemire, "Streaming Maximum-Minimum Filter", 2006.
  private func slowLowest(
    _ span: Int, _ heights: UnsafePointer<Int64>
  ) -> (track: Int, height: Int64) {
    withUnsafeTemporaryAllocation(of: Int.self, capacity: tracks) { highest in
      // The tracks of the last span that are higher than all tracks after them. The first is the
      // highest of the span.
      var first = 0
      var end = 0
      var best = (track: 0, height: Int64.max)
      for track in 0..<tracks {
        while end > first, heights[highest[end - 1]] <= heights[track] { end -= 1 }
        highest[end] = track
        end += 1
        let start = track + 1 - span
        guard start >= 0 else { continue }
        if highest[first] < start { first += 1 }
        if heights[highest[first]] < best.height { best = (start, heights[highest[first]]) }
      }
      return best
    }
  }

  private func height(_ track: Int, _ span: Int, _ heights: UnsafePointer<Int64>) -> Int64 {
    var height = heights[track]
    var other = track &+ 1
    while other < track &+ span {
      height = max(height, heights[other])
      other &+= 1
    }
    return height
  }
}
