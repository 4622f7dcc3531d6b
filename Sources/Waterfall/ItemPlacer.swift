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
    place(items, chooser, &heights, &starts, &tracks, &checkpoints, checkpoint)
  }

  /// The memory for the results, whose bounds were checked before.
  private struct Target {
    let heights: UnsafeMutablePointer<Int64>
    let starts: UnsafeMutablePointer<Int64>
    let tracks: UnsafeMutablePointer<UInt16>
  }

  private func place(
    _ items: Range<Int>, _ chooser: TrackChooser, _ heights: UnsafeMutablePointer<Int64>,
    _ starts: UnsafeMutablePointer<Int64>, _ itemTracks: UnsafeMutablePointer<UInt16>,
    _ checkpoints: inout [LayoutUnit], _ checkpoint: Int
  ) {
    let target = Target(heights: heights, starts: starts, tracks: itemTracks)
    // Most collections have no spans and no fixed tracks, so they have loops of their own.
    func run<Row: TrackRow, Extent: FixedWidthInteger>(
      _ row: Row.Type, _ extents: UnsafePointer<Extent>
    ) {
      func run(_ spans: (some Presence).Type, _ fixed: (some Presence).Type) {
        place(row, spans, fixed, items, extents, chooser, target, &checkpoints, checkpoint)
      }
      if !spans.isEmpty {
        run(Present.self, Present.self)
      } else if isFree {
        run(Absent.self, Absent.self)
      } else {
        run(Absent.self, Present.self)
      }
    }
    if extents.isWide { return run(NoTracks.self, extents.wide) }
    // Registers hold no heights before the start, which negative spacing can lead to.
    let takeTurns =
      spacing == 0 && chooser.placement == .shortestFirst && items.contains { extents[$0] == 0 }
    switch isFree && spacing >= 0 && chooser.choosesInRows && !takeTurns ? tracks : 0 {
    case 2: run(TwoTracks.self, extents.narrow)
    case 3: run(ThreeTracks.self, extents.narrow)
    case 4: run(FourTracks.self, extents.narrow)
    case 5: run(FiveTracks.self, extents.narrow)
    case 6: run(SixTracks.self, extents.narrow)
    case 7: run(SevenTracks.self, extents.narrow)
    case 8: run(EightTracks.self, extents.narrow)
    default: run(NoTracks.self, extents.narrow)
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
  private func place<
    Row: TrackRow, Spans: Presence, Fixed: Presence, Extent: FixedWidthInteger
  >(
    _: Row.Type, _: Spans.Type, _: Fixed.Type, _ items: Range<Int>,
    _ extents: UnsafePointer<Extent>,
    _ chooser: TrackChooser, _ target: Target, _ checkpoints: inout [LayoutUnit],
    _ checkpoint: Int
  ) {
    let heights = target.heights
    let limit = LayoutLimits.maximumPosition.rawValue
    let usesRow = Row.count > 0
    let count = tracks
    let interval = ShortestTrack.interval(forTracks: count)
    var chooser = chooser
    var checkpoint = checkpoint
    var row = Row(heights)
    var place = items.lowerBound
    while place < items.upperBound {
      if place > items.lowerBound {
        if usesRow { row.store(heights) }
        for track in 0..<count {
          checkpoints[checkpoint] = LayoutUnit(rawValue: heights[track])
          checkpoint += 1
        }
      }
      let end = min(items.upperBound, place &+ interval)
      while place < end {
        let span = Spans.isThere ? Int(spans[place]) : 1
        let extent = Int64(truncatingIfNeeded: extents[place]) &+ spacing
        if usesRow, span == 1 {
          let (track, height) = chooser.choose(row)
          target.starts[place] = min(height, limit)
          target.tracks[place] = UInt16(truncatingIfNeeded: track)
          row.add(extent, to: track, limit: limit)
        } else {
          if usesRow { row.store(heights) }
          let track: Int
          let height: Int64
          let addsNothing = spacing == 0 && extent == 0
          if Fixed.isThere, let settled = settled(place, span, items) {
            (track, height) = chooser.take(settled, span: span, addsNothing: addsNothing, heights)
          } else {
            (track, height) = chooser.choose(span, addsNothing: addsNothing, heights)
          }
          let start = min(max(height, -limit), limit)
          target.starts[place] = start
          target.tracks[place] = UInt16(truncatingIfNeeded: track)
          heights[track] = start &+ extent
          var other = track &+ 1
          while other < track &+ span {
            heights[other] = start &+ extent
            other &+= 1
          }
          if usesRow { row = Row(heights) }
        }
        place &+= 1
      }
    }
    if usesRow { row.store(heights) }
  }
}

/// A Boolean value as a type, so that the compiler removes code for what is absent.
protocol Presence { static var isThere: Bool { get } }
enum Present: Presence { @inline(__always) static var isThere: Bool { true } }
enum Absent: Presence { @inline(__always) static var isThere: Bool { false } }
