import StrategyKit

/// Queries.
///
/// Checkpoints, which are the heights of all tracks between blocks of items, lead to the blocks of
/// the items that are found.
extension WaterfallContent {
  /// Returns the place of an item.
  ///
  /// - Complexity: O(1), or O(log n) if items keep their tracks and sizes have changed; n = items.
  public func span(of item: Int, style: WaterfallStyle) -> ItemSpan {
    let track = Int(tracks[item])
    var start = starts[item]
    if case .tracked(let tracks) = order { start = tracks.start(of: item, in: track) }
    let cross = style.metrics.grid.edges(of: track, span: Int(spans[item]))
    return ItemSpan(
      lower: LayoutUnit(rawValue: start), upper: LayoutUnit(rawValue: start &+ extents[item]),
      crossLower: cross.lower, crossUpper: cross.upper)
  }

  /// The offsets between which items are searched.
  private struct Window {
    let lower: Int64
    let upper: Int64
    let style: WaterfallStyle
  }

  /// Adds the items that could intersect a window.
  ///
  /// - Complexity: O(t log n + k); n = items, t = tracks, k = items found. If tracks differ much in
  ///   height, a search visits up to 64 items and O(log n) checkpoints for each item found.
  public func find(in window: LayoutWindow, style: WaterfallStyle, into sink: inout CellSink) {
    let window = Window(lower: window.mainLower, upper: window.mainUpper, style: style)
    switch order {
    case .ascending where count <= trackCount, .perTrack where count <= trackCount:
      // A search in each track would cost more.
      find(0..<count, window, &sink)
    case .ascending: findAscending(window, &sink)
    case .perTrack: findByTrack(window, &sink)
    case .tracked(let tracks):
      tracks.forEach(from: window.lower, to: window.upper, extents, style.spacing) { item, start in
        sink.searched += 1
        add(item, at: start, window, &sink)
      }
    case .overlapping(let frames):
      let band = LayoutRect(
        x: 0, y: Double(window.lower), width: 1,
        height: Double(window.upper) - Double(window.lower))
      frames.forEachCandidate(in: band) { item in
        sink.searched += 1
        add(item, window, &sink)
      }
    }
  }

  /// Adds an item that begins at `start`.
  private func add(_ item: Int, at start: Int64, _ window: Window, _ sink: inout CellSink) {
    let track = Int(tracks[item])
    let span = Int(spans[item])
    let cross: LayoutSpan
    if span == 1, track < window.style.trackSpans.count {
      cross = window.style.trackSpans[track]
    } else {
      let edges = window.style.metrics.grid.edges(of: track, span: span)
      cross = sink.crossSpan(from: edges.lower, to: edges.upper)
    }
    sink.add(
      item, from: LayoutUnit(rawValue: start), to: LayoutUnit(rawValue: start &+ extents[item]),
      across: cross)
  }

  /// Adds an item whose offset is stored.
  private func add(_ item: Int, _ window: Window, _ sink: inout CellSink) {
    add(item, at: starts[item], window, &sink)
  }

  /// Compares each of the given items.
  private func find(_ items: Range<Int>, _ window: Window, _ sink: inout CellSink) {
    sink.searched += items.count
    for item in items where starts[item] < window.upper && end(of: item) > window.lower {
      add(item, window, &sink)
    }
  }

  /// The number of blocks of items.
  private var blocks: Int { (count + interval - 1) / interval }

  // MARK: Ascending offsets

  /// Finds items whose offsets ascend.
  private func findAscending(_ window: Window, _ sink: inout CellSink) {
    let first = SortedSearch.first(in: count) { starts[$0] >= window.lower }
    if first > 0 {
      // Of the items before it, only the last of each track can end after the lower offset.
      let block = (first - 1) / interval
      withUnsafeTemporaryAllocation(of: Int.self, capacity: trackCount) {
        var last = $0
        for track in 0..<trackCount {
          last[track] = lastPlace(in: track, beforeBlock: block, window, &sink)
        }
        last.sort()
        for place in last where place >= 0 { add(place, window, &sink) }
      }
      find(block * interval..<first, window, &sink)
    }
    var place = first
    while place < count, starts[place] < window.upper {
      sink.searched += 1
      if extents[place] == 0, let next = nextBlock(at: place) {
        place = next
        continue
      }
      add(place, window, &sink)
      place += 1
    }
  }

