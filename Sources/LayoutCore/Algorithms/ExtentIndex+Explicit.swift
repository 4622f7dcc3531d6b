extension ExtentIndex {
  /// Creates an index of explicit extents, each followed by `spacing`.
  ///
  /// The result equals that of appending the extents to a builder, but the loops process several at
  /// a time.
  ///
  /// - Parameter explicit: The extents, in raw values of ``LayoutUnit``, with −1 for the usual
  ///   extent.
  /// - Parameter largestExplicit: An extent that none of `explicit` exceeds.
  /// - Parameter usual: The extent to use for −1.
  /// - Parameter spacing: The distance after each extent.
  /// - Complexity: O(n).
  public init(explicit: [Int64], largest largestExplicit: Int64, usual: Int64, spacing: Int64) {
    let limit = LayoutLimits.maximumPosition.rawValue
    let largest = max(largestExplicit, usual) &+ spacing
    let (bound, overflows) = largest.multipliedReportingOverflow(by: Int64(explicit.count))
    func extent(_ index: Int) -> Int64 {
      (explicit[index] < 0 ? usual : explicit[index]) &+ spacing
    }
    guard !overflows, bound <= limit, let first = explicit.first else {
      self.init(count: explicit.count) { extent($0) }
      return
    }
    let common = (first < 0 ? usual : first) &+ spacing
    if largest <= Int64(UInt32.max) {
      var odd = 0
      var sum: Int64 = 0
      var list = ExtentList(unwritten: explicit.count)
      explicit.withUnsafeBufferPointer { explicit in
        _ = list.fill(from: 0, to: explicit.count) { index -> UInt32? in
          let extent = (explicit[index] < 0 ? usual : explicit[index]) &+ spacing
          odd &+= extent == common ? 0 : 1
          sum &+= extent
          return UInt32(truncatingIfNeeded: extent)
        }
      }
      if odd > 16 + explicit.count / 2 {
        self.init(
          count: explicit.count, length: sum, common: common,
          storage: .blocked(BlockedExtents(list)), isCut: false, limit: limit)
        return
      }
    }
    // Few extents are odd, or all are huge. The common ones form runs, which take no time.
    var builder = ExtentIndexBuilder(expecting: explicit.count, limit: limit)
    var index = 0
    while index < explicit.count {
      var end = index
      while end < explicit.count, extent(end) == common { end &+= 1 }
      builder.append(common, times: end &- index)
      if end < explicit.count { builder.append(extent(end)) }
      index = end &+ 1
    }
    self = builder.finish()
  }
}
