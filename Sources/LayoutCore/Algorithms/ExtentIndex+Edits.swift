/// Insertion and removal of extents.
extension ExtentIndex {
  /// Inserts `extent` before the one at `index`, or at the end if `index` is `count`.
  ///
  /// A negative extent becomes 0. If the sum would exceed the limit, the extent is shortened.
  ///
  /// - Parameter extent: The extent to insert.
  /// - Parameter index: A position from 0 to `count`.
  /// - Complexity: O(1) if all extents are equal, or O(m) if all but m are. Otherwise O(log n),
  ///   except for O(n) at the first edit and O(n / 64) once in 64 edits.
  public mutating func insert(_ extent: Int64, at index: Int) {
    precondition(index >= 0 && index <= count, "no place \(index) in an axis of \(count)")
    let wanted = extent
    let extent = min(max(0, extent), room)
    if extent < wanted { isCut = true }
    edit(growth: extent) { storage, count, common in
      switch ExtentIndex.take(&storage) {
      case .uniform:
        if extent != common {
          var sparse = SparseExtents(common: common)
          sparse.append(extent, at: index)
          storage = .sparse(sparse)
        }
      case .sparse(var sparse):
        sparse.insert(extent, at: index)
        storage = ExtentIndex.storage(for: sparse, count: count + 1)
      case .blocked(let blocked):
        var slack = SlackExtents(count: count) { blocked.extents[$0] }
        slack.insert(extent, at: index)
        storage = .slack(slack)
      case .slack(var slack):
        slack.insert(extent, at: index)
        storage = .slack(slack)
      }
      count += 1
    }
  }

  /// Removes the extent at `index`.
  ///
  /// - Parameter index: A position from 0 to `count - 1`.
  /// - Complexity: That of ``insert(_:at:)``.
  public mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count, "no extent \(index) in an axis of \(count)")
    edit(growth: -extent(of: index)) { storage, count, common in
      switch ExtentIndex.take(&storage) {
      case .uniform: break
      case .sparse(var sparse):
        sparse.remove(at: index)
        storage = ExtentIndex.storage(for: sparse, count: count - 1)
      case .blocked(let blocked):
        var slack = SlackExtents(count: count) { blocked.extents[$0] }
        slack.remove(at: index)
        storage = .slack(slack)
      case .slack(var slack):
        slack.remove(at: index)
        storage = .slack(slack)
      }
      count -= 1
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
    guard added > ExtentIndex.fewEdits else {
      for offset in 0..<max(0, added) { insert(extent(offset), at: index + offset) }
      return
    }
    var builder = ExtentIndexBuilder(expecting: count + added, limit: limit)
    append(0..<index, to: &builder)
    for offset in 0..<added { builder.append(extent(offset)) }
    append(index..<count, to: &builder)
    let wasCut = isCut
    self = builder.finish()
    if wasCut { isCut = true }
  }

  /// Removes the extents of `range`.
  ///
  /// - Parameter range: Positions from 0 to `count`.
  /// - Complexity: That of as many calls of ``remove(at:)``, or O(n) if that is less.
  public mutating func remove(_ range: Range<Int>) {
    replace(range, with: ExtentIndex(count: 0, extent: 0, limit: limit))
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
    } else if isUniform(like: other), growth <= 0 || Int64(growth) <= room / max(1, common) {
      edit(growth: Int64(growth) &* common) { _, count, _ in count += growth }
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

  /// The maximum number of edits that are applied one by one.
  private static var fewEdits: Int { 64 }
}
