import LayoutCore

/// The items of a full row: their number, and the sum of their ratios.
typealias JustifiedRow = (count: Int, sum: Double)

/// Rows that end as soon as their height is near the target.
extension JustifiedStyle {
  /// Returns the width of a row without the spacing between its items, in layout units.
  @inline(__always)
  func room(for count: Int) -> Double { Double(room &- itemSpacing &* Int64(count &- 1)) }

  /// Returns a Boolean value that indicates whether a row is broken out, by its number.
  func isBreakout(_ row: Int) -> Bool { interval > 0 && (row + 1) % interval == 0 }

  /// A Boolean value that indicates whether the items of a row depend on its number.
  var countsRows: Bool { interval > 0 || maximumRows < .max }

  /// Returns the row that begins with an item, or `nil` if the items do not fill it.
  ///
  /// An item is added if the sum of the ratios then differs less from that of a row with the target
  /// height.
  @inline(__always)
  func greedyRow(
    from first: Int, _ ratios: UnsafeBufferPointer<Double>, isBreakout: Bool
  ) -> JustifiedRow? {
    guard first < ratios.count else { return nil }
    var sum = ratios[first]
    if sum >= panorama || (isBreakout && sum >= 1) { return (1, sum) }
    var count = 1
    while count < itemCounts.upperBound, count < itemCounts.lowerBound || sum < sums.lowerBound {
      guard first &+ count < ratios.count else { return nil }
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
  @inline(__always)
  func extent(of row: JustifiedRow) -> Int64 {
    extent(min(max(room(for: row.count) / row.sum, extents.lowerBound), extents.upperBound))
  }

  /// Returns a length in whole units, or in whole pixels if lengths are rounded down.
  @inline(__always)
  func extent(_ length: Double) -> Int64 {
    let points = length / Double(LayoutUnit.perPoint)
    return LayoutUnit(points: floor.map { $0.floor(points) } ?? points).rawValue
  }
}
