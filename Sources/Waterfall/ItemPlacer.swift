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
                extents.wide.withUnsafeBufferPointer { runEach(items, $0, chooser, target) }
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
    // Registers hold no heights before the start, which negative spacing can lead to.
    guard isFree, chooser.choosesInRows, tracks <= 8, spacing >= 0, let base = extents.baseAddress
    else { return runEach(items, extents, chooser, target) }
    if spans.isEmpty {
      runRows(items, base, chooser, target, No.self)
    } else {
      runRows(items, base, chooser, target, Yes.self)
    }
  }

  /// A Boolean value that indicates whether no track is fixed.
  private var isFree: Bool { assigned.isEmpty && kept == nil }

  private func runEach<Extent: FixedWidthInteger>(
    _ items: Range<Int>, _ extents: UnsafeBufferPointer<Extent>, _ chooser: TrackChooser,
    _ target: Target
  ) {
    guard let extents = extents.baseAddress else { return }
    // Each case has its own specialized loop, because most collections have no spans and no fixed
    // tracks.
    switch (spans.isEmpty, isFree) {
    case (true, true): run(items, extents, chooser, target, No.self, No.self)
    case (true, false): run(items, extents, chooser, target, No.self, Yes.self)
    case (false, true): run(items, extents, chooser, target, Yes.self, No.self)
    case (false, false): run(items, extents, chooser, target, Yes.self, Yes.self)
    }
  }

  /// Returns the track that an item keeps or that the delegate specifies, or `nil` for none.
  @inline(__always)
  private func settled(_ place: Int, _ span: Int, _ items: Range<Int>) -> Int? {
    if let kept, kept[place &- items.lowerBound] != WaterfallItems.noTrack {
      return min(Int(kept[place &- items.lowerBound]), tracks &- span)
    }
    guard !assigned.isEmpty, assigned[place] != WaterfallItems.noTrack else { return nil }
    return Int(assigned[place])
  }

  @inline(__always)
  private func run<Extent: FixedWidthInteger, Spans: Presence, Settled: Presence>(
    _ items: Range<Int>, _ extents: UnsafePointer<Extent>, _ chooser: TrackChooser,
    _ target: Target, _: Spans.Type, _: Settled.Type
  ) {
    guard let heights = target.heights.baseAddress else { return }
    let limit = LayoutLimits.maximumPosition.rawValue
    let count = tracks
    let interval = ShortestTrack.interval(forTracks: count)
    var chooser = chooser
    var checkpoint = target.checkpoints
    var place = items.lowerBound
    while place < items.upperBound {
      if place > items.lowerBound {
        checkpoint.update(from: heights, count: count)
        checkpoint += count
      }
      let end = min(items.upperBound, place &+ interval)
      while place < end {
        let span = Spans.isThere ? Int(spans[place]) : 1
        let settled = Settled.isThere ? settled(place, span, items) : nil
        let (track, height) =
          settled.map { chooser.take($0, span: span, heights) } ?? chooser.choose(span, heights)
        let start = min(max(height, -limit), limit)
        target.starts[place] = start
        target.tracks[place] = UInt16(truncatingIfNeeded: track)
        let next = start &+ Int64(truncatingIfNeeded: extents[place]) &+ spacing
        heights[track] = next
        var other = track &+ 1
        while other < track &+ span {
          heights[other] = next
          other &+= 1
        }
        place &+= 1
      }
    }
  }
}

/// A Boolean value as a type, so that the compiler removes code for what is absent.
protocol Presence {
  static var isThere: Bool { get }
}

enum Yes: Presence {
  @inline(__always) static var isThere: Bool { true }
}

enum No: Presence {
  @inline(__always) static var isThere: Bool { false }
}
