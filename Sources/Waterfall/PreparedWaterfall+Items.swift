import LayoutCore

/// Changes within one section.
extension WaterfallBuilder {
  /// Applies the changes within one section.
  ///
  /// Sizes the items that are new or resized, and places items again from the first of them on.
  @inlinable
  mutating func editItems(
    _ change: LayoutChanges.SectionChanges, _ delegate: some LayoutDelegate
  ) {
    if takesTrackedSizes(change) {
      // Usually items were measured, so only their tracks change.
      let first = items(ofSection: change.section).lowerBound
      for item in change.resized {
        sizeItems(ofSection: change.section, from: first + item, to: first + item + 1, delegate)
      }
      finishTrackedSizes(change)
      return
    }
    askAndFinish(beginEdit(change), change, delegate)
  }

  /// Sizes the items that are new or resized, and places the items that they affect.
  @inlinable
  mutating func askAndFinish(
    _ edit: Edit, _ change: LayoutChanges.SectionChanges, _ delegate: some LayoutDelegate
  ) {
    for place in edit.asked {
      forgetAnswers(ofItemAt: place)
      sizeItems(ofSection: change.section, from: place, to: place + 1, delegate)
    }
    finishEdit(edit, change)
  }

  /// An edit of a section, to be finished after the changed items are sized.
  @usableFromInline
  struct Edit {
    /// The places of the items to ask for, ascending.
    @usableFromInline var asked: [Int]
    /// The first item whose place can change.
    var first: Int
    /// The tracks that items from `first` on keep, or −1; `nil` if no item keeps its track.
    var kept: [Int32]?
    /// The former extents of resized items, in the order of `asked`.
    ///
    /// It is `nil` if items were inserted or removed.
    var before: [Int64]?
  }

  /// Brings the storage of a section into its new order.
  @usableFromInline
  mutating func beginEdit(_ change: LayoutChanges.SectionChanges) -> Edit {
    let section = prepared.sections[change.section]
    let first = firstTouched(change)
    guard !change.items.isEmpty else { return resize(change) }
    if isAppend(change) {
      if change.section == prepared.sections.count - 1 { return beginAppend(change) }
    } else if section.order == .tracked {
      storeStarts(change.section)
    }
    let lists = newLists(change, from: first)
    work.moved += lists.extents.count
    spliceItems(
      ofSection: change.section, section.firstItem + first..<section.items.upperBound,
      extents: lists.extents, spans: lists.spans, assigned: lists.assigned)
    return edit(change, lists, from: first)
  }

  /// Returns the first item of a section whose place can change.
  func firstTouched(_ change: LayoutChanges.SectionChanges) -> Int {
    min(
      change.items.firstChange ?? .max, change.resized.first ?? .max,
      prepared.sections[change.section].count)
  }

  /// Returns the edit of a section in which items are only resized.
  func resize(_ change: LayoutChanges.SectionChanges) -> Edit {
    let section = prepared.sections[change.section]
    let asked = change.resized.map { section.firstItem + $0 }
    let extents = layout.stretching == .none ? prepared.extents : prepared.unstretched
    return Edit(asked: asked, first: firstTouched(change), before: asked.map { extents[$0] })
  }

  /// The stored values of a section's items from the first changed one on, in their new order.
  struct NewLists {
    var extents = ExtentList()
    var spans: [UInt16] = []
    var assigned: [Int32] = []
    /// The former tracks of the items, or −1 for new items.
    var tracks: [Int32] = []
    /// The items that are new.
    var added: [Int] = []
  }

  /// Returns the stored values of a section's items in their new order, from item `first` on.
  func newLists(_ change: LayoutChanges.SectionChanges, from first: Int) -> NewLists {
    let section = prepared.sections[change.section]
    let old = layout.stretching == .none ? prepared.extents : prepared.unstretched
    let keepsTracks = layout.changePolicy == .preserveTracks
    var lists = NewLists()
    lists.extents.reserveCapacity(change.items.newCount - first)
    change.items.forEachRun(from: first) { item, source in
      guard let source else {
        lists.extents.append(0)
        if !prepared.spans.isEmpty { lists.spans.append(1) }
        if !prepared.assigned.isEmpty { lists.assigned.append(-1) }
        if keepsTracks { lists.tracks.append(-1) }
        lists.added.append(item)
        return
      }
      let places = section.firstItem + source.lowerBound..<section.firstItem + source.upperBound
      lists.extents.append(places, of: old)
      if !prepared.spans.isEmpty { lists.spans.append(contentsOf: prepared.spans[places]) }
      if !prepared.assigned.isEmpty { lists.assigned.append(contentsOf: prepared.assigned[places]) }
      if keepsTracks {
        lists.tracks.append(contentsOf: prepared.tracks[places].lazy.map { Int32($0) })
      }
    } isOwn: {
      $0.section == change.oldSection ? $0.item : nil
    }
    return lists
  }

