/// The placement of items one after the other, each in the track that is shortest at that moment.
///
/// If several tracks are equally short, the one with the lowest number is used. Items with neither
/// extent nor spacing can take turns: each goes to the next of the lowest tracks, so that items whose
/// sizes are not known yet are not all in the first track. Up to 16 tracks are
/// kept sorted in registers, as whole numbers with the track in the low bits. One comparison orders
/// both height and track, and placing an item is a chain of minima and maxima without a branch. If
/// there are more tracks, a heap stores them.
///
/// - Complexity: O(n·t) time for up to 16 tracks, O(n log t) for more; n = items, t = tracks.
/// - Source: The rule is that of the first waterfall layouts (CHTCollectionViewWaterfallLayout).
public enum ShortestTrack {
  /// Returns the number of items for each checkpoint.
  ///
  /// A checkpoint holds the heights of all tracks before an item. The number is 64 for up to 16
  /// tracks, and four times the number of tracks for more. The first items need no checkpoint,
  /// because all heights before them are 0. Checkpoints therefore take at most two bytes per item,
  /// however many tracks there are.
  ///
  /// - Parameter tracks: The number of tracks.
  public static func interval(forTracks tracks: Int) -> Int { max(64, tracks * 4) }

  /// Returns the number of heights that the checkpoints of `count` items hold.
  ///
  /// - Parameter count: The number of items.
  /// - Parameter tracks: The number of tracks.
  public static func checkpointSize(forItems count: Int, tracks: Int) -> Int {
    max(0, count - 1) / interval(forTracks: tracks) * tracks
  }

  /// Places `count` items and updates `heights`.
  ///
  /// - Parameter extents: The extents of all items. Those from `first` on are placed.
  /// - Parameter first: The first item to place.
  /// - Parameter count: The number of items to place.
  /// - Parameter spacing: The distance after each item within its track.
  /// - Parameter turn: The track of the item before the first one, if it has neither extent nor
  ///   spacing; -1 if it has; or nil, which is the default, if no items take turns.
  /// - Parameter heights: The position at which the next item of each track would begin, which is
  ///   updated. Its count is the number of tracks.
  /// - Parameter starts: Receives the start of each item, at the item's own index.
  /// - Parameter tracks: Receives each item's track, at the item's own index.
  /// - Parameter checkpoints: Receives the heights after every ``interval(forTracks:)`` items from
  ///   `first` on, if an item follows.
  /// - Parameter firstCheckpoint: The place of the first checkpoint to write.
  public static func place(
    _ extents: ExtentList, from first: Int, count: Int, spacing: Int64, turn: Int? = nil,
    heights: inout [Int64], starts: inout [Int64], tracks: inout [UInt16],
    checkpoints: inout [Int64], firstCheckpoint: Int
  ) {
    checkpoints.withUnsafeMutableBufferPointer {
      place(
        extents, from: first, count: count, spacing: spacing, turn: turn, heights: &heights,
        starts: &starts, tracks: &tracks, checkpoints: $0, firstCheckpoint: firstCheckpoint)
    }
  }

  /// Places `count` items and updates `heights`, with checkpoints in a ``SectionStore``.
  ///
  /// The parameters are those of the function with checkpoints in an array of `Int64`.
  public static func place(
    _ extents: ExtentList, from first: Int, count: Int, spacing: Int64, turn: Int? = nil,
    heights: inout [Int64], starts: inout [Int64], tracks: inout [UInt16],
    checkpoints: inout [LayoutUnit], firstCheckpoint: Int
  ) {
    checkpoints.withUnsafeMutableBufferPointer { units in
      units.withMemoryRebound(to: Int64.self) {
        place(
          extents, from: first, count: count, spacing: spacing, turn: turn, heights: &heights,
          starts: &starts, tracks: &tracks, checkpoints: $0, firstCheckpoint: firstCheckpoint)
      }
    }
  }

  /// Returns the next of the lowest tracks for an item with neither extent nor spacing.
  ///
  /// - Parameter lowest: The first of the lowest tracks.
  /// - Parameter turn: The track of the item before, if that item is of this kind too; otherwise -1.
  /// - Parameter heights: The heights of all tracks.
  static func turned(
    _ lowest: Int, after turn: Int, _ heights: UnsafeMutableBufferPointer<Int64>
  ) -> Int {
    guard turn >= 0 else { return lowest }
    return heights.indices.dropFirst(turn + 1).first { heights[$0] == heights[lowest] } ?? lowest
  }

  private static func place(
    _ extents: ExtentList, from first: Int, count: Int, spacing: Int64, turn: Int?,
    heights: inout [Int64], starts: inout [Int64], tracks: inout [UInt16],
    checkpoints: UnsafeMutableBufferPointer<Int64>, firstCheckpoint: Int
  ) {
    precondition(!heights.isEmpty && heights.count <= LayoutLimits.maximumTracks + 1)
    precondition(first >= 0 && count >= 0 && first + count <= extents.count)
    precondition(first + count <= starts.count && first + count <= tracks.count)
    precondition(
      firstCheckpoint + checkpointSize(forItems: count, tracks: heights.count)
        <= checkpoints.count)
    guard count > 0 else { return }
    heights.withUnsafeMutableBufferPointer { heights in
      starts.withUnsafeMutableBufferPointer { starts in
        tracks.withUnsafeMutableBufferPointer { tracks in
          // Without checkpoints, none is written.
          guard let starts = starts.baseAddress, let tracks = tracks.baseAddress,
            let checkpoints = checkpoints.baseAddress ?? heights.baseAddress
          else { return }
          let target = Target(
            heights: heights, starts: starts + first, tracks: tracks + first,
            checkpoints: checkpoints + firstCheckpoint, spacing: spacing, turn: turn)
          let items = first..<first + count
          if extents.isWide {
            extents.wide.withUnsafeBufferPointer {
              target.runHeap(UnsafeBufferPointer(rebasing: $0[items]))
            }
          } else {
            extents.narrow.withUnsafeBufferPointer {
              target.place(UnsafeBufferPointer(rebasing: $0[items]))
            }
          }
        }
      }
    }
  }

