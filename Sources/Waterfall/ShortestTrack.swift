import StrategyKit

/// The placement of items one after the other, each in the track that is shortest at that moment.
///
/// If several tracks are equally short, the one with the lowest number is used. Up to 64 tracks are
/// kept sorted, as whole numbers with the track in the low bits. One comparison orders both height
/// and track, and a placed item moves its track back by minima and maxima without a branch.
/// If there are more tracks, a heap stores them.
///
/// - Source: The rule is that of the first waterfall layouts (CHTCollectionViewWaterfallLayout).
enum ShortestTrack {
  /// Places items and updates `heights`.
  ///
  /// An item begins at ``LayoutLimits/maximumPosition`` at most, so further items beyond that
  /// position overlap each other.
  ///
  /// - Parameter items: The items to place.
  /// - Parameter extents: The extents of all items, in units.
  /// - Parameter spacing: The distance after each item within its track, in units.
  /// - Parameter heights: The position at which the next item of each track would begin, which is
  ///   updated. Its count is the number of tracks.
  /// - Parameter tracks: Receives each item's track, at the item's own index.
  /// - Parameter interval: The number of items in a block.
  /// - Parameter rows: The array to which the heights after each block are appended, if an item
  ///   follows.
  /// - Complexity: O(n·t) for up to 64 tracks, O(t + n log t) for more; n = items to place,
  ///   t = tracks.
  static func place(
    _ items: Range<Int>, of extents: ExtentList, spacing: Int64, heights: inout [Int64],
    tracks: inout [UInt16], interval: Int, rows: inout [Int64]
  ) {
    precondition(!heights.isEmpty && heights.count <= LayoutLimits.maximumTracks + 1)
    precondition(items.upperBound <= tracks.count)
    tracks.withUnsafeMutableBufferPointer { tracks in
      let target = Target(
        spacing: spacing, interval: interval,
        tracks: UnsafeMutableBufferPointer(rebasing: tracks[items]))
      // Longer extents are rare, so they have no sorted tracks.
      let placed =
        extents.isWide || heights.count > 64
        ? 0 : target.placeSorted(extents.narrow[items], on: &heights, &rows)
      target.placeByHeap(extents, items, from: placed, on: &heights, &rows)
    }
  }

  /// The destination of the placed items.
  private struct Target {
    let spacing: Int64
    let interval: Int
    let tracks: UnsafeMutableBufferPointer<UInt16>

    /// Places items until one can begin beyond the limits, and returns the number of placed items.
    func placeSorted(
      _ extents: ArraySlice<UInt32>, on heights: inout [Int64], _ rows: inout [Int64]
    ) -> Int {
      let count = heights.count
      // If no height of a block is beyond this position, no item of the block begins beyond limits.
      let limit =
        LayoutLimits.maximumPosition.rawValue &- Int64(interval) &* (1 &<< 32 &+ abs(spacing))
      return withUnsafeTemporaryAllocation(of: Int64.self, capacity: max(2, count)) { keys in
        // The place after a single track.
        keys[1] = .max
        for track in 0..<count { keys[track] = heights[track] &<< 6 | Int64(track) }
        var sorted = keys
        sorted.sort()
        let item = extents.withUnsafeBufferPointer { extents in
          var item = 0
          while item < extents.count, keys[0] &>> 6 > 0 &- limit,
            keys[count &- 1] &>> 6 < limit
          {
            if item > 0 {
              let row = rows.count
              rows.append(contentsOf: repeatElement(0, count: count))
              for key in keys.prefix(count) { rows[row &+ Int(key & 63)] = key &>> 6 }
            }
            // The next item waits for the lowest key, so that is not read from memory.
            var lowest = keys[0]
            let end = min(extents.count, item &+ interval)
            while item < end {
              tracks[item] = UInt16(truncatingIfNeeded: lowest & 63)
              var key = lowest &+ (Int64(extents[item]) &+ spacing) &<< 6
              lowest = min(keys[1], key)
              key = max(keys[1], key)
              var next = 2
              while next < count {
                let other = keys[next]
                keys[next &- 1] = min(other, key)
                key = max(other, key)
                next &+= 1
              }
              keys[next &- 1] = key
              item &+= 1
            }
            keys[0] = lowest
          }
          return item
        }
        for key in keys.prefix(count) { heights[Int(key & 63)] = key &>> 6 }
        return item
      }
    }

    /// Places the items after the first `placed` ones.
    func placeByHeap(
      _ extents: ExtentList, _ items: Range<Int>, from placed: Int, on heights: inout [Int64],
      _ rows: inout [Int64]
    ) {
      guard placed < items.count else { return }
      let limit = LayoutLimits.maximumPosition.rawValue
      var heap = TrackHeap(heights)
      for item in placed..<items.count {
        if item > 0, item % interval == 0 { rows.append(contentsOf: heights) }
        let lowest = heap.lowest
        // Spacing can be negative.
        let start = min(max(lowest.height, -limit), limit)
        tracks[item] = lowest.track
        let end = start &+ extents[items.lowerBound + item] &+ spacing
        heights[Int(lowest.track)] = end
        heap.grow(to: end)
      }
    }
  }
}
