import LayoutCore

/// The rows or the columns of a sheet: their extents, and which of them stay at an edge.
struct SheetAxis: Sendable {
  /// The parts of an axis: frozen at its beginning, scrolling, frozen at its end.
  enum Zone: Int, CaseIterable, Sendable {
    case leading, middle, trailing
  }

  /// Where the zones of an axis begin in one viewport.
  struct Zones: Sendable {
    var leading: Int64
    var middle: Int64
    var trailing: Int64

    subscript(zone: Zone) -> Int64 {
      switch zone {
      case .leading: leading
      case .middle: middle
      case .trailing: trailing
      }
    }
  }

  /// The extent of each, and the spacing after it; 0 for what is hidden.
  var pitches = ExtentIndex(count: 0, extent: 0)
  /// What lies between two.
  var spacing: Int64 = 0
  /// The extent of the headers at the beginning, 0 for none.
  var header: Int64 = 0
  /// How many stay at the beginning, and at the end.
  var frozenLeading = 0
  var frozenTrailing = 0
  /// The ones that are hidden.
  var hidden = IndexRuns()

  var count: Int { pitches.count }

  /// Where the first begins when nothing is scrolled.
  var start: Int64 { header > 0 ? header &+ spacing : 0 }

  /// Where the last ends when nothing is scrolled.
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

  func isHidden(_ index: Int) -> Bool { hidden.contains(index) }

  /// Where the zones begin in a viewport between two edges, insets taken off.
  ///
  /// Frozen ones follow the viewport as headers do: where headers are sticky they go with it even
  /// beyond the content, else they stay at their place until an edge reaches them. In a viewport too
  /// small for both, those at the end come after those at the beginning.
  func zones(lower: Int64, upper: Int64, pinsHeaders: Bool, in space: LayoutSpace) -> Zones {
    let natural = start
    let upper = space.trailingEdge(upper, ofContentEndingAt: end)
    let held =
      pinsHeaders && header > 0 ? lower &+ start : max(natural, lower)
    let leadingExtent = pitches.offset(of: frozenLeading)
    let trailingOffset = pitches.offset(of: count - frozenTrailing)
    let trailingExtent = max(0, pitches.length &- trailingOffset &- spacing)
    let trailing = max(
      held &+ leadingExtent, min(natural &+ trailingOffset, upper &- trailingExtent))
    return Zones(
      leading: held, middle: natural &+ leadingExtent,
      trailing: frozenTrailing > 0 ? trailing : natural &+ trailingOffset)
  }

  /// Where the headers begin in a viewport that begins at `lower`.
  func headerStart(lower: Int64, isSticky: Bool) -> Int64 { isSticky ? lower : 0 }

  /// Where an index begins whose zone begins at `zoneStart`.
  func lower(of index: Int, in zone: Zone, at zoneStart: Int64) -> Int64 {
    zoneStart &+ pitches.offset(of: index) &- pitches.offset(of: range(of: zone).lowerBound)
  }

  /// The extent of an index without the spacing after it.
  func extent(of index: Int) -> Int64 { max(0, pitches.extent(of: index) &- spacing) }

  /// The indexes of a zone that begins at `zoneStart` and lie between two edges.
  func indexes(of zone: Zone, at zoneStart: Int64, from lower: Int64, to upper: Int64) -> Range<Int>
  {
    let range = range(of: zone)
    guard !range.isEmpty else { return range }
    let shift = pitches.offset(of: range.lowerBound) &- zoneStart
    return pitches.indexes(between: lower &+ shift, and: upper &+ shift).clamped(to: range)
  }
}
