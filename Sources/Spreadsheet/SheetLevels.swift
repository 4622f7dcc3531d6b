import StrategyKit

/// The levels of rows or columns, with the least levels of blocks of them.
///
/// A row is the parent of the rows that follow it up to the next one whose level is not higher.
///
/// - Complexity: One byte per row, or nothing if all levels are 0. Finding the end of a parent's
///   rows is O(log n); n = rows.
struct SheetLevels: Sendable {
  /// The greatest level.
  static let most = Int(UInt8.max)

  /// The number of entries whose least one is an entry of the next tier.
  private static let block = 64

  /// The levels, then the least ones of blocks of them, and so on; empty if all levels are 0.
  private var tiers: [[UInt8]] = []
  /// The number of levels above 0.
  private var raised = 0

  /// A Boolean value that indicates whether all levels are 0, so that none is stored.
  var isFlat: Bool { tiers.isEmpty }

  /// Creates levels of which all are 0.
  init() {}

  /// Creates the levels of a list, which is empty if all are 0.
  init(_ levels: [UInt8]) {
    for level in levels where level > 0 { raised += 1 }
    if raised == 0 { return }
    tiers = [levels]
    addBlocks()
  }

  subscript(_ index: Int) -> Int { tiers.isEmpty ? 0 : Int(tiers[0][index]) }

  /// Returns whether the row or column after `index` has a higher level.
  func isParent(_ index: Int) -> Bool {
    !tiers.isEmpty && index + 1 < tiers[0].count && tiers[0][index + 1] > tiers[0][index]
  }

  /// Returns the index after the last descendant of a row or column.
  func end(ofGroup parent: Int) -> Int {
    tiers.isEmpty ? parent + 1 : first(from: parent + 1, notAbove: tiers[0][parent])
  }

  /// Returns the first index from `start` on whose level is at most `level`, or the count.
  private func first(from start: Int, notAbove level: UInt8) -> Int {
    var (tier, place) = (0, start)
    // Climb at the ends of blocks, until a block is found that contains the index.
    while place < tiers[tier].count, tiers[tier][place] > level {
      place += 1
      while place % Self.block == 0, tier + 1 < tiers.count, place < tiers[tier].count {
        (tier, place) = (tier + 1, place / Self.block)
      }
    }
    if place >= tiers[tier].count { return tiers[0].count }
    while tier > 0 {
      (tier, place) = (tier - 1, place * Self.block)
      while tiers[tier][place] > level { place += 1 }
    }
    return place
  }

  /// Returns the nearest row or column before `index` whose level is lower, or nil.
  func parent(of index: Int) -> Int? {
    guard !tiers.isEmpty else { return nil }
    let level = tiers[0][index]
    guard level > 0 else { return nil }
    var (tier, place) = (0, index - 1)
    while place >= 0, tiers[tier][place] >= level {
      // The entry before a block belongs to the block before it.
      while place % Self.block == 0, tier + 1 < tiers.count, place > 0 {
        (tier, place) = (tier + 1, place / Self.block)
      }
      place -= 1
    }
    guard place >= 0 else { return nil }
    while tier > 0 {
      (tier, place) = (tier - 1, min((place + 1) * Self.block, tiers[tier - 1].count) - 1)
      while tiers[tier][place] >= level { place -= 1 }
    }
    return place
  }

  // MARK: Changing

  /// Sets a level.
  ///
  /// - Parameter count: The number of rows or columns.
  /// - Returns: A Boolean value that indicates whether the level differs from the old one.
  mutating func set(_ level: Int, at index: Int, of count: Int) -> Bool {
    if self[index] == level { return false }
    if tiers.isEmpty {
      tiers = [Array(repeating: 0, count: count)]
      addBlocks()
    }
    raised += (level > 0 ? 1 : 0) - (tiers[0][index] > 0 ? 1 : 0)
    tiers[0][index] = UInt8(truncatingIfNeeded: level)
    if raised == 0 {
      tiers = []
      return true
    }
    var place = index
    for tier in 1..<max(1, tiers.count) {
      place /= Self.block
      tiers[tier][place] = least(ofBlock: place, in: tier - 1)
    }
    return true
  }

  /// Removes, inserts and moves levels; those that are inserted are 0.
  ///
  /// - Complexity: O(n + e); n = rows, e = edits.
  mutating func apply(_ edits: IndexEdits<Int>) {
    guard !tiers.isEmpty, !edits.isEmpty else { return }
    var levels = tiers[0]
    tiers = []
    edits.apply(to: &levels, new: 0)
    self = SheetLevels(levels)
  }

  /// Removes the levels from `count` on, or adds levels of 0.
  ///
  /// - Complexity: O(n); n = rows.
  mutating func resize(to count: Int) {
    guard !tiers.isEmpty, tiers[0].count != count else { return }
    var levels = tiers[0]
    levels.removeSubrange(min(count, levels.count)...)
    levels.append(contentsOf: repeatElement(0, count: count - levels.count))
    self = SheetLevels(levels)
  }

  private mutating func addBlocks() {
    while let last = tiers.last, last.count > Self.block {
      let blocks = (last.count + Self.block - 1) / Self.block
      let tier = tiers.count - 1
      tiers.append((0..<blocks).map { least(ofBlock: $0, in: tier) })
    }
  }

  private func least(ofBlock block: Int, in tier: Int) -> UInt8 {
    let start = block * Self.block
    return tiers[tier].withUnsafeBufferPointer { levels in
      var least = UInt8.max
      for place in start..<min(start + Self.block, levels.count) {
        least = min(least, levels[place])
      }
      return least
    }
  }
}