  /// Returns the first item of the next block that changes a height, or nil if `place` is not the
  /// first item of a block, or if its block does.
  ///
  /// The blocks between them contain only items without extent.
  private func nextBlock(at place: Int) -> Int? {
    let (block, rank) = place.quotientAndRemainder(dividingBy: interval)
    guard rank == 0 else { return nil }
    let changing = SortedSearch.first(in: block..<blocks - 1) { other in
      (0..<trackCount).contains {
        height(of: $0, before: other + 1) > height(of: $0, before: block)
      }
    }
    return changing > block ? changing * interval : nil
  }

  /// Returns the last item of `track` before `block`, or −1 if it does not end after the lower
  /// offset.
  private func lastPlace(
    in track: Int, beforeBlock block: Int, _ window: Window, _ sink: inout CellSink
  ) -> Int {
    let height = height(of: track, before: block)
    guard height &- window.style.spacing > window.lower else { return -1 }
    // The track reached this height in the block before the first one that begins with it.
    let reached = SortedSearch.first(in: block) {
      self.height(of: track, before: $0) >= height
    }
    guard reached > 0 else { return -1 }
    let places = (reached - 1) * interval..<reached * interval
    return places.last {
      sink.searched += 1
      return covers(track, $0)
    } ?? -1
  }

  private func end(of place: Int) -> Int64 {
    starts[place] &+ extents[place]
  }

  private func covers(_ track: Int, _ place: Int) -> Bool {
    tracks(of: place).contains(track)
  }

  /// Returns the height of `track` before the items of `block`.
  private func height(of track: Int, before block: Int) -> Int64 {
    guard block > 0 else { return 0 }
    return checkpoints[(block - 1) * trackCount + track]
  }

  // MARK: Offsets that ascend in each track

  /// Finds items whose offsets ascend in each track.
  ///
  /// The items of a track are in order, so the checkpoints lead to the blocks of those in the
  /// interval: from the last block before which no track is higher than the lower offset to the
  /// first one before which all tracks reach the upper offset. In most cases these are few, and
  /// their items are visited one by one. If tracks differ much in height, each is searched on its
  /// own.
  private func findByTrack(_ window: Window, _ sink: inout CellSink) {
    let first = max(
      0,
      SortedSearch.first(in: blocks) { block in
        (0..<trackCount).contains { height(of: $0, before: block) > window.lower }
      } - 1)
    var last = first
    while last < blocks,
      (0..<trackCount).contains(where: { height(of: $0, before: last) < window.upper })
    {
      last += 1
      guard last - first <= 8 + trackCount else {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: trackCount) {
          findApart($0, window, &sink)
        }
        return
      }
    }
    let end = min(last * interval, count)
    find(first * interval..<end, window, &sink)
  }

  /// Searches each track on its own.
  ///
  /// - Parameter next: A buffer for the next item of each track in the interval, or `Int.max`. The
  ///   smallest of them is the next item found.
  private func findApart(
    _ next: UnsafeMutableBufferPointer<Int>, _ window: Window, _ sink: inout CellSink
  ) {
    for track in 0..<trackCount {
      let first = SortedSearch.first(in: blocks) { height(of: track, before: $0) > window.lower }
      let place = max(0, first - 1) * interval
      next[track] = nextPlace(in: track, from: place, window, &sink)
    }
    while let place = next.min(), place != .max {
      add(place, window, &sink)
      for track in 0..<trackCount where next[track] == place {
        next[track] = nextPlace(in: track, from: place + 1, window, &sink)
      }
    }
  }

  /// Returns the first item of `track` from `place` on that overlaps the interval, or `Int.max`.
  private func nextPlace(
    in track: Int, from place: Int, _ window: Window, _ sink: inout CellSink
  ) -> Int {
    var place = place
    while place < count {
      let (block, rank) = place.quotientAndRemainder(dividingBy: interval)
      if rank == 0 {
        let height = height(of: track, before: block)
        if height >= window.upper { return .max }
        // If a block does not change the height of the track, it has no visible item in it.
        let changing = SortedSearch.first(in: block..<blocks - 1) {
          self.height(of: track, before: $0 + 1) > height
        }
        place = changing * interval
      }
      sink.searched += 1
      if covers(track, place) {
        if starts[place] >= window.upper { return .max }
        if end(of: place) > window.lower { return place }
      }
      place += 1
    }
    return .max
  }
}
