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

/// Replacement, insertion and removal of extents.
extension ExtentIndex {
  /// Replaces the extent at `index`.
  ///
  /// A negative extent becomes 0. If the sum would exceed the limit, the extent is shortened.
  ///
  /// - Parameter extent: The new extent.
  /// - Parameter index: A position from 0 to `count - 1`.
  /// - Complexity: The table of ``ExtentIndex`` lists it.
  public mutating func setExtent(_ extent: Int64, of index: Int) {
    precondition(index >= 0 && index < count, "no extent \(index) in an axis of \(count)")
    replace(index..<index + 1, withOne: extent)
  }

  /// Inserts `extent` before the one at `index`, or at the end if `index` is `count`.
  ///
  /// A negative extent becomes 0. If the sum would exceed the limit, the extent is shortened.
  ///
  /// - Parameter extent: The extent to insert.
  /// - Parameter index: A position from 0 to `count`.
  /// - Complexity: O(1) if all extents are equal, or O(m) if all but m are. Otherwise O(log n),
  ///   except for O(n / 64) once in 64 edits.
  public mutating func insert(_ extent: Int64, at index: Int) {
    precondition(index >= 0 && index <= count, "no place \(index) in an axis of \(count)")
    replace(index..<index, withOne: extent)
  }

  /// Removes the extent at `index`.
  ///
  /// - Parameter index: A position from 0 to `count - 1`.
  /// - Complexity: That of ``insert(_:at:)``.
  public mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count, "no extent \(index) in an axis of \(count)")
    replace(index..<index + 1, withOne: nil)
  }

  /// Replaces the extents of `range`, which holds at most one, with `wanted` or with none.
  private mutating func replace(_ range: Range<Int>, withOne wanted: Int64?) {
    let old = range.first.map { self.extent(of: $0) }
    let extent = wanted.map { min(max(0, $0), room &+ (old ?? 0)) }
    if let wanted, let extent, extent < wanted { isCut = true }
    if extent == old { return }
    length &+= (extent ?? 0) &- (old ?? 0)
    count += (extent == nil ? 0 : 1) - range.count
    switch ExtentIndex.take(&storage) {
    case .uniform:
      if let extent, extent != common {
        var sparse = SparseExtents(common: common)
        sparse.append(extent, at: range.lowerBound)
        storage = .sparse(sparse)
      }
    case .sparse(var sparse):
      sparse.replace(range, with: extent)
      storage = ExtentIndex.storage(for: sparse, count: count)
    case .blocks(var blocks):
      blocks.replace(range, with: extent)
      storage = .blocks(blocks)
    }
  }

  /// Inserts `added` extents before the one at `index`.
  ///
  /// - Parameter added: The number of extents to insert.
  /// - Parameter index: A position from 0 to `count`.
  /// - Parameter extent: A closure that returns each new extent. It is called once for each, in
  ///   order.
  /// - Complexity: That of as many calls of ``insert(_:at:)``, or O(n) if that is less.
  public mutating func insert(
    count added: Int, at index: Int, extentOf extent: (Int) -> Int64
  ) {
    replace(index..<index, count: added, extentOf: extent)
  }

  /// Removes the extents of `range`.
  ///
  /// - Parameter range: Positions from 0 to `count`.
  /// - Complexity: That of as many calls of ``remove(at:)``, or O(n) if that is less.
  public mutating func remove(_ range: Range<Int>) {
    replace(range, with: ExtentIndex(count: 0, extent: 0, limit: limit))
  }

  /// Replaces the extents of `range` with others.
  ///
  /// - Parameter range: Positions from 0 to `count`.
  /// - Parameter added: The number of extents to insert. A negative number becomes 0.
  /// - Parameter extent: A closure that returns each new extent. It is called once for each, in
  ///   order.
  /// - Complexity: That of ``replace(_:with:)``.
  public mutating func replace(
    _ range: Range<Int>, count added: Int, extentOf extent: (Int) -> Int64
  ) {
    var builder = ExtentIndexBuilder(expecting: added, limit: limit)
    builder.append(count: added, extentOf: extent)
    replace(range, with: builder.finish())
  }

  /// Replaces the extents of `range` with all extents of another index.
  ///
  /// If the sum would exceed the limit, extents are shortened.
  ///
  /// - Parameter range: Positions from 0 to `count`.
  /// - Parameter other: The extents to insert.
  /// - Complexity: O(1) if all extents are equal. Otherwise that of as many calls of
  ///   ``setExtent(_:of:)``, ``remove(at:)`` and ``insert(_:at:)``, or O(n) if that is less.
  public mutating func replace(_ range: Range<Int>, with other: ExtentIndex) {
    replace(range, with: 0..<other.count, of: other)
  }

  /// Replaces the extents of `range` with those of a range of another index.
  ///
  /// - Parameter range: Positions from 0 to `count`.
  /// - Parameter source: Positions from 0 to the count of `other`.
  /// - Parameter other: The index that has the extents to insert.
  /// - Complexity: That of ``replace(_:with:)``.
  public mutating func replace(
    _ range: Range<Int>, with source: Range<Int>, of other: ExtentIndex
  ) {
    precondition(range.upperBound <= count && source.upperBound <= other.count)
    let wasCut = isCut || other.isCut
    defer { if wasCut { isCut = true } }
    let growth = source.count - range.count
    if range.count == count, source.count == other.count, limit == other.limit {
      self = other
    } else if isUniform, other.isUniform, common == other.common || other.count == 0,
      growth <= 0 || Int64(growth) <= room / max(1, common)
    {
      length &+= Int64(growth) &* common
      count += growth
    } else if max(range.count, source.count) <= ExtentIndex.fewEdits {
      for offset in 0..<min(range.count, source.count) {
        setExtent(other.extent(of: source.lowerBound + offset), of: range.lowerBound + offset)
      }
      for index in range.dropFirst(source.count).reversed() { remove(at: index) }
      for offset in range.count..<max(range.count, source.count) {
        insert(other.extent(of: source.lowerBound + offset), at: range.lowerBound + offset)
      }
    } else {
      var builder = ExtentIndexBuilder(expecting: count + growth, limit: limit)
      append(0..<range.lowerBound, to: &builder)
      other.append(source, to: &builder)
      append(range.upperBound..<count, to: &builder)
      self = builder.finish()
    }
  }

  /// The amount by which the extents can still grow.
  private var room: Int64 { limit &- length }

  /// The maximum number of edits that are applied one by one.
  private static var fewEdits: Int { 64 }

  /// The maximum number of exceptions after a change, each of which moves all of them.
  private static var maximumExceptions: Int { 1024 }

  /// Returns the representation for a list of extents after a change.
  ///
  /// It is the smaller one of a sparse and a full representation, unless further changes of the
  /// sparse one would be slow. A list with too many extents to store stays sparse.
  private static func storage(for sparse: SparseExtents, count: Int) -> Storage {
    if sparse.count == 0 { return .uniform }
    let isFast = sparse.count <= maximumExceptions || count > LayoutLimits.maximumStoredItems
    return isFast && sparse.count <= 16 + count / 2
      ? .sparse(sparse) : .blocks(sparse.expanded(to: count))
  }

  /// Returns the storage and leaves nothing in its place, so that its arrays change in place.
  ///
  /// Swapping counts no references.
  private static func take(_ storage: inout Storage) -> Storage {
    var taken = Storage.uniform
    swap(&taken, &storage)
    return taken
  }
}

