import StrategyKit

/// The placement of items.
extension WaterfallContent {
  /// Returns the number of tracks that the items are placed in.
  ///
  /// If items fill the first tracks first, n items reach at most n tracks. So the last of very many
  /// tracks need no heights. Items that keep their tracks can be in any track used before, and in
  /// the next one, unless the rule takes the first of the lowest tracks.
  private func reachedTracks(_ style: WaterfallStyle) -> Int {
    let tracks = style.metrics.grid.count
    let keepsTracks = style.changePolicy == .preserveTracks
    guard tracks > 64, isPlain, style.isUniform, style.placement != .trailingToLeading,
      !keepsTracks || style.placement == .shortestFirst
    else { return tracks }
    var reached = 64
    if keepsTracks { reached = max(reached, heights.tracks) }
    while reached < count { reached *= 2 }
    return min(tracks, reached)
  }

  /// Places the items from one on, and stretches them if the layout does.
  ///
  /// All items are placed again if they are stretched, overlap, or fill gaps.
  ///
  /// - Parameter first: The first item to place.
  /// - Parameter measured: The items whose sizes are new, if tracks differ in size.
  /// - Parameter changesEnd: The item after the last one with another extent, or `nil` if items
  ///   were inserted or removed, too. If tracks have grown by the same amount before a later block,
  ///   placement ends there.
  mutating func placeItems(
    from first: Int, measured: [Int] = [], changesEnd: Int? = nil, _ style: WaterfallStyle,
    _ sizes: inout ItemSizeReader
  ) {
    let reached = reachedTracks(style)
    // Only an item of several tracks leaves gaps before it.
    let fillsGaps = style.fillsGaps && spans.values.contains { $0 > 1 }
    let isWhole =
      reached != heights.tracks || style.stretching != .none || scattered != nil || fillsGaps
    if isWhole { heights = TrackHeights(tracks: reached) }
    scattered = nil
    let first = isWhole ? 0 : first
    let interval = heights.interval
    let block = max(0, min(first / interval, heights.count, (count - 1) / interval))
    var placed = PlacedItems(
      heights: heightsOfTracks(before: first, style),
      gaps: fillsGaps ? TrackGaps(spacing: style.spacing) : nil, measured: measured[...])
    if first == (block + 1) * interval, first < count { placed.rows = placed.heights }
    var chooser = chooser(after: first - 1, style)
    var end = first
    var size = interval
    while end < count {
      let items = end..<min(end / interval * interval + size, count)
      place(items, &chooser, &placed, style, &sizes)
      sizes.work.placed += items.count
      end = items.upperBound
      // Few at first, because changes of whole points often end soon.
      size = changesEnd == nil ? count : min(2 * size, 16 * interval)
      guard end < count else { break }
      placed.rows.append(contentsOf: placed.heights)
      // Items that take turns depend on the track of the one before.
      if let changesEnd, end >= changesEnd, style.placement == .shortestFirst, chooser.turn < 0,
        let shift = shift(of: placed.heights, before: end / interval)
      {
        let length = bounds.length + LayoutUnit(rawValue: shift)
        // Items at or beyond the maximum position overlap, so they do not move by the same
        // distance.
        if length >= LayoutLimits.maximumPosition { continue }
        heights.replace(block..<end / interval, with: placed.rows)
        bounds = SectionBounds(length: length)
        return
      }
    }
    heights.replace(from: block, with: placed.rows)
    setBounds(tallest: placed.heights.max() ?? 0, starts: fillsGaps ? placed.starts : nil, style)
    stretchItems(style)
  }

  /// Returns the amount by which all tracks have grown before a block, or `nil` if they differ.
  private func shift(of new: [Int64], before block: Int) -> Int64? {
    let shift = new[0] &- heights.height(of: 0, before: block)
    let isEqual = new.indices.allSatisfy {
      new[$0] &- heights.height(of: $0, before: block) == shift
    }
    return isEqual ? shift : nil
  }