  /// The destination of the placed items.
  ///
  /// It holds pointers, because bounds are checked once for all of them.
  struct Target {
    let heights: UnsafeMutableBufferPointer<Int64>
    let starts: UnsafeMutablePointer<Int64>
    let tracks: UnsafeMutablePointer<UInt16>
    let checkpoints: UnsafeMutablePointer<Int64>
    let spacing: Int64
    let turn: Int?

    /// Places items whose extents take four bytes.
    ///
    /// If there are longer ones, the heap is used for any number of tracks. A loop for each number
    /// of tracks would take as much code again, for lists that are rare.
    func place(_ extents: UnsafeBufferPointer<UInt32>) {
      let takeTurns = turn != nil && spacing == 0 && extents.contains(0)
      guard heights.count <= 16, !takeTurns else { return runHeap(extents) }
      switch heights.count % 4 {
      case 1: place(EmptyChain.self, extents)
      case 2: place(TrackLink<EmptyChain>.self, extents)
      case 3: place(TrackLink<TrackLink<EmptyChain>>.self, extents)
      default: place(TrackLink<TrackLink<TrackLink<EmptyChain>>>.self, extents)
      }
    }

    /// Places items on up to 16 tracks, with a chain whose number of links is that of `End` or
    /// differs by a multiple of four.
    private func place<End: TrackChain>(_: End.Type, _ extents: UnsafeBufferPointer<UInt32>) {
      switch (heights.count - 1) / 4 {
      case 0: run(End.self, extents)
      case 1: run(FourLinks<End>.self, extents)
      case 2: run(FourLinks<FourLinks<End>>.self, extents)
      default: run(FourLinks<FourLinks<FourLinks<End>>>.self, extents)
      }
    }

    /// Places items on one track more than the chain is long.
    @inline(__always)
    private func run<Chain: TrackChain>(_: Chain.Type, _ extents: UnsafeBufferPointer<UInt32>) {
      let bits = TrackKey.bits
      let pitch = spacing << bits
      let limit = Int64(LayoutLimits.maximumPositionInUnits)
      var item = 0
      var checkpoint = checkpoints
      while item < extents.count {
        let end = min(extents.count, item + 64)
        if item > 0 { checkpoint = writeHeights(to: checkpoint) }
        // If even the longest possible items of the block reach no limit, no height can overflow.
        let room = limit &- (64 << 32 &+ 64 &* abs(spacing))
        guard heights.allSatisfy({ $0.magnitude < room }) else {
          let rest = Target(
            heights: heights, starts: starts + item, tracks: tracks + item,
            checkpoints: checkpoint, spacing: spacing, turn: turn.map { _ in -1 })
          return rest.runHeap(UnsafeBufferPointer(rebasing: extents[item...]))
        }
        var (lowest, chain) = TrackKey.sorted(heights, as: Chain.self)
        for index in item..<end {
          starts[index] = lowest >> bits
          tracks[index] = UInt16(truncatingIfNeeded: lowest & TrackKey.mask)
          let extent = Int64(extents[index]) << bits
          lowest = chain.insert(lowest &+ extent &+ pitch)
        }
        TrackKey.store(lowest, into: heights)
        chain.store(into: heights)
        item = end
      }
    }

    /// Places items on any number of tracks, near the farthest position too.
    ///
    /// Further items beyond that position overlap each other.
    func runHeap(_ extents: UnsafeBufferPointer<some FixedWidthInteger>) {
      var heap = TrackHeap(heights)
      let interval = ShortestTrack.interval(forTracks: heights.count)
      let limit = Int64(LayoutLimits.maximumPositionInUnits)
      var checkpoint = checkpoints
      let takesTurns = turn != nil && spacing == 0
      var turn = turn ?? -1
      for index in extents.indices {
        if index > 0, index % interval == 0 { checkpoint = writeHeights(to: checkpoint) }
        let lowest = heap.lowest
        // Spacing can be negative.
        starts[index] = min(max(lowest.height, -limit), limit)
        let extent = Int64(truncatingIfNeeded: extents[index])
        if extent == 0, takesTurns {
          turn = ShortestTrack.turned(Int(lowest.track), after: turn, heights)
          tracks[index] = UInt16(truncatingIfNeeded: turn)
        } else {
          turn = -1
          tracks[index] = lowest.track
          heights[Int(lowest.track)] = starts[index] &+ extent &+ spacing
          heap.grow(to: starts[index] &+ extent &+ spacing)
        }
      }
    }

    /// Writes all heights as one checkpoint and returns the place of the next.
    @inline(__always)
    private func writeHeights(
      to checkpoint: UnsafeMutablePointer<Int64>
    ) -> UnsafeMutablePointer<Int64> {
      for track in heights.indices { checkpoint[track] = heights[track] }
      return checkpoint + heights.count
    }
  }
}
