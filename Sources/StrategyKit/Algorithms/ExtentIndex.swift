import LayoutCore

/// An index of consecutive extents, such as rows, columns or sections, and of their offsets.
///
/// It finds the offset of an index, and the index at an offset. Its memory depends on the extents:
///
/// | extents | memory | offset, search, change |
/// |---|---|---|
/// | all equal | O(1) | O(1) |
/// | all equal but m | 8.5 bytes × m | O(log m), a change O(m) |
/// | any | 4.7 bytes each, 6 after edits | O(log n) |
///
/// If a change requires it, the index switches to the next representation. If there are at most
/// ``/LayoutCore/LayoutLimits/maximumStoredItems`` extents, a change leaves at most 1,024
/// exceptions, so that m does not grow with the collection.
///
/// - Shape: `count` extents, indexed from 0.
/// - Units: ``/LayoutCore/LayoutUnit`` raw values, or any other non-negative whole numbers, such as
///   the numbers of items in sections.
public struct ExtentIndex: Sendable {
  enum Storage: Sendable {
    case uniform
    case sparse(SparseExtents)
    case blocks(ExtentBlocks)
  }

  /// The number of extents.
  public internal(set) var count: Int
  /// The sum of all extents.
  public internal(set) var length: Int64
  /// The extent of every index that is not an exception.
  let common: Int64
  var storage: Storage
  /// A Boolean value that indicates whether an extent was shortened because of the limit.
  ///
  /// The order of edits determines which extents are shortened. Such an index can differ from a
  /// fresh one of the same extents.
  public internal(set) var isCut = false
  /// The maximum sum of all extents.
  let limit: Int64
}

extension ExtentIndex {
  /// Creates an index of `count` equal extents.
  ///
  /// If the sum would exceed `limit`, all extents are shortened.
  ///
  /// - Parameter count: The number of extents. A negative number becomes 0.
  /// - Parameter extent: The extent of each. A negative extent becomes 0.
  /// - Parameter limit: The maximum sum of all extents. The default is
  ///   ``/LayoutCore/LayoutLimits/maximumPosition``.
  /// - Complexity: O(1).
  public init(
    count: Int, extent: Int64, limit: Int64 = LayoutLimits.maximumPosition.rawValue
  ) {
    let limit = max(0, limit)
    let common = min(max(0, extent), limit / Int64(max(1, count)))
    self.init(
      count: max(0, count), length: Int64(max(0, count)) &* common, common: common,
      storage: .uniform, isCut: common < extent, limit: limit)
  }

  /// Creates an index of `count` extents.
  ///
  /// The first extent becomes the common one.
  ///
  /// - Parameter count: The number of extents. A negative number becomes 0.
  /// - Parameter extent: A closure that returns each extent. It is called once for each, in order.
  /// - Complexity: O(n) time; the table above lists the memory.
  public init(count: Int, extentOf extent: (Int) -> Int64) {
    var builder = ExtentIndexBuilder(expecting: count)
    builder.append(count: count, extentOf: extent)
    self = builder.finish()
  }

  /// A Boolean value that indicates whether all extents are equal, so that none is stored.
  public var isUniform: Bool { exceptions == 0 }

  /// The number of stored extents that differ from the common one, or `nil` if all are stored.
  package var exceptions: Int? {
    switch storage {
    case .uniform: 0
    case .sparse(let sparse): sparse.count
    case .blocks: nil
    }
  }

  /// Returns the offset at which the extent at `index` begins: the sum of all extents before it.
  ///
  /// - Parameter index: A position from 0 to `count`. The offset of `count` is the end.
  public func offset(of index: Int) -> Int64 {
    if index == count { return length }
    return switch storage {
    case .uniform: Int64(index) &* common
    case .sparse(let sparse): Int64(index) &* common &+ sparse.excess(before: index)
    case .blocks(let blocks): blocks.offset(of: index)
    }
  }

  /// Returns the sum of the extents of `range`.
  ///
  /// - Parameter range: Positions from 0 to `count`.
  public func length(of range: Range<Int>) -> Int64 {
    if case .blocks(let blocks) = storage { return blocks.length(of: range) }
    return offset(of: range.upperBound) &- offset(of: range.lowerBound)
  }

  /// Returns the extent at `index`.
  ///
  /// - Parameter index: A position from 0 to `count - 1`. It is not always checked.
  public func extent(of index: Int) -> Int64 {
    switch storage {
    case .uniform: common
    case .sparse(let sparse): sparse.extent(of: index) ?? common
    case .blocks(let blocks): blocks.extent(of: index)
    }
  }