  /// Returns the edit of a section whose items are stored in their new order.
  func edit(
    _ change: LayoutChanges.SectionChanges, _ lists: NewLists, from first: Int
  ) -> Edit {
    let section = prepared.sections[change.section]
    let kept = change.resized.filter { !change.isNew($0) }
    let asked = (kept + lists.added).map { section.firstItem + $0 }.sorted()
    // If the rule placed all items before, and all items after are new, the rule gives the same
    // result.
    let needsKept =
      layout.changePolicy == .preserveTracks
      && (section.order != .ascending || lists.tracks.contains { $0 >= 0 })
    return Edit(asked: asked, first: first, kept: needsKept ? lists.tracks : nil, before: nil)
  }

  /// Inserts room for new items after the last item of the layout.
  private mutating func beginAppend(_ change: LayoutChanges.SectionChanges) -> Edit {
    let places = prepared.itemCount..<prepared.itemCount + change.items.inserted.count
    prepared.extents.append(zeros: places.count)
    if layout.stretching != .none { prepared.unstretched.append(zeros: places.count) }
    for _ in places {
      prepared.starts.append(0)
      prepared.tracks.append(0)
      if !prepared.spans.isEmpty { prepared.spans.append(1) }
      if !prepared.assigned.isEmpty { prepared.assigned.append(-1) }
    }
    let first = prepared.sections[change.section].count
    prepared.sections[change.section].count += places.count
    work.moved += places.count
    // If the rule placed all items before, it would place them the same way again.
    let keepsTracks =
      layout.changePolicy == .preserveTracks
      && prepared.sections[change.section].order != .ascending
    return Edit(
      asked: Array(places), first: first,
      kept: keepsTracks ? Array(repeating: -1, count: places.count) : nil, before: nil)
  }

  /// Returns `true` if the only changes are insertions after the last item.
  private func isAppend(_ change: LayoutChanges.SectionChanges) -> Bool {
    change.items.removed.isEmpty && change.resized.isEmpty
      && change.items.inserted.first?.index == change.items.oldCount
      && change.items.inserted.allSatisfy { $0.source == nil }
  }

  /// Resets the span and the assigned track of an item that is asked for again.
  @usableFromInline
  mutating func forgetAnswers(ofItemAt place: Int) {
    if !prepared.spans.isEmpty { prepared.spans[place] = 1 }
    if !prepared.assigned.isEmpty { prepared.assigned[place] = -1 }
  }

  /// Places the items that an edit affects, after all items are sized.
  @usableFromInline
  mutating func finishEdit(_ edit: Edit, _ change: LayoutChanges.SectionChanges) {
    let number = change.section
    let section = prepared.sections[number]
    if layout.stretching != .none {
      restoreUnstretched(number, asked: edit.asked)
      placeWhole(number, edit)
      return
    }
    if tracks(ofSection: number) != section.tracks || section.order == .none {
      placeWhole(number, edit)
      return
    }
    if let before = edit.before {
      finishResize(edit, before, number)
      return
    }
    resizeCheckpoints(ofSection: number)
    if section.order == .tracked {
      if section.isPlain {
        appendTracked(number, from: edit.first)
        return
      }
      storeStarts(number, upTo: edit.first)
    }
    // Every block with an item has a checkpoint before it, which is valid if the block still has
    // one.
    let last = min(edit.first, change.items.oldCount - 1, section.count - 1)
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    let restart = max(0, last) / interval * interval
    placeItems(
      ofSection: number, from: restart, keeping: kept(edit.kept, from: edit.first, restart, number))
  }

