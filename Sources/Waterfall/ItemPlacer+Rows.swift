import LayoutCore

/// Placement of items whose extents take four bytes, with the heights of up to eight tracks in
/// registers.
extension ItemPlacer {
  @inline(__always)
  func runRows<Spans: Presence>(
    _ items: Range<Int>, _ extents: UnsafePointer<UInt32>, _ chooser: TrackChooser,
    _ target: Target, _ spans: Spans.Type
  ) {
    switch tracks {
    case 1: runRow(OneTrack.self, items, extents, chooser, target, spans)
    case 2: runRow(TwoTracks.self, items, extents, chooser, target, spans)
    case 3: runRow(ThreeTracks.self, items, extents, chooser, target, spans)
    case 4: runRow(FourTracks.self, items, extents, chooser, target, spans)
    case 5: runRow(FiveTracks.self, items, extents, chooser, target, spans)
    case 6: runRow(SixTracks.self, items, extents, chooser, target, spans)
    case 7: runRow(SevenTracks.self, items, extents, chooser, target, spans)
    default: runRow(EightTracks.self, items, extents, chooser, target, spans)
    }
  }

  @inline(__always)
  private func runRow<Row: TrackRow, Spans: Presence>(
    _: Row.Type, _ items: Range<Int>, _ extents: UnsafePointer<UInt32>, _ chooser: TrackChooser,
    _ target: Target, _: Spans.Type
  ) {
    guard let heights = target.heights.baseAddress else { return }
    let limit = LayoutLimits.maximumPosition.rawValue
    let interval = ShortestTrack.interval(forTracks: Row.count)
    var chooser = chooser
    var checkpoint = target.checkpoints
    var row = Row(heights)
    var place = items.lowerBound
    while place < items.upperBound {
      if place > items.lowerBound {
        row.store(checkpoint)
        checkpoint += Row.count
      }
      let end = min(items.upperBound, place &+ interval)
      while place < end {
        let extent = Int64(extents[place]) &+ spacing
        if Spans.isThere, spans[place] > 1 {
          // Few items span several tracks. They need the heights in memory, and all others use
          // registers.
          row.store(heights)
          let span = Int(spans[place])
          let (track, height) = chooser.choose(span, heights)
          let start = min(height, limit)
          target.starts[place] = start
          target.tracks[place] = UInt16(truncatingIfNeeded: track)
          for other in track..<track &+ span { heights[other] = start &+ extent }
          row = Row(heights)
        } else {
          let (track, height) = chooser.choose(row)
          target.starts[place] = min(height, limit)
          target.tracks[place] = UInt16(truncatingIfNeeded: track)
          row.add(extent, to: track, limit: limit)
        }
        place &+= 1
      }
    }
    row.store(heights)
  }
}
