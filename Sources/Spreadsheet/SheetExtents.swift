import LayoutCore

/// Extents of rows or columns while they are collected: nothing is stored until one is told.
@usableFromInline
struct SheetExtents {
  private let count: Int
  /// The extents, −1 where none was told; empty as long as none was.
  private var told: [Int64] = []
  /// What headers ask for at least; empty as long as none does.
  private var least: [Int64] = []
  /// The extent of all of them, where they have one in common.
  private var common: Int64?
  /// The largest that was told or asked for; nil where nothing was.
  @usableFromInline private(set) var largest: Int64?

  @usableFromInline
  init(count: Int) { self.count = count }

  /// Tells the extent at `index`.
  @usableFromInline
  mutating func set(_ extent: Int64, at index: Int) {
    if told.isEmpty { told = Array(repeating: -1, count: count) }
    told[index] = extent
    largest = max(largest ?? 0, extent)
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

  @usableFromInline
  mutating func setAll(_ extent: Int64?) { common = extent }

  /// The extents with their spacing as an axis.
  ///
  /// - Parameter common: The extent of those that were not told.
  /// - Parameter isFlat: Tells those that have no extent unless one was told; nil where none is.
  func pitches(
    common parameter: Int64, _ axis: SheetAxis, isFlat: ((Int) -> Bool)?
  ) -> ExtentAxis {
    let usual = common ?? parameter
    var builder = ExtentAxisBuilder(expecting: count)
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
      if extent < 0 { extent = isFlat?(index) == true ? 0 : usual }
      if !least.isEmpty { extent = max(extent, least[index]) }
      builder.append(extent &+ axis.spacing)
    }
    return builder.finish()
  }
}
