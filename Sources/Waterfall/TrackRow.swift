/// The heights of a fixed number of tracks, from leading to trailing.
///
/// The number is part of the type, so the compiler unrolls every operation and keeps all heights in
/// registers. If they were in memory, placing an item would take three times as long.
protocol TrackRow {
  /// The number of tracks.
  static var count: Int { get }

  /// Creates a row with the given heights.
  init(_ heights: UnsafePointer<Int64>)

  /// Stores the heights in memory.
  func store(_ heights: UnsafeMutablePointer<Int64>)

  /// The smallest height of a track.
  var lowest: Int64 { get }

  /// Returns the smallest height with its track in the lowest six bits.
  ///
  /// - Parameter first: The number of the row's first track.
  func lowestKey(from first: Int64) -> Int64

  /// Returns a bit for each track, which is set if its height is at most `limit`.
  func fitting(_ limit: Int64) -> UInt64

  /// Returns the height of `track`, or 0 if the track does not exist.
  func height(of track: Int) -> Int64

  /// Adds an extent to `track`, whose height counts as at most `limit`.
  ///
  /// If the track does not exist, nothing changes. The sum is computed for every track and kept for
  /// one, so that no operation waits for the choice of the track.
  mutating func add(_ extent: Int64, to track: Int, limit: Int64)
}

/// A row without tracks, whose heights are in memory only.
struct NoTracks: TrackRow {
  @inline(__always) static var count: Int { 0 }
  @inline(__always) init(_ heights: UnsafePointer<Int64>) {}
  @inline(__always) func store(_ heights: UnsafeMutablePointer<Int64>) {}
  @inline(__always) var lowest: Int64 { 0 }
  @inline(__always) func lowestKey(from first: Int64) -> Int64 { 0 }
  @inline(__always) func fitting(_ limit: Int64) -> UInt64 { 0 }
  @inline(__always) func height(of track: Int) -> Int64 { 0 }
  @inline(__always) mutating func add(_ extent: Int64, to track: Int, limit: Int64) {}
}

/// The height of one track.
struct OneTrack: TrackRow {
  private var height: Int64

  @inline(__always) static var count: Int { 1 }
  @inline(__always) init(_ heights: UnsafePointer<Int64>) { height = heights[0] }
  @inline(__always) func store(_ heights: UnsafeMutablePointer<Int64>) { heights[0] = height }
  @inline(__always) var lowest: Int64 { height }
  @inline(__always) func lowestKey(from first: Int64) -> Int64 { height &<< 6 | first }
  @inline(__always) func fitting(_ limit: Int64) -> UInt64 { height <= limit ? 1 : 0 }
  @inline(__always) func height(of track: Int) -> Int64 {
    // A mask instead of a branch, because the track is unpredictable.
    height & (track == 0 ? -1 : 0)
  }
  @inline(__always) mutating func add(_ extent: Int64, to track: Int, limit: Int64) {
    let next = min(height, limit) &+ extent
    height = track == 0 ? next : height
  }
}

/// The heights of some tracks, and of those after them.
struct TrackPair<First: TrackRow, Rest: TrackRow>: TrackRow {
  private var first: First
  private var rest: Rest

  @inline(__always) static var count: Int { First.count &+ Rest.count }
  @inline(__always) init(_ heights: UnsafePointer<Int64>) {
    first = First(heights)
    rest = Rest(heights + First.count)
  }
  @inline(__always) func store(_ heights: UnsafeMutablePointer<Int64>) {
    first.store(heights)
    rest.store(heights + First.count)
  }
  @inline(__always) var lowest: Int64 { min(first.lowest, rest.lowest) }
  @inline(__always) func lowestKey(from track: Int64) -> Int64 {
    min(first.lowestKey(from: track), rest.lowestKey(from: track &+ Int64(First.count)))
  }
  @inline(__always) func fitting(_ limit: Int64) -> UInt64 {
    first.fitting(limit) | rest.fitting(limit) &<< UInt64(First.count)
  }
  @inline(__always) func height(of track: Int) -> Int64 {
    first.height(of: track) | rest.height(of: track &- First.count)
  }
  @inline(__always) mutating func add(_ extent: Int64, to track: Int, limit: Int64) {
    first.add(extent, to: track, limit: limit)
    rest.add(extent, to: track &- First.count, limit: limit)
  }
}

typealias TwoTracks = TrackPair<OneTrack, OneTrack>
typealias ThreeTracks = TrackPair<TwoTracks, OneTrack>
typealias FourTracks = TrackPair<TwoTracks, TwoTracks>
typealias FiveTracks = TrackPair<ThreeTracks, TwoTracks>
typealias SixTracks = TrackPair<ThreeTracks, ThreeTracks>
typealias SevenTracks = TrackPair<FourTracks, ThreeTracks>
typealias EightTracks = TrackPair<FourTracks, FourTracks>
