/// A track's height and number in one integer, with the number in the low four bits.
enum TrackKey {
  static var bits: Int64 { 4 }
  static var mask: Int64 { 15 }

  /// Returns the keys of all heights as the lowest key and a chain of the others.
  @inline(__always)
  static func sorted<Chain: TrackChain>(
    _ heights: UnsafeMutableBufferPointer<Int64>, as: Chain.Type
  ) -> (lowest: Int64, chain: Chain) {
    var chain = Chain.empty
    var lowest = Int64.min
    // Each insertion removes the smallest key. There is one height more than links, so the last
    // insertion removes the lowest height, and the others remove what was there before.
    for track in heights.indices {
      lowest = chain.insert(heights[track] << bits | Int64(truncatingIfNeeded: track))
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
  /// A chain of the smallest possible keys.
  static var empty: Self { get }

  /// Adds `key`, then removes and returns the smallest key.
  mutating func insert(_ key: Int64) -> Int64

  /// Writes all heights to their tracks.
  func store(into heights: UnsafeMutableBufferPointer<Int64>)
}

/// A chain without keys.
struct EmptyChain: TrackChain {
  @inline(__always) static var empty: EmptyChain { EmptyChain() }
  @inline(__always) mutating func insert(_ key: Int64) -> Int64 { key }
  @inline(__always) func store(into heights: UnsafeMutableBufferPointer<Int64>) {}
}

/// A link with one key and the chain of the keys that are not smaller.
struct TrackLink<Rest: TrackChain>: TrackChain {
  var key: Int64
  var rest: Rest

  @inline(__always) static var empty: TrackLink { TrackLink(key: .min, rest: .empty) }

  @inline(__always)
  mutating func insert(_ new: Int64) -> Int64 {
    let low = min(new, key)
    key = rest.insert(max(new, key))
    return low
  }

  @inline(__always)
  func store(into heights: UnsafeMutableBufferPointer<Int64>) {
    TrackKey.store(key, into: heights)
    rest.store(into: heights)
  }
}

/// A chain with four links more than another one.
typealias FourLinks<Rest: TrackChain> = TrackLink<TrackLink<TrackLink<TrackLink<Rest>>>>
