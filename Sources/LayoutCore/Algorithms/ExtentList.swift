/// A list of extents in four bytes each, or in eight if one of them requires it.
///
/// Four bytes hold extents up to 55,924 points.
///
/// - Shape: One non-negative extent per index.
/// - Units: ``LayoutUnit`` raw values, or other whole numbers that the owner counts.
/// - Complexity: O(1) per access; O(n) once, if the list widens.
public struct ExtentList: Sendable {
  /// The extents while all of them fit into four bytes; empty if the list is wide.
  @inlinable
  public var narrow: [UInt32] { fours }
  @usableFromInline var fours: [UInt32]
  /// The extents if the list is wide; empty otherwise.
  public private(set) var wide: [Int64]
  /// A Boolean value that indicates whether extents take eight bytes.
  public private(set) var isWide: Bool

  /// Creates an empty list.
  public init() {
    fours = []
    wide = []
    isWide = false
  }

  /// Creates a list of `count` extents of 0.
  public init(count: Int) {
    self.init()
    fours = Array(repeating: 0, count: count)
  }

  /// Creates a list of `count` extents with undefined values.
  ///
  /// You must write each extent before you read it.
  public init(unwritten count: Int) {
    self.init()
    fours = Array(unwritten: count)
  }

  /// Creates a list with one extent for each of `numbers`.
  @inline(__always)
  init(narrow numbers: [Int64], _ extent: (Int64) -> UInt32) {
    self.init()
    fours = Array(unsafeUninitializedCapacity: numbers.count) { buffer, count in
      numbers.withUnsafeBufferPointer { numbers in
        var index = 0
        while index < numbers.count {
          buffer[index] = extent(numbers[index])
          index &+= 1
        }
      }
      count = numbers.count
    }
  }

  /// The number of extents.
  public var count: Int { isWide ? wide.count : narrow.count }

  /// Accesses the extent at `index`.
  @inlinable
  public subscript(index: Int) -> Int64 {
    isWide ? wide[index] : Int64(narrow[index])
  }

  /// Reserves memory for a total of `count` extents.
  public mutating func reserveCapacity(_ count: Int) {
    if isWide { wide.reserveCapacity(count) } else { fours.reserveCapacity(count) }
  }

  /// Releases unused memory if it exceeds a sixteenth of the list.
  public mutating func trim() {
    if isWide {
      if wide.capacity > wide.count + wide.count / 16 { wide = wide.exactCopy }
    } else if fours.capacity > fours.count + fours.count / 16 {
      fours = fours.exactCopy
    }
  }

  /// Appends `extent` to the end of the list.
  public mutating func append(_ extent: Int64) {
    if !isWide, extent > Int64(UInt32.max) { widen() }
    if isWide { wide.append(extent) } else { fours.append(UInt32(truncatingIfNeeded: extent)) }
  }

