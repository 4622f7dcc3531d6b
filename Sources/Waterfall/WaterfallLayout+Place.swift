import LayoutCore

extension WaterfallLayout {
  /// Returns the number of track heights that are stored between blocks of a section's items.
  public func checkpointSize(of section: SectionSlice, _ style: WaterfallStyle) -> Int {
    // If items are placed in fewer tracks, they are so few that one block holds all of them.
    ShortestTrack.checkpointSize(forItems: section.count, tracks: style.metrics.grid.count)
  }

  /// Places all items of a section, and stretches them if the layout does.
  ///
  /// - Complexity: O(n·t) time, or O(n log t) for more than 64 tracks if each item goes to the
  ///   shortest track and spans one; n = items, t = tracks.
  public func place(
    from first: Int, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: inout SectionStore<WaterfallItems, WaterfallState>
  ) -> SectionBody {
    // Later changes are revisions, so `first` is always 0.
    if stretching != .none {
      store.items.keepUnstretched()
      for place in section.items {
        store.items.unstretched?.set(store.items.extents[place], at: place)
      }
    }
    return placeAll(keepingTracks: false, in: section, style, &store)
  }

  /// Returns the number of tracks that a section's items are placed in.
  ///
  /// If items fill the first tracks first, n items reach at most n tracks. So the last of very many
  /// tracks need no storage. Items that keep their tracks can be in any track used before.
  func tracks(of section: SectionSlice, _ style: WaterfallStyle, _ store: WaterfallStore) -> Int {
    let tracks = style.metrics.grid.count
    guard tracks > 64, store.states[section.section].isPlain, placement != .trailingToLeading
    else { return tracks }
    var reached = 64
    if changePolicy == .preserveTracks {
      reached = max(reached, Int(store.states[section.section].tracks))
    }
    while reached < section.count { reached *= 2 }
    return min(tracks, reached)
  }

  func placeAll(
    keepingTracks keepsTracks: Bool, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: inout WaterfallStore
  ) -> SectionBody {
    let tracks = tracks(of: section, style, store)
    store.states[section.section].tracks = UInt16(truncatingIfNeeded: tracks)
    let body = placeItems(from: 0, keepingTracks: keepsTracks, in: section, style, &store)
    if stretching != .none, !store.states[section.section].order.isOverlapping {
      stretchItems(of: section, style, to: body.length.rawValue, &store)
      store.rebuildCheckpoints(of: section, style, upTo: section.count)
    }
    return body
  }

  /// Places the items of a section from `item` on.
  ///
  /// The items before it must be placed already.
  ///
  /// - Parameter item: The first item to place, which must be 0 or have a checkpoint before it.
  /// - Parameter keepsTracks: A Boolean value that indicates whether items that were placed before
  ///   keep their tracks.
  func placeItems(
    from item: Int, keepingTracks keepsTracks: Bool, in section: SectionSlice,
    _ style: WaterfallStyle, _ store: inout WaterfallStore
  ) -> SectionBody {
    let tracks = Int(store.states[section.section].tracks)
    let placer = placer(of: section, style, store, keepingTracks: keepsTracks)
    var chooser = chooser(after: item - 1, of: section, style, store)
    let checkpoint = store.checkpoint(afterBlockOf: item, of: section)
    store.readHeights(beforeBlockOf: item, of: section)
    placer.place(
      section.place(of: item)..<section.items.upperBound, &chooser,
      heights: &store.items.heights, starts: &store.items.starts, tracks: &store.items.tracks,
      checkpoints: &store.checkpoints, at: checkpoint)
    store.states[section.section].order = placer.isPlain ? .ascending : .perTrack
    let tallest = store.items.heights.max() ?? 0
    if tracks > 64 { store.items.heights = [] }
    return body(ofTallest: tallest, in: section, style, &store)
  }

  /// Returns a function object that places the items of a section.
  func placer(
    of section: SectionSlice, _ style: WaterfallStyle, _ store: WaterfallStore,
    keepingTracks keepsTracks: Bool
  ) -> ItemPlacer {
    ItemPlacer(
      spacing: style.spacing, extents: store.items.extents, spans: store.items.spans.values,
      assigned: store.items.assigned.values, keepsTracks: keepsTracks,
      isPlain: store.states[section.section].isPlain && !keepsTracks
        && placement == .shortestFirst)
  }

