import LayoutCore

extension WaterfallBuilder {
  // MARK: 3. Place

  @usableFromInline
  mutating func placeItems() {
    // Where items take the first tracks first, n of them reach n tracks at most.
    prepared.allocateCheckpoints(
      fromFirstTrack: layout.placement != .trailingToLeading && fixedTracks.isEmpty && !hasSpans)
    for section in prepared.sections.indices { placeItems(ofSection: section) }
  }

  private mutating func placeItems(ofSection number: Int) {
    let section = prepared.sections[number]
    let style = prepared.styles[section.style]
    var heights = [Int64](repeating: 0, count: section.tracks)
    let isPlain = !spansTracks(section.items) && fixedTracks.isEmpty
    if isPlain, layout.placement == .shortestFirst {
      ShortestTrack.place(
        prepared.extents, from: section.firstItem, count: section.count,
        spacing: style.itemSpacing, heights: &heights, starts: &prepared.starts,
        tracks: &prepared.tracks, checkpoints: &prepared.checkpoints,
        firstCheckpoint: section.firstCheckpoint)
      prepared.sections[number].order = .ascending
    } else {
      placeOneByOne(section, style, &heights)
      prepared.sections[number].order = .perTrack
    }
    let isEmpty = section.count == 0
    // Heights include the spacing after the last item, which nothing follows.
    let tallest = isEmpty ? 0 : (heights.max() ?? 0) &- style.itemSpacing
    prepared.sections[number].itemsExtent = max(0, tallest)
    if style.itemSpacing < 0 || tallest > LayoutLimits.maximumPosition.rawValue {
      indexOverlapping(number)
    }
  }

  private func spansTracks(_ items: Range<Int>) -> Bool {
    !prepared.spans.isEmpty && prepared.spans[items].contains { $0 > 1 }
  }

  /// Places items by any rule, with spans and with tracks that were told.
  private mutating func placeOneByOne(
    _ section: WaterfallSection, _ style: WaterfallSectionStyle, _ heights: inout [Int64]
  ) {
    let limit = LayoutLimits.maximumPosition.rawValue
    let interval = ShortestTrack.interval(forTracks: section.tracks)
    var chooser = TrackChooser(
      placement: layout.placement, tracks: heights.count,
      tolerance: toleranceInUnits)
    var checkpoint = section.firstCheckpoint
    for place in section.items {
      if (place - section.firstItem) % interval == 0 {
        for height in heights {
          prepared.checkpoints[checkpoint] = height
          checkpoint += 1
        }
      }
      let span = prepared.spans.isEmpty ? 1 : Int(prepared.spans[place])
      let told = fixedTracks.isEmpty ? -1 : Int(fixedTracks[place])
      let track = told >= 0 ? chooser.take(told, span: span) : chooser.choose(span, heights)
      var start = heights[track]
      for other in track..<track + span { start = max(start, heights[other]) }
      start = min(start, limit)
      prepared.starts[place] = start
      prepared.tracks[place] = UInt16(truncatingIfNeeded: track)
      let next = start &+ prepared.extents[place] &+ style.itemSpacing
      for other in track..<track + span { heights[other] = next }
    }
  }

  private var toleranceInUnits: Int64 {
    max(0, LayoutUnit(points: layout.tolerance).rawValue)
  }

  /// Where spacing is negative, or items pile up at the farthest position, items overlap and no order
  /// holds: they are found by their frames.
  private mutating func indexOverlapping(_ number: Int) {
    let section = prepared.sections[number]
    prepared.sections[number].order = .none
    prepared.sections[number].overlapIndex = prepared.overlapIndexes.count
    prepared.overlapIndexes.append(
      FrameIndex(count: section.count) { item in
        let place = section.firstItem + item
        return LayoutRect(
          x: 0, y: Double(prepared.starts[place]),
          width: 1, height: Double(max(1, prepared.extents[place])))
      })
    var end: Int64 = 0
    for place in section.items {
      end = max(end, prepared.starts[place] &+ prepared.extents[place])
    }
    prepared.sections[number].itemsExtent = end
  }
}

/// Chooses the track of each item, by the layout's rule.
struct TrackChooser {
  let placement: WaterfallPlacement
  let tracks: Int
  /// How much higher than the lowest place another may be and still count as equal.
  let tolerance: Int64
  /// The track after the item before.
  private var cursor: Int

  init(placement: WaterfallPlacement, tracks: Int, tolerance: Int64) {
    self.placement = placement
    self.tracks = tracks
    self.tolerance = tolerance
    cursor = placement == .trailingToLeading ? tracks : 0
  }

  /// Takes a track that was told; placement goes on behind it.
  mutating func take(_ track: Int, span: Int) -> Int {
    cursor = placement == .trailingToLeading ? track : track + span
    return track
  }

  /// The track in which an item of `span` tracks begins.
  mutating func choose(_ span: Int, _ heights: [Int64]) -> Int {
    switch placement {
    case .shortestFirst: return lowest(span, heights).track
    case .leadingToTrailing:
      return take(cursor + span <= tracks ? cursor : 0, span: span)
    case .trailingToLeading:
      return take((cursor >= span ? cursor : tracks) - span, span: span)
    case .readingOrder:
      let limit = lowest(span, heights).height &+ tolerance
      var first = -1
      for track in 0...(tracks - span) where height(track, span, heights) <= limit {
        if track >= cursor { return take(track, span: span) }
        if first < 0 { first = track }
      }
      return take(max(0, first), span: span)
    }
  }

  /// The first of the tracks where the item could begin earliest.
  private func lowest(_ span: Int, _ heights: [Int64]) -> (track: Int, height: Int64) {
    var best = 0
    var bestHeight = height(0, span, heights)
    for track in stride(from: 1, through: tracks - span, by: 1) {
      let candidate = height(track, span, heights)
      if candidate < bestHeight {
        best = track
        bestHeight = candidate
      }
    }
    return (best, bestHeight)
  }

  private func height(_ track: Int, _ span: Int, _ heights: [Int64]) -> Int64 {
    var height = heights[track]
    for other in track + 1..<track + span { height = max(height, heights[other]) }
    return height
  }
}
