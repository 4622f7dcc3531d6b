/// Extents that are all equal but for a few: only those are stored, in order.
///
/// - Complexity: 8.5 bytes per exception; O(log m) to look one up, O(m) to add one in the middle.
struct SparseExtents: Sendable {
  /// How many exceptions share one running sum.
  private static let group = 16

  /// The extent of everything that is no exception.
  let common: Int64
  /// Where the exceptions are, ascending.
  private var indexes: [UInt32] = []
  /// Their extents.
  private var extents = ExtentList()
  /// By how much the exceptions before every 16th exceed the common extent, in sum.
  private var sums: [Int64] = []

  init(common: Int64) { self.common = common }

  /// How many exceptions there are.
  var count: Int { indexes.count }

  /// The largest exception; 0 where there is none.
  var largest: Int64 {
    var largest: Int64 = 0
    for place in 0..<count { largest = max(largest, extents[place]) }
    return largest
  }

  /// Adds an exception after all others.
  mutating func append(_ extent: Int64, at index: Int) {
    if count % Self.group == 0 { sums.append(count == 0 ? 0 : excess(ofFirst: count)) }
    indexes.append(UInt32(index))
    extents.append(extent)
  }

  /// Gives back room that is not needed.
  mutating func trim() {
    indexes = SparseExtents.trimmed(indexes)
    sums = SparseExtents.trimmed(sums)
    extents.trim()
  }

  private static func trimmed<Number>(_ numbers: [Number]) -> [Number] {
    var exact: [Number] = []
    exact.reserveCapacity(numbers.count)
    exact.append(contentsOf: numbers)
    return exact
  }

  /// Replaces the extent at `index`, which becomes an exception if it is none yet.
  mutating func set(_ extent: Int64, at index: Int) {
    let place = exceptions(before: index)
    if place < count, indexes[place] == UInt32(index) {
      if extent == common { removeException(place) } else { extents.set(extent, at: place) }
    } else if extent != common {
      indexes.insert(UInt32(index), at: place)
      var shifted = ExtentList()
      shifted.reserveCapacity(extents.count + 1)
      for old in 0..<place { shifted.append(extents[old]) }
      shifted.append(extent)
      for old in place..<extents.count { shifted.append(extents[old]) }
      extents = shifted
    }
    rebuildSums()
  }

  private mutating func rebuildSums() {
    sums.removeAll(keepingCapacity: true)
    var sum: Int64 = 0
    for place in 0..<count {
      if place % Self.group == 0 { sums.append(sum) }
      sum &+= extents[place] - common
    }
  }

  /// Makes room for an extent at `index`, the common one unless told otherwise.
  mutating func insert(_ extent: Int64, at index: Int) {
    for place in exceptions(before: index)..<count { indexes[place] += 1 }
    if extent == common { rebuildSums() } else { set(extent, at: index) }
  }

  private mutating func removeException(_ place: Int) {
    indexes.remove(at: place)
    var kept = ExtentList()
    kept.reserveCapacity(extents.count - 1)
    for old in 0..<extents.count where old != place { kept.append(extents[old]) }
    extents = kept
  }

  /// Takes the extent at `index` out.
  mutating func remove(at index: Int) {
    let place = exceptions(before: index)
    if place < count, indexes[place] == UInt32(index) { removeException(place) }
    for later in place..<count { indexes[later] -= 1 }
    rebuildSums()
  }

  /// The extent at `index`, or nil where it is the common one.
  func extent(of index: Int) -> Int64? {
    let place = exceptions(before: index)
    return place < count && indexes[place] == UInt32(index) ? extents[place] : nil
  }

  /// By how much the exceptions before `index` exceed the common extent, in sum.
  func excess(before index: Int) -> Int64 { excess(ofFirst: exceptions(before: index)) }

  private func excess(ofFirst places: Int) -> Int64 {
    guard places > 0 else { return 0 }
    let group = (places - 1) / Self.group
    var sum = sums[group]
    for place in group * Self.group..<places { sum &+= extents[place] - common }
    return sum
  }

  /// How many exceptions lie before `index`.
  private func exceptions(before index: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if Int(indexes[middle]) < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first index, of `total`, whose extent ends after `offset`.
  func firstIndex(endingAfter offset: Int64, count total: Int) -> Int {
    // The last group whose first exception begins at or before the offset.
    var low = 0
    var high = sums.count
    while low < high {
      let middle = (low + high) / 2
      let start = Int64(indexes[middle * Self.group]) &* common &+ sums[middle]
      if start <= offset { low = middle + 1 } else { high = middle }
    }
    var place = max(0, low - 1) * Self.group
    var excess = low > 0 ? sums[low - 1] : 0
    // Past every exception that ends at or before the offset; they are in that group.
    while place < count {
      let end = Int64(indexes[place]) &* common &+ excess &+ extents[place]
      if end > offset { break }
      excess &+= extents[place] - common
      place += 1
    }
    // From here to the next exception all extents are the common one.
    let next = place < count ? Int(indexes[place]) : total
    guard common > 0 else { return next }
    let first = place > 0 ? Int(indexes[place - 1]) + 1 : 0
    let passed = (offset &- excess) / common
    return min(next, max(first, Int(clamping: passed)))
  }

  /// Every extent, of `total`.
  func expanded(to total: Int) -> ExtentList {
    var list = ExtentList()
    list.reserveCapacity(total)
    var place = 0
    for index in 0..<total {
      if place < count, Int(indexes[place]) == index {
        list.append(extents[place])
        place += 1
      } else {
        list.append(common)
      }
    }
    return list
  }
}
