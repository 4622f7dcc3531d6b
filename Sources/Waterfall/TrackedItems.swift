import LayoutCore

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
  private let spacing: Int64

  /// Creates the tracks of a section whose items are placed.
  init(_ prepared: PreparedWaterfall, _ section: WaterfallRecord) {
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

  /// The offset at which the next item of each track begins.
  var heights: [Int64] { axes.map { $0.length } }

  /// Returns the number of items of a track that come before item `number`.
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

  /// Sets the extent of an item.
  ///
  /// - Returns: `true` if the extent changed.
  @discardableResult
  mutating func setExtent(_ extent: Int64, of number: Int, in track: Int) -> Bool {
    let rank = rank(of: number, in: track)
    if axes[track].extent(of: rank) == extent &+ spacing { return false }
    axes[track].setExtent(extent &+ spacing, of: rank)
    return true
  }

  /// Appends an item after all others.
  mutating func append(_ number: Int, extent: Int64, to track: Int) {
    items[track].append(UInt32(number))
    axes[track].insert(extent &+ spacing, at: axes[track].count)
  }

  /// The height of the tallest track, with the spacing after its last item.
  var tallest: Int64 {
    var tallest = Int64.min
    for track in axes.indices { tallest = max(tallest, axes[track].length) }
    return tallest
  }

  /// Finds the items between two offsets, in ascending order.
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

  /// Finds the items of one track after another.
  ///
  /// - Parameter runs: The start of each track's items in `found`, followed by the end of each
  ///   track's items.
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

  /// Merges items that ascend in each run into one ascending list.
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
