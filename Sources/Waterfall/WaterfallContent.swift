import StrategyKit

/// The items of a section of a waterfall, in tracks: about 7 bytes for each.
///
/// Starts are not stored. They follow from the heights of all tracks before a block of items, and
/// from the tracks and extents of the items in the block.
public struct WaterfallContent: SectionContent {
  /// The extent of each item along the scroll axis.
  var extents: ExtentList
  /// The first track of each item, or ``noTrack`` for items that were never placed.
  var tracks: [UInt16]
  /// The heights of all tracks between blocks of items.
  var heights = TrackHeights(tracks: 0)
  /// The start of each item and an index of their frames if items overlap or fill gaps; otherwise
  /// `nil`.
  var scattered: (starts: [Int64], frames: FrameIndex)?
  /// The number of tracks that each item spans.
  var spans = RareValues(usual: 1)
  /// The track that the delegate specifies for each item, or ``noTrack``.
  var assigned = RareValues(usual: WaterfallContent.noTrack)
  /// The extents before items were stretched, or `nil` if items are not stretched.
  private var unstretched: ExtentList?
  /// A Boolean value that indicates whether all items have a span of one and no assigned track.
  var isPlain = true
  /// The extent that all items take along the scroll axis.
  public internal(set) var bounds = SectionBounds.zero

  /// A number that stands for no track, because it exceeds every track.
  private static var noTrack: UInt16 { .max }

  /// The number of items.
  public var count: Int { extents.count }

  /// Measures and places the items of a section.
  ///
  /// - Complexity: O(n·t) time, or O(n log t) for more than 64 tracks if each item goes to the
  ///   shortest track and spans one; n = items, t = tracks.
  public init(
    count: Int, style: WaterfallStyle, sizes: inout ItemSizeReader
  ) {
    extents = style.isUniform ? ExtentList(unwritten: count) : ExtentList(count: count)
    tracks = Array(repeating: Self.noTrack, count: count)
    let sizer = WaterfallItemSizer(style)
    if style.isUniform {
      sizer.measure(0..<count, &self, &sizes)
    } else {
      for item in 0..<count { sizer.askTracks(of: item, &self, &sizes) }
    }
    placeItems(from: 0, style, &sizes)
  }

  /// Measures new and resized items, and updates the places of the items after them.
  ///
  /// If tracks differ in size, all items from the first change on are placed again, and those in
  /// tracks of another size are measured again. If items are stretched, overlap or fill gaps, all
  /// items are placed again.
  ///
  /// - Complexity: O(t log n) for a size if items keep their tracks, because
  ///   ``WaterfallLayout/changePolicy`` is `preserveTracks`, or because their tracks do not depend
  ///   on sizes. Otherwise O(t) for each item from the first change on, until all track heights
  ///   differ by the same amount as before; n = items, t = tracks.
  public mutating func apply(
    _ edit: SectionEdit, style: WaterfallStyle, sizes: inout ItemSizeReader
  ) {
    reorder(edit.items, &sizes.work)
    let sizer = WaterfallItemSizer(style)
    guard style.isUniform else {
      for item in edit.measured { sizer.askTracks(of: item, &self, &sizes) }
      return placeItems(from: edit.first, measured: edit.measured, style, &sizes)
    }
    var resized: [(item: Int, growth: Int64)] = []
    for item in edit.measured {
      let before = extents[item]
      sizer.measure(item..<item + 1, &self, &sizes)
      if extents[item] != before { resized.append((item, extents[item] &- before)) }
    }
    guard edit.isResizeOnly, isPlain, scattered == nil, style.stretching == .none else {
      return placeItems(from: edit.first, style, &sizes)
    }
    guard let last = resized.last else { return }
    guard keepsTracks(style) else {
      return placeItems(from: resized[0].item, changesEnd: last.item + 1, style, &sizes)
    }
    for (item, growth) in resized {
      heights.grow(Int(tracks[item]), in: item / heights.interval, by: growth)
    }
    sizes.work.placed += resized.count
    setBounds(tallest: heightsOfTracks(before: count, style).max() ?? 0, style)
  }

  /// Returns a Boolean value that indicates whether plain items keep their tracks if sizes change.
  private func keepsTracks(_ style: WaterfallStyle) -> Bool {
    style.changePolicy == .preserveTracks || heights.tracks == 1
      || style.placement == .leadingToTrailing || style.placement == .trailingToLeading
  }

