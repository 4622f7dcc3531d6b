import StrategyKit

/// The placement of items.
extension WaterfallContent {
  /// Returns the number of tracks that the items are placed in.
  ///
  /// If items fill the first tracks first, n items reach at most n tracks. So the last of very many
  /// tracks need no storage. Items that keep their tracks can be in any track used before, and in the
  /// next one, unless the rule takes the first of the lowest tracks.
  func reachedTracks(_ style: WaterfallStyle) -> Int {
    let tracks = style.metrics.grid.count
    let keepsTracks = style.changePolicy == .preserveTracks
    guard tracks > 64, isPlain, style.placement != .trailingToLeading,
      !keepsTracks || style.placement == .shortestFirst
    else { return tracks }
    var reached = 64
    if keepsTracks { reached = max(reached, trackCount) }
    while reached < count { reached *= 2 }
    return min(tracks, reached)
  }

  /// Places all items, which are measured, and stretches them if the layout does.
  ///
  /// - Parameter keepsTracks: A Boolean value that indicates whether items that were placed before
  ///   keep their tracks.
  mutating func placeAll(keepingTracks keepsTracks: Bool, _ style: WaterfallStyle) {
    if fillsGaps(style) {
      if !keepsTracks { for item in 0..<count { tracks[item] = Self.noTrack } }
      return placeInTracks(from: 0, style) { $3.extents[$0] }
    }
    trackCount = reachedTracks(style)
    placeItems(from: 0, keepingTracks: keepsTracks, style)
    stretchItems(style)
  }

  /// Places the items from `item` on.
  ///
  /// The items before it must be placed already.
  ///
  /// - Parameter item: The first item to place, which must be 0 or have a checkpoint before it.
  /// - Parameter keepsTracks: A Boolean value that indicates whether items that were placed before
  ///   keep their tracks.
  mutating func placeItems(
    from item: Int, keepingTracks keepsTracks: Bool, _ style: WaterfallStyle
  ) {
    reserveCheckpoints()
    let placer = placer(style, keepingTracks: keepsTracks)
    var chooser = chooser(after: item - 1, style)
    var heights = heights(beforeBlockOf: item)
    placer.place(
      item..<count, &chooser, heights: &heights, starts: &starts, tracks: &tracks,
      checkpoints: &checkpoints, at: checkpoint(afterBlockOf: item))
    order = placer.isPlain ? .ascending : .perTrack
    setBounds(tallest: heights.max() ?? 0, style)
  }

  /// Returns a function object that places items.
  func placer(_ style: WaterfallStyle, keepingTracks keepsTracks: Bool) -> ItemPlacer {
    ItemPlacer(
      spacing: style.spacing, extents: extents, spans: spans.values, assigned: assigned.values,
      keepsTracks: keepsTracks,
      isPlain: isPlain && !keepsTracks && style.placement == .shortestFirst)
  }

  /// Returns a chooser that continues after an item, if there is such an item.
  func chooser(after item: Int, _ style: WaterfallStyle) -> TrackChooser {
    var chooser = TrackChooser(
      placement: style.placement, tracks: trackCount, tolerance: style.tolerance,
      cursor: style.placement == .trailingToLeading ? trackCount : 0,
      takesTurns: style.takesTurns)
    if item >= 0 {
      chooser.goOn(
        behind: Int(tracks[item]), span: Int(spans[item]),
        addsNothing: style.spacing == 0 && extents[item] == 0)
    }
    return chooser
  }

  /// Updates the bounds and the order of items whose tallest track has a height.
  ///
  /// If spacing is negative, or if items are beyond the maximum position, items overlap. Their
  /// offsets are then in no order, as those of items in gaps, so they are found by an index of their
  /// frames.
  mutating func setBounds(tallest height: Int64, _ style: WaterfallStyle) {
    // Heights include the spacing after the last item, which is not part of the extent.
    let length = count == 0 ? 0 : height &- style.spacing
    let isCut = length >= LayoutLimits.maximumPosition.rawValue
    guard style.spacing < 0 || isCut || fillsGaps(style) else {
      bounds = SectionBounds(length: LayoutUnit(rawValue: max(0, length)))
      return
    }
    let frames = FrameIndex(count: count) {
      LayoutRect(
        x: 0, y: Double(starts[$0]), width: 1, height: Double(max(1, extents[$0])))
    }
    order = .overlapping(frames)
    var start: Int64 = 0
    var end: Int64 = 0
    for item in 0..<count {
      start = min(start, starts[item])
      end = max(end, starts[item] &+ extents[item])
    }
    bounds = SectionBounds(
      length: LayoutUnit(rawValue: end), before: LayoutUnit(rawValue: -start))
  }

  // MARK: Checkpoints

  /// The number of items for each checkpoint.
  var interval: Int { ShortestTrack.interval(forTracks: trackCount) }

  /// Makes room for the checkpoints of all items, and keeps those before.
  mutating func reserveCheckpoints() {
    let size = ShortestTrack.checkpointSize(forItems: count, tracks: trackCount)
    if checkpoints.count > size { checkpoints.removeLast(checkpoints.count - size) }
    checkpoints.append(contentsOf: repeatElement(0, count: size - checkpoints.count))
  }

  /// Returns the place of the track heights after the block of an item.
  func checkpoint(afterBlockOf item: Int) -> Int { item / interval * trackCount }

  /// Returns the heights of the tracks before the block of an item.
  func heights(beforeBlockOf item: Int) -> [Int64] {
    guard item >= interval else { return Array(repeating: 0, count: trackCount) }
    let end = checkpoint(afterBlockOf: item)
    return Array(checkpoints[end - trackCount..<end])
  }

  /// Rebuilds the checkpoints from the offsets of the items.
  ///
  /// If the offsets are not stored because tracks are indexed, they are stored too.
  ///
  /// - Parameter end: The number of items that are placed. Later ones can have spans that do not
  ///   fit their tracks yet.
  mutating func rebuildCheckpoints(_ style: WaterfallStyle, upTo end: Int) {
    let isTracked = order.isTracked
    var heights = [Int64](repeating: 0, count: trackCount)
    checkpoints.removeAll(keepingCapacity: true)
    for item in 0..<count {
      if item > 0, item % interval == 0 { checkpoints.append(contentsOf: heights) }
      if item >= end { return }
      if isTracked { starts[item] = heights[Int(tracks[item])] }
      for track in tracks(of: item) {
        heights[track] = starts[item] &+ extents[item] &+ style.spacing
      }
    }
  }
}