  /// Copies the extents of `range` to the beginning of a buffer.
  ///
  /// Use it for loops over many extents, because it takes one search rather than one for each.
  ///
  /// - Parameter range: The indexes of the extents, which must be within `0..<count`.
  /// - Parameter buffer: A buffer with room for all of them.
  /// - Complexity: That of a search, and O(k); k = copied extents.
  public func copy(_ range: Range<Int>, to buffer: UnsafeMutableBufferPointer<Int64>) {
    precondition(range.lowerBound >= 0 && range.upperBound <= count, "no extents \(range)")
    precondition(range.count <= buffer.count, "no room for \(range.count) extents")
    guard let target = buffer.baseAddress, !range.isEmpty else { return }
    switch storage {
    case .uniform: target.update(repeating: common, count: range.count)
    case .sparse(let sparse):
      var place = 0
      sparse.forEachRun(in: range) { extent, count in
        (target + place).update(repeating: extent, count: count)
        place += count
      }
    case .blocks(let blocks):
      var position = blocks.find(range.lowerBound)
      for place in 0..<range.count { target[place] = blocks.next(&position) }
    }
  }

  /// Returns the first index whose extent ends after `offset`, or `count` if there is none.
  ///
  /// It is the index of the extent at `offset`. If `offset` is negative, the result is 0.
  public func firstIndex(endingAfter offset: Int64) -> Int {
    firstExtent(endingAfter: offset).index
  }

  /// Returns the first index whose extent ends after `offset`, and the offset where it begins.
  ///
  /// Use it for loops that continue from there, because it takes one search rather than two.
  ///
  /// - Returns: The index and its offset, or `count` and the end if there is no such extent.
  public func firstExtent(endingAfter offset: Int64) -> (index: Int, start: Int64) {
    guard offset >= 0 else { return (0, 0) }
    guard offset < length else { return (count, length) }
    switch storage {
    case .uniform:
      let index = common > 0 ? min(Int64(count), offset / common) : Int64(count)
      return (Int(index), index &* common)
    case .sparse(let sparse):
      return sparse.firstExtent(endingAfter: offset, count: count)
    case .blocks(let blocks):
      return blocks.firstExtent(endingAfter: offset)
    }
  }

  /// Returns the first index from `index` on whose extent is above 0, or `count` if there is none.
  ///
  /// Use it for loops over what can be seen, because it passes any number of hidden extents in one
  /// search.
  ///
  /// - Parameter index: A position from 0 to `count`.
  public func firstWithRoom(from index: Int) -> Int {
    guard index < count, extent(of: index) == 0 else { return index }
    return firstIndex(endingAfter: offset(of: index))
  }

  /// Returns the first index whose extent begins at or after `offset`, or `count` if there is none.
  public func firstIndex(startingFrom offset: Int64) -> Int {
    // Offsets are whole numbers. An extent that begins at or after `offset` follows one that ends
    // after `offset` − 1.
    offset <= 0 ? 0 : min(count, firstIndex(endingAfter: offset - 1) + 1)
  }

  /// Returns the indexes whose extents overlap the open interval between two offsets.
  public func indexes(between lower: Int64, and upper: Int64) -> Range<Int> {
    let first = firstIndex(endingAfter: lower)
    return first..<max(first, firstIndex(startingFrom: upper))
  }

  /// Returns the first index of a range whose extent differs from the one before it.
  ///
  /// - Parameter range: A range of positions above 0.
  /// - Returns: The index, or `nil` if all extents equal the one before the range.
  /// - Complexity: O(1) if all extents are equal; O(log m + k) if all but m are, k = exceptions
  ///   before the result; otherwise O(n), n = extents before the result.
  public func firstChange(in range: Range<Int>) -> Int? {
    switch storage {
    case .uniform: return nil
    case .sparse(let sparse): return sparse.firstChange(in: range)
    case .blocks:
      guard let first = range.first else { return nil }
      let extent = extent(of: first - 1)
      return range.first { self.extent(of: $0) != extent }
    }
  }

  func append(_ range: Range<Int>, to builder: inout ExtentIndexBuilder) {
    switch storage {
    case .uniform: builder.append(common, times: range.count)
    case .sparse(let sparse): sparse.forEachRun(in: range) { builder.append($0, times: $1) }
    case .blocks(let blocks):
      var position = blocks.find(range.lowerBound)
      builder.append(count: range.count) { _ in blocks.next(&position) }
    }
  }

  /// The largest extent, or 0 if there are no extents.
  ///
  /// - Complexity: O(1) if all extents are equal, or O(m) if all but m are; otherwise O(n).
  public var largest: Int64 {
    guard count > 0 else { return 0 }
    if case .uniform = storage { return common }
    if case .sparse(let sparse) = storage {
      return max(sparse.largest, sparse.count < count ? common : 0)
    }
    return (0..<count).reduce(0) { max($0, extent(of: $1)) }
  }
}
