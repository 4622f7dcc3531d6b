import StrategyKit

/// The items of a section by track, for sizes that change while items keep their tracks.
///
/// The extents of each track are kept in a prefix-sum index. If an item grows, the items below it
/// move without being stored again.
///
/// - Complexity: About 8 bytes per item; O(log n) to change an extent or to find the offset of an
///   item; n = items.
struct TrackedItems: Sendable {
  /// The numbers of the items of each track, ascending.
  private var items: [[UInt32]]
  /// The extents of the items of each track, each with the spacing after it.
  private var axes: [ExtentIndex]

  /// Creates the tracks of items that are placed.
  init(_ itemTracks: [UInt16], _ extents: ExtentList, in tracks: Int, spacing: Int64) {
    var items = [[UInt32]](repeating: [], count: tracks)
    for (item, track) in itemTracks.enumerated() { items[Int(track)].append(UInt32(item)) }
    axes = items.map { numbers in
      ExtentIndex(count: numbers.count) { extents[Int(numbers[$0])] &+ spacing }
    }
    self.items = items
  }

  /// The offset at which the next item of each track begins.
  var heights: [Int64] { axes.map { $0.length } }

  /// A Boolean value that indicates whether a track is cut off at the maximum position.
  var isCut: Bool { axes.contains { $0.isCut } }

  /// The height of the tallest track, with the spacing after its last item.
  var tallest: Int64 { axes.indices.reduce(.min) { max($0, axes[$1].length) } }

  /// Returns the number of items of a track that come before item `number`.
  private func rank(of number: Int, in track: Int) -> Int {
    SortedSearch.first(in: items[track].count) { Int(items[track][$0]) >= number }
  }

  func start(of number: Int, in track: Int) -> Int64 {
    axes[track].offset(of: rank(of: number, in: track))
  }

  /// Sets the extent of an item, with the spacing after it.
  mutating func setExtent(_ extent: Int64, of number: Int, in track: Int) {
    axes[track].setExtent(extent, of: rank(of: number, in: track))
  }

  /// Appends an item, whose extent includes the spacing after it, after all others.
  mutating func append(_ number: Int, extent: Int64, to track: Int) {
    items[track].append(UInt32(number))
    axes[track].insert(extent, at: axes[track].count)
  }

  /// Calls `body` with each item between two offsets and its start, ascending.
  ///
  /// - Parameter extents: The extents of all items.
  func forEach(
    from lower: Int64, to upper: Int64, _ extents: ExtentList, _ spacing: Int64,
    _ body: (Int, Int64) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: Next.self, capacity: axes.count) { next in
      for track in axes.indices {
        let (rank, start) = axes[track].firstExtent(endingAfter: lower)
        next[track] = Next(item: .max, rank: rank, start: start)
        find(&next[track], in: track, before: upper)
      }
      while true {
        var track = 0
        var item = next[0].item
        // Any track can be next, so a branch would be mispredicted.
        for other in 1..<max(1, next.count) {
          let isEarlier = next[other].item < item
          track = isEarlier ? other : track
          item = isEarlier ? next[other].item : item
        }
        guard item < .max else { return }
        body(item, next[track].start)
        let pitch = extents[item] &+ spacing
        next[track].start &+= pitch
        // Items without extent are passed in one search.
        next[track].rank =
          pitch == 0 ? axes[track].firstWithRoom(from: next[track].rank) : next[track].rank &+ 1
        find(&next[track], in: track, before: upper)
      }
    }
  }

  /// The next item of a track in a search.
  private struct Next {
    /// The number of the item, or `Int.max` after the last.
    var item: Int
    var rank: Int
    var start: Int64
  }

  private func find(_ next: inout Next, in track: Int, before upper: Int64) {
    let exists = next.start < upper && next.rank < items[track].count
    next.item = exists ? Int(items[track][next.rank]) : .max
  }
}
