import StrategyKit

/// The breaking of lines that are filled evenly.
extension FlowStyle {
  /// Returns pages for the balanced lines of equal items.
  ///
  /// Each line has as many items as the next one, or one more.
  ///
  /// - Complexity: O(1).
  func balancedLines(of item: FlowItemExtents, count: Int) -> [FlowPage] {
    let most = itemsPerLine(ofWidth: item.cross)
    let lines = count / most + (count % most > 0 ? 1 : 0)
    let (fewer, longLines) = count.quotientAndRemainder(dividingBy: lines)
    return [(fewer + 1, longLines), (fewer, lines - longLines)].filter { $0.1 > 0 }
      .map { FlowPage(item, lines: $0.1, of: $0.0, self) }
  }

  /// The greatest number of ends that are compared for a line.
  ///
  /// If a line has room for more items, its end is among the last that fit.
  private static var mostEnds: Int { 512 }

  /// Returns a page for each line of items that are even or balanced.
  ///
  /// The best lines from an item on are found from those of later items. The farthest end of a line
  /// leaves the fewest lines, and nearer ends are compared while they leave no more.
  ///
  /// - Complexity: O(n·k) time, and 16 bytes for each item until the function returns; n = items,
  ///   k = items that fit on a line, but at most 512.
  func evenLines(of items: [FlowItemExtents]) -> [FlowPage] {
    // The lines from an item on, the items of the first of them, and the sum of squares.
    var best: [(lines: Int32, count: Int32, cost: Int64)] = Array(
      repeating: (0, 0, 0), count: items.count + 1)
    // With widths below 2¹⁶, the sum of all squares does not overflow.
    let shift = max(0, Int64.bitWidth - 16 - max(0, itemRoom).leadingZeroBitCount)
    var end = items.count
    var width: Int64 = 0
    for first in items.indices.reversed() {
      // The farthest end, which is found from that of the item after.
      width &+= items[first].cross &+ (end > first + 1 ? itemSpacing : 0)
      while end > first + 1, 2 * (width &- itemRoom) > Int64(end - first) {
        end -= 1
        width &-= items[end].cross &+ itemSpacing
      }
      let lines = best[end].lines
      var (nearer, rest, least) = (end, width, Int64.max)
      while nearer > first, end - nearer < Self.mostEnds, best[nearer].lines == lines {
        let counts = nearer < items.count || lineBreaking == .balanced
        let free = counts ? max(0, itemRoom &- rest) >> shift : 0
        // Nearer ends leave more room.
        if free * free >= least { break }
        let cost = best[nearer].cost + free * free
        if cost < least { (least, best[first]) = (cost, (lines + 1, Int32(nearer - first), cost)) }
        nearer -= 1
        rest &-= items[nearer].cross &+ itemSpacing
      }
    }
    var pages: [FlowPage] = []
    pages.reserveCapacity(Int(best[0].lines))
    items.withUnsafeBufferPointer { items in
      var first = 0
      while first < items.count {
        let line = UnsafeBufferPointer(rebasing: items[first..<first + Int(best[first].count)])
        let extent = line.reduce(0) { max($0, $1.main) }
        pages.append(FlowPage(line, length: extent &+ lineSpacing, isLine: true, self))
        first += line.count
      }
    }
    return pages
  }
}
