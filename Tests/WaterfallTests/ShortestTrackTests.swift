import StrategyKit
import Testing

@testable import Waterfall

/// Tests of the placement in the lowest track, the first of several.
@Suite struct ShortestTrackTests {
  @Test func place_fromTheMiddle_goesOnFromGivenHeights() {
    var list = ExtentList()
    for extent in [9, 9, 4, 4, 4] as [Int64] { list.append(extent) }
    var tracks: [UInt16] = [9, 9, 9, 9, 9]
    var heights: [Int64] = [10, 3]
    var rows: [Int64] = []
    ShortestTrack.place(
      2..<5, of: list, spacing: 1, heights: &heights, tracks: &tracks, interval: 2, rows: &rows)
    // After two items that begin at 3 and 8, the second track ends at 13.
    #expect(rows == [10, 13])
    #expect(tracks == [9, 9, 1, 1, 0])
    #expect(heights == [15, 13])
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
