import StrategyKit

/// Queries.
extension WaterfallContent {
  /// Returns the place of an item.
  ///
  /// - Complexity: O(t log n); n = items, t = tracks.
  public func span(of item: Int, style: WaterfallStyle) -> ItemSpan {
    let track = Int(tracks[item])
    let start = start(of: item, style)
    let cross = style.metrics.grid.edges(of: track, span: Int(spans[item]))
    return ItemSpan(
      lower: LayoutUnit(rawValue: start), upper: LayoutUnit(rawValue: start &+ extents[item]),
      crossLower: cross.lower, crossUpper: cross.upper)
  }

  private func start(of item: Int, _ style: WaterfallStyle) -> Int64 {
    if let scattered { return scattered.starts[item] }
    let block = item / heights.interval
    let before = block * heights.interval..<item
    if spans.values.isEmpty {
      let track = tracks[item]
      return before.reduce(heights.height(of: Int(track), before: block)) {
        tracks[$1] == track ? $0 &+ extents[$1] &+ style.spacing : $0
      }
    }
    return heightsOfTracks(before: item, style)[tracks(of: item)].max() ?? 0
  }

  /// Adds the items that could intersect a window.
  ///
  /// The items of a track are in order, so the heights of each track lead to the blocks of those in
  /// the window.
  ///
  /// - Complexity: O(t log n) for each block with an item of the window, which has 64 items, or 4t
  ///   if that is more; n = items, t = tracks.
  public func find(in window: LayoutWindow, style: WaterfallStyle, into sink: inout CellSink) {
    let (lower, upper) = (window.mainLower.rawValue, window.mainUpper.rawValue)
    if let (starts, frames) = scattered {
      let band = LayoutRect(
        x: 0, y: Double(lower), width: 1, height: Double(upper) - Double(lower))
      return frames.forEachCandidate(in: band) {
        sink.searched += 1
        add($0, at: starts[$0], style, &sink)
      }
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: heights.tracks) { next in
      withUnsafeTemporaryAllocation(of: Int64.self, capacity: heights.tracks) { all in
        find(from: lower, to: upper, next, all, style, &sink)
      }
    }
  }

  /// Adds the items between two offsets.
  ///
  /// - Parameter next: Memory for the next block of each track that can have an item between them.
  /// - Parameter all: Memory for the heights of all tracks.
  private func find(
    from lower: Int64, to upper: Int64, _ next: UnsafeMutableBufferPointer<Int>,
    _ all: UnsafeMutableBufferPointer<Int64>, _ style: WaterfallStyle, _ sink: inout CellSink
  ) {
    for track in next.indices { next[track] = heights.firstBlock(of: track, endingAfter: lower) }
    var known = -1
    while let block = next.min(), block <= heights.count {
      if block != known {
        for track in all.indices { all[track] = heights.height(of: track, before: block) }
      }
      known = block + 1
      let items = block * heights.interval..<min(known * heights.interval, count)
      sink.searched += items.count
      forEachStart(in: items, all, style) { item, start in
        if start < upper, start &+ extents[item] > lower { add(item, at: start, style, &sink) }
      }
      for track in next.indices where next[track] == block {
        // Blocks that do not change the height of the track have no visible item in it.
        next[track] =
          all[track] >= upper || block == heights.count
          ? .max : heights.firstBlock(of: track, endingAfter: all[track])
      }
    }
  }

  /// Adds an item that begins at `start`.
  private func add(
    _ item: Int, at start: Int64, _ style: WaterfallStyle, _ sink: inout CellSink
  ) {
    let track = Int(tracks[item])
    let span = Int(spans[item])
    let cross: LayoutSpan
    if span == 1, track < style.trackSpans.count {
      cross = style.trackSpans[track]
    } else {
      let edges = style.metrics.grid.edges(of: track, span: span)
      cross = sink.crossSpan(from: edges.lower, to: edges.upper)
    }
    sink.add(
      item, from: LayoutUnit(rawValue: start), to: LayoutUnit(rawValue: start &+ extents[item]),
      across: cross)
  }
}