/// A builder that collects extents one by one and creates the smallest index that holds them.
///
/// The sum of the extents has a limit, which is ``/LayoutCore/LayoutLimits/maximumPosition`` by
/// default. Extents that would exceed it are shortened.
///
/// - Complexity: Amortised O(1) per extent, and at most twice the memory of the resulting index.
public struct ExtentIndexBuilder: Sendable {
  private let expected: Int
  private let limit: Int64
  /// The number of extents that were appended.
  public private(set) var count = 0
  /// The sum of the extents that were appended.
  public private(set) var length: Int64 = 0
  /// A Boolean value that indicates whether extents were shortened.
  public internal(set) var isCut = false
  private var sparse = SparseExtents(common: 0)
  /// All extents, or `nil` while few differ from the common one.
  private var all: ExtentBlocks?

  /// Creates a builder without extents.
  ///
  /// - Parameter expected: The approximate number of extents. The default is 0.
  /// - Parameter limit: The maximum sum of the extents. The default is
  ///   ``/LayoutCore/LayoutLimits/maximumPosition``.
  public init(
    expecting expected: Int = 0, limit: Int64 = LayoutLimits.maximumPosition.rawValue
  ) {
    self.expected = max(0, expected)
    self.limit = limit
  }

  /// Appends `extent`; a negative one becomes 0.
  ///
  /// - Complexity: Amortised O(1).
  public mutating func append(_ extent: Int64) {
    add(shortened(max(0, extent), times: 1))
  }

