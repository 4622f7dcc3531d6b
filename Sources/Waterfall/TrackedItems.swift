import LayoutCore

/// The items of a section track by track, for sizes that change while items keep their tracks.
///
/// Each track is an axis of its own: an item that grows moves those below it without touching them.
///
/// - Complexity: About 8 bytes per item; O(log n) to change an extent and to find where an item begins.
struct TrackedItems: Sendable {
  /// The numbers of the items of each track, ascending.
  private var items: [[UInt32]]
  /// Their extents, each with the spacing after it.
  private var axes: [ExtentAxis]
  private let spacing: Int64

  /// The items of a section whose items are placed.
  init(_ prepared: PreparedWaterfall, _ section: WaterfallSection) {
    spacing = prepared.styles[section.style].itemSpacing
    items = Array(repeating: [], count: section.tracks)
    for place in section.items {
      items[Int(prepared.tracks[place])].append(UInt32(place - section.firstItem))
    }
    let (items, spacing) = (items, spacing)
    axes = items.map { numbers in
      ExtentAxis(count: numbers.count) {
        prepared.extents[section.firstItem + Int(numbers[$0])] &+ spacing
      }
    }
  }

  /// Where the next item of each track would begin.
  var heights: [Int64] { axes.map { $0.length } }

  /// How many items of a track come before the item called `number`.
  private func rank(of number: Int, in track: Int) -> Int {
    var low = 0
    var high = items[track].count
    while low < high {
      let middle = (low + high) / 2
      if Int(items[track][middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }

  func start(of number: Int, in track: Int) -> Int64 {
    axes[track].offset(of: rank(of: number, in: track))
  }

  /// Changes an item's extent; tells whether it was another.
  @discardableResult
  mutating func setExtent(_ extent: Int64, of number: Int, in track: Int) -> Bool {
    let rank = rank(of: number, in: track)
    if axes[track].extent(of: rank) == extent &+ spacing { return false }
    axes[track].setExtent(extent &+ spacing, of: rank)
    return true
  }

  /// Adds an item after all others.
  mutating func append(_ number: Int, extent: Int64, to track: Int) {
    items[track].append(UInt32(number))
    axes[track].insert(extent &+ spacing, at: axes[track].count)
  }

  /// How far the tallest track reaches, the spacing after its last item included.
  var tallest: Int64 {
    var tallest = Int64.min
    for track in axes.indices { tallest = max(tallest, axes[track].length) }
    return tallest
  }

  /// Calls `body` with the number and the start of every item between two offsets, ascending.
  @inline(__always)
  func forEach(from lower: Int64, to upper: Int64, _ body: (Int, Int64) -> Void) {
    let tracks = items.count
    withUnsafeTemporaryAllocation(of: Int.self, capacity: tracks * 2) { next in
      withUnsafeTemporaryAllocation(of: Int64.self, capacity: tracks) { starts in
        // Each track's next rank, where it begins, and the number of the item, Int.max for none.
        for track in 0..<tracks {
          let (rank, start) = axes[track].firstExtent(endingAfter: lower)
          next[track] = rank
          starts[track] = start
          next[tracks + track] = number(at: rank, of: track, from: start, before: upper)
        }
        while true {
          var lowest = 0
          for track in 1..<max(1, tracks) where next[tracks + track] < next[tracks + lowest] {
            lowest = track
          }
          let found = next[tracks + lowest]
          guard found != .max else { return }
          body(found, starts[lowest])
          let rank = next[lowest]
          starts[lowest] &+= axes[lowest].extent(of: rank)
          next[lowest] = rank + 1
          next[tracks + lowest] = number(
            at: rank + 1, of: lowest, from: starts[lowest], before: upper)
        }
      }
    }
  }

  /// The number of an item that begins at `start`, or Int.max where there is none or it is too far.
  @inline(__always)
  private func number(at rank: Int, of track: Int, from start: Int64, before upper: Int64) -> Int {
    rank < items[track].count && start < upper ? Int(items[track][rank]) : .max
  }
}
