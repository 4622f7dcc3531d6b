import LayoutCore

/// A list of any extents in blocks, so that an edit moves a block rather than the list.
///
/// Each block holds up to 128 extents. A full block is split, and two neighbours that fit half a
/// block are merged. A copy of the list shares the blocks that do not change.
///
/// Fenwick trees store the counts and the sums of the blocks before the last one. A list of one
/// block has no trees, and an extent added at the end changes none until the last block is full.
///
/// - Complexity: 4.7 bytes per extent, or about 6 after many insertions, and up to four times as
///   many after removals. A block with an extent greater than 55,924 points takes twice as many. An
///   offset, a search and a change are O(log n). An insertion or a removal is O(log n), except for
///   O(n / 64) once in 64 times.
struct ExtentBlocks: Sendable {
  /// The maximum number of extents in a block.
  private static let size = 128

  /// One or more blocks; if there are several, none is empty.
  private var blocks = [ExtentList()]
  /// The counts of all blocks but the last, or nothing while those are full.
  private var counts = FenwickTree([])
  /// The sums of all blocks but the last.
  private var sums = FenwickTree([])
  private(set) var count = 0

  private var last: Int { blocks.count - 1 }

  /// Returns the block that holds `index`, and the place of the index in the block.
  ///
  /// If `index` is `count`, the result is the place after the last extent.
  func find(_ index: Int) -> (block: Int, place: Int) {
    if counts.count == 0 {
      let block = min(index / Self.size, last)
      return (block, index - block * Self.size)
    }
    let (block, before) = counts.prefix(notAbove: Int64(index))
    return (block, index - Int(before))
  }

  func extent(of index: Int) -> Int64 {
    let (block, place) = find(index)
    return blocks[block][place]
  }

  func offset(of index: Int) -> Int64 {
    let (block, place) = find(index)
    return sums.sum(ofFirst: block) &+ blocks[block].sum(of: 0..<place)
  }

  /// Returns the sum of the extents of `range`; those of one block are added one by one.
  func length(of range: Range<Int>) -> Int64 {
    let (block, place) = find(range.lowerBound)
    let end = place + range.count
    return end <= blocks[block].count
      ? blocks[block].sum(of: place..<end)
      : offset(of: range.upperBound) &- offset(of: range.lowerBound)
  }

  /// Returns the first index whose extent ends after an offset before the end, and its start.
  func firstExtent(endingAfter offset: Int64) -> (index: Int, start: Int64) {
    let (block, before) = sums.prefix(notAbove: offset)
    let first = counts.count == 0 ? block * Self.size : Int(counts.sum(ofFirst: block))
    let found = blocks[block].firstExtent(from: 0, at: before, endingAfter: offset)
    return (first + found.index, found.start)
  }

  /// Returns the extent at a position, and moves the position to the next one.
  func next(_ position: inout (block: Int, place: Int)) -> Int64 {
    if position.place == blocks[position.block].count { position = (position.block + 1, 0) }
    defer { position.place += 1 }
    return blocks[position.block][position.place]
  }

  mutating func append(_ extent: Int64) {
    if blocks[last].count == Self.size { open() }
    blocks[last].append(extent)
    count += 1
  }

  mutating func append(contentsOf extents: UnsafeBufferPointer<Int64>) {
    var rest = extents[...]
    while !rest.isEmpty {
      if blocks[last].count == Self.size { open() }
      let added = rest.prefix(Self.size - blocks[last].count)
      blocks[last].append(contentsOf: UnsafeBufferPointer(rebasing: added))
      rest = rest.dropFirst(added.count)
    }
    count += extents.count
  }

  /// Appends a block to a list whose last block is full.
  private mutating func open() {
    sums.append(blocks[last].sum(of: 0..<Self.size))
    if counts.count > 0 { counts.append(Int64(Self.size)) }
    blocks.append(ExtentList())
    blocks[last].reserveCapacity(Self.size)
  }

  /// Releases the unused memory of the last block.
  mutating func trim() { blocks[last].trim() }

  /// Replaces the extents of `range`, which holds at most one, with `extent` or with none.
  mutating func replace(_ range: Range<Int>, with extent: Int64?) {
    if let extent, range.lowerBound == count { return append(extent) }
    var (block, place) = find(range.lowerBound)
    if range.isEmpty, blocks[block].count == Self.size {
      split(block)
      (block, place) = find(range.lowerBound)
    }
    sums.add((extent ?? 0) &- (range.isEmpty ? 0 : blocks[block][place]), at: block)
    if let extent, !range.isEmpty { return blocks[block].set(extent, at: place) }
    let growth = 1 - 2 * range.count
    // An array would double its capacity, so that half of it would be unused after a split.
    if growth > 0 { blocks[block].reserveCapacity((blocks[block].count | 15) + 1) }
    blocks[block].replace(place..<place + range.count, with: extent ?? 0, times: 1 - range.count)
    count += growth
    if counts.count > 0 {
      counts.add(Int64(growth), at: block)
    } else if block < last {
      countBlocks()
    }
    if growth < 0 {
      mergeIfSmall(block)
      mergeIfSmall(block - 1)
    }
  }

  private mutating func split(_ block: Int) {
    let middle = Self.size / 2
    var halves = [ExtentList(), ExtentList()]
    halves[0].append(0..<middle, of: blocks[block])
    halves[1].append(middle..<Self.size, of: blocks[block])
    replaceBlocks(block..<block + 1, with: halves)
  }

  /// Merges a block and the next one if both fit half a block, or if one is empty.
  private mutating func mergeIfSmall(_ block: Int) {
    guard block >= 0, block < last else { return }
    let (count, next) = (blocks[block].count, blocks[block + 1].count)
    guard count + next <= Self.size / 2 || count == 0 || next == 0 else { return }
    var merged = blocks[block]
    merged.append(0..<next, of: blocks[block + 1])
    replaceBlocks(block..<block + 2, with: [merged])
  }

  private mutating func replaceBlocks(_ range: Range<Int>, with new: [ExtentList]) {
    blocks.replaceSubrange(range, with: new)
    // The trees do not contain the last block, neither before nor after.
    let old = range.clamped(to: 0..<sums.count)
    let inner = new.prefix(last - range.lowerBound)
    sums.replace(old, with: inner.map { $0.sum(of: 0..<$0.count) })
    if counts.count > 0 {
      counts.replace(old, with: inner.map { Int64($0.count) })
    } else if inner.contains(where: { $0.count < Self.size }) {
      countBlocks()
    }
  }

  private mutating func countBlocks() {
    counts = FenwickTree(blocks.dropLast().map { Int64($0.count) })
  }
}
