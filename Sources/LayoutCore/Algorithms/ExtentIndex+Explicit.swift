extension ExtentIndex {
  /// Creates an index of explicit extents, each followed by `spacing`.
  ///
  /// The result equals that of appending the extents to a builder, but the loops process several at
  /// a time.
  /// The elements of `told` are the extents, with −1 for the usual extent. None of them exceeds
  /// `largestTold`.
  ///
  /// - Parameter usual: The extent to use for −1.
  /// - Parameter spacing: The distance after each extent.
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
    // Few extents are odd, or all are huge. The common ones form runs, which take no time.
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
