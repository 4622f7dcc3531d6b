/// A list of extents in blocks with room to grow, so an edit moves a block rather than the list.
///
/// Each block holds up to 128 extents. Two Fenwick trees over the blocks store their counts and
/// sums. A full block is split. If removals leave less than a quarter of the slots in use, the
/// extents are distributed among new blocks.
///
/// - Complexity: About 6 bytes per extent, or 11 if one is greater than 55,924 points; up to three
///   times as many after removals. An offset, a search and a change are O(log n). An insertion is
///   O(log n), except for O(n / 64) once in 64 times. A removal is O(log n), except for O(n) once
///   in 2 n times.
@usableFromInline
struct SlackExtents: Sendable {
  private static let capacity = 128
  /// The number of extents in a new block, which leaves room for later insertions.
  private static let filling = 96

  /// The slots of all blocks; the i-th block uses the slots of `order[i]`.
  private(set) var slots: ExtentList
  private var order: [UInt32] = []
  private var counts: FenwickTree
  private var sums: FenwickTree
  /// The number of extents in each block, by rank.
  private var sizes: [Int] = []
  /// The sum of each block's extents, by rank.
  private var blockSums: [Int64]
  private(set) var count: Int

  init(_ extents: ExtentList) {
    count = extents.count
    let blocks = max(1, (count + Self.filling - 1) / Self.filling)
    slots = ExtentList(count: blocks * Self.capacity)
    blockSums = Array(repeating: 0, count: blocks)
    for block in 0..<blocks {
      let first = block * Self.filling
      let size = min(Self.filling, count - first)
      let base = block * Self.capacity
      slots.replace(base..<base + size, with: first..<first + size, of: extents)
      order.append(UInt32(block))
      sizes.append(size)
      blockSums[block] = extents.sum(of: first..<first + size)
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
    return sums.sum(ofFirst: block) &+ slots.sum(of: base(block)..<base(block) + place)
  }

  func firstExtent(endingAfter offset: Int64) -> (index: Int, start: Int64) {
    let (block, before) = sums.prefix(notAbove: offset)
    guard block < order.count else { return (count, before) }
    // The sum of the block ends after the offset, so the search stays in the block.
    let (slot, start) = slots.firstExtent(from: base(block), at: before, endingAfter: offset)
    return (Int(counts.sum(ofFirst: block)) + slot - base(block), start)
  }

  /// Replaces the extents of `range`, which holds at most one, with `extent` or with none.
  mutating func replace(_ range: Range<Int>, with extent: Int64?) {
    let growth = (extent == nil ? 0 : 1) - range.count
    var (block, place) = find(range.lowerBound)
    if growth > 0, sizes[block] == Self.capacity {
      // Lists mostly grow at their end, where blocks stay full.
      split(block, keeping: range.lowerBound == count ? Self.capacity : Self.capacity / 2)
      (block, place) = find(range.lowerBound)
    }
    let slot = base(block) + place
    let difference = (extent ?? 0) &- (range.isEmpty ? 0 : slots[slot])
    if growth != 0 {
      let later = slot + range.count..<base(block) + sizes[block]
      slots.move(later, to: later.lowerBound + growth)
      sizes[block] += growth
      count += growth
      counts.add(Int64(growth), at: block)
    }
    if let extent { slots.set(extent, at: slot) }
    sums.add(difference, at: block)
    blockSums[block] &+= difference
    if slots.count / 4 > count + Self.capacity { self = SlackExtents(used) }
  }

  /// The extents without the slots that are not in use.
  private var used: ExtentList {
    var list = ExtentList()
    list.reserveCapacity(count)
    for block in order.indices { list.append(base(block)..<base(block) + sizes[block], of: slots) }
    return list
  }

  /// Moves the extents of a full block after the first `kept` to a new block after it.
  private mutating func split(_ block: Int, keeping kept: Int) {
    let fresh = order.count
    let moved = base(block) + kept..<base(block) + Self.capacity
    slots.append(zeros: Self.capacity)
    slots.move(moved, to: fresh * Self.capacity)
    let sum = slots.sum(of: moved)
    sizes[block] = kept
    blockSums[block] &-= sum
    order.insert(UInt32(fresh), at: block + 1)
    sizes.insert(moved.count, at: block + 1)
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
