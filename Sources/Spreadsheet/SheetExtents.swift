import StrategyKit

/// The extents of rows or columns during preparation, which take no memory until one is set.
struct SheetExtents {
  let count: Int
  /// The extents, with −1 for those that are not set; empty if none is set.
  var explicit: [Int64] = []
  /// The minimum extents that headers need; empty if there are none.
  private var least: [Int64] = []
  /// The largest extent of a cell or header, or nil if there is none.
  private(set) var largest: Int64?

  init(count: Int) { self.count = count }

  /// Returns one of several indices that are evenly distributed from the first to the last.
  static func sample(_ rank: Int, of samples: Int, among count: Int) -> Int {
    samples == 1 ? 0 : Int(Double(rank) * Double(count - 1) / Double(samples - 1))
  }

  /// Sets all extents.
  ///
  /// This loop runs for up to a million rows, so it is specialized for the delegate.
  ///
  /// - Parameter limits: The range of extents, or nil if points must be rounded first.
  /// - Parameter ask: A closure that returns the points at an index, or nil to leave the extent
  ///   unset.
  /// - Parameter odd: A closure that returns the extent for unusual points, which are negative,
  ///   very large, or must be rounded first.
  mutating func fill(
    _ limits: (least: Int64, most: Int64)?, _ ask: (Int) -> Double?, odd: (Int, Double) -> Int64
  ) {
    // Nothing is stored for the indices before the first extent.
    var first = 0
    var points: Double?
    while first < count {
      points = ask(first)
      if points != nil { break }
      first &+= 1
    }
    guard first < count else { return }
    explicit = Array(unwritten: count)
    for index in 0..<first { explicit[index] = -1 }
    let end = count
    explicit.withUnsafeMutableBufferPointer { explicit in
      var index = first
      var answer = points
      while true {
        if let points = answer {
          let extent: Int64
          if let limits, let usual = LayoutUnit.narrow(points: points) {
            extent = min(max(Int64(usual), limits.least), limits.most)
          } else {
            extent = odd(index, points)
          }
          explicit[index] = extent
        } else {
          explicit[index] = -1
        }
        index &+= 1
        if index >= end { return }
        answer = ask(index)
      }
    }
  }

  /// Sets the extent at `index` to that of a cell if it is larger.
  mutating func raise(_ extent: Int64, at index: Int) {
    if explicit.isEmpty { explicit = Array(repeating: -1, count: count) }
    explicit[index] = max(explicit[index], extent)
    largest = max(largest ?? 0, extent)
  }

  /// Sets the minimum extent at `index` to that of a header if it is larger.
  mutating func raiseLeast(_ extent: Int64, at index: Int) {
    if least.isEmpty { least = Array(repeating: 0, count: count) }
    least[index] = max(least[index], extent)
    largest = max(largest ?? 0, extent)
  }

  /// Returns the extents with their spacing.
  ///
  /// - Parameter usual: The extent of tracks whose extent is not set.
  /// - Parameter axis: The axis with the spacing and the hidden indices.
  /// - Parameter given: The extents that the user assigned to shown rows or columns, in ascending
  ///   order of their indices.
  /// - Parameter isFlat: A closure that indicates whether a track has no extent of its own, or nil
  ///   if there are no such tracks.
  func pitches(
    usual: Int64, _ axis: SheetAxis, given: [(index: Int, extent: Int64)],
    isFlat: ((Int) -> Bool)?
  ) -> ExtentIndex {
    var builder = ExtentIndexBuilder(expecting: count)
    func append(_ shown: Range<Int>) {
      if explicit.isEmpty, least.isEmpty, isFlat == nil {
        builder.append(usual &+ axis.spacing, times: shown.count)
        return
      }
      if least.isEmpty, isFlat == nil {
        // This loop runs for up to a million rows, several of them at a time.
        let spacing = axis.spacing
        return explicit[shown].withUnsafeBufferPointer { explicit in
          builder.append(count: explicit.count) { place in
            (explicit[place] < 0 ? usual : explicit[place]) &+ spacing
          }
        }
      }
      builder.append(count: shown.count) { place in
        let index = shown.lowerBound + place
        var extent = explicit.isEmpty ? -1 : explicit[index]
        if extent < 0 { extent = isFlat?(index) == true ? axis.flat : usual }
        if !least.isEmpty { extent = max(extent, least[index]) }
        return extent &+ axis.spacing
      }
    }
    var given = given[...]
    func appendWithGiven(_ shown: Range<Int>) {
      var next = shown.lowerBound
      while let (index, extent) = given.first, index < shown.upperBound {
        given.removeFirst()
        append(next..<index)
        builder.append(extent &+ axis.spacing)
        next = index + 1
      }
      append(next..<shown.upperBound)
    }
    var next = 0
    for hidden in axis.hidden.runs {
      appendWithGiven(next..<hidden.start)
      builder.append(0, times: hidden.count)
      next = hidden.end
    }
    appendWithGiven(next..<count)
    return builder.finish()
  }
}
