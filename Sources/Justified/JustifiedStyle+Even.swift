import LayoutCore

/// Rows whose heights together deviate least from the target.
extension JustifiedStyle {
  /// The greatest number of items in a row.
  private static var mostItems: Int { 512 }
  /// The cost of each item that a row lacks, in squared targets.
  private static var penalty: Double { 1e9 }

  /// Returns all rows but the last one if its items do not fill it.
  ///
  /// The cost of a row is the squared deviation of its height from the target, times its items. The
  /// cost of items up to an end is the least sum for a last row and the items before it.
  ///
  /// - Complexity: O(n·k); n = items, k = items of two rows.
  func evenRows(_ ratios: UnsafeBufferPointer<Double>) -> [JustifiedRow] {
    var best = [0.0]
    var chosen = [JustifiedRow(count: 0, sum: 0)]
    best.reserveCapacity(ratios.count + 1)
    chosen.reserveCapacity(ratios.count + 1)
    var isLastLoose = false
    for end in ratios.indices.map({ $0 + 1 }) {
      let isLast = end == ratios.count
      var least = Double.infinity
      var row = chosen[0]
      // The sum of the ratios of the row, and of its items before its shortest low end.
      var (sum, before) = (0.0, 0.0)
      var lowCount = 0
      for count in 1...min(end, itemCounts.upperBound, Self.mostItems) {
        let ratio = ratios[end - count]
        let room = room(for: count)
        // The row of an item of its own has no others.
        if count > 1, room <= 0 || max(ratio, ratios[end - 1]) >= panorama { break }
        sum += ratio
        let excess = room / sum - target
        let isLoose = isLast && lastRow != .justified && excess > 0
        var cost = best[end - count] + (isLoose ? 0 : excess * excess * Double(count))
        if count < itemCounts.lowerBound {
          cost += Self.penalty * target * target * Double(itemCounts.lowerBound - count)
        }
        if cost < least {
          (least, row) = (cost, JustifiedRow(count: count, sum: sum))
          if isLast { isLastLoose = isLoose }
        }
        // If both parts of a row are low, each of them alone deviates less than the row.
        if lowCount > 0 {
          before += ratio
          let rest = count - lowCount
          if rest >= itemCounts.lowerBound, self.room(for: rest) <= target * before { break }
        } else if excess <= 0, count >= itemCounts.lowerBound {
          lowCount = count
        }
      }
      best.append(least)
      chosen.append(row)
    }
    var rows: [JustifiedRow] = []
    var end = ratios.count
    while end > 0 {
      if !isLastLoose || end < ratios.count { rows.append(chosen[end]) }
      end -= chosen[end].count
    }
    return rows.reversed()
  }
}
