import StrategyKit

/// The placement of items whose extents depend on their tracks, and of items that fill gaps.
extension WaterfallContent {
  /// Returns a Boolean value that indicates whether items can be placed before others.
  ///
  /// Only an item of several tracks leaves gaps before it.
  func fillsGaps(_ style: WaterfallStyle) -> Bool {
    style.fillsGaps && spans.values.contains { $0 > 1 }
  }

  /// Returns the first item to place after a change.
  ///
  /// It is 0, or has a checkpoint before it.
  func firstPlaced(after edit: SectionEdit, _ style: WaterfallStyle) -> Int {
    if style.stretching != .none || order.isOverlapping { return 0 }
    // The block of the item has a checkpoint before it if it had an item and still has one.
    let first = max(0, min(edit.first, edit.items.oldCount - 1, count - 1))
    return first / interval * interval
  }

  /// Places the items from `first` on, one by one.
  ///
  /// - Parameter first: The first item to place, which is 0 or has a checkpoint before it.
  /// - Parameter measured: The items whose sizes are new.
  /// - Parameter measure: A closure that returns the extent of an item in some tracks. It is called for
  ///   items that are new or placed in tracks of another extent. The third argument indicates whether
  ///   the item was measured before.
  /// - Complexity: O(t) for each item, or O(t·s) if items fill gaps; t = tracks, s = tracks of the item.
  mutating func placeInTracks(
    from first: Int, measured: [Int] = [], _ style: WaterfallStyle,
    _ measure: (Int, Range<Int>, Bool, inout WaterfallContent) -> Int64
  ) {
    let grid = style.metrics.grid
    trackCount = grid.count
    reserveCheckpoints()
    var chooser = chooser(after: first - 1, style)
    var heights = heights(beforeBlockOf: first)
    var gaps = fillsGaps(style) ? TrackGaps(spacing: style.spacing) : nil
    var next = 0
    var checkpoint = checkpoint(afterBlockOf: first)
    let limit = LayoutLimits.maximumPosition.rawValue
    for item in first..<count {
      if item > first, item % interval == 0 {
        for height in heights {
          checkpoints[checkpoint] = height
          checkpoint += 1
        }
      }
      let span = Int(spans[item])
      let old = tracks[item]
      while next < measured.count, measured[next] < item { next += 1 }
      let isNew = old == Self.noTrack || next < measured.count && measured[next] == item
      let fixed =
        style.changePolicy == .preserveTracks && old != Self.noTrack ? old : assigned[item]
      var rule = chooser
      var placed = heights.withUnsafeBufferPointer { heights in
        // There is at least one track.
        guard let heights = heights.baseAddress else { return (track: 0, height: Int64(0)) }
        if fixed == Self.noTrack { return rule.choose(span, addsNothing: false, heights) }
        return rule.take(
          min(Int(fixed), trackCount - span), span: span, addsNothing: false, heights)
      }
      let width = grid.extent(of: placed.track, span: span)
      if isNew || grid.extent(of: Int(old), span: span) != width {
        extents.set(
          measure(item, placed.track..<placed.track + span, !isNew, &self), at: item)
        // A delegate can answer otherwise than before.
        spans.set(UInt16(truncatingIfNeeded: span), at: item, of: count)
      }
      let gap = gaps?.place(span, extents[item], above: heights) {
        fixed == Self.noTrack
          ? grid.extent(of: $0, span: span) == width : $0 == placed.track
      }
      if let gap, gap.height <= placed.height { placed = gap } else { chooser = rule }
      let range = placed.track..<placed.track + span
      // Spacing can be negative.
      starts[item] = min(max(placed.height, -limit), limit)
      tracks[item] = UInt16(truncatingIfNeeded: placed.track)
      let end = starts[item] &+ extents[item] &+ style.spacing
      gaps?.fill(range, from: starts[item], to: end, above: heights)
      for track in range { heights[track] = gaps == nil ? end : max(heights[track], end) }
    }
    order = .perTrack
    setBounds(tallest: heights.max() ?? 0, style)
    stretchItems(style)
  }
}

/// The gaps between the items of each track, in which later items can be placed.
private struct TrackGaps {
  /// The distance after each item.
  let spacing: Int64
  /// The lower and upper ends of the gaps of each track, ascending.
  private var gaps: [Int: [Range<Int64>]] = [:]

  /// The number of gaps of a track that are kept; the lowest are given up first.
  private static let most = 64

  init(spacing: Int64) { self.spacing = spacing }

  /// Returns the first of the earliest gaps with room for an item, and its first track, or nil if there
  /// is none.
  ///
  /// - Parameter span: The number of tracks of the item.
  /// - Parameter extent: The extent of the item.
  /// - Parameter heights: The heights of all tracks.
  /// - Parameter isAllowed: A closure that returns whether the item can begin in a track.
  func place(
    _ span: Int, _ extent: Int64, above heights: [Int64], where isAllowed: (Int) -> Bool
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
    _ tracks: Range<Int>, from start: Int64, to end: Int64, above heights: [Int64]
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
