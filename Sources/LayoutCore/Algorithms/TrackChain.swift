/// A track's height and number in one integer, with the number in the low four bits.
enum TrackKey {
  static var bits: Int64 { 4 }
  static var mask: Int64 { 15 }

  /// Returns the keys of all heights as the lowest key and a chain of the others.
  @inline(__always)
  static func sorted<Chain: TrackChain>(
    _ heights: UnsafeMutableBufferPointer<Int64>, as: Chain.Type
  ) -> (lowest: Int64, chain: Chain) {
    var chain = Chain.full
    var lowest = Int64.max
    // Each insertion pushes the largest key out at the far end, so the heights remain.
    for track in heights.indices {
      let key = heights[track] << bits | Int64(truncatingIfNeeded: track)
      let low = min(key, lowest)
      _ = chain.push(max(key, lowest))
      lowest = low
    }
    return (lowest, chain)
  }

  /// Writes the height of `key` to its track.
  @inline(__always)
  static func store(_ key: Int64, into heights: UnsafeMutableBufferPointer<Int64>) {
    heights[Int(truncatingIfNeeded: key & mask)] = key >> bits
  }
}

/// A chain of sorted keys, as a type: each link holds a key and the chain of the greater ones.
///
/// The length is part of the type, so the compiler unrolls every operation and keeps all keys in
/// registers.
protocol TrackChain {
  /// A chain of the largest possible keys.
  static var full: Self { get }

  /// Adds `key`, then removes and returns the smallest key.
  mutating func insert(_ key: Int64) -> Int64

  /// Adds `key`, then removes and returns the largest key.
  mutating func push(_ key: Int64) -> Int64

  /// Writes all heights to their tracks.
  func store(into heights: UnsafeMutableBufferPointer<Int64>)
}

/// A chain without keys.
struct EmptyChain: TrackChain {
  @inline(__always) static var full: EmptyChain { EmptyChain() }
  @inline(__always) mutating func insert(_ key: Int64) -> Int64 { key }
  @inline(__always) mutating func push(_ key: Int64) -> Int64 { key }
  @inline(__always) func store(into heights: UnsafeMutableBufferPointer<Int64>) {}
}

/// A link with one key and the chain of the keys that are not smaller.
struct TrackLink<Rest: TrackChain>: TrackChain {
  var key: Int64
  var rest: Rest

  @inline(__always) static var full: TrackLink { TrackLink(key: .max, rest: .full) }

  @inline(__always)
  mutating func insert(_ new: Int64) -> Int64 {
    let low = min(new, key)
    key = rest.insert(max(new, key))
    return low
  }

  @inline(__always)
  mutating func push(_ new: Int64) -> Int64 {
    let high = max(new, key)
    key = min(new, key)
    return rest.push(high)
  }

  @inline(__always)
  func store(into heights: UnsafeMutableBufferPointer<Int64>) {
    TrackKey.store(key, into: heights)
    rest.store(into: heights)
  }
}

/// A chain with four links more than another one.
typealias FourLinks<Rest: TrackChain> = TrackLink<TrackLink<TrackLink<TrackLink<Rest>>>>
