import LayoutCore

/// Extents of rows or columns while they are collected: nothing is stored until one is told.
@usableFromInline
struct SheetExtents {
  @usableFromInline let count: Int
  /// The extents, −1 where none was told; empty as long as none was.
  @usableFromInline var told: [Int64] = []
  /// What headers ask for at least; empty as long as none does.
  private var least: [Int64] = []
  /// The extent of those that have cells, if they have one in common.
  private var common: Int64?
  /// The least extent of all, if headers have one in common.
  private var commonLeast: Int64 = 0
  /// The largest that was told or asked for; nil where nothing was.
  @usableFromInline var largest: Int64?

  @usableFromInline
  init(count: Int) { self.count = count }

  /// Tells the extent at `index`.
  @usableFromInline
  mutating func set(_ extent: Int64, at index: Int) {
    if told.isEmpty { told = Array(repeating: -1, count: count) }
    told[index] = extent
    largest = max(largest ?? 0, extent)
  }

  /// Tells all extents.
  ///
  /// The loop that a million rows go through: it is compiled together with the delegate.
  /// - Parameter ask: Gives the points at an index, or nil where none are told.
  /// - Parameter odd: Gives the extent for points that are not like most: negative, very large, or to be
  ///   rounded first.
  @inlinable @inline(__always)
  mutating func fill(
    _ limits: SheetLimits, _ ask: (Int) -> Double?, odd: (Int, Double) -> Int64
  ) {
    // Nothing is stored up to the first that is told.
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
    let largestTold = told.withUnsafeMutableBufferPointer { told in
      var largestTold: Int64 = 0
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
          told[index] = extent
          largestTold = max(largestTold, extent)
        } else {
          told[index] = -1
        }
        index &+= 1
        if index >= end { return largestTold }
        answer = ask(index)
      }
    }
    largest = max(largest ?? 0, largestTold)
  }

  /// Makes room for all extents; those before `first` are not told.
  @usableFromInline
  mutating func beginTelling(before first: Int) {
    told = Array(unwritten: count)
    for index in 0..<first { told[index] = -1 }
  }

  /// Tells an extent of one cell of `index`; the largest counts.
  @usableFromInline
  mutating func raise(_ extent: Int64, at index: Int) {
    if told.isEmpty { told = Array(repeating: -1, count: count) }
    told[index] = max(told[index], extent)
    largest = max(largest ?? 0, extent)
  }

  /// Tells what a header asks for at least.
  @usableFromInline
  mutating func raiseLeast(_ extent: Int64, at index: Int) {
    if least.isEmpty { least = Array(repeating: 0, count: count) }
    least[index] = max(least[index], extent)
    largest = max(largest ?? 0, extent)
  }

  /// Gives all of them a common extent if they have cells, and a least one in any case.
  @usableFromInline
  mutating func setAll(_ extent: Int64?, least: Int64) {
    common = extent
    commonLeast = least
  }

  /// The extents with their spacing as an axis.
  ///
  /// - Parameter common: The extent of those that were not told.
  /// - Parameter isFlat: Tells those that have no extent unless one was told; nil where none is.
  func pitches(
    common parameter: Int64, _ axis: SheetAxis, isFlat: ((Int) -> Bool)?
  ) -> ExtentIndex {
    let usual = max(common ?? parameter, commonLeast)
    if !told.isEmpty, least.isEmpty, isFlat == nil, axis.hidden.isEmpty {
      return ExtentIndex(
        told: told, largest: largest ?? 0, usual: usual, spacing: axis.spacing)
    }
    var builder = ExtentIndexBuilder(expecting: count)
    if told.isEmpty, least.isEmpty, isFlat == nil {
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
      var extent = told.isEmpty ? -1 : told[index]
      if extent < 0 { extent = isFlat?(index) == true ? commonLeast : usual }
      if !least.isEmpty { extent = max(extent, least[index]) }
      builder.append(extent &+ axis.spacing)
    }
    return builder.finish()
  }
}

/// What the answers of a delegate are kept between.
@usableFromInline
struct SheetLimits {
  /// Whether points are extents as they are, with nothing to round first.
  @usableFromInline let takesExtents: Bool
  @usableFromInline let least: Int64
  @usableFromInline let most: Int64
}
