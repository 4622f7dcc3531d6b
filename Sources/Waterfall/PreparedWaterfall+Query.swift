import LayoutCore

extension WaterfallLayout {
  /// Returns the place of an item.
  ///
  /// - Complexity: O(1), or O(log n) if items keep their tracks and sizes have changed; n = items.
  public func span(
    of item: Int, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: SectionStore<WaterfallItems, WaterfallState>
  ) -> ItemSpan {
    let place = section.place(of: item)
    let track = Int(store.items.tracks[place])
    var start = store.items.starts[place]
    if case .tracked(let tracks) = store.states[section.section].order {
      start = tracks.start(of: item, in: track)
    }
    let cross = style.metrics.grid.edges(of: track, span: Int(store.items.spans[place]))
    return ItemSpan(
      lower: LayoutUnit(rawValue: start),
      upper: LayoutUnit(rawValue: start &+ store.items.extents[place]),
      crossLower: cross.lower, crossUpper: cross.upper)
  }

  /// Adds the items of a section that could intersect a window.
  ///
  /// - Complexity: O(t log n + k); n = items, t = tracks, k = items found. If tracks differ much in
  ///   height, a search visits up to 64 items and O(log n) checkpoints for each item found.
  public func find(
    in window: SectionWindow, _ section: SectionSlice, _ style: WaterfallStyle,
    _ store: SectionStore<WaterfallItems, WaterfallState>, into sink: inout CellSink
  ) {
    let state = store.states[section.section]
    let search = WaterfallSearch(
      section: section, tracks: Int(state.tracks), interval: store.interval(of: section),
      lower: window.lower.rawValue, upper: window.upper.rawValue)
    switch state.order {
    case .ascending where section.count <= search.tracks,
      .perTrack where section.count <= search.tracks:
      // A search in each track would cost more.
      search.find(section.items, style, store, &sink)
    case .ascending: search.findAscending(style, store, &sink)
    case .perTrack: search.findByTrack(style, store, &sink)
    case .tracked(let tracks):
      let first = section.items.lowerBound
      tracks.forEach(
        from: search.lower, to: search.upper, store.items.extents, first, style.spacing
      ) { item, start in
        sink.searched += 1
        search.add(first &+ item, at: start, style, store, &sink)
      }
    case .overlapping(let frames):
      let band = LayoutRect(
        x: 0, y: Double(search.lower), width: 1,
        height: Double(search.upper) - Double(search.lower))
      frames.forEachCandidate(in: band) { item in
        sink.searched += 1
        search.add(section.place(of: item), style, store, &sink)
      }
    }
  }
}

/// A search for the items of a section between two offsets.
///
/// Checkpoints, which are the heights of all tracks between blocks of items, lead to the blocks of
/// the items that are found.
struct WaterfallSearch {
  let section: SectionSlice
  let tracks: Int
  let interval: Int
  let lower: Int64
  let upper: Int64

  /// The number of blocks of items.
  private var blocks: Int { (section.count + interval - 1) / interval }

  /// Adds an item that begins at `start`.
  @inline(__always)
  func add(
    _ place: Int, at start: Int64, _ style: WaterfallStyle, _ store: WaterfallStore,
    _ sink: inout CellSink
  ) {
    let track = Int(store.items.tracks[place])
    let span = Int(store.items.spans[place])
    let cross: LayoutSpan
    if span == 1, track < style.trackSpans.count {
      cross = style.trackSpans[track]
    } else {
      let edges = style.metrics.grid.edges(of: track, span: span)
      cross = sink.crossSpan(from: edges.lower, to: edges.upper)
    }
    sink.add(
      place &- section.items.lowerBound, from: LayoutUnit(rawValue: start),
      to: LayoutUnit(rawValue: start &+ store.items.extents[place]), across: cross)
  }

  /// Adds an item whose offset is stored.
  @inline(__always)
  func add(_ place: Int, _ style: WaterfallStyle, _ store: WaterfallStore, _ sink: inout CellSink) {
    add(place, at: store.items.starts[place], style, store, &sink)
  }

  /// Compares each of the given items.
  func find(
    _ places: Range<Int>, _ style: WaterfallStyle, _ store: WaterfallStore, _ sink: inout CellSink
  ) {
    sink.searched += places.count
    for place in places
    where store.items.starts[place] < upper && end(of: place, store) > lower {
      add(place, style, store, &sink)
    }
  }

  // MARK: Ascending offsets

  /// Finds items whose offsets ascend.
  func findAscending(_ style: WaterfallStyle, _ store: WaterfallStore, _ sink: inout CellSink) {
    let first =
      section.items.lowerBound
      + SortedSearch.first(in: section.count) {
        store.items.starts[section.place(of: $0)] >= lower
      }
    if first > section.items.lowerBound {
      // Of the items before it, only the last of each track can end after the lower offset.
      let block = (first - 1 - section.items.lowerBound) / interval
      withUnsafeTemporaryAllocation(of: Int.self, capacity: tracks) {
        var last = $0
        for track in 0..<tracks {
          last[track] = lastPlace(in: track, beforeBlock: block, style, store, &sink)
        }
        last.sort()
        for place in last where place >= 0 { add(place, style, store, &sink) }
      }
      find(section.place(of: block * interval)..<first, style, store, &sink)
    }
    var place = first
    while place < section.items.upperBound, store.items.starts[place] < upper {
      sink.searched += 1
      if store.items.extents[place] == 0, let next = nextBlock(at: place, store) {
        place = next
        continue
      }
      add(place, style, store, &sink)
      place += 1
    }
  }