  /// Returns the tracks to keep from `restart` on.
  ///
  /// These are the tracks of the items before `first`, and those in `kept`.
  private func kept(_ kept: [Int32]?, from first: Int, _ restart: Int, _ number: Int) -> [Int32]? {
    guard let kept else { return nil }
    let section = prepared.sections[number]
    let before = (restart..<first).map { Int32(prepared.tracks[section.firstItem + $0]) }
    return before + kept
  }

  /// Places all items of a section.
  private mutating func placeWhole(_ number: Int, _ edit: Edit) {
    var all = kept(edit.kept, from: edit.first, 0, number)
    let section = prepared.sections[number]
    if all == nil, layout.changePolicy == .preserveTracks {
      // Only sizes changed, or all items from the first changed one on are new.
      let end = edit.before == nil ? section.firstItem + edit.first : section.items.upperBound
      all = section.items.map { $0 < end ? Int32(prepared.tracks[$0]) : -1 }
    }
    resizeCheckpoints(ofSection: number)
    placeItems(ofSection: number, from: 0, keeping: all)
    stretchItems(ofSection: number)
  }

  /// Restores the unstretched extents of a section, except for items that were just sized.
  private mutating func restoreUnstretched(_ number: Int, asked: [Int]) {
    for place in asked { prepared.unstretched.set(prepared.extents[place], at: place) }
    for place in prepared.sections[number].items {
      prepared.extents.set(prepared.unstretched[place], at: place)
    }
  }

  // MARK: Sizes only

  private mutating func finishResize(_ edit: Edit, _ before: [Int64], _ number: Int) {
    let section = prepared.sections[number]
    let changed = zip(edit.asked, before).filter { prepared.extents[$0] != $1 }.map { $0.0 }
    if layout.changePolicy == .preserveTracks, section.isPlain {
      resizeTracked(changed, number)
      return
    }
    guard section.isPlain, prepared.assigned.isEmpty, layout.placement == .shortestFirst,
      layout.changePolicy == .reflow
    else {
      placeOnward(from: edit.first, number)
      return
    }
    if !changed.isEmpty { replaceResized(changed, number) }
  }

  /// Places items again from `first` on, because their spans or assigned tracks can be different.
  private mutating func placeOnward(from first: Int, _ number: Int) {
    if prepared.sections[number].order == .tracked { storeStarts(number, upTo: first) }
    let section = prepared.sections[number]
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    let restart = first / interval * interval
    var tracks: [Int32]?
    if layout.changePolicy == .preserveTracks {
      tracks = (section.firstItem + restart..<section.items.upperBound).map {
        Int32(prepared.tracks[$0])
      }
    }
    placeItems(ofSection: number, from: restart, keeping: tracks)
  }

  /// Places items again from the first resized one on, block by block.
  ///
  /// Stops after the last changed item at the first block before which all track heights are the
  /// same as before, or differ by the same amount.
  private mutating func replaceResized(_ changed: [Int], _ number: Int) {
    let section = prepared.sections[number]
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    let spacing = prepared.styles[section.style].itemSpacing
    let lastChanged = (changed[changed.count - 1] - section.firstItem) / interval
    var block = (changed[0] - section.firstItem) / interval
    var heights = checkpoint(block, section)
    while block * interval < section.count {
      let first = block * interval
      let count = min(interval, section.count - first)
      ShortestTrack.place(
        prepared.extents, from: section.firstItem + first, count: count, spacing: spacing,
        heights: &heights, starts: &prepared.starts, tracks: &prepared.tracks,
        checkpoints: &prepared.checkpoints,
        firstCheckpoint: section.firstCheckpoint + block * section.tracks)
      work.placed += count
      block += 1
      guard block > lastChanged, block * interval < section.count else { continue }
      let old = checkpoint(block, section)
      let shift = heights[0] &- old[0]
      if zip(heights, old).allSatisfy({ $0 &- $1 == shift }) {
        if shift != 0 { shiftItems(ofSection: number, from: block * interval, by: shift) }
        prepared.sections[number].itemsExtent &+= shift
        return
      }
    }
    finishSection(number, heights)
  }

  private func checkpoint(_ block: Int, _ section: WaterfallSection) -> [Int64] {
    let first = section.firstCheckpoint + block * section.tracks
    return Array(prepared.checkpoints[first..<first + section.tracks])
  }

