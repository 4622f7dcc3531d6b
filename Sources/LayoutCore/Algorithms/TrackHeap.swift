/// The heights of many tracks, with the shortest at hand.
///
/// - Complexity: O(t) to make, O(log t) to grow the shortest; t = tracks.
public struct TrackHeap: Sendable {
  /// A track and its height; ordered by height, then by number.
  public struct Entry: Hashable, Comparable, Sendable {
    /// Where the next item of the track would begin.
    public var height: Int64
    /// The number of the track.
    public var track: UInt16

    /// Whether `lhs` takes the next item before `rhs`.
    public static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.height, lhs.track) < (rhs.height, rhs.track)
    }
  }

  /// A binary heap: no entry is before its parent.
  private var entries: [Entry]

  /// A heap of tracks of the given heights, at least one.
  public init(_ heights: some Collection<Int64>) {
    entries = []
    entries.reserveCapacity(heights.count)
    for height in heights {
      entries.append(Entry(height: height, track: UInt16(truncatingIfNeeded: entries.count)))
    }
    precondition(!entries.isEmpty, "a heap of no tracks")
    for parent in stride(from: entries.count / 2 - 1, through: 0, by: -1) { sink(parent) }
  }

  /// The track that takes the next item.
  public var lowest: Entry { entries[0] }

  /// Sets the height of the lowest track, after an item was placed in it.
  public mutating func grow(to height: Int64) {
    entries[0].height = height
    sink(0)
  }

  func store(into heights: UnsafeMutableBufferPointer<Int64>) {
    for entry in entries { heights[Int(entry.track)] = entry.height }
  }

  private mutating func sink(_ start: Int) {
    var parent = start
    while true {
      var least = parent
      let left = 2 * parent + 1
      if left < entries.count, entries[left] < entries[least] { least = left }
      if left + 1 < entries.count, entries[left + 1] < entries[least] { least = left + 1 }
      if least == parent { return }
      entries.swapAt(parent, least)
      parent = least
    }
  }
}
