import LayoutCore

/// The deletions, insertions and moves that convert one list of identifiers to another.
///
/// Items that are neither deleted nor moved keep their order, so a host can delete, insert and move
/// in one batch. The number of moves is minimal.
///
/// Identifiers should be unique, and must be equal to themselves. Of equal identifiers between the
/// common beginning and the common end of the lists, the first in the old list corresponds to the
/// first in the new list, and so on.
public struct IndexDifference: Hashable, Sendable {
  /// An item that does not keep its order.
  public struct Move: Hashable, Sendable {
    /// The item's index in the old list.
    public var from: Int
    /// The item's index in the new list.
    public var to: Int

    /// Creates a move from an index in the old list to one in the new list.
    public init(from: Int, to: Int) {
      self.from = from
      self.to = to
    }
  }

  /// The indexes in the old list of items that the new list does not have, ascending.
  public var deletions: [Int] = []
  /// The indexes in the new list of items that the old list does not have, ascending.
  public var insertions: [Int] = []
  /// The items that both lists have, but in another order; ascending by their new indexes.
  public var moves: [Move] = []

  /// A Boolean value that indicates whether the lists are equal.
  public var isEmpty: Bool { deletions.isEmpty && insertions.isEmpty && moves.isEmpty }

  /// The number of deletions, insertions and moves.
  public var count: Int { deletions.count + insertions.count + moves.count }

  /// Creates the difference of two lists.
  ///
  /// - Complexity: O(n) hashed identifiers and O(m log m) comparisons of indexes; n = identifiers
  ///   between the common beginning and the common end, m = those of them in both lists.
  public init<ID: Hashable>(from old: [ID], to new: [ID]) {
    var start = 0
    let shorter = min(old.count, new.count)
    while start < shorter, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] {
      tail += 1
    }
    let oldRange = start..<old.count - tail
    let newRange = start..<new.count - tail
    guard !oldRange.isEmpty, !newRange.isEmpty else {
      deletions = Array(oldRange)
      insertions = Array(newRange)
      return
    }
    let sources = Self.sources(of: new[newRange], in: old[oldRange])
    var isKept = [Bool](repeating: false, count: oldRange.count)
    for (offset, source) in sources.enumerated() {
      if source < 0 {
        insertions.append(start + offset)
      } else {
        isKept[source] = true
      }
    }
    for offset in isKept.indices where !isKept[offset] { deletions.append(start + offset) }
    for place in Self.placesOutOfOrder(sources) {
      moves.append(Move(from: start + sources[place], to: start + place))
    }
  }

  /// Returns, for each element of `new`, the offset of its counterpart in `old`, or −1.
  static func sources<ID: Hashable>(of new: ArraySlice<ID>, in old: ArraySlice<ID>) -> [Int] {
    // A table of offsets with open addressing. A dictionary of identifiers would take four times
    // the memory, and as much more time, because most of the time is spent waiting for memory. The
    // upper bits of each entry hold bits of the hash, so few differing identifiers are compared.
    var mask = 1
    while mask < old.count * 2 { mask *= 2 }
    mask -= 1
    var table = [UInt64](repeating: .max, count: mask + 1)
    // `next` holds, by the first of several equal identifiers, the one to use next. `following`
    // holds, by each of them, the one after it.
    var next = [Int32](repeating: -1, count: old.count)
    var following: [Int32] = []
    // Returns the hash of an identifier, and the slot of an equal one or the first free slot.
    func find(_ id: ID) -> (hash: UInt64, slot: Int) {
      let hash = UInt64(truncatingIfNeeded: id.hashValue)
      var slot = Int(truncatingIfNeeded: hash) & mask
      while table[slot] != .max,
        table[slot] >> 32 != hash >> 32 || old[old.startIndex + offset(at: slot)] != id
      {
        slot = (slot + 1) & mask
      }
      return (hash, slot)
    }
    func offset(at slot: Int) -> Int { Int(table[slot] & 0xFFFF_FFFF) }
    for place in stride(from: old.count - 1, through: 0, by: -1) {
      let (hash, slot) = find(old[old.startIndex + place])
      if table[slot] != .max {
        if following.isEmpty { following = [Int32](repeating: -1, count: old.count) }
        following[place] = Int32(offset(at: slot))
      }
      table[slot] = hash & 0xFFFF_FFFF_0000_0000 | UInt64(place)
      next[place] = Int32(place)
    }
    return new.map { id in
      let slot = find(id).slot
      if table[slot] == .max { return -1 }
      let head = offset(at: slot)
      let source = Int(next[head])
      if source >= 0 { next[head] = following.isEmpty ? -1 : following[source] }
      return source
    }
  }

  /// Returns the places of numbers outside a longest ascending run of the non-negative ones.
  static func placesOutOfOrder(_ numbers: [Int]) -> [Int] {
    // By length of run, the place of the least number that ends one; by place, the place before it.
    var ends: [Int] = []
    var previous = [Int](repeating: -1, count: numbers.count)
    for (place, number) in numbers.enumerated() where number >= 0 {
      var length = ends.count
      // Most lists are nearly in order.
      if let last = ends.last, numbers[last] >= number {
        length = SortedSearch.first(in: ends.count) { numbers[ends[$0]] >= number }
      }
      if length > 0 { previous[place] = ends[length - 1] }
      if length == ends.count { ends.append(place) } else { ends[length] = place }
    }
    var isInOrder = [Bool](repeating: false, count: numbers.count)
    var place = ends.last ?? -1
    while place >= 0 {
      isInOrder[place] = true
      place = previous[place]
    }
    return numbers.indices.filter { numbers[$0] >= 0 && !isInOrder[$0] }
  }
}