  /// Removes, moves and inserts items; new ones are not measured yet.
  ///
  /// Stretched items get their own extents back, because all of them are placed and stretched
  /// again.
  private mutating func reorder(_ edits: IndexEdits<Int>, _ work: inout LayoutWork) {
    if let unstretched { extents = unstretched }
    unstretched = nil
    guard let first = edits.firstChange else { return }
    edits.apply(to: &tracks, new: Self.noTrack)
    extents.apply(edits)
    spans.apply(edits)
    assigned.apply(edits)
    work.moved += count - min(first, count)
  }

  /// Returns the tracks that an item spans.
  func tracks(of item: Int) -> Range<Int> {
    Int(tracks[item])..<Int(tracks[item]) + Int(spans[item])
  }

  /// Calls `body` with each of some items and its start, and updates the heights of all tracks.
  ///
  /// An item begins where the highest of its tracks ends.
  ///
  /// - Parameter items: Consecutive items.
  /// - Parameter heights: The heights before the items.
  private func forEachStart(
    in items: Range<Int>, _ heights: UnsafeMutableBufferPointer<Int64>, _ style: WaterfallStyle,
    _ body: (Int, Int64) -> Void
  ) {
    let limit = LayoutLimits.maximumPosition.rawValue
    let spacing = style.spacing
    for item in items {
      let track = Int(tracks[item])
      let span = Int(spans[item])
      var height = heights[track]
      for other in track + 1..<track + span { height = max(height, heights[other]) }
      // Spacing can be negative.
      let start = min(max(height, -limit), limit)
      body(item, start)
      let end = start &+ extents[item] &+ spacing
      for track in track..<track + span { heights[track] = end }
    }
  }

