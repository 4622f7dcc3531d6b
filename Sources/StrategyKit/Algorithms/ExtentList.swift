import LayoutCore

/// A list of extents in four bytes each, or in eight if one of them requires it.
///
/// Four bytes hold extents up to 55,924 points.
///
/// - Shape: One non-negative extent per index.
/// - Units: ``/LayoutCore/LayoutUnit`` raw values, or other whole numbers that the owner counts.
/// - Complexity: O(1) per access; O(n) once, if the list widens.
public struct ExtentList: Sendable {
  /// The extents while all of them fit into four bytes; empty if the list is wide.
  @inlinable
  public var narrow: [UInt32] { fours }
  @usableFromInline var fours: [UInt32] = []
  /// The extents if the list is wide; empty otherwise.
  public private(set) var wide: [Int64] = []
  /// A Boolean value that indicates whether extents take eight bytes.
  public private(set) var isWide = false

  /// Creates an empty list.
  public init() {}

  /// Creates a list of `count` extents of 0.
  public init(count: Int) {
    fours = Array(repeating: 0, count: count)
  }

  /// Creates a list of `count` extents with undefined values.
  ///
  /// You must write each extent before you read it.
  public init(unwritten count: Int) {
    fours = Array(unwritten: count)
  }

  /// The number of extents.
  public var count: Int { isWide ? wide.count : narrow.count }

  /// Returns the extent at `index`, which must exist.
  @inlinable
  public subscript(index: Int) -> Int64 {
    isWide ? wide[index] : Int64(fours[index])
  }

  /// Reserves memory for a total of `count` extents.
  public mutating func reserveCapacity(_ count: Int) {
    if isWide { wide.reserveCapacity(count) } else { fours.reserveCapacity(count) }
  }

  /// Releases unused memory if it exceeds a sixteenth of the list.
  public mutating func trim() {
    if isWide { wide.trim() } else { fours.trim() }
  }

  /// Appends `extent`, which must not be negative, to the end of the list.
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

  /// Removes the last `count` extents, of which there must be at least as many.
  public mutating func removeLast(_ count: Int) {
    if isWide { wide.removeLast(count) } else { fours.removeLast(count) }
  }

  /// Replaces the extent at `index`, which must exist, with one that is not negative.
  public mutating func set(_ extent: Int64, at index: Int) {
    if !isWide, extent > Int64(UInt32.max) { widen() }
    if isWide {
      wide[index] = extent
    } else {
      fours[index] = UInt32(truncatingIfNeeded: extent)
    }
  }

  /// Replaces the extents of `range` with as many others, none of which is negative.
  ///
  /// - Complexity: O(k), several extents at a time; k = replaced extents.
  public mutating func replace(_ range: Range<Int>, with extents: UnsafeBufferPointer<Int64>) {
    precondition(range.count == extents.count, "\(extents.count) extents for \(range)")
    var bits: Int64 = 0
    for place in extents.indices { bits |= extents[place] }
    if !isWide, bits > Int64(UInt32.max) { widen() }
    let first = range.lowerBound
    if isWide {
      for place in extents.indices { wide[first + place] = extents[place] }
    } else {
      fours.withUnsafeMutableBufferPointer { fours in
        for place in extents.indices {
          fours[first + place] = UInt32(truncatingIfNeeded: extents[place])
        }
      }
    }
  }

  /// Replaces the extents of `range` with those of another list, which may have another count.
  public mutating func replace(_ range: Range<Int>, with other: ExtentList) {
    replace(range, with: 0..<other.count, of: other)
  }

  /// Appends the extents of `range` of another list.
  public mutating func append(_ range: Range<Int>, of other: ExtentList) {
    replace(count..<count, with: range, of: other)
  }

  /// Removes, moves and inserts extents; new ones are 0.
  ///
  /// - Complexity: O(n + e); n = extents after the first change, e = edits.
  public mutating func apply(_ edits: IndexEdits<Int>) {
    if isWide { edits.apply(to: &wide, new: 0) } else { edits.apply(to: &fours, new: 0) }
  }

  mutating func replace(_ range: Range<Int>, with source: Range<Int>, of other: ExtentList) {
    if other.isWide, !isWide { widen() }
    if !isWide {
      fours.replaceSubrange(range, with: other.fours[source])
    } else if other.isWide {
      wide.replaceSubrange(range, with: other.wide[source])
    } else {
      wide.replaceSubrange(range, with: other.fours[source].lazy.map { Int64($0) })
    }
  }

  mutating func replace(_ range: Range<Int>, with extent: Int64, times repeats: Int) {
    if !isWide, repeats > 0, extent > Int64(UInt32.max) { widen() }
    if isWide {
      wide.replaceSubrange(range, with: repeatElement(extent, count: repeats))
    } else {
      let extent = UInt32(truncatingIfNeeded: extent)
      fours.replaceSubrange(range, with: repeatElement(extent, count: repeats))
    }
  }

  /// Converts the list to eight bytes per extent.
  private mutating func widen() {
    wide = narrow.map { Int64($0) }
    fours = []
    isWide = true
  }

  /// Returns the number of extents before the first that is not below `extent`, if they ascend.
  func count(below extent: Int64) -> Int {
    SortedSearch.first(in: count) { self[$0] >= extent }
  }

  /// Returns the sum of the extents of `range`.
  ///
  /// - Complexity: O(k), several extents at a time; k = extents in the range.
  func sum(of range: Range<Int>) -> Int64 {
    precondition(range.upperBound <= count, "no extents \(range)")
    return isWide ? wide.sum(of: range) : fours.sum(of: range)
  }

  /// Returns the first index from `first` on whose extent ends after `offset`, and its start.
  ///
  /// - Parameter first: The first index to examine.
  /// - Parameter start: The offset at which the extent at `first` begins.
  /// - Parameter offset: The offset to search for.
  /// - Returns: The index and its start, or `count` and the end if there is no such extent.
  func firstExtent(
    from first: Int, at start: Int64, endingAfter offset: Int64
  ) -> (index: Int, start: Int64) {
    isWide
      ? wide.firstExtent(from: first, at: start, endingAfter: offset)
      : fours.firstExtent(from: first, at: start, endingAfter: offset)
  }
}

extension Array {
  /// Releases unused memory if it exceeds a sixteenth of the array.
  mutating func trim() {
    guard capacity > count + count / 16 else { return }
    var copy: [Element] = []
    copy.reserveCapacity(count)
    copy.append(contentsOf: self)
    self = copy
  }
}

extension Array where Element: FixedWidthInteger {
  fileprivate func sum(of range: Range<Int>) -> Int64 {
    withUnsafeBufferPointer { numbers in
      var sum: Int64 = 0
      for index in range { sum &+= Int64(truncatingIfNeeded: numbers[index]) }
      return sum
    }
  }

  fileprivate func firstExtent(
    from first: Int, at start: Int64, endingAfter offset: Int64
  ) -> (index: Int, start: Int64) {
    withUnsafeBufferPointer { numbers in
      var index = first
      var start = start
      while index < numbers.count {
        let end = start &+ Int64(truncatingIfNeeded: numbers[index])
        if end > offset { break }
        start = end
        index &+= 1
      }
      return (index, start)
    }
  }
}
