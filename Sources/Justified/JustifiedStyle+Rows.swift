import StrategyKit

/// The items of a full row: their number, and the sum of their ratios.
typealias JustifiedRow = (count: Int, sum: Double)

/// The rules that determine where rows end.
extension JustifiedStyle {
  /// Returns the width of a row without the spacing between its items, in layout units.
  func room(for count: Int) -> Double { Double(room &- itemSpacing &* Int64(count &- 1)) }

  /// Returns a Boolean value that indicates whether a row is broken out, by its number.
  private func isBreakout(_ row: Int) -> Bool { interval > 0 && (row + 1) % interval == 0 }

  /// Returns a Boolean value that indicates whether an item of a ratio has a row of its own, if it
  /// is the first of the row with a number.
  func isAlone(_ ratio: Double, inRow row: Int) -> Bool {
    ratio >= panorama || isBreakout(row) && ratio >= 1
  }

  /// A Boolean value that indicates whether the items of a row depend on its number.
  var countsRows: Bool { interval > 0 || maximumRows < .max }

  /// Returns the row that begins with an item, or `nil` if the items do not fill it.
  ///
  /// An item is added if the sum of the ratios then differs less from that of a row with the target
  /// height.
  func greedyRow(
    from first: Int, _ ratios: UnsafeBufferPointer<Double>, number: Int
  ) -> JustifiedRow? {
    guard first < ratios.count else { return nil }
    var sum = ratios[first]
    if isAlone(sum, inRow: number) { return (1, sum) }
    var count = 1
    while count < itemCounts.upperBound, count < itemCounts.lowerBound || sum < sums.lowerBound {
      guard first &+ count < ratios.count else {
        return lastRow == .full || sum >= sums.lowerBound ? (count, sum) : nil
      }
      let ratio = ratios[first &+ count]
      let room = room(for: count &+ 1)
      if ratio >= panorama || room <= 0 { break }
      let more = sum + ratio
      if count >= itemCounts.lowerBound, more > sums.upperBound,
        (more - room / target).magnitude > (sum - self.room(for: count) / target).magnitude
      {
        break
      }
      sum = more
      count &+= 1
    }
    return (count, sum)
  }

  /// Returns the height of a full row, in layout units.
  func extent(of row: JustifiedRow) -> Int64 { rowExtent(room(for: row.count) / row.sum) }

  /// Returns the height of a row within the limits, in whole units.
  func rowExtent(_ height: Double) -> Int64 {
    extent(min(max(height, extents.lowerBound), extents.upperBound))
  }

  /// Returns a length in whole units, or in whole pixels if lengths are rounded down.
  func extent(_ length: Double) -> Int64 {
    let points = length / Double(LayoutUnit.perPoint)
    return LayoutUnit(points: floor.map { $0.floor(points) } ?? points).rawValue
  }

  // MARK: Even rows

  /// The greatest number of items in a row.
  private static var mostItems: Int { 512 }
  /// The cost of each item that a full last row lacks, in squared targets.
  private static var penalty: Double { 1e9 }

  /// Returns all rows but the last one if it is not full.
  ///
  /// The cost of a row is the squared deviation of its height from the target, times its items. The
  /// cost of items up to an end is the least sum for a last row and the items before it.
  ///
  /// - Complexity: O(n·k); n = items, k = items of two rows.
  func evenRows(_ ratios: UnsafeBufferPointer<Double>) -> [JustifiedRow] {
    var best = Array(repeating: 0.0, count: ratios.count + 1)
    var rows: [JustifiedRow] = Array(repeating: (0, 0), count: ratios.count + 1)
    let full = Double(room) / target
    let fewest = min(itemCounts.lowerBound, Self.mostItems)
    var isLastLoose = false
    for end in stride(from: 1, through: ratios.count, by: 1) {
      let isLast = end == ratios.count
      let canBeShort = isLast || ratios[end] >= panorama
      var (least, sum) = (Double.infinity, 0.0)
      // The shortest row that is not higher than the target.
      var low: JustifiedRow = (0, 0)
      for count in 1...min(end, itemCounts.upperBound, Self.mostItems) {
        let ratio = ratios[end - count]
        let room = room(for: count)
        // The row of an item of its own has no others.
        if count > 1, room <= 0 || max(ratio, ratios[end - 1]) >= panorama { break }
        sum += ratio
        let lacking = max(0, fewest - count)
        guard lacking == 0 || canBeShort || ratio >= panorama || self.room(for: count + 1) <= 0
        else { continue }
        let excess = room / sum - target
        // A row that could have more items, if there were some.
        let isLoose =
          isLast && lastRow != .full && excess > 0 && count < itemCounts.upperBound
          && ratio < panorama
        var cost = best[end - count] + (isLoose ? 0 : excess * excess * Double(count))
        if isLast, lastRow == .full { cost += Self.penalty * target * target * Double(lacking) }
        if cost < least { (least, rows[end], isLastLoose) = (cost, (count, sum), isLoose) }
        guard excess <= 0, lacking == 0 else { continue }
        // If the items before a low row fill one too, two rows deviate less than one.
        if low.count == 0 { low = (count, sum) }
        if count - low.count >= fewest, sum - low.sum >= full { break }
      }
      best[end] = least
    }
    var (end, last) = (ratios.count, rows[ratios.count])
    if isLastLoose { end -= last.count }
    var result: [JustifiedRow] = []
    while end > 0 {
      last = rows[end]
      result.append(last)
      end -= last.count
    }
    return result.reversed()
  }
}
