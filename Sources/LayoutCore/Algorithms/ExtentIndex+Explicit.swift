extension ExtentIndex {
  /// An axis of extents that were told one by one, each with `spacing` after it.
  ///
  /// The same as to append them to a builder, in loops that take several at a time.
  /// - Parameter told: The extents, −1 where the usual one is meant.
  /// - Parameter largestTold: What none of them exceeds.
  /// - Complexity: O(n).
  package init(told: [Int64], largest largestTold: Int64, usual: Int64, spacing: Int64) {
    let limit = LayoutLimits.maximumPosition.rawValue
    let largest = max(largestTold, usual) &+ spacing
    let (bound, overflows) = largest.multipliedReportingOverflow(by: Int64(told.count))
    func extent(_ index: Int) -> Int64 { (told[index] < 0 ? usual : told[index]) &+ spacing }
    guard !overflows, bound <= limit, let first = told.first else {
      self.init(count: told.count) { extent($0) }
      return
    }
    let common = (first < 0 ? usual : first) &+ spacing
    if largest <= Int64(UInt32.max) {
      var odd = 0
      var sum: Int64 = 0
      let list = ExtentList(narrow: told) { told in
        let extent = (told < 0 ? usual : told) &+ spacing
        odd &+= extent == common ? 0 : 1
        sum &+= extent
        return UInt32(truncatingIfNeeded: extent)
      }
      if odd > 16 + told.count / 2 {
        self.init(
          count: told.count, length: sum, common: common, storage: .blocked(BlockedExtents(list)),
          limit: limit, isCut: false)
        return
      }
    }
    // Few are odd, or all are huge: the common ones come in runs, which cost nothing.
    var builder = ExtentIndexBuilder(expecting: told.count, limit: limit)
    var index = 0
    while index < told.count {
      var end = index
      while end < told.count, extent(end) == common { end &+= 1 }
      builder.append(common, times: end &- index)
      if end < told.count { builder.append(extent(end)) }
      index = end &+ 1
    }
    self = builder.finish()
  }
}
