import StrategyKit

/// A function object that places items one by one.
///
/// It supports every placement rule, spans, and items whose tracks are fixed.
struct ItemPlacer {
  /// The distance after each item within its track.
  let spacing: Int64
  /// The extents, spans and assigned tracks of all items.
  ///
  /// The last two are empty if every item spans one track, or if none is assigned to a track.
  let extents: ExtentList
  let spans: [UInt16]
  let assigned: [UInt16]
  /// A Boolean value that indicates whether items that were placed before keep their tracks.
  let keepsTracks: Bool
  /// A Boolean value that indicates whether every item spans one track and goes to the shortest.
  let isPlain: Bool

  /// Places `items` and updates `heights`.
  ///
  /// - Parameter chooser: The rule, which is updated too.
  /// - Parameter heights: The offset at which the next item of each track begins.
  /// - Parameter starts: Receives the start of each item, at the item's own index.
  /// - Parameter tracks: Receives the track of each item, at the item's own index.
  /// - Parameter checkpoints: Receives the heights between blocks of items.
  /// - Parameter checkpoint: The index of the first checkpoint that is written.
  /// - Complexity: O(t) for each item, or O(log t) for more than 64 tracks if the items are plain;
  ///   t = tracks.
  func place(
    _ items: Range<Int>, _ chooser: inout TrackChooser, heights: inout [Int64],
    starts: inout [Int64], tracks: inout [UInt16], checkpoints: inout [Int64],
    at checkpoint: Int
  ) {
    if isPlain, !(chooser.takesTurns && items.contains { extents[$0] == 0 }) {
      chooser.turn = -1
      return ShortestTrack.place(
        items, of: extents, spacing: spacing, heights: &heights, starts: &starts,
        tracks: &tracks, checkpoints: &checkpoints, at: checkpoint)
    }
    precondition(items.upperBound <= starts.count && items.upperBound <= tracks.count)
    starts.withUnsafeMutableBufferPointer { starts in
      tracks.withUnsafeMutableBufferPointer { tracks in
        heights.withUnsafeMutableBufferPointer { heights in
          placeByRule(items, &chooser, heights, starts, tracks, &checkpoints, checkpoint)
        }
      }
    }
  }

  private func placeByRule(
    _ items: Range<Int>, _ chooser: inout TrackChooser,
    _ heights: UnsafeMutableBufferPointer<Int64>, _ starts: UnsafeMutableBufferPointer<Int64>,
    _ tracks: UnsafeMutableBufferPointer<UInt16>, _ checkpoints: inout [Int64],
    _ checkpoint: Int
  ) {
    guard let base = UnsafePointer(heights.baseAddress) else { return }
    let interval = ShortestTrack.interval(forTracks: heights.count)
    let limit = LayoutLimits.maximumPosition.rawValue
    var checkpoint = checkpoint
    var end = items.lowerBound + interval
    for item in items {
      if item == end {
        end += interval
        for height in heights {
          checkpoints[checkpoint] = height
          checkpoint += 1
        }
      }
      let span = spans.isEmpty ? 1 : Int(spans[item])
      let extent = extents[item]
      let addsNothing = spacing == 0 && extent == 0
      var fixed = WaterfallContent.noTrack
      if keepsTracks { fixed = tracks[item] }
      if fixed == WaterfallContent.noTrack, !assigned.isEmpty { fixed = assigned[item] }
      let (track, height) =
        fixed == WaterfallContent.noTrack
        ? chooser.choose(span, addsNothing: addsNothing, base)
        : chooser.take(
          min(Int(fixed), heights.count &- span), span: span, addsNothing: addsNothing, base)
      // Spacing can be negative.
      let start = min(max(height, -limit), limit)
      starts[item] = start
      tracks[item] = UInt16(truncatingIfNeeded: track)
      for other in track..<track &+ span { heights[other] = start &+ extent &+ spacing }
    }
  }
}