  /// Returns the first item of the next block that changes a height, or nil if `place` is not the
  /// first item of a block, or if its block does.
  ///
  /// The blocks between them contain only items without extent.
  private func nextBlock(at place: Int, _ store: WaterfallStore) -> Int? {
    let (block, rank) = (place - section.items.lowerBound)
      .quotientAndRemainder(dividingBy: interval)
    guard rank == 0 else { return nil }
    let changing = SortedSearch.first(in: block..<blocks - 1) { other in
      (0..<tracks).contains {
        height(of: $0, before: other + 1, store) > height(of: $0, before: block, store)
      }
    }
    return changing > block ? section.place(of: changing * interval) : nil
  }

  /// Returns the last item of `track` before `block`, or −1 if it does not end after the lower
  /// offset.
  private func lastPlace(
    in track: Int, beforeBlock block: Int, _ style: WaterfallStyle, _ store: WaterfallStore,
    _ sink: inout CellSink
  ) -> Int {
    let height = height(of: track, before: block, store)
    guard height &- style.spacing > lower else { return -1 }
    // The track reached this height in the block before the first one that begins with it.
    let reached = SortedSearch.first(in: block) {
      self.height(of: track, before: $0, store) >= height
    }
    guard reached > 0 else { return -1 }
    let places = section.places(of: (reached - 1) * interval..<reached * interval)
    return places.last {
      sink.searched += 1
      return covers(track, $0, store)
    } ?? -1
  }

  @inline(__always)
  private func end(of place: Int, _ store: WaterfallStore) -> Int64 {
    store.items.starts[place] &+ store.items.extents[place]
  }

  private func covers(_ track: Int, _ place: Int, _ store: WaterfallStore) -> Bool {
    store.items.tracks(at: place).contains(track)
  }

  /// Returns the height of `track` before the items of `block`.
  @inline(__always)
  private func height(of track: Int, before block: Int, _ store: WaterfallStore) -> Int64 {
    guard block > 0 else { return 0 }
    return store.checkpoints[section.checkpoints.lowerBound + (block - 1) * tracks + track].rawValue
  }

  // MARK: Offsets that ascend in each track

  /// Finds items whose offsets ascend in each track.
  ///
  /// The items of a track are in order, so the checkpoints lead to the blocks of those in the
  /// interval: from the last block before which no track is higher than the lower offset to the
  /// first one before which all tracks reach the upper offset. In most cases these are few, and
  /// their items are visited one by one. If tracks differ much in height, each is searched on its
  /// own.
  func findByTrack(_ style: WaterfallStyle, _ store: WaterfallStore, _ sink: inout CellSink) {
    let first = max(
      0,
      SortedSearch.first(in: blocks) { block in
        (0..<tracks).contains { height(of: $0, before: block, store) > lower }
      } - 1)
    var last = first
    while last < blocks,
      (0..<tracks).contains(where: { height(of: $0, before: last, store) < upper })
    {
      last += 1
      guard last - first <= 8 + tracks else {
        withUnsafeTemporaryAllocation(of: Int.self, capacity: tracks) {
          findApart($0, style, store, &sink)
        }
        return
      }
    }
    let end = min(section.place(of: last * interval), section.items.upperBound)
    find(section.place(of: first * interval)..<end, style, store, &sink)
  }

  /// Searches each track on its own.
  ///
  /// - Parameter next: A buffer for the next item of each track in the interval, or `Int.max`. The
  ///   smallest of them is the next item found.
  private func findApart(
    _ next: UnsafeMutableBufferPointer<Int>, _ style: WaterfallStyle, _ store: WaterfallStore,
    _ sink: inout CellSink
  ) {
    for track in 0..<tracks {
      let first = SortedSearch.first(in: blocks) { height(of: track, before: $0, store) > lower }
      let place = section.place(of: max(0, first - 1) * interval)
      next[track] = nextPlace(in: track, from: place, store, &sink)
    }
    while let place = next.min(), place != .max {
      add(place, style, store, &sink)
      for track in 0..<tracks where next[track] == place {
        next[track] = nextPlace(in: track, from: place + 1, store, &sink)
      }
    }
  }

  /// Returns the first item of `track` from `place` on that overlaps the interval, or `Int.max`.
  private func nextPlace(
    in track: Int, from place: Int, _ store: WaterfallStore, _ sink: inout CellSink
  ) -> Int {
    var place = place
    while place < section.items.upperBound {
      let (block, rank) = (place - section.items.lowerBound)
        .quotientAndRemainder(dividingBy: interval)
      if rank == 0 {
        let height = height(of: track, before: block, store)
        if height >= upper { return .max }
        // If a block does not change the height of the track, it has no visible item in it.
        let changing = SortedSearch.first(in: block..<blocks - 1) {
          self.height(of: track, before: $0 + 1, store) > height
        }
        place = section.place(of: changing * interval)
      }
      sink.searched += 1
      if covers(track, place, store) {
        if store.items.starts[place] >= upper { return .max }
        if end(of: place, store) > lower { return place }
      }
      place += 1
    }
    return .max
  }
}
