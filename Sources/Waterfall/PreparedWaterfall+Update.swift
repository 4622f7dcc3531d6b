import LayoutCore

extension WaterfallLayout {
  /// Updates the places of a section's items after a change.
  ///
  /// - Complexity: If ``changePolicy`` is `reflow`, O(t) for each item from the first change on,
  ///   until all track heights are the same as before. If it is `preserveTracks`, O(t log n) for a
  ///   size (O(n) for the first one), O(t + log n) for an item at the end, and O(n) for one in the
  ///   middle; n = items, t = tracks.
  public func revise(
    _ edit: SectionEdit, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: inout SectionStore<WaterfallItems, WaterfallState>
  ) -> SectionBody? {
    defer { store.items.resized.removeAll(keepingCapacity: true) }
    if stretching != .none { store.items.restoreUnstretched(edit.measured, in: section) }
    let tracks = Int(store.states[section.section].tracks)
    if stretching != .none || self.tracks(of: section, style, store) != tracks
      || store.states[section.section].order.isOverlapping
    {
      store.work.placed += section.count
      return placeAll(
        keepingTracks: changePolicy == .preserveTracks, in: section, style, &store)
    }
    guard edit.isResizeOnly else { return insert(edit, in: section, style, &store) }
    guard edit.first < section.count else { return edit.body }
    if store.states[section.section].isPlain {
      if store.items.resized.isEmpty { return edit.body }
      if changePolicy == .preserveTracks {
        // An index of many more tracks than items would take more memory than the items.
        if tracks <= max(64, section.count) {
          return resizeTracked(in: section, style, &store)
        }
      } else if placement == .shortestFirst {
        return resize(edit, in: section, style, &store)
      }
    }
    return placeAgain(from: edit.first, keeping: true, in: section, style, &store)
  }

  // MARK: Placing again

  /// Places items from the block of `first` on.
  ///
  /// - Parameter keepsTracks: A Boolean value that indicates whether items keep their tracks if the
  ///   layout preserves them.
  private func placeAgain(
    from first: Int, keeping keepsTracks: Bool, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: inout WaterfallStore
  ) -> SectionBody {
    if store.states[section.section].order.isTracked {
      store.rebuildCheckpoints(of: section, style, upTo: first)
      store.states[section.section].order = .perTrack
      store.work.moved += section.count
    }
    let interval = store.interval(of: section)
    let restart = first / interval * interval
    store.work.placed += section.count - restart
    return placeItems(
      from: restart, keepingTracks: keepsTracks && changePolicy == .preserveTracks, in: section,
      style, &store)
  }

  /// Places the items of a section from the first inserted, removed or resized one on.
  private func insert(
    _ edit: SectionEdit, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: inout WaterfallStore
  ) -> SectionBody {
    if store.states[section.section].order.isTracked, store.states[section.section].isPlain,
      edit.first == edit.oldCount
    {
      return appendTracked(from: edit.first, in: section, style, &store)
    }
    // Every block with an item, except for the first, has a checkpoint before it, which is valid if
    // the block still has an item.
    let last = min(edit.first, edit.oldCount - 1, section.count - 1)
    // If the rule placed all items before, and all items after are new, the rule gives the same
    // result.
    let keepsTracks =
      !store.states[section.section].order.isAscending
      || changePolicy == .preserveTracks
        && store.items.tracks[section.places(of: edit.first..<section.count)]
          .contains { $0 != WaterfallItems.noTrack }
    return placeAgain(from: max(0, last), keeping: keepsTracks, in: section, style, &store)
  }

  // MARK: Sizes

