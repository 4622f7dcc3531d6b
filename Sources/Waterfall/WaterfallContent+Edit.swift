import StrategyKit

/// Changes of items.
extension WaterfallContent {
  /// Updates the places of items after a change.
  ///
  /// - Parameter edit: The change. Its items are reordered and measured.
  /// - Parameter resized: The items that were placed before and have another extent now.
  mutating func revise(
    _ edit: SectionEdit, _ resized: [Int], _ style: WaterfallStyle, _ work: inout LayoutWork
  ) {
    if style.stretching != .none || reachedTracks(style) != trackCount || order.isOverlapping
      || fillsGaps(style)
    {
      work.placed += count
      placeAll(keepingTracks: style.changePolicy == .preserveTracks, style)
      return
    }
    guard edit.isResizeOnly else { return insert(edit, style, &work) }
    guard edit.first < count else { return }
    if isPlain {
      if resized.isEmpty { return }
      if style.changePolicy == .preserveTracks {
        // An index of many more tracks than items would take more memory than the items.
        if trackCount <= max(64, count) { return resizeTracked(resized, style, &work) }
      } else if style.placement == .shortestFirst {
        return resize(resized, style, &work)
      }
    }
    placeAgain(from: edit.first, keeping: true, style, &work)
  }

  // MARK: Placing again

  /// Places items from the block of `first` on.
  ///
  /// - Parameter keepsTracks: A Boolean value that indicates whether items keep their tracks if the
  ///   layout preserves them.
  private mutating func placeAgain(
    from first: Int, keeping keepsTracks: Bool, _ style: WaterfallStyle, _ work: inout LayoutWork
  ) {
    if order.isTracked {
      rebuildCheckpoints(style, upTo: first)
      order = .perTrack
      work.moved += count
    }
    let restart = first / interval * interval
    work.placed += count - restart
    placeItems(
      from: restart, keepingTracks: keepsTracks && style.changePolicy == .preserveTracks, style)
  }

  /// Places items from the first inserted, removed or resized one on.
  private mutating func insert(
    _ edit: SectionEdit, _ style: WaterfallStyle, _ work: inout LayoutWork
  ) {
    let oldCount = edit.items.oldCount
    if order.isTracked, isPlain, edit.first == oldCount {
      return appendTracked(from: edit.first, style, &work)
    }
    // Every block with an item, except for the first, has a checkpoint before it, which is valid if
    // the block still has an item.
    let last = min(edit.first, oldCount - 1, count - 1)
    // If the rule placed all items before, and all items after are new, the rule gives the same
    // result.
    let keepsTracks =
      !order.isAscending
      || style.changePolicy == .preserveTracks
        && tracks[edit.first...].contains { $0 != Self.noTrack }
    placeAgain(from: max(0, last), keeping: keepsTracks, style, &work)
  }

  // MARK: Sizes

  /// Places items again from the first resized one on, block by block.
  ///
  /// Stops after the last changed item at the first block before which all track heights are the
  /// same as before, or differ by the same amount.
  private mutating func resize(
    _ resized: [Int], _ style: WaterfallStyle, _ work: inout LayoutWork
  ) {
    let lastResized = resized[resized.count - 1] / interval
    var block = resized[0] / interval
    // The place of the heights after the block.
    var checkpoint = block * trackCount
    let placer = placer(style, keepingTracks: false)
    var chooser = chooser(after: block * interval - 1, style)
    var heights = heights(beforeBlockOf: resized[0])
    while block * interval < count {
      let first = block * interval
      let placed = min(interval, count - first)
      placer.place(
        first..<first + placed, &chooser, heights: &heights, starts: &starts, tracks: &tracks,
        checkpoints: &checkpoints, at: checkpoint)
      work.placed += placed
      block += 1
      guard block * interval < count else { break }
      let shift = heights[0] &- checkpoints[checkpoint]
      // Items that take turns depend on the track of the one before.
      if block > lastResized, chooser.turn < 0,
        heights.indices.allSatisfy({ heights[$0] &- checkpoints[checkpoint + $0] == shift })
      {
        let length = bounds.length + LayoutUnit(rawValue: shift)
        // Items at or beyond the maximum position overlap, so they do not move by the same distance.
        if length >= LayoutLimits.maximumPosition {
          return placeAgain(from: resized[0], keeping: false, style, &work)
        }
        if shift != 0 {
          for item in block * interval..<count { starts[item] &+= shift }
          for place in checkpoint..<checkpoints.count { checkpoints[place] &+= shift }
          work.moved += count - block * interval
        }
        bounds = SectionBounds(length: length)
        return
      }
      for track in heights.indices { checkpoints[checkpoint + track] = heights[track] }
      checkpoint += trackCount
    }
    setBounds(tallest: heights.max() ?? 0, style)
  }

  /// Updates the extents of items that keep their tracks, which moves the items after them.
  private mutating func resizeTracked(
    _ resized: [Int], _ style: WaterfallStyle, _ work: inout LayoutWork
  ) {
    var tracked = takeTracks(style, &work)
    for item in resized {
      tracked.setExtent(extents[item] &+ style.spacing, of: item, in: Int(tracks[item]))
    }
    work.placed += resized.count
    setTracks(tracked, style, &work)
  }

  /// Appends items to the tracks that the rule chooses.
  private mutating func appendTracked(
    from first: Int, _ style: WaterfallStyle, _ work: inout LayoutWork
  ) {
    var tracked = takeTracks(style, &work)
    var heights = tracked.heights
    var chooser = chooser(after: first - 1, style)
    for item in first..<count {
      let extent = extents[item] &+ style.spacing
      let track = chooser.choose(1, addsNothing: style.spacing == 0 && extent == 0, heights).track
      tracks[item] = UInt16(truncatingIfNeeded: track)
      tracked.append(item, extent: extent, to: track)
      // Items begin at the maximum position at most, as wherever items are placed.
      heights[track] = min(heights[track], LayoutLimits.maximumPosition.rawValue) &+ extent
    }
    work.placed += count - first
    setTracks(tracked, style, &work)
  }

  /// Returns the index of tracks, which is created if there is none.
  ///
  /// Nothing is left in its place, so that its arrays change in place.
  private mutating func takeTracks(
    _ style: WaterfallStyle, _ work: inout LayoutWork
  ) -> TrackedItems {
    if case .tracked(let tracked) = order {
      order = .perTrack
      return tracked
    }
    work.moved += count
    return TrackedItems(tracks, extents, in: trackCount, spacing: style.spacing)
  }

  /// Stores the index of tracks, and updates the bounds.
  private mutating func setTracks(
    _ tracked: TrackedItems, _ style: WaterfallStyle, _ work: inout LayoutWork
  ) {
    order = .tracked(tracked)
    // Items beyond the maximum position overlap, so their tracks are no sums of extents.
    if tracked.isCut { return placeAgain(from: 0, keeping: true, style, &work) }
    setBounds(tallest: tracked.tallest, style)
  }
}
