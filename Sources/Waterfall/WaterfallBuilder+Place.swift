import LayoutCore

extension WaterfallBuilder {
  // MARK: 3. Place

  @usableFromInline
  mutating func placeAllItems() {
    var size = 0
    for number in prepared.sections.indices {
      let tracks = tracks(ofSection: number)
      prepared.sections[number].tracks = tracks
      prepared.sections[number].firstCheckpoint = size
      size += ShortestTrack.checkpointSize(
        forItems: prepared.sections[number].count, tracks: tracks)
    }
    prepared.checkpoints = Array(repeating: 0, count: size)
    if layout.stretching != .none { prepared.unstretched = prepared.extents }
    for number in prepared.sections.indices { placeItems(ofSection: number) }
  }

  /// Returns the number of tracks that a section's items are placed in.
  ///
  /// If items fill the first tracks first, n items reach at most n tracks. So the last of very many
  /// tracks need no storage.
  func tracks(ofSection number: Int) -> Int {
    let section = prepared.sections[number]
    let tracks = prepared.styles[section.style].grid.count
    guard tracks > 64, section.isPlain, layout.placement != .trailingToLeading else {
      return tracks
    }
    var reached = 64
    while reached < section.count { reached *= 2 }
    return min(tracks, reached)
  }

  /// Places all items of a section, and stretches them if the layout does.
  mutating func placeItems(ofSection number: Int) {
    placeItems(ofSection: number, from: 0, keeping: nil)
    stretchItems(ofSection: number)
  }

  /// Places the items of a section from `item` on.
  ///
  /// The items before it must be placed already.
  ///
  /// - Parameter item: The first item to place, which must have a checkpoint before it.
  /// - Parameter kept: The track that each item from `item` on keeps, or −1 for none; `nil` if no
  ///   item keeps its track.
  mutating func placeItems(ofSection number: Int, from item: Int, keeping kept: [Int32]?) {
    let section = prepared.sections[number]
    let style = prepared.styles[section.style]
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    let checkpoint = section.firstCheckpoint + item / interval * section.tracks
    var heights = [Int64](repeating: 0, count: section.tracks)
    if item > 0 {
      for track in heights.indices { heights[track] = prepared.checkpoints[checkpoint + track] }
    }
    if section.isPlain, kept == nil, layout.placement == .shortestFirst {
      ShortestTrack.place(
        prepared.extents, from: section.firstItem + item, count: section.count - item,
        spacing: style.itemSpacing, heights: &heights, starts: &prepared.starts,
        tracks: &prepared.tracks, checkpoints: &prepared.checkpoints, firstCheckpoint: checkpoint)
      prepared.sections[number].order = .ascending
    } else {
      let placer = ItemPlacer(
        section: section, spacing: style.itemSpacing, extents: prepared.extents,
        spans: prepared.spans, assigned: prepared.assigned, kept: kept)
      placer.place(
        from: item, trackChooser(after: section.firstItem + item - 1, section),
        heights: &heights, starts: &prepared.starts, tracks: &prepared.tracks,
        checkpoints: &prepared.checkpoints, at: checkpoint)
      prepared.sections[number].order = .perTrack
    }
    work.placed += section.count - item
    finishSection(number, heights)
  }

  /// Updates the extent of a section from the heights of its tracks.
  mutating func finishSection(_ number: Int, _ heights: [Int64]) {
    finishSection(number, tallest: heights.max() ?? 0)
  }

  /// Updates the extent of a section from the height of its tallest track.
  mutating func finishSection(_ number: Int, tallest: Int64) {
    let section = prepared.sections[number]
    let spacing = prepared.styles[section.style].itemSpacing
    // Heights include the spacing after the last item, which is not part of the extent.
    let tallest = section.count == 0 ? 0 : tallest &- spacing
    prepared.sections[number].itemsExtent = max(0, tallest)
    prepared.sections[number].itemsBefore = 0
    if spacing < 0 || tallest > LayoutLimits.maximumPosition.rawValue {
      indexOverlapping(number)
    }
  }

  /// Returns a chooser that continues after the item at `place`, if the section has such an item.
  func trackChooser(after place: Int, _ section: WaterfallRecord) -> TrackChooser {
    var chooser = TrackChooser(
      placement: layout.placement, tracks: section.tracks,
      tolerance: max(0, LayoutUnit(points: layout.tolerance).rawValue),
      spacing: prepared.styles[section.style].itemSpacing)
    if place >= section.firstItem {
      chooser.goOn(behind: Int(prepared.tracks[place]), span: prepared.span(ofItemAt: place))
    }
    return chooser
  }

  /// Creates an index of the frames of a section whose items overlap.
  ///
  /// Items overlap if spacing is negative, or if they are beyond the maximum position. Their
  /// offsets are then in no order, so they must be found by their frames.
  private mutating func indexOverlapping(_ number: Int) {
    let section = prepared.sections[number]
    let found = FrameIndex(count: section.count) { item in
      let place = section.firstItem + item
      return LayoutRect(
        x: 0, y: Double(prepared.starts[place]),
        width: 1, height: Double(max(1, prepared.extents[place])))
    }
    if section.overlapIndex >= 0 {
      prepared.overlapIndexes[section.overlapIndex] = found
    } else {
      prepared.sections[number].overlapIndex = prepared.overlapIndexes.count
      prepared.overlapIndexes.append(found)
    }
    prepared.sections[number].order = .none
    var start: Int64 = 0
    var end: Int64 = 0
    for place in section.items {
      start = min(start, prepared.starts[place])
      end = max(end, prepared.starts[place] &+ prepared.extents[place])
    }
    prepared.sections[number].itemsBefore = -start
    prepared.sections[number].itemsExtent = end
  }
}
