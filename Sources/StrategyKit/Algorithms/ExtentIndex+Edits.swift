import LayoutCore

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
