import LayoutCore

/// A list of extents that stores only those that differ from a common extent.
///
/// - Complexity: 8.5 bytes per exception; O(log m) for a look-up, O(m) for an insertion in the
///   middle; m = exceptions.
struct SparseExtents: Sendable {
  /// The number of exceptions that share one running sum.
  private static let group = 16

  /// The extent of every index that is not an exception.
  let common: Int64
  /// The indexes of the exceptions, ascending.
  private var indexes = ExtentList()
  private var extents = ExtentList()
  /// The excess over the common extent of all exceptions before every 16th one.
  private var sums: [Int64] = []

  init(common: Int64) { self.common = common }

  /// The number of exceptions.
  var count: Int { indexes.count }

  /// The largest exception, or 0 if there is none.
  var largest: Int64 { (0..<count).reduce(0) { max($0, extents[$1]) } }

  /// Adds an exception after all others.
  mutating func append(_ extent: Int64, at index: Int) {
    if count % Self.group == 0 { sums.append(count == 0 ? 0 : excess(ofFirst: count)) }
    indexes.append(Int64(index))
    extents.append(extent)
  }

  mutating func trim() {
    indexes.trim()
    sums.trim()
    extents.trim()
  }

  /// Replaces the extents of `range`, which holds at most one, with `extent` or with none.
  mutating func replace(_ range: Range<Int>, with extent: Int64?) {
    let places = exceptions(before: range.lowerBound)..<exceptions(before: range.upperBound)
    let growth = (extent == nil ? 0 : 1) - range.count
    if growth != 0 {
      for place in places.upperBound..<count {
        indexes.set(indexes[place] &+ Int64(growth), at: place)
      }
    }
    let added = extent ?? common
    let exceptions = added == common ? 0 : 1
    indexes.replace(places, with: Int64(range.lowerBound), times: exceptions)
    extents.replace(places, with: added, times: exceptions)
    sums.removeAll(keepingCapacity: true)
    var sum: Int64 = 0
    for place in 0..<count {
      if place % Self.group == 0 { sums.append(sum) }
      sum &+= extents[place] - common
    }
  }

  /// Returns the extent at `index`, or `nil` if it is the common one.
  func extent(of index: Int) -> Int64? {
    let place = exceptions(before: index)
    return place < count && indexes[place] == index ? extents[place] : nil
  }

  /// Returns the excess over the common extent of all exceptions before `index`.
  func excess(before index: Int) -> Int64 { excess(ofFirst: exceptions(before: index)) }

  private func excess(ofFirst places: Int) -> Int64 {
    guard places > 0 else { return 0 }
    let group = (places - 1) / Self.group
    var sum = sums[group]
    for place in group * Self.group..<places { sum &+= extents[place] - common }
    return sum
  }

  private func exceptions(before index: Int) -> Int {
    indexes.count(below: Int64(index))
  }

  /// Returns the first index of `total` whose extent ends after `offset`, and where it begins.
  func firstExtent(endingAfter offset: Int64, count total: Int) -> (index: Int, start: Int64) {
    // Find the last group whose first exception begins at or before the offset.
    let groups = SortedSearch.first(in: sums.count) {
      indexes[$0 * Self.group] &* common &+ sums[$0] > offset
    }
    var place = max(0, groups - 1) * Self.group
    var excess = groups > 0 ? sums[groups - 1] : 0
    // Skip every exception of that group that ends at or before the offset.
    while place < count {
      let end = indexes[place] &* common &+ excess &+ extents[place]
      if end > offset { break }
      excess &+= extents[place] - common
      place += 1
    }
    // Up to the next exception, all extents are the common one.
    let next = place < count ? Int(indexes[place]) : total
    guard common > 0 else { return (next, excess) }
    let first = place > 0 ? Int(indexes[place - 1]) + 1 : 0
    let passed = (offset &- excess) / common
    let index = min(next, max(first, Int(clamping: passed)))
    return (index, Int64(index) &* common &+ excess)
  }

  /// Returns the first index of a range whose extent differs from the one before it.
  ///
  /// - Complexity: O(log m), and O(k); k = exceptions before the result.
  func firstChange(in range: Range<Int>) -> Int? {
    var place = exceptions(before: range.lowerBound - 1)
    while place < count, Int(indexes[place]) < range.upperBound {
      let index = Int(indexes[place])
      if index >= range.lowerBound, extent(of: index - 1) != extents[place] { return index }
      if index + 1 < range.upperBound, extent(of: index + 1) != extents[place] { return index + 1 }
      place += 1
    }
    return nil
  }

  /// Calls `body` with each extent of a range and the number of times that it is repeated.
  func forEachRun(in range: Range<Int>, _ body: (Int64, Int) -> Void) {
    var place = exceptions(before: range.lowerBound)
    var index = range.lowerBound
    while index < range.upperBound {
      let next = place < count ? min(Int(indexes[place]), range.upperBound) : range.upperBound
      if next > index { body(common, next - index) }
      if next < range.upperBound { body(extents[place], 1) }
      place += 1
      index = next + 1
    }
  }

  /// Returns a list of all `total` extents.
  func expanded(to total: Int) -> ExtentBlocks {
    var blocks = ExtentBlocks()
    forEachRun(in: 0..<total) { extent, count in
      for _ in 0..<count { blocks.append(extent) }
    }
    return blocks
  }
}
