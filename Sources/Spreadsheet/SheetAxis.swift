import StrategyKit

/// The rows or the columns of a sheet: their extents, and which of them are frozen.
struct SheetAxis: Sendable {
  /// A part of an axis: frozen at the start, scrolling, or frozen at the end.
  enum Zone: Int, CaseIterable, Sendable {
    case leading, middle, trailing
  }

  /// The positions of two edges along an axis.
  typealias Edges = (lower: Int64, upper: Int64)

  /// The starts of the zones and of the headers of an axis in one viewport.
  struct Zones: Sendable {
    var leading: Int64
    var middle: Int64
    var trailing: Int64
    var header: Int64
    /// The edge that parents follow, or nil if they are not pinned.
    var pinEdge: Int64?

    subscript(zone: Zone) -> Int64 {
      switch zone {
      case .leading: leading
      case .middle: middle
      case .trailing: trailing
      }
    }
  }

  /// The extents including the spacing after each row or column, or 0 for hidden ones.
  ///
  /// Those of rows and columns in folded groups are stored too.
  var pitches = FoldedExtents(ExtentIndex(count: 0, extent: 0))
  /// The spacing between two rows or columns.
  var spacing: Int64 = 0
  /// The extent of the headers of columns or rows at the start, or 0 for none.
  var trackHeader: Int64 = 0
  /// The extent of the headers of groups before them, with the spacing after each level.
  var groupHeaders: Int64 = 0
  /// A Boolean value that indicates whether the delegate returned the size of a header.
  var isHeaderAsked = false
  /// The extent of a row or column without an answer.
  var usual: Int64 = 0
  /// The extent of a row without cells and without an answer.
  var flat: Int64 = 0
  /// The least and the greatest extent that the delegate or the user can give.
  var least: Int64 = 0
  var most = Int64.max
  /// The numbers of rows or columns that are frozen at the start and at the end.
  var frozenLeading = 0
  var frozenTrailing = 0
  /// The indices of hidden rows or columns.
  var hidden = IndexRuns()
  /// The levels of rows or columns in an outline.
  var levels = SheetLevels()
  /// The indices of folded rows or columns, whether or not they are parents.
  var folded = IndexRuns()
  /// A Boolean value that indicates whether levels changed after groups were folded.
  var needsFolding = false
  /// A Boolean value that indicates whether parents stay in view while their descendants are.
  var pinsParents = false

  var count: Int { pitches.count }

  /// The extent of all headers at the start, or 0 for none.
  var header: Int64 {
    trackHeader > 0 ? groupHeaders &+ trackHeader : max(0, groupHeaders &- spacing)
  }

  /// The start of the first row or column if nothing is scrolled.
  var start: Int64 { header > 0 ? header &+ spacing : 0 }

  /// The end of the last row or column if nothing is scrolled.
  var end: Int64 {
    pitches.length > 0 ? start &+ pitches.length &- spacing : header
  }

  func range(of zone: Zone) -> Range<Int> {
    switch zone {
    case .leading: 0..<frozenLeading
    case .middle: frozenLeading..<count - frozenTrailing
    case .trailing: count - frozenTrailing..<count
    }
  }

  func zone(of index: Int) -> Zone {
    if index < frozenLeading { return .leading }
    return index >= count - frozenTrailing ? .trailing : .middle
  }

  /// Returns whether a row or column is hidden by itself or in a folded group.
  func isHidden(_ index: Int) -> Bool { hidden.contains(index) || pitches.isFolded(index) }

  /// Returns the runs that folded rows or columns of a range hide, without those inside others.
  ///
  /// - Parameter range: A range of whole groups.
  func foldedRuns(in range: Range<Int>) -> [Range<Int>] {
    if levels.isFlat || folded.isEmpty { return [] }
    var hidden: [Range<Int>] = []
    var next = range.lowerBound
    let first = SortedSearch.first(in: folded.runs.count) { folded.runs[$0].end > next }
    for run in folded.runs[first...] {
      if run.start >= range.upperBound { break }
      next = max(next, run.start)
      while next < min(run.end, range.upperBound) {
        let end = levels.end(ofGroup: next)
        if end > next + 1 { hidden.append(next + 1..<end) }
        next = end
      }
    }
    return hidden
  }

  /// Folds or unfolds the group of a row or column, as ``folded`` specifies.
  ///
  /// - Returns: The number of runs that are folded in the group.
  mutating func refold(_ parent: Int) -> Int {
    let group = parent + 1..<levels.end(ofGroup: parent)
    if group.isEmpty || pitches.isFolded(parent) { return 0 }
    let runs = folded.contains(parent) ? [group] : foldedRuns(in: group)
    pitches.fold(runs, in: group)
    return runs.count
  }

  /// Returns how many of the rows or columns at both ends can be frozen in a container.
  ///
  /// If the content is longer than the container, room is left for the first row or column that
  /// scrolls. Those at the start take precedence.
  ///
  /// - Complexity: O(log n); n = rows or columns.
  func fitting(
    leading: Int, trailing: Int, in container: Int64, pinsHeaders: Bool
  ) -> (leading: Int, trailing: Int) {
    guard leading + trailing > 0, container > 0, end > container else { return (leading, trailing) }
    let scrolling = extent(of: min(leading, count - 1))
    let room = container &- (pinsHeaders ? start : 0) &- scrolling
    let first = SortedSearch.first(in: leading) { pitches.offset(of: $0 + 1) > room }
    let rest = room &- pitches.offset(of: first)
    let last = SortedSearch.first(in: trailing) {
      pitches.length &- pitches.offset(of: count - $0 - 1) &- spacing > rest
    }
    return (first, last)
  }

