import StrategyKit

/// The heights of all tracks between blocks of items, as sums of what each track grows in each
/// block.
///
/// If an item grows, the tracks after it move without being stored again. The first items need no
/// heights, because all heights before them are 0.
///
/// - Shape: A row of one number per track for each block but the last: the sum of the blocks after
///   i minus its lowest set bit, up to i, from 1.
/// - Complexity: At most two bytes per item, however many tracks there are. O(log n) to change or
///   find a height; n = items.
/// - Source: P. M. Fenwick, "A New Data Structure for Cumulative Frequency Tables", 1994.
struct TrackHeights: Sendable {
  /// The number of tracks.
  let tracks: Int
  /// The number of items of each block.
  let interval: Int
  private var rows: [Int64] = []

  init(tracks: Int) {
    self.tracks = tracks
    interval = max(64, tracks * 4)
  }

  /// The number of blocks that are followed by an item.
  var count: Int { rows.count / max(1, tracks) }

  /// Returns the height of a track before a block.
  func height(of track: Int, before block: Int) -> Int64 {
    var height: Int64 = 0
    var block = block
    while block > 0 {
      height &+= rows[(block &- 1) &* tracks &+ track]
      block &= block &- 1
    }
    return height
  }

  /// Returns the heights of all tracks before a block.
  func heights(before block: Int) -> [Int64] {
    (0..<tracks).map { height(of: $0, before: block) }
  }

  /// Returns the first block after which a track is higher than an offset, or the last block.
  func firstBlock(of track: Int, endingAfter offset: Int64) -> Int {
    var block = 0
    var height: Int64 = 0
    var step = count == 0 ? 0 : 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = block &+ step
      if next <= count {
        let sum = height &+ rows[(next &- 1) &* tracks &+ track]
        if sum <= offset { (block, height) = (next, sum) }
      }
      step >>= 1
    }
    return block
  }

  /// Changes the growth of a track in a block.
  mutating func grow(_ track: Int, in block: Int, by growth: Int64) {
    var row = block + 1
    while row <= count {
      rows[(row - 1) * tracks + track] &+= growth
      row += row & -row
    }
  }

  /// Replaces the heights after a block and all later ones.
  ///
  /// - Parameter new: The heights of all tracks after each block that is followed by an item.
  mutating func replace(from block: Int, with new: [Int64]) {
    rows.removeLast(rows.count - block * tracks)
    rows.append(contentsOf: new)
    // Each row becomes a difference after all those that are subtracted from later ones.
    for row in stride(from: count, to: block, by: -1) {
      let base = row & (row - 1)
      guard base > 0 else { continue }
      for track in 0..<tracks {
        rows[(row - 1) * tracks + track] &-=
          base > block
          ? rows[(base - 1) * tracks + track] : height(of: track, before: base)
      }
    }
  }

  /// Replaces the heights after some blocks; those after later ones differ by the same amount.
  mutating func replace(_ blocks: Range<Int>, with new: [Int64]) {
    for (place, block) in blocks.enumerated() {
      for track in 0..<tracks {
        // The heights after the blocks before are replaced already, so this is the change of this
        // block.
        let growth = new[place * tracks + track] &- height(of: track, before: block + 1)
        if growth != 0 { grow(track, in: block, by: growth) }
      }
    }
  }
}