  /// Returns a chooser that continues after an item, if there is such an item.
  private func chooser(after item: Int, _ style: WaterfallStyle) -> TrackChooser {
    var chooser = TrackChooser(
      placement: style.placement, tracks: heights.tracks, tolerance: style.tolerance,
      cursor: style.placement == .trailingToLeading ? heights.tracks : 0,
      takesTurns: style.takesTurns)
    if item >= 0 {
      chooser.goOn(
        behind: Int(tracks[item]), span: Int(spans[item]),
        addsNothing: style.isUniform && style.spacing == 0 && extents[item] == 0)
    }
    return chooser
  }

  /// The state of a placement.
  private struct PlacedItems {
    /// The offset at which the next item of each track begins.
    var heights: [Int64]
    /// The heights after each block that is followed by an item.
    var rows: [Int64] = []
    /// The gaps between items, or `nil` if no gaps are filled.
    var gaps: TrackGaps?
    /// The start of each item if gaps are filled.
    var starts: [Int64] = []
    /// The items whose sizes are new, without those that are placed.
    var measured: ArraySlice<Int>
  }

  /// Places some items, and measures those whose tracks differ in size.
  ///
  /// - Parameter items: The items to place, from the beginning of a block on or of one block only.
  /// - Complexity: O(t) for each item, or O(log t) for more than 64 tracks if items go to the
  ///   shortest track. If items fill gaps, O(t·s); t = tracks, s = tracks of the item.
  private mutating func place(
    _ items: Range<Int>, _ chooser: inout TrackChooser, _ placed: inout PlacedItems,
    _ style: WaterfallStyle, _ sizes: inout ItemSizeReader
  ) {
    let keepsTracks =
      style.changePolicy == .preserveTracks && tracks[items].contains { $0 != Self.noTrack }
    if isPlain, style.isUniform, !keepsTracks, style.placement == .shortestFirst,
      !(style.takesTurns && items.contains { extents[$0] == 0 })
    {
      chooser.turn = -1
      return ShortestTrack.place(
        items, of: extents, spacing: style.spacing, heights: &placed.heights, tracks: &tracks,
        interval: heights.interval, rows: &placed.rows)
    }
    // Arrays that belong to nothing else change in place without a test for each item.
    var heights: [Int64] = []
    var tracks: [UInt16] = []
    swap(&heights, &placed.heights)
    swap(&tracks, &self.tracks)
    heights.withUnsafeMutableBufferPointer { heights in
      tracks.withUnsafeMutableBufferPointer { tracks in
        placeByRule(
          items, keepsTracks, heights, tracks, &chooser, &placed, style, &sizes)
      }
    }
    swap(&heights, &placed.heights)
    swap(&tracks, &self.tracks)
  }

