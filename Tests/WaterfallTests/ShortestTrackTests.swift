import LayoutCore
import LayoutTesting
import Testing

@testable import Waterfall

/// Comparisons of the fast placement with the rule: the lowest track, the first of several.
@Suite struct ShortestTrackTests {
  struct Placed: Equatable {
    var starts: [Int64]
    var tracks: [UInt16]
    var heights: [Int64]
    var checkpoints: [Int64]
  }

  static func slowly(_ extents: [Int64], _ trackCount: Int, _ spacing: Int64) -> Placed {
    var placed = Placed(
      starts: [], tracks: [], heights: Array(repeating: 0, count: trackCount), checkpoints: [])
    let interval = ShortestTrack.interval(forTracks: trackCount)
    for (index, extent) in extents.enumerated() {
      if index > 0, index % interval == 0 {
        placed.checkpoints += placed.heights
      }
      let height = placed.heights.min() ?? 0
      let track = placed.heights.firstIndex(of: height) ?? 0
      placed.starts.append(height)
      placed.tracks.append(UInt16(track))
      placed.heights[track] += extent + spacing
    }
    return placed
  }

  static func quickly(_ extents: [Int64], _ trackCount: Int, _ spacing: Int64) -> Placed {
    var list = ExtentList()
    for extent in extents { list.append(extent) }
    var placed = Placed(
      starts: Array(repeating: -1, count: extents.count),
      tracks: Array(repeating: 0, count: extents.count),
      heights: Array(repeating: 0, count: trackCount),
      checkpoints: Array(
        repeating: -1,
        count: ShortestTrack.checkpointSize(forItems: extents.count, tracks: trackCount)))
    ShortestTrack.place(
      0..<extents.count, of: list, spacing: spacing, heights: &placed.heights,
      starts: &placed.starts, tracks: &placed.tracks, checkpoints: &placed.checkpoints, at: 0)
    return placed
  }

  @Test(arguments: Array(1...20) + [33, 64, 65, 100])
  func place_anyNumberOfTracks_followsTheRule(tracks: Int) {
    var random = SeededGenerator(seed: UInt64(tracks))
    for spacing in [0, 10, -7] as [Int64] {
      for count in [0, 1, 63, 64, 65, 500] {
        // Few different extents, so that heights tie often.
        let extents = (0..<count).map { _ in Int64(random.pick([0, 5, 10, 10, 20, 1_000])) }
        #expect(
          Self.quickly(extents, tracks, spacing) == Self.slowly(extents, tracks, spacing),
          "\(tracks) tracks, spacing \(spacing), \(count) items")
      }
    }
  }

  @Test func place_wideExtents_followsTheRule() {
    let extents: [Int64] = [1 << 40, 5, 1 << 33, 7, 7, 1 << 34]
    #expect(Self.quickly(extents, 3, 2) == Self.slowly(extents, 3, 2))
  }

  @Test func place_fromTheMiddle_goesOnFromGivenHeights() {
    var list = ExtentList()
    for extent in [9, 9, 4, 4, 4] as [Int64] { list.append(extent) }
    var starts: [Int64] = [-1, -1, -1, -1, -1]
    var tracks: [UInt16] = [9, 9, 9, 9, 9]
    var heights: [Int64] = [10, 3]
    var checkpoints = [Int64(0)]
    ShortestTrack.place(
      2..<5, of: list, spacing: 1, heights: &heights, starts: &starts, tracks: &tracks,
      checkpoints: &checkpoints, at: 1)
    #expect(checkpoints == [0], "no item follows a whole interval")
    #expect(starts == [-1, -1, 3, 8, 10])
    #expect(tracks == [9, 9, 1, 1, 0])
    #expect(heights == [15, 13])
  }

  @Test(arguments: [2, 20, 65])
  func place_atTheFarthestPosition_pilesUp(tracks: Int) {
    let limit = LayoutLimits.maximumPosition.rawValue
    let giants = [Int64](repeating: LayoutLimits.maximumLength.rawValue, count: 1000)
    let placed = Self.quickly(giants, tracks, 0)
    #expect(placed.starts.allSatisfy { $0 >= 0 && $0 <= limit + (1 << 57) })
    #expect(placed.starts.last == limit)
    #expect(Set(placed.tracks).count == tracks)
  }

  @Test func heap_growsTheLowestFirst() {
    var heap = TrackHeap([5, 3, 3, 9])
    var taken: [UInt16] = []
    for _ in 0..<5 {
      taken.append(heap.lowest.track)
      heap.grow(to: heap.lowest.height + 4)
    }
    // 3 and 3 tie for the lower number; then 5, then both again at 7.
    #expect(taken == [1, 2, 0, 1, 2])
  }
}