  /// Appends the extents of a buffer to the end of the list.
  ///
  /// - Complexity: Amortised O(k), several extents at a time; k = extents in the buffer.
  mutating func append(contentsOf extents: UnsafeBufferPointer<Int64>) {
    var bits: Int64 = 0
    for extent in extents { bits |= extent }
    if !isWide, bits > Int64(UInt32.max) { widen() }
    guard !isWide else { return wide.append(contentsOf: extents) }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: extents.count) { narrow in
      for (place, extent) in extents.enumerated() {
        narrow[place] = UInt32(truncatingIfNeeded: extent)
      }
      fours.append(contentsOf: narrow)
    }
  }

  /// Appends `count` extents of 0 to the end of the list.
  public mutating func append(zeros count: Int) {
    if isWide {
      wide.append(contentsOf: repeatElement(0, count: count))
    } else {
      fours.append(contentsOf: repeatElement(0, count: count))
    }
  }

  /// Removes the last `count` extents.
  public mutating func removeLast(_ count: Int) {
    if isWide { wide.removeLast(count) } else { fours.removeLast(count) }
  }

  /// Replaces the extent at `index`.
  public mutating func set(_ extent: Int64, at index: Int) {
    if !isWide, extent > Int64(UInt32.max) { widen() }
    if isWide {
      wide[index] = extent
    } else {
      fours[index] = UInt32(truncatingIfNeeded: extent)
    }
  }

  /// Replaces the extents of `range` with those of another list, which may have another count.
  public mutating func replace(_ range: Range<Int>, with other: ExtentList) {
    if other.isWide, !isWide { widen() }
    if isWide {
      let added = other.isWide ? other.wide : other.narrow.map { Int64($0) }
      wide.replaceSubrange(range, with: added)
    } else {
      fours.replaceSubrange(range, with: other.narrow)
    }
  }

  /// Appends the extents of `range` of another list.
  public mutating func append(_ range: Range<Int>, of other: ExtentList) {
    if other.isWide, !isWide { widen() }
    if isWide {
      if other.isWide {
        wide.append(contentsOf: other.wide[range])
      } else {
        wide.append(contentsOf: other.narrow[range].lazy.map { Int64($0) })
      }
    } else {
      fours.append(contentsOf: other.narrow[range])
    }
  }

  /// Replaces the extents from `start` to `end` with the results of `next`.
  ///
  /// Use it to fill a list with many extents. It checks bounds once, and `next` is inlined.
  ///
  /// - Parameter start: The first index to replace.
  /// - Parameter end: The index after the last one to replace.
  /// - Parameter next: A closure that returns the extent at an index. It is called once for each
  ///   index, in order.
  /// - Complexity: O(k); k = replaced extents.
  @inlinable
  public mutating func fill(from start: Int, to end: Int, with next: (Int) -> Int64) {
    var index = start
    var pending: Int64?
    if !isWide {
      precondition(start >= 0 && end <= narrow.count, "no extents \(start)..<\(end)")
      withNarrowBuffer { buffer in
        while index < end {
          let extent = next(index)
          guard extent <= Int64(UInt32.max) else {
            pending = extent
            return
          }
          buffer[index] = UInt32(truncatingIfNeeded: extent)
          index += 1
        }
      }
      guard index < end else { return }
      widen()
    }
    while index < end {
      set(pending ?? next(index), at: index)
      pending = nil
      index += 1
    }
  }

  /// Replaces extents from `start` on, until `next` returns `nil`.
  ///
  /// Use it for loops that process usual extents quickly and leave others to slower code.
  ///
  /// - Parameter start: The first index to replace.
  /// - Parameter end: The index after the last one to replace.
  /// - Parameter next: A closure that returns the extent at an index, or `nil` if the extent is not
  ///   usual.
  /// - Returns: The index at which `next` returned `nil`, or `end`. If the list is wide, the result
  ///   is `start`, and no extent is replaced.
  @inlinable @inline(__always)
  public mutating func fill(from start: Int, to end: Int, while next: (Int) -> UInt32?) -> Int {
    guard !isWide, start < end else { return start }
    precondition(start >= 0 && end <= narrow.count, "no extents \(start)..<\(end)")
    return fours.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return start }
      var index = start
      while index < end, let extent = next(index) {
        base[index] = extent
        index &+= 1
      }
      return index
    }
  }

  /// Converts the list to eight bytes per extent.
  @usableFromInline
  mutating func widen() {
    wide = narrow.map { Int64($0) }
    fours = []
    isWide = true
  }

  @usableFromInline
  mutating func withNarrowBuffer(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    fours.withUnsafeMutableBufferPointer { body($0) }
  }

  /// Returns the sum of the extents of `range`.
  ///
  /// - Complexity: O(k), several extents at a time; k = extents in the range.
  @inline(__always)
  func sum(of range: Range<Int>) -> Int64 {
    precondition(range.upperBound <= count, "no extents \(range)")
    var sum: Int64 = 0
    if isWide {
      wide.withUnsafeBufferPointer { wide in
        var index = range.lowerBound
        while index < range.upperBound {
          sum &+= wide[index]
          index &+= 1
        }
      }
    } else {
      fours.withUnsafeBufferPointer { fours in
        var index = range.lowerBound
        while index < range.upperBound {
          sum &+= Int64(fours[index])
          index &+= 1
        }
      }
    }
    return sum
  }

  /// Copies the extents of `range` to a buffer.
  ///
  /// - Complexity: O(k), several extents at a time; k = extents in the range.
  func copy(_ range: Range<Int>, to buffer: UnsafeMutablePointer<Int64>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no extents \(range)")
    let first = range.lowerBound
    if isWide {
      wide.withUnsafeBufferPointer { wide in
        for place in 0..<range.count { buffer[place] = wide[first &+ place] }
      }
    } else {
      fours.withUnsafeBufferPointer { fours in
        for place in 0..<range.count { buffer[place] = Int64(fours[first &+ place]) }
      }
    }
  }

  /// Calls `body` with the index, the start and the end of each extent that begins before `upper`.
  ///
  /// - Parameter first: The index of the first extent to visit.
  /// - Parameter start: The offset at which that extent begins.
  @inline(__always)
  func forEach(
    from first: Int, at start: Int64, before upper: Int64, _ body: (Int, Int64, Int64) -> Void
  ) {
    var index = first
    var lower = start
    if isWide {
      while index < wide.count, lower < upper {
        let next = lower &+ wide[index]
        body(index, lower, next)
        lower = next
        index &+= 1
      }
    } else {
      fours.withUnsafeBufferPointer { fours in
        while index < fours.count, lower < upper {
          let next = lower &+ Int64(fours[index])
          body(index, lower, next)
          lower = next
          index &+= 1
        }
      }
    }
  }

  /// Returns the first index from `first` on whose extent ends after `offset`, and its start.
  ///
  /// - Parameter first: The first index to examine.
  /// - Parameter start: The offset at which the extent at `first` begins.
  /// - Parameter offset: The offset to search for.
  /// - Returns: The index and its start, or `count` and the end if there is no such extent.
  @inline(__always)
  func firstExtent(
    from first: Int, at start: Int64, endingAfter offset: Int64
  ) -> (index: Int, start: Int64) {
    var index = first
    var start = start
    if isWide {
      while index < wide.count, start &+ wide[index] <= offset {
        start &+= wide[index]
        index &+= 1
      }
    } else {
      fours.withUnsafeBufferPointer { fours in
        while index < fours.count, start &+ Int64(fours[index]) <= offset {
          start &+= Int64(fours[index])
          index &+= 1
        }
      }
    }
    return (index, start)
  }
}

extension Array {
  /// A copy of the array in storage that is no larger than necessary.
  fileprivate var exactCopy: [Element] {
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    return copy
  }
}