  /// Returns the starts of the zones in a viewport between two edges, without insets.
  ///
  /// Frozen zones follow the viewport like headers. If headers are sticky, they follow it even
  /// beyond the content. Otherwise, they keep their position until an edge reaches them. If the
  /// viewport is too small for both, the zone at the end follows the zone at the start.
  func zones(lower: Int64, upper: Int64, pinsHeaders: Bool, in space: LayoutSpace) -> Zones {
    let natural = start
    let upper = space.trailingEdge(
      LayoutUnit(rawValue: upper), ofContentEndingAt: LayoutUnit(rawValue: end)
    ).rawValue
    let held =
      pinsHeaders && header > 0 ? lower &+ start : max(natural, lower)
    let leadingExtent = pitches.offset(of: frozenLeading)
    let trailingOffset = pitches.offset(of: count - frozenTrailing)
    let trailingExtent = max(0, pitches.length &- trailingOffset &- spacing)
    let trailing = max(
      held &+ leadingExtent, min(natural &+ trailingOffset, upper &- trailingExtent))
    return Zones(
      leading: held, middle: natural &+ leadingExtent,
      trailing: frozenTrailing > 0 ? trailing : natural &+ trailingOffset,
      header: pinsHeaders ? lower : 0,
      pinEdge: pinsParents && !levels.isFlat ? held &+ leadingExtent : nil)
  }

  /// Returns the start of a row or column in a zone that begins at `zoneStart`.
  func lower(of index: Int, in zone: Zone, at zoneStart: Int64) -> Int64 {
    zoneStart &+ pitches.offset(of: index) &- pitches.offset(of: range(of: zone).lowerBound)
  }

  /// Returns the extent of a row or column without the spacing after it.
  func extent(of index: Int) -> Int64 { max(0, pitches.extent(of: index) &- spacing) }

  /// Returns the start of a row or column, which may be pinned.
  private func lower(of index: Int, at zones: Zones) -> Int64 {
    if let pinned = pinnedLower(of: index, at: zones) { return pinned }
    let zone = zone(of: index)
    return lower(of: index, in: zone, at: zones[zone])
  }

  /// Returns the edges of a row or column.
  func edges(of index: Int, at zones: Zones) -> Edges {
    let lower = lower(of: index, at: zones)
    return (lower, lower &+ extent(of: index))
  }

  /// Returns the edges of a row or column and the spacing after it.
  func pitchEdges(of index: Int, at zones: Zones) -> Edges {
    let lower = lower(of: index, at: zones)
    return (lower, lower &+ pitches.extent(of: index))
  }

  /// Returns the edges of a range of rows or columns in one zone, without the last spacing.
  ///
  /// They move with the first of them, if it is pinned.
  func edges(of range: Range<Int>, at zones: Zones) -> Edges {
    let lower = lower(of: range.lowerBound, at: zones)
    return (lower, lower &+ max(0, pitches.length(of: range) &- spacing))
  }

  /// Returns the edges of a zone, without the last spacing.
  func edges(of zone: Zone, at zones: Zones) -> Edges {
    (zones[zone], zones[zone] &+ max(0, pitches.length(of: range(of: zone)) &- spacing))
  }

  /// Returns the edges of a zone, including the spacing between frozen and scrolling cells.
  func surfaceEdges(of zone: Zone, at zones: Zones) -> Edges {
    var edges = edges(of: zone, at: zones)
    guard edges.upper > edges.lower else { return edges }
    let range = range(of: zone)
    if zone == .trailing, pitches.offset(of: range.lowerBound) > 0 { edges.lower &-= spacing }
    if zone == .leading, pitches.offset(of: range.upperBound) < pitches.length {
      edges.upper &+= spacing
    }
    return edges
  }

  func headerEdges(at zones: Zones) -> Edges { (zones.header, zones.header &+ header) }

  /// Returns the edges of the headers, including the spacing between them and the cells.
  func headerSurfaceEdges(at zones: Zones) -> Edges {
    (zones.header, zones.header &+ header &+ (pitches.length > 0 ? spacing : 0))
  }

  /// Returns the edges of the line after a row or column, or nil if there is none.
  ///
  /// There is none after the last row or column, and none after those that are hidden, or at the
  /// farthest position, and so have no spacing.
  func line(after index: Int, thickness: Int64, at zones: Zones) -> Edges? {
    guard thickness > 0, pitches.extent(of: index) >= spacing,
      pitches.offset(of: index + 1) < pitches.length
    else { return nil }
    let lower = edges(of: index, at: zones).upper &+ (spacing &- thickness) / 2
    return (lower, lower &+ thickness)
  }

  /// Returns the rows or columns between two edges, in a zone that begins at `zoneStart`.
  func indexes(of zone: Zone, at zoneStart: Int64, from lower: Int64, to upper: Int64) -> Range<Int>
  {
    let range = range(of: zone)
    guard !range.isEmpty else { return range }
    let shift = pitches.offset(of: range.lowerBound) &- zoneStart
    return pitches.indexes(between: lower &+ shift, and: upper &+ shift).clamped(to: range)
  }
}
