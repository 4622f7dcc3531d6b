/// A list of extents in blocks with room to grow, so an edit moves a block rather than the list.
///
/// Each block holds up to 128 extents. Two Fenwick trees over the blocks store their counts and
/// sums. A full block is split, and an empty block is removed.
///
/// - Complexity: About 6 bytes per extent, or 11 if one is greater than 55,924 points. An offset, a
///   search and a change are O(log n). An insertion or removal is O(log n), except for O(n / 64)
///   once in 64 times.
@usableFromInline
struct SlackExtents: Sendable {
  private static let capacity = 128
  /// The number of extents in a new block, which leaves room for later insertions.
  private static let filling = 96

  /// The slots of all blocks; the i-th block uses the slots of `order[i]`.
  private var slots: ExtentList
  private var order: [UInt32] = []
  private var counts: FenwickTree
  private var sums: FenwickTree
  /// The number of extents in each block, by rank.
  private var sizes: [Int] = []
  /// The sum of each block's extents, by rank.
  private var blockSums: [Int64]
  private(set) var count: Int

  init(count: Int, extentOf extent: (Int) -> Int64) {
    self.count = count
    let blocks = max(1, (count + Self.filling - 1) / Self.filling)
    slots = ExtentList(count: blocks * Self.capacity)
    blockSums = Array(repeating: 0, count: blocks)
    for block in 0..<blocks {
      let first = block * Self.filling
      let end = min(count, first + Self.filling)
      for index in first..<max(first, end) {
        let value = extent(index)
        slots.set(value, at: block * Self.capacity + index - first)
        blockSums[block] &+= value
      }
      order.append(UInt32(block))
      sizes.append(max(0, end - first))
    }
    counts = FenwickTree(sizes.map { Int64($0) })
    sums = FenwickTree(blockSums)
  }

  /// Returns the rank of the block that holds `index`, and the place of the index in the block.
  ///
  /// If `index` is `count`, the result is the place after the last extent.
  private func find(_ index: Int) -> (block: Int, place: Int) {
    // Lists mostly grow and shrink at their end, where no search is necessary.
    let last = order.count - 1
    let beforeLast = count - sizes[last]
    if index >= beforeLast { return (last, min(index, count) - beforeLast) }
    let (block, before) = counts.prefix(notAbove: Int64(index))
    return (block, index - Int(before))
  }

  private func base(_ block: Int) -> Int { Int(order[block]) * Self.capacity }

  @usableFromInline
  func extent(of index: Int) -> Int64 {
    let (block, place) = find(index)
    return slots[base(block) + place]
  }

  /// Copies the extents of `range` to a buffer.
  func copy(_ range: Range<Int>, to buffer: UnsafeMutablePointer<Int64>) {
    var (block, place) = find(range.lowerBound)
    var copied = 0
    while copied < range.count {
      let count = min(sizes[block] - place, range.count - copied)
      let first = base(block) + place
      slots.copy(first..<first + count, to: buffer + copied)
      copied += count
      block += 1
      place = 0
    }
  }

  func offset(of index: Int) -> Int64 {
    let (block, place) = find(index)
    var sum = sums.sum(ofFirst: block)
    let base = base(block)
    for before in 0..<place { sum &+= slots[base + before] }
    return sum
  }

  func firstIndex(endingAfter offset: Int64) -> Int {
    let (block, before) = sums.prefix(notAbove: offset)
    guard block < order.count else { return count }
    let base = base(block)
    var end = before
    for place in 0..<sizes[block] {
      end &+= slots[base + place]
      if end > offset { return Int(counts.sum(ofFirst: block)) + place }
    }
    return count
  }

  mutating func set(_ extent: Int64, at index: Int) {
    let (block, place) = find(index)
    let slot = base(block) + place
    add(extent &- slots[slot], to: block)
    slots.set(extent, at: slot)
  }

  private mutating func add(_ difference: Int64, to block: Int) {
    sums.add(difference, at: block)
    blockSums[block] &+= difference
  }

  mutating func insert(_ extent: Int64, at index: Int) {
    var (block, place) = find(index)
    if sizes[block] == Self.capacity {
      if index == count {
        addBlock(after: block, size: 0, sum: 0)
      } else {
        split(block)
      }
      (block, place) = find(index)
    }
    let base = base(block)
    var slot = base + sizes[block]
    while slot > base + place {
      slots.set(slots[slot - 1], at: slot)
      slot -= 1
    }
    slots.set(extent, at: slot)
    sizes[block] += 1
    count += 1
    counts.add(1, at: block)
    add(extent, to: block)
  }

  mutating func remove(at index: Int) {
    let (block, place) = find(index)
    let base = base(block)
    let extent = slots[base + place]
    for slot in base + place..<base + sizes[block] - 1 { slots.set(slots[slot + 1], at: slot) }
    sizes[block] -= 1
    count -= 1
    counts.add(-1, at: block)
    add(-extent, to: block)
    if sizes[block] == 0, order.count > 1 {
      moveLastSlots(to: Int(order[block]))
      order.remove(at: block)
      sizes.remove(at: block)
      blockSums.remove(at: block)
      rebuildTrees()
    }
  }

  /// Fills the slots of a block that is removed with those that are stored last.
  private mutating func moveLastSlots(to freed: Int) {
    let last = order.count - 1
    if freed != last, let rank = order.firstIndex(of: UInt32(last)) {
      for slot in 0..<Self.capacity {
        slots.set(slots[last * Self.capacity + slot], at: freed * Self.capacity + slot)
      }
      order[rank] = UInt32(freed)
    }
    slots.removeLast(Self.capacity)
  }

  /// Moves the second half of a full block to a new block after it.
  private mutating func split(_ block: Int) {
    let half = Self.capacity / 2
    let from = base(block) + half
    let fresh = order.count
    slots.append(zeros: Self.capacity)
    var sum: Int64 = 0
    for place in 0..<half {
      sum &+= slots[from + place]
      slots.set(slots[from + place], at: fresh * Self.capacity + place)
    }
    sizes[block] = half
    blockSums[block] &-= sum
    insertBlock(fresh, after: block, size: half, sum: sum)
  }

  private mutating func addBlock(after block: Int, size: Int, sum: Int64) {
    let fresh = order.count
    slots.append(zeros: Self.capacity)
    insertBlock(fresh, after: block, size: size, sum: sum)
  }

  private mutating func insertBlock(_ fresh: Int, after block: Int, size: Int, sum: Int64) {
    order.insert(UInt32(fresh), at: block + 1)
    sizes.insert(size, at: block + 1)
    blockSums.insert(sum, at: block + 1)
    rebuildTrees()
  }

  /// Rebuilds both trees from the counts and sums of the blocks.
  ///
  /// - Complexity: O(n / 64).
  private mutating func rebuildTrees() {
    counts = FenwickTree(sizes.map { Int64($0) })
    sums = FenwickTree(blockSums)
  }
}
