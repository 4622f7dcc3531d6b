import LayoutCore

/// A heap of the heights of many tracks, which returns the shortest track in constant time.
///
/// - Complexity: O(t) to create, O(log t) to update the shortest; t = tracks.
public struct TrackHeap: Sendable {
  /// A track and its height; ordered by height, then by number.
  public struct Entry: Hashable, Comparable, Sendable {
    /// The position at which the next item of the track would begin, in units.
    public var height: Int64
    /// The number of the track.
    public var track: UInt16

    /// Returns a Boolean value that indicates whether `lhs` takes the next item before `rhs`.
    public static func < (lhs: Entry, rhs: Entry) -> Bool {
      (lhs.height, lhs.track) < (rhs.height, rhs.track)
    }
  }

  /// A binary heap, in which no entry precedes its parent.
  private var entries: [Entry]

  /// Creates a heap of tracks with the given heights; there must be at least one.
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
  ///
  /// - Parameter height: The new height, in units. It must not be less than the old height.
  /// - Complexity: O(log t).
  public mutating func grow(to height: Int64) {
    entries[0].height = height
    sink(0)
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
