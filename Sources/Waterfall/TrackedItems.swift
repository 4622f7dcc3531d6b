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
  private var axes: [ExtentIndex]
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
      ExtentIndex(count: numbers.count) {
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

  /// Finds the items between two offsets, ascending.
  ///
  /// - Parameter first: The place of the section's first item.
  func find(_ found: inout FoundItems, from lower: Int64, to upper: Int64, firstItem first: Int) {
    var room = FoundItems.few
    while true {
      let count = FoundItems.withRoom(for: room) { byTrack in
        withUnsafeTemporaryAllocation(of: Int.self, capacity: items.count * 2) { runs in
          find(&byTrack, runs, from: lower, to: upper)
          if byTrack.hasRoom { TrackedItems.merge(byTrack, runs, into: &found, from: first) }
          return byTrack.count
        }
      }
      if count <= room { return }
      room = count
    }
  }

  /// Finds the items of one track after the other.
  ///
  /// - Parameter runs: Where those of each track begin, and then where those of each end.
  private func find(
    _ found: inout FoundItems, _ runs: UnsafeMutableBufferPointer<Int>, from lower: Int64,
    to upper: Int64
  ) {
    for track in items.indices {
      runs[track] = found.count
      items[track].withUnsafeBufferPointer { numbers in
        axes[track].forEachExtent(endingAfter: lower, before: upper) { rank, start, _ in
          found.add(Int(numbers[rank]), at: start)
        }
      }
      runs[items.count + track] = found.count
    }
  }

  /// Takes items that ascend in each run, ascending in all.
  private static func merge(
    _ byTrack: FoundItems, _ runs: UnsafeMutableBufferPointer<Int>, into found: inout FoundItems,
    from first: Int
  ) {
    let tracks = runs.count / 2
    while true {
      var lowest = -1
      var least = (place: Int.max, start: Int64(0))
      for track in 0..<tracks where runs[track] < runs[tracks + track] {
        let next = byTrack[runs[track]]
        if next.place < least.place { (lowest, least) = (track, next) }
      }
      guard lowest >= 0 else { return }
      runs[lowest] += 1
      found.looked += 1
      found.add(first + least.place, at: least.start)
    }
  }
}
