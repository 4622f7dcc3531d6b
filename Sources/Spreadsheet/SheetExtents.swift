import LayoutCore

/// The extents of rows or columns during preparation, which take no memory until one is set.
@usableFromInline
struct SheetExtents {
  @usableFromInline let count: Int
  /// The extents, with −1 for those that are not set; empty if none is set.
  @usableFromInline var explicit: [Int64] = []
  /// The minimum extents that headers need; empty if there are none.
  private var least: [Int64] = []
  /// The common extent of rows that have cells, or nil if there is none.
  private var common: Int64?
  /// The common minimum extent that headers need.
  private var commonLeast: Int64 = 0
  /// The largest extent that was set or needed, or nil if there is none.
  @usableFromInline var largest: Int64?

  @usableFromInline
  init(count: Int) { self.count = count }

  /// Sets all extents.
  ///
  /// This loop runs for up to a million rows, so it is specialized for the delegate.
  ///
  /// - Parameter limits: The range of extents.
  /// - Parameter ask: A closure that returns the points at an index, or nil to leave the extent
  ///   unset.
  /// - Parameter odd: A closure that returns the extent for unusual points, which are negative,
  ///   very large, or must be rounded first.
  @inlinable @inline(__always)
  mutating func fill(
    _ limits: SheetLimits, _ ask: (Int) -> Double?, odd: (Int, Double) -> Int64
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
    beginTelling(before: first)
    let end = count
    let largestExplicit = explicit.withUnsafeMutableBufferPointer { explicit in
      var largestExplicit: Int64 = 0
      var index = first
      var answer = points
      while true {
        if let points = answer {
          let extent: Int64
          if limits.takesExtents, let usual = LayoutUnit.narrow(points: points) {
            extent = min(max(Int64(usual), limits.least), limits.most)
          } else {
            extent = odd(index, points)
          }
          explicit[index] = extent
          largestExplicit = max(largestExplicit, extent)
        } else {
          explicit[index] = -1
        }
        index &+= 1
        if index >= end { return largestExplicit }
        answer = ask(index)
      }
    }
    largest = max(largest ?? 0, largestExplicit)
  }

  /// Allocates all extents and leaves those before `first` unset.
  @usableFromInline
  mutating func beginTelling(before first: Int) {
    explicit = Array(unwritten: count)
    for index in 0..<first { explicit[index] = -1 }
  }

  /// Sets the extent at `index` to that of a cell if it is larger.
  @usableFromInline
  mutating func raise(_ extent: Int64, at index: Int) {
    if explicit.isEmpty { explicit = Array(repeating: -1, count: count) }
    explicit[index] = max(explicit[index], extent)
    largest = max(largest ?? 0, extent)
  }

  /// Sets the minimum extent at `index` to that of a header if it is larger.
  @usableFromInline
  mutating func raiseLeast(_ extent: Int64, at index: Int) {
    if least.isEmpty { least = Array(repeating: 0, count: count) }
    least[index] = max(least[index], extent)
    largest = max(largest ?? 0, extent)
  }

  /// Sets a common extent for tracks that have cells, and a minimum extent for all.
  @usableFromInline
  mutating func setAll(_ extent: Int64?, least: Int64) {
    common = extent
    commonLeast = least
  }

  /// Returns the extents with their spacing.
  ///
  /// - Parameter parameter: The extent of tracks whose extent is not set.
  /// - Parameter axis: The axis with the spacing and the hidden indices.
  /// - Parameter isFlat: A closure that indicates whether a track has no extent of its own, or nil
  ///   if there are no such tracks.
  func pitches(
    common parameter: Int64, _ axis: SheetAxis, isFlat: ((Int) -> Bool)?
  ) -> ExtentIndex {
    let usual = max(common ?? parameter, commonLeast)
    if !explicit.isEmpty, least.isEmpty, isFlat == nil, axis.hidden.isEmpty {
      return ExtentIndex(
        explicit: explicit, largest: largest ?? 0, usual: usual, spacing: axis.spacing)
    }
    var builder = ExtentIndexBuilder(expecting: count)
    if explicit.isEmpty, least.isEmpty, isFlat == nil {
      var next = 0
      for hidden in axis.hidden.runs {
        builder.append(usual &+ axis.spacing, times: hidden.start - next)
        builder.append(0, times: hidden.count)
        next = hidden.end
      }
      builder.append(usual &+ axis.spacing, times: count - next)
      return builder.finish()
    }
    var hidden = axis.hidden.runs[...]
    for index in 0..<count {
      if let run = hidden.first, run.start <= index {
        builder.append(0)
        if run.end == index + 1 { hidden.removeFirst() }
        continue
      }
      var extent = explicit.isEmpty ? -1 : explicit[index]
      if extent < 0 { extent = isFlat?(index) == true ? commonLeast : usual }
      if !least.isEmpty { extent = max(extent, least[index]) }
      builder.append(extent &+ axis.spacing)
    }
    return builder.finish()
  }
}

/// The range of extents that a delegate can set.
@usableFromInline
struct SheetLimits {
  /// A Boolean value that indicates whether points need not be rounded first.
  @usableFromInline let takesExtents: Bool
  @usableFromInline let least: Int64
  @usableFromInline let most: Int64
}
