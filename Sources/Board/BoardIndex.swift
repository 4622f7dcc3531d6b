/// An index that finds the items of a board by their rows.
///
/// The items that begin in eight neighbouring rows are a list, from the last of them back. Rows far
/// away share a list, so the rows of a board take no memory.
///
/// - Complexity: O(1) to add or remove the last item; 4 bytes for each.
struct BoardIndex: Sendable {
  /// The last item of each list, or −1; there are 2ⁿ lists.
  private var last: [Int32]
  /// The item before each item in its list, or −1.
  private var previous: [Int32] = []
  /// The number of rows that the highest item spans.
  private var height = 1

  /// Creates an index of the items at the given places.
  init(_ places: [BoardPlace]) {
    self.init(capacity: places.count)
    for place in places { append(place) }
  }

  /// Creates an index without items.
  ///
  /// - Parameter capacity: The number of items that will be added.
  init(capacity: Int) {
    // About one list for eight items; an `Int` of some platforms has 32 bits.
    let bits = Int.bitWidth - capacity.leadingZeroBitCount - 4
    last = Array(repeating: -1, count: 1 << max(0, bits))
    previous.reserveCapacity(capacity)
  }

  /// A Boolean value that indicates whether the lists have become long, so a new index is faster.
  var isFull: Bool { previous.count > 64 + 32 * last.count }

  /// Adds an item after all others.
  mutating func append(_ place: BoardPlace) {
    let list = place.row >> 3 & (last.count - 1)
    previous.append(last[list])
    last[list] = Int32(truncatingIfNeeded: previous.count - 1)
    height = max(height, place.height)
  }

  /// Removes the item that was added last.
  mutating func removeLast(_ place: BoardPlace) {
    last[place.row >> 3 & (last.count - 1)] = previous.removeLast()
  }

  /// Calls `body` with every item that could intersect a range of rows, in any order.
  func forEach(from lower: Int, to upper: Int, _ body: (Int) -> Void) {
    let first = (lower &- height) >> 3
    let count = min(max(0, (upper >> 3) &+ 1 &- first), last.count)
    for list in first..<first &+ count {
      var item = last[list & (last.count &- 1)]
      while item >= 0 {
        body(Int(item))
        item = previous[Int(item)]
      }
    }
  }
}