  /// Appends every extent of a buffer, in order; negative ones become 0.
  ///
  /// - Complexity: O(k); k = extents in the buffer.
  public mutating func append(contentsOf extents: UnsafeBufferPointer<Int64>) {
    var total: Int64 = 0
    var bits: Int64 = 0
    for extent in extents {
      total &+= extent
      bits |= extent
    }
    // So many extents of so few bits have a sum without overflow.
    guard bits >= 0, bits < 1 << 40, extents.count < 1 << 20, total <= limit &- length else {
      for extent in extents { append(extent) }
      return
    }
    let end = length &+ total
    var place = 0
    while all == nil, place < extents.count {
      let first = place
      while place < extents.count, extents[place] == extents[first] { place += 1 }
      append(extents[first], times: place - first)
    }
    all?.append(contentsOf: UnsafeBufferPointer(rebasing: extents[place...]))
    length = end
    count += extents.count - place
  }

  /// Appends `count` extents; negative ones become 0.
  ///
  /// - Parameter count: The number of extents to append. A negative number becomes 0.
  /// - Parameter extent: A closure that returns each extent. It is called once for each, in order.
  /// - Complexity: O(k); k = `count`.
  public mutating func append(count: Int, extentOf extent: (Int) -> Int64) {
    // Several at a time take half the time of as many calls, and 128 fit on the stack.
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: 128) { buffer in
      for first in stride(from: 0, to: count, by: 128) {
        let added = min(128, count - first)
        for place in 0..<added { buffer[place] = extent(first + place) }
        append(contentsOf: UnsafeBufferPointer(rebasing: buffer[..<added]))
      }
    }
  }

  /// Appends `extent` `repeats` times; a negative extent becomes 0.
  ///
  /// - Complexity: O(1) while all extents are the common one, otherwise O(k); k = `repeats`.
  public mutating func append(_ extent: Int64, times repeats: Int) {
    guard repeats > 0 else { return }
    let extent = shortened(max(0, extent), times: repeats)
    add(extent)
    if all == nil, extent == sparse.common {
      count += repeats - 1
    } else {
      for _ in 1..<repeats { add(extent) }
    }
  }

  /// Shortens `extent` so that it fits `repeats` times before the limit, and adds it to the length.
  private mutating func shortened(_ extent: Int64, times repeats: Int) -> Int64 {
    // Most calls append one extent, which takes no division.
    let room = repeats == 1 ? limit &- length : (limit &- length) / Int64(repeats)
    isCut = isCut || extent > room
    let used = min(extent, room)
    length &+= used &* Int64(repeats)
    return used
  }

  private mutating func add(_ extent: Int64) {
    if all != nil {
      all?.append(extent)
    } else if count == 0 {
      sparse = SparseExtents(common: extent)
    } else if extent != sparse.common {
      sparse.append(extent, at: count)
      // Sparse storage takes 8.5 bytes per exception, a full list 4, so there is no gain in waiting
      // for half of them.
      if sparse.count > 16 + max(count, expected) / 2 || (sparse.count > 4096 && mostlyOdd) {
        all = sparse.expanded(to: count + 1)
      }
    }
    count += 1
  }

  /// A Boolean value that indicates whether most of the extents so far are exceptions.
  ///
  /// In that case, few of the extents that follow are expected to be the common one.
  private var mostlyOdd: Bool { sparse.count > count / 2 }

  /// Returns the index of all extents that were appended.
  ///
  /// - Complexity: O(n).
  public func finish() -> ExtentIndex {
    var storage = ExtentIndex.Storage.uniform
    if var all {
      all.trim()
      storage = .blocks(all)
    } else if sparse.count > 0 {
      var sparse = sparse
      sparse.trim()
      storage = .sparse(sparse)
    }
    return ExtentIndex(
      count: count, length: length, common: sparse.common, storage: storage, isCut: isCut,
      limit: limit)
  }
}
