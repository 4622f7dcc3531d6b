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

  mutating func setExtent(_ extent: Int64, of number: Int, in track: Int) {
    axes[track].setExtent(extent &+ spacing, of: rank(of: number, in: track))
  }

  /// Adds an item after all others.
  mutating func append(_ number: Int, extent: Int64, to track: Int) {
    items[track].append(UInt32(number))
    axes[track].insert(extent &+ spacing, at: axes[track].count)
  }

  /// Calls `body` with the number and the start of every item between two offsets, ascending.
  func forEach(from lower: Int64, to upper: Int64, _ body: (Int, Int64) -> Void) {
    let tracks = items.count
    withUnsafeTemporaryAllocation(of: Int.self, capacity: tracks * 2) { buffer in
      withUnsafeTemporaryAllocation(of: Int64.self, capacity: tracks) { starts in
        // Each track's next rank and the one after its last, and where the next begins.
        for track in 0..<tracks {
          let found = axes[track].indexes(between: lower, and: upper)
          buffer[track * 2] = found.lowerBound
          buffer[track * 2 + 1] = found.upperBound
          starts[track] = axes[track].offset(of: found.lowerBound)
        }
        while true {
          var next = -1
          var number = Int.max
          for track in 0..<tracks where buffer[track * 2] < buffer[track * 2 + 1] {
            let candidate = Int(items[track][buffer[track * 2]])
            if candidate < number {
              next = track
              number = candidate
            }
          }
          guard next >= 0 else { return }
          body(number, starts[next])
          starts[next] &+= axes[next].extent(of: buffer[next * 2])
          buffer[next * 2] += 1
        }
      }
    }
  }
}