  /// Places items again from the first resized one on, block by block.
  ///
  /// Stops after the last changed item at the first block before which all track heights are the
  /// same as before, or differ by the same amount.
  private func resize(
    _ edit: SectionEdit, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: inout WaterfallStore
  ) -> SectionBody {
    let resized = store.items.resized
    let placer = placer(of: section, style, store, keepingTracks: false)
    let tracks = Int(store.states[section.section].tracks)
    let interval = store.interval(of: section)
    let lastResized = resized[resized.count - 1] / interval
    var block = resized[0] / interval
    // The place of the heights after the block.
    var checkpoint = section.checkpoints.lowerBound + block * tracks
    var chooser = chooser(after: block * interval - 1, of: section, style, store)
    store.readHeights(beforeBlockOf: resized[0], of: section)
    defer { if tracks > 64 { store.items.heights = [] } }
    while block * interval < section.count {
      let first = block * interval
      let count = min(interval, section.count - first)
      placer.place(
        section.places(of: first..<first + count), &chooser,
        heights: &store.items.heights, starts: &store.items.starts, tracks: &store.items.tracks,
        checkpoints: &store.checkpoints, at: checkpoint)
      store.work.placed += count
      block += 1
      guard block * interval < section.count else { break }
      let shift = store.items.heights[0] &- store.checkpoints[checkpoint].rawValue
      // Items that take turns depend on the track of the one before.
      if block > lastResized, chooser.turn < 0,
        (0..<tracks).allSatisfy({
          store.items.heights[$0] &- store.checkpoints[checkpoint + $0].rawValue == shift
        })
      {
        let length = edit.body.length + LayoutUnit(rawValue: shift)
        // Items at or beyond the maximum position overlap, so they do not move by the same distance.
        if length >= LayoutLimits.maximumPosition {
          return placeAgain(from: resized[0], keeping: false, in: section, style, &store)
        }
        if shift != 0 {
          let moved = section.place(of: block * interval)..<section.items.upperBound
          for place in moved { store.items.starts[place] &+= shift }
          for height in checkpoint..<section.checkpoints.upperBound {
            store.checkpoints[height].rawValue &+= shift
          }
          store.work.moved += moved.count
        }
        return SectionBody(length: length)
      }
      for track in 0..<tracks {
        store.checkpoints[checkpoint + track].rawValue = store.items.heights[track]
      }
      checkpoint += tracks
    }
    return body(ofTallest: store.items.heights.max() ?? 0, in: section, style, &store)
  }

  /// Updates the extents of items that keep their tracks, which moves the items after them.
  private func resizeTracked(
    in section: SectionSlice, _ style: WaterfallStyle, _ store: inout WaterfallStore
  ) -> SectionBody {
    var tracks = store.takeTracks(of: section, style)
    for item in store.items.resized {
      let place = section.place(of: item)
      tracks.setExtent(
        store.items.extents[place] &+ style.spacing, of: item, in: Int(store.items.tracks[place]))
    }
    store.work.placed += store.items.resized.count
    return body(of: tracks, in: section, style, &store)
  }

  /// Appends items to the tracks that the rule chooses.
  private func appendTracked(
    from first: Int, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: inout WaterfallStore
  ) -> SectionBody {
    var tracks = store.takeTracks(of: section, style)
    var heights = tracks.heights
    var chooser = chooser(after: first - 1, of: section, style, store)
    for item in first..<section.count {
      let place = section.place(of: item)
      let extent = store.items.extents[place] &+ style.spacing
      let track = chooser.choose(1, addsNothing: style.spacing == 0 && extent == 0, heights).track
      store.items.tracks[place] = UInt16(truncatingIfNeeded: track)
      tracks.append(item, extent: extent, to: track)
      // Items begin at the maximum position at most, as wherever items are placed.
      heights[track] = min(heights[track], LayoutLimits.maximumPosition.rawValue) &+ extent
    }
    store.work.placed += section.count - first
    return body(of: tracks, in: section, style, &store)
  }

  /// Stores the index of a section's tracks, and returns the extent of the section.
  private func body(
    of tracks: TrackedItems, in section: SectionSlice, _ style: WaterfallStyle,
    _ store: inout WaterfallStore
  ) -> SectionBody {
    store.states[section.section].order = .tracked(tracks)
    // Items beyond the maximum position overlap, so their tracks are no sums of extents.
    return tracks.isCut
      ? placeAgain(from: 0, keeping: true, in: section, style, &store)
      : body(ofTallest: tracks.tallest, in: section, style, &store)
  }
}

extension WaterfallItems {
  /// Restores the unstretched extents of a section, except for items that were just measured.
  fileprivate mutating func restoreUnstretched(_ measured: [Int], in section: SectionSlice) {
    guard var list = unstretched else { return }
    unstretched = nil
    for item in measured { list.set(extents[section.place(of: item)], at: section.place(of: item)) }
    for place in section.items { extents.set(list[place], at: place) }
    unstretched = list
  }
}

extension SectionStore where Items == WaterfallItems, State == WaterfallState {
  /// Returns the index of a section's tracks, which is created if there is none.
  ///
  /// Nothing is left in its place, so that its arrays change in place.
  fileprivate mutating func takeTracks(
    of section: SectionSlice, _ style: WaterfallStyle
  ) -> TrackedItems {
    if case .tracked(let tracks) = states[section.section].order {
      states[section.section].order = .perTrack
      return tracks
    }
    work.moved += section.count
    return TrackedItems(
      section, items, tracks: Int(states[section.section].tracks), spacing: style.spacing)
  }
}
