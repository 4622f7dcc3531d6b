import LayoutCore

/// A function object that places items one by one.
///
/// It supports every placement rule, spans, and items whose tracks are fixed.
///
/// - Complexity: O(t) for each item; t = tracks.
struct ItemPlacer {
  let section: SectionSlice
  let tracks: Int
  let spacing: Int64
  /// The extents, spans and assigned tracks of all items.
  let extents: ExtentList
  let spans: [UInt16]
  let assigned: [UInt16]
  /// The track that each placed item keeps, or `nil` if no item keeps its track.
  let kept: [UInt16]?

  /// Places the items of the section from `item` on.
  ///
  /// - Parameter heights: The offset at which the next item of each track begins, which is updated.
  /// - Parameter checkpoint: The index of the first checkpoint that is written.
  func place(
    from item: Int, _ chooser: TrackChooser, heights: inout [Int64], starts: inout [Int64],
    tracks: inout [UInt16], checkpoints: inout [LayoutUnit], at checkpoint: Int
  ) {
    let items = section.place(of: item)..<section.items.upperBound
    precondition(items.upperBound <= starts.count && items.upperBound <= tracks.count)
    precondition(items.upperBound <= extents.count && heights.count == self.tracks)
    precondition(spans.isEmpty || items.upperBound <= spans.count)
    precondition(assigned.isEmpty || items.upperBound <= assigned.count)
    precondition(kept.map { $0.count >= items.count } ?? true)
    let size = ShortestTrack.checkpointSize(forItems: items.count, tracks: self.tracks)
    precondition(checkpoint + size <= checkpoints.count)
    guard !items.isEmpty else { return }
    heights.withUnsafeMutableBufferPointer { heights in
      starts.withUnsafeMutableBufferPointer { starts in
        tracks.withUnsafeMutableBufferPointer { tracks in
          checkpoints.withUnsafeMutableBufferPointer { units in
            units.withMemoryRebound(to: Int64.self) { checkpoints in
              // Without checkpoints, none is written.
              guard let starts = starts.baseAddress, let tracks = tracks.baseAddress,
                let checkpoints = checkpoints.baseAddress ?? heights.baseAddress
              else { return }
              let target = Target(
                heights: heights, starts: starts, tracks: tracks,
                checkpoints: checkpoints + checkpoint)
              if extents.isWide {
                extents.wide.withUnsafeBufferPointer {
                  run(OneTrack.self, items, $0, chooser, target)
                }
              } else {
                extents.narrow.withUnsafeBufferPointer { place(items, $0, chooser, target) }
              }
            }
          }
        }
      }
    }
  }

  /// The memory for the results, whose bounds were checked before.
  struct Target {
    let heights: UnsafeMutableBufferPointer<Int64>
    let starts: UnsafeMutablePointer<Int64>
    let tracks: UnsafeMutablePointer<UInt16>
    let checkpoints: UnsafeMutablePointer<Int64>
  }

  private func place(
    _ items: Range<Int>, _ extents: UnsafeBufferPointer<UInt32>, _ chooser: TrackChooser,
    _ target: Target
  ) {
    switch tracks {
    case 2: run(TwoTracks.self, items, extents, chooser, target)
    case 3: run(ThreeTracks.self, items, extents, chooser, target)
    case 4: run(FourTracks.self, items, extents, chooser, target)
    case 5: run(FiveTracks.self, items, extents, chooser, target)
    case 6: run(SixTracks.self, items, extents, chooser, target)
    case 7: run(SevenTracks.self, items, extents, chooser, target)
    case 8: run(EightTracks.self, items, extents, chooser, target)
    default: run(OneTrack.self, items, extents, chooser, target)
    }
  }

  /// A Boolean value that indicates whether no track is fixed.
  private var isFree: Bool { assigned.isEmpty && kept == nil }

  /// Returns the track that an item keeps or that the delegate specifies, or `nil` for none.
  @inline(__always)
  private func settled(_ place: Int, _ span: Int, _ items: Range<Int>) -> Int? {
    if let kept, kept[place &- items.lowerBound] != WaterfallItems.noTrack {
      return min(Int(kept[place &- items.lowerBound]), tracks &- span)
    }
    guard !assigned.isEmpty, assigned[place] != WaterfallItems.noTrack else { return nil }
    return Int(assigned[place])
  }

  /// Places items, with the heights of a few tracks in registers.
  ///
  /// Few items span several tracks. They need the heights in memory. So do all items if there are
  /// more tracks than in a row, or if the rule does not compare tracks.
  private func run<Row: TrackRow, Extent: FixedWidthInteger>(
    _: Row.Type, _ items: Range<Int>, _ extents: UnsafeBufferPointer<Extent>,
    _ chooser: TrackChooser, _ target: Target
  ) {
    guard let heights = target.heights.baseAddress, let extents = extents.baseAddress
    else { return }
    let limit = LayoutLimits.maximumPosition.rawValue
    let count = tracks
    let interval = ShortestTrack.interval(forTracks: count)
    // Registers hold no heights before the start, which negative spacing can lead to.
    let usesRow = count == Row.count && isFree && spacing >= 0 && chooser.choosesInRows
    let hasSpans = !spans.isEmpty
    var chooser = chooser
    var checkpoint = target.checkpoints
    var row = Row(heights)
    var place = items.lowerBound
    while place < items.upperBound {
      if place > items.lowerBound {
        if usesRow { row.store(heights) }
        checkpoint.update(from: heights, count: count)
        checkpoint += count
      }
      let end = min(items.upperBound, place &+ interval)
      while place < end {
        let span = hasSpans ? Int(spans[place]) : 1
        let extent = Int64(truncatingIfNeeded: extents[place]) &+ spacing
        if usesRow, span == 1 {
          let (track, height) = chooser.choose(row)
          target.starts[place] = min(height, limit)
          target.tracks[place] = UInt16(truncatingIfNeeded: track)
          row.add(extent, to: track, limit: limit)
        } else {
          if usesRow { row.store(heights) }
          let (track, height) =
            settled(place, span, items).map { chooser.take($0, span: span, heights) }
            ?? chooser.choose(span, heights)
          let start = min(max(height, -limit), limit)
          target.starts[place] = start
          target.tracks[place] = UInt16(truncatingIfNeeded: track)
          for other in track..<track &+ span { heights[other] = start &+ extent }
          if usesRow { row = Row(heights) }
        }
        place &+= 1
      }
    }
    if usesRow { row.store(heights) }
  }
}
