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
    var chosen: [JustifiedRow] = [(0, 0)]
    best.reserveCapacity(ratios.count + 1)
    chosen.reserveCapacity(ratios.count + 1)
    let full = Double(room) / target
    var isLastLoose = false
    for end in stride(from: 1, through: ratios.count, by: 1) {
      let isLast = end == ratios.count
      var (least, row, sum) = (Double.infinity, chosen[0], 0.0)
      // The shortest row that is not higher than the target.
      var low = row
      for count in 1...min(end, itemCounts.upperBound, Self.mostItems) {
        let ratio = ratios[end - count]
        let room = room(for: count)
        // The row of an item of its own has no others.
        if count > 1, room <= 0 || max(ratio, ratios[end - 1]) >= panorama { break }
        sum += ratio
        let excess = room / sum - target
        let lacking = Double(max(0, itemCounts.lowerBound - count))
        let isLoose = isLast && lastRow != .justified && excess > 0
        let deviation = isLoose ? 0 : excess * excess * Double(count)
        let cost = best[end - count] + deviation + Self.penalty * target * target * lacking
        if cost < least {
          (least, row) = (cost, (count, sum))
          if isLast { isLastLoose = isLoose }
        }
        guard excess <= 0, lacking == 0 else { continue }
        // If the items before a low row fill one too, two rows deviate less than one.
        if low.count == 0 { low = (count, sum) }
        if count - low.count >= itemCounts.lowerBound, sum - low.sum >= full { break }
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