  /// Returns a chooser that continues after an item of a section, if there is such an item.
  func chooser(
    after item: Int, of section: SectionSlice, _ style: WaterfallStyle, _ store: WaterfallStore
  ) -> TrackChooser {
    let tracks = Int(store.states[section.section].tracks)
    var chooser = TrackChooser(
      placement: placement, tracks: tracks,
      tolerance: max(0, LayoutUnit(points: tolerance).rawValue),
      cursor: placement == .trailingToLeading ? tracks : 0, takesTurns: style.takesTurns)
    if item >= 0 {
      let place = section.place(of: item)
      chooser.goOn(
        behind: Int(store.items.tracks[place]), span: Int(store.items.spans[place]),
        addsNothing: style.spacing == 0 && store.items.extents[place] == 0)
    }
    return chooser
  }

  /// Returns the extent of a section whose tallest track has a height.
  ///
  /// If spacing is negative, or if items are beyond the maximum position, items overlap. Their
  /// offsets are then in no order, so they are found by an index of their frames.
  func body(
    ofTallest height: Int64, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: inout WaterfallStore
  ) -> SectionBody {
    // Heights include the spacing after the last item, which is not part of the extent.
    let length = section.count == 0 ? 0 : height &- style.spacing
    guard style.spacing < 0 || length >= LayoutLimits.maximumPosition.rawValue else {
      return SectionBody(length: LayoutUnit(rawValue: max(0, length)))
    }
    let frames = FrameIndex(count: section.count) {
      let place = section.place(of: $0)
      return LayoutRect(
        x: 0, y: Double(store.items.starts[place]), width: 1,
        height: Double(max(1, store.items.extents[place])))
    }
    store.states[section.section].order = .overlapping(frames)
    var start: Int64 = 0
    var end: Int64 = 0
    for place in section.items {
      start = min(start, store.items.starts[place])
      end = max(end, store.items.starts[place] &+ store.items.extents[place])
    }
    return SectionBody(length: LayoutUnit(rawValue: end), before: LayoutUnit(rawValue: -start))
  }
}

extension SectionStore where Items == WaterfallItems, State == WaterfallState {
  /// Returns the number of items for each checkpoint of a section.
  func interval(of section: SectionSlice) -> Int {
    ShortestTrack.interval(forTracks: Int(states[section.section].tracks))
  }

  /// Returns the place of the track heights after the block of an item.
  func checkpoint(afterBlockOf item: Int, of section: SectionSlice) -> Int {
    section.checkpoints.lowerBound + item / interval(of: section)
      * Int(states[section.section].tracks)
  }

  /// Sets the heights of the tracks to those before the block of an item.
  mutating func readHeights(beforeBlockOf item: Int, of section: SectionSlice) {
    let tracks = Int(states[section.section].tracks)
    items.heights.removeAll(keepingCapacity: true)
    if item < interval(of: section) {
      items.heights.append(contentsOf: repeatElement(0, count: tracks))
    } else {
      let end = checkpoint(afterBlockOf: item, of: section)
      for height in checkpoints[end - tracks..<end] { items.heights.append(height.rawValue) }
    }
  }

  /// Rebuilds the checkpoints of a section from the offsets of its items.
  ///
  /// If the offsets are not stored because tracks are indexed, they are stored too.
  ///
  /// - Parameter end: The number of items that are placed. Later ones can have spans that do not
  ///   fit their tracks yet.
  mutating func rebuildCheckpoints(
    of section: SectionSlice, _ style: WaterfallStyle, upTo end: Int
  ) {
    let interval = interval(of: section)
    let isTracked = states[section.section].order.isTracked
    var heights = [Int64](repeating: 0, count: Int(states[section.section].tracks))
    var checkpoint = section.checkpoints.lowerBound
    for item in 0..<section.count {
      if item > 0, item % interval == 0 {
        for height in heights {
          checkpoints[checkpoint] = LayoutUnit(rawValue: height)
          checkpoint += 1
        }
      }
      if item >= end { return }
      let place = section.place(of: item)
      if isTracked { items.starts[place] = heights[Int(items.tracks[place])] }
      for track in items.tracks(at: place) {
        heights[track] = items.starts[place] &+ items.extents[place] &+ style.spacing
      }
    }
  }
}
