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
    var best = Array(repeating: 0.0, count: ratios.count + 1)
    var rows: [JustifiedRow] = Array(repeating: (0, 0), count: ratios.count + 1)
    let full = Double(room) / target
    for end in stride(from: 1, through: ratios.count, by: 1) {
      let canBeLoose = end == ratios.count && lastRow != .justified
      var (least, sum) = (Double.infinity, 0.0)
      // The shortest row that is not higher than the target.
      var low: JustifiedRow = (0, 0)
      for count in 1...min(end, itemCounts.upperBound, Self.mostItems) {
        let ratio = ratios[end - count]
        let room = room(for: count)
        // The row of an item of its own has no others.
        if count > 1, room <= 0 || max(ratio, ratios[end - 1]) >= panorama { break }
        sum += ratio
        let excess = room / sum - target
        let lacking = Double(max(0, itemCounts.lowerBound - count))
        let deviation = canBeLoose && excess > 0 ? 0 : excess * excess * Double(count)
        let cost = best[end - count] + deviation + Self.penalty * target * target * lacking
        if cost < least { (least, rows[end]) = (cost, (count, sum)) }
        guard excess <= 0, lacking == 0 else { continue }
        // If the items before a low row fill one too, two rows deviate less than one.
        if low.count == 0 { low = (count, sum) }
        if count - low.count >= itemCounts.lowerBound, sum - low.sum >= full { break }
      }
      best[end] = least
    }
    var (end, last) = (ratios.count, rows[ratios.count])
    if lastRow != .justified, room(for: last.count) / last.sum > target { end -= last.count }
    var result: [JustifiedRow] = []
    while end > 0 {
      last = rows[end]
      result.append(last)
      end -= last.count
    }
    return result.reversed()
  }
}