  /// Returns the heights of all tracks before an item, or behind the last one.
  private func heightsOfTracks(before item: Int, _ style: WaterfallStyle) -> [Int64] {
    let block = min(item / heights.interval, heights.count)
    var all = heights.heights(before: block)
    all.withUnsafeMutableBufferPointer {
      forEachStart(in: block * heights.interval..<item, $0, style) { _, _ in }
    }
    return all
  }
}

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
  private mutating func placeItems(
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
  private mutating func setBounds(
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

/// Queries.
extension WaterfallContent {
  /// Returns the place of an item.
  ///
  /// - Complexity: O(t log n); n = items, t = tracks.
  public func span(of item: Int, style: WaterfallStyle) -> ItemSpan {
    let track = Int(tracks[item])
    let start = start(of: item, style)
    let cross = style.metrics.grid.edges(of: track, span: Int(spans[item]))
    return ItemSpan(
      lower: LayoutUnit(rawValue: start), upper: LayoutUnit(rawValue: start &+ extents[item]),
      crossLower: cross.lower, crossUpper: cross.upper)
  }

  private func start(of item: Int, _ style: WaterfallStyle) -> Int64 {
    if let scattered { return scattered.starts[item] }
    let block = item / heights.interval
    let before = block * heights.interval..<item
    if spans.values.isEmpty {
      let track = tracks[item]
      return before.reduce(heights.height(of: Int(track), before: block)) {
        tracks[$1] == track ? $0 &+ extents[$1] &+ style.spacing : $0
      }
    }
    return heightsOfTracks(before: item, style)[tracks(of: item)].max() ?? 0
  }

  /// Adds the items that could intersect a window.
  ///
  /// The items of a track are in order, so the heights of each track lead to the blocks of those in
  /// the window.
  ///
  /// - Complexity: O(t log n) for each block with an item of the window, which has 64 items, or 4t
  ///   if that is more; n = items, t = tracks.
  public func find(in window: LayoutWindow, style: WaterfallStyle, into sink: inout CellSink) {
    let (lower, upper) = (window.mainLower.rawValue, window.mainUpper.rawValue)
    if let (starts, frames) = scattered {
      let band = LayoutRect(
        x: 0, y: Double(lower), width: 1, height: Double(upper) - Double(lower))
      return frames.forEachCandidate(in: band) {
        sink.searched += 1
        add($0, at: starts[$0], style, &sink)
      }
    }
    withUnsafeTemporaryAllocation(of: Int.self, capacity: heights.tracks) { next in
      withUnsafeTemporaryAllocation(of: Int64.self, capacity: heights.tracks) { all in
        find(from: lower, to: upper, next, all, style, &sink)
      }
    }
  }

  /// Adds the items between two offsets.
  ///
  /// - Parameter next: Memory for the next block of each track that can have an item between them.
  /// - Parameter all: Memory for the heights of all tracks.
  private func find(
    from lower: Int64, to upper: Int64, _ next: UnsafeMutableBufferPointer<Int>,
    _ all: UnsafeMutableBufferPointer<Int64>, _ style: WaterfallStyle, _ sink: inout CellSink
  ) {
    for track in next.indices { next[track] = heights.firstBlock(of: track, endingAfter: lower) }
    var known = -1
    while let block = next.min(), block <= heights.count {
      if block != known {
        for track in all.indices { all[track] = heights.height(of: track, before: block) }
      }
      known = block + 1
      let items = block * heights.interval..<min(known * heights.interval, count)
      sink.searched += items.count
      forEachStart(in: items, all, style) { item, start in
        if start < upper, start &+ extents[item] > lower { add(item, at: start, style, &sink) }
      }
      for track in next.indices where next[track] == block {
        // Blocks that do not change the height of the track have no visible item in it.
        next[track] =
          all[track] >= upper || block == heights.count
          ? .max : heights.firstBlock(of: track, endingAfter: all[track])
      }
    }
  }

  /// Adds an item that begins at `start`.
  private func add(
    _ item: Int, at start: Int64, _ style: WaterfallStyle, _ sink: inout CellSink
  ) {
    let track = Int(tracks[item])
    let span = Int(spans[item])
    let cross: LayoutSpan
    if span == 1, track < style.trackSpans.count {
      cross = style.trackSpans[track]
    } else {
      let edges = style.metrics.grid.edges(of: track, span: span)
      cross = sink.crossSpan(from: edges.lower, to: edges.upper)
    }
    sink.add(
      item, from: LayoutUnit(rawValue: start), to: LayoutUnit(rawValue: start &+ extents[item]),
      across: cross)
  }
}

extension WaterfallContent {
  /// Stretches the tracks so that all of them end with the tallest, if the layout does that and no
  /// items overlap or fill gaps.
  ///
  /// Items that span tracks divide each of these into runs. A run grows to the spanning item that
  /// ends it, and the last run to the end of the section. A spanning item grows only if it is the
  /// last item of all its tracks.
  private mutating func stretchItems(_ style: WaterfallStyle) {
    guard style.stretching != .none, scattered == nil else { return }
    unstretched = extents
    var starts = starts(style)
    let end = bounds.length.rawValue
    var items = [[Int]](repeating: [], count: heights.tracks)
    for item in 0..<count {
      for track in tracks(of: item) { items[track].append(item) }
    }
    let quantum = style.metrics.floorGrid.map { max(1, Int64(76_800 / $0.scale)) } ?? 1
    for track in items {
      var run: [Int] = []
      for item in track {
        if spans[item] == 1 {
          run.append(item)
        } else {
          if style.stretching == .allCells {
            grow(run, &starts, to: starts[item] &- style.spacing, quantum)
          }
          run = []
        }
      }
      grow(style.stretching == .allCells ? run : run.suffix(1), &starts, to: end, quantum)
    }
    for (track, placed) in items.enumerated() {
      guard let item = placed.last, spans[item] > 1, Int(tracks[item]) == track,
        tracks(of: item).allSatisfy({ items[$0].last == item })
      else { continue }
      extents.set(max(extents[item], end &- starts[item]), at: item)
    }
    var rows: [Int64] = []
    var all = heights.heights(before: 0)
    for block in 0..<heights.count {
      let first = block * heights.interval
      all.withUnsafeMutableBufferPointer {
        forEachStart(in: first..<first + heights.interval, $0, style) { _, _ in }
      }
      rows.append(contentsOf: all)
    }
    heights.replace(from: 0, with: rows)
  }

  /// Stretches consecutive items of a track equally until the last one ends at `end`.
  ///
  /// If extents are whole pixels, which are `quantum` units long, they stay so. The remainder is
  /// distributed over the items.
  private mutating func grow(
    _ run: [Int], _ starts: inout [Int64], to end: Int64, _ quantum: Int64
  ) {
    guard let last = run.last else { return }
    let free = end &- starts[last] &- extents[last]
    guard free > 0 else { return }
    let (whole, rest) = (free / quantum).quotientAndRemainder(dividingBy: Int64(run.count))
    func share(_ part: Int) -> Int64 {
      // The last item takes the rest, which can be less than a whole pixel.
      if part == run.count { return free }
      return (whole &* Int64(part) &+ rest &* Int64(part) / Int64(run.count)) &* quantum
    }
    for (part, item) in run.enumerated() {
      starts[item] &+= share(part)
      extents.set(extents[item] &+ share(part + 1) &- share(part), at: item)
    }
  }
}