  private mutating func placeByRule(
    _ items: Range<Int>, _ keepsTracks: Bool, _ heights: UnsafeMutableBufferPointer<Int64>,
    _ tracks: UnsafeMutableBufferPointer<UInt16>, _ chooser: inout TrackChooser,
    _ placed: inout PlacedItems, _ style: WaterfallStyle, _ sizes: inout ItemSizeReader
  ) {
    guard let base = UnsafePointer(heights.baseAddress) else { return }
    let grid = style.metrics.grid
    let sizer = WaterfallItemSizer(style)
    let measures = !style.isUniform
    let spacing = style.spacing
    let interval = self.heights.interval
    let limit = LayoutLimits.maximumPosition.rawValue
    let isGapless = placed.gaps == nil
    let canAddNothing = style.isUniform && style.spacing == 0
    var end = items.lowerBound + interval
    for item in items {
      if item == end {
        placed.rows.append(contentsOf: heights)
        end += interval
      }
      let span = Int(spans[item])
      let old = tracks[item]
      let fixed = keepsTracks && old != Self.noTrack ? old : assigned[item]
      var extent = extents[item]
      let cursor = chooser.cursor
      var place = chooser.choose(
        fixed == Self.noTrack ? nil : Int(fixed), span: span,
        addsNothing: canAddNothing && extent == 0, base)
      if measures {
        extent = measure(item, span, in: place.track, old, sizer, &placed.measured, &sizes)
      }
      if !isGapless {
        let width = grid.extent(of: place.track, span: span)
        let gap = placed.gaps?.place(span, extent, above: heights) {
          fixed == Self.noTrack
            ? grid.extent(of: $0, span: span) == width : $0 == place.track
        }
        if let gap, gap.height <= place.height {
          place = gap
          chooser.cursor = cursor
        }
      }
      // Spacing can be negative.
      let start = min(max(place.height, -limit), limit)
      tracks[item] = UInt16(truncatingIfNeeded: place.track)
      let range = place.track..<place.track + span
      let end = start &+ extent &+ spacing
      if isGapless {
        for track in range { heights[track] = end }
      } else {
        placed.starts.append(start)
        placed.gaps?.fill(range, from: start, to: end, above: heights)
        for track in range { heights[track] = max(heights[track], end) }
      }
    }
  }

  /// Returns the extent of an item, which is measured if it is new, or was in tracks of another
  /// size.
  private mutating func measure(
    _ item: Int, _ span: Int, in track: Int, _ old: UInt16, _ sizer: WaterfallItemSizer,
    _ measured: inout ArraySlice<Int>, _ sizes: inout ItemSizeReader
  ) -> Int64 {
    let grid = sizer.grid
    while let next = measured.first, next < item { measured.removeFirst() }
    let isNew = old == Self.noTrack || measured.first == item
    guard isNew || grid.extent(of: Int(old), span: span) != grid.extent(of: track, span: span)
    else { return extents[item] }
    let extent = sizer.measure(item, in: track..<track + span, !isNew, &self, &sizes)
    extents.set(extent, at: item)
    // A delegate can answer otherwise than before.
    spans.set(UInt16(truncatingIfNeeded: span), at: item, of: count)
    return extent
  }

  /// Updates the bounds of items whose tallest track has a height.
  ///
  /// If spacing is negative, or if items are beyond the maximum position, items overlap. Their
  /// starts are then in no order, as those of items in gaps, so they are found by an index of their
  /// frames.
  ///
  /// - Parameter starts: The start of each item if items fill gaps.
  mutating func setBounds(
    tallest height: Int64, starts: [Int64]? = nil, _ style: WaterfallStyle
  ) {
    // Heights include the spacing after the last item, which is not part of the extent.
    let length = count == 0 ? 0 : height &- style.spacing
    let isCut = length >= LayoutLimits.maximumPosition.rawValue
    guard style.spacing < 0 || isCut || starts != nil else {
      bounds = SectionBounds(length: LayoutUnit(rawValue: max(0, length)))
      return
    }
    let starts = starts ?? self.starts(style)
    let frames = FrameIndex(count: count) {
      LayoutRect(
        x: 0, y: Double(starts[$0]), width: 1, height: Double(max(1, extents[$0])))
    }
    scattered = (starts, frames)
    var start: Int64 = 0
    var end: Int64 = 0
    for item in 0..<count {
      start = min(start, starts[item])
      end = max(end, starts[item] &+ extents[item])
    }
    bounds = SectionBounds(
      length: LayoutUnit(rawValue: end), before: LayoutUnit(rawValue: -start))
  }

  /// Returns the start of each item.
  func starts(_ style: WaterfallStyle) -> [Int64] {
    var starts: [Int64] = []
    starts.reserveCapacity(count)
    var all = heights.heights(before: 0)
    all.withUnsafeMutableBufferPointer {
      forEachStart(in: 0..<count, $0, style) { starts.append($1) }
    }
    return starts
  }
}