  /// Moves all items of a section from `item` on, which must have a checkpoint before it.
  private mutating func shiftItems(ofSection number: Int, from item: Int, by shift: Int64) {
    let section = prepared.sections[number]
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    for place in section.firstItem + item..<section.items.upperBound {
      prepared.starts[place] &+= shift
    }
    let first = section.firstCheckpoint + item / interval * section.tracks
    let end =
      section.firstCheckpoint
      + ShortestTrack.checkpointSize(forItems: section.count, tracks: section.tracks)
    for height in first..<end { prepared.checkpoints[height] &+= shift }
    work.moved += section.count - item
  }

  // MARK: Kept tracks

  /// Returns `true` if the only changes are sizes, and the tracks of the section are indexed.
  @usableFromInline
  func takesTrackedSizes(_ change: LayoutChanges.SectionChanges) -> Bool {
    let section = prepared.sections[change.section]
    return section.order == .tracked && section.isPlain && change.items.isEmpty
      && layout.stretching == .none && (change.resized.last.map { $0 < section.count } ?? true)
  }

  /// Updates the tracks of a section after the changed items are sized.
  @usableFromInline
  mutating func finishTrackedSizes(_ change: LayoutChanges.SectionChanges) {
    let number = change.section
    let section = prepared.sections[number]
    guard section.isPlain else {
      // An item now spans several tracks, or has an assigned track.
      placeOnward(from: change.resized.first ?? 0, number)
      return
    }
    for item in change.resized {
      let place = section.firstItem + item
      let isOther = prepared.tracked[section.trackedIndex].setExtent(
        prepared.extents[place], of: item, in: Int(prepared.tracks[place]))
      if isOther { work.placed += 1 }
    }
    finishSection(number, tallest: prepared.tracked[section.trackedIndex].tallest)
  }

  /// Updates the extents of items that keep their tracks, which moves the items after them.
  private mutating func resizeTracked(_ changed: [Int], _ number: Int) {
    guard !changed.isEmpty else { return }
    let section = prepared.sections[number]
    if section.order != .tracked {
      let tracked = TrackedItems(prepared, section)
      if section.trackedIndex < 0 {
        prepared.sections[number].trackedIndex = prepared.tracked.count
        prepared.tracked.append(tracked)
      } else {
        prepared.tracked[section.trackedIndex] = tracked
      }
      prepared.sections[number].order = .tracked
      work.moved += section.count
    }
    let index = prepared.sections[number].trackedIndex
    for place in changed {
      prepared.tracked[index].setExtent(
        prepared.extents[place], of: place - section.firstItem, in: Int(prepared.tracks[place]))
      work.placed += 1
    }
    finishSection(number, tallest: prepared.tracked[index].tallest)
  }

  /// Appends items to the tracks that the rule chooses.
  private mutating func appendTracked(_ number: Int, from item: Int) {
    let section = prepared.sections[number]
    var heights = prepared.tracked[section.trackedIndex].heights
    var chooser = trackChooser(after: section.firstItem + item - 1, section)
    let spacing = prepared.styles[section.style].itemSpacing
    for place in section.firstItem + item..<section.items.upperBound {
      let track = heights.withUnsafeBufferPointer { heights in
        heights.baseAddress.map { chooser.choose(1, $0).track } ?? 0
      }
      let extent = prepared.extents[place]
      prepared.tracks[place] = UInt16(truncatingIfNeeded: track)
      prepared.tracked[section.trackedIndex].append(
        place - section.firstItem, extent: extent, to: track)
      heights[track] &+= extent &+ spacing
      work.placed += 1
    }
    finishSection(number, heights)
  }

  /// Stores the offsets of tracked items, so that they can be edited as a list.
  mutating func storeStarts(_ number: Int, upTo end: Int? = nil) {
    let section = prepared.sections[number]
    let spacing = prepared.styles[section.style].itemSpacing
    var heights = [Int64](repeating: 0, count: section.tracks)
    for place in section.items.prefix(end ?? section.count) {
      let track = Int(prepared.tracks[place])
      prepared.starts[place] = heights[track]
      heights[track] &+= prepared.extents[place] &+ spacing
    }
    prepared.sections[number].order = .perTrack
    prepared.rebuildCheckpoints(ofSection: number, upTo: end ?? section.count)
    work.moved += section.count
  }
}
