/// The heights of tracks from leading to trailing, as a type.
///
/// Their number is part of the type, so the compiler unrolls every operation and keeps all heights in
/// registers: written to memory and read from there again, an item takes three times as long.
protocol TrackRow {
  /// How many tracks there are.
  static var count: Int { get }

  /// Reads the heights.
  init(_ heights: UnsafePointer<Int64>)

  /// Writes the heights.
  func store(_ heights: UnsafeMutablePointer<Int64>)

  /// The least height.
  var lowest: Int64 { get }

  /// The least height with its track in the six bits below it, counted from `first`.
  func lowestKey(from first: Int64) -> Int64

  /// A bit for each track that is no higher than `limit`.
  func fitting(_ limit: Int64) -> UInt64

  /// The height of `track`; 0 for a track that does not exist.
  func height(of track: Int) -> Int64

  /// Puts something on `track`, which counts as no higher than `limit`; nothing happens for a track that
  /// does not exist.
  ///
  /// It is put on every track, and left on one: so nothing has to wait for the height of that one.
  mutating func add(_ extent: Int64, to track: Int, limit: Int64)
}

/// One track.
struct OneTrack: TrackRow {
  private var height: Int64

  @inline(__always) static var count: Int { 1 }
  @inline(__always) init(_ heights: UnsafePointer<Int64>) { height = heights[0] }
  @inline(__always) func store(_ heights: UnsafeMutablePointer<Int64>) { heights[0] = height }
  @inline(__always) var lowest: Int64 { height }
  @inline(__always) func lowestKey(from first: Int64) -> Int64 { height &<< 6 | first }
  @inline(__always) func fitting(_ limit: Int64) -> UInt64 { height <= limit ? 1 : 0 }
  @inline(__always) func height(of track: Int) -> Int64 {
    // A mask, because nobody can foresee which track it is, and a branch is guessed.
    height & (track == 0 ? -1 : 0)
  }
  @inline(__always) mutating func add(_ extent: Int64, to track: Int, limit: Int64) {
    let next = min(height, limit) &+ extent
    height = track == 0 ? next : height
  }
}

/// Some tracks, and the ones after them.
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
