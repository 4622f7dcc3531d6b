/// Adding and removing extents.
extension ExtentIndex {
  /// Adds `extent` before the one at `index`, or at the end for `count`; less of it, where the axis
  /// would reach beyond its limit.
  ///
  /// - Complexity: O(1) where all extents are equal, O(m) where all are but m; else O(log n), but for
  ///   the first time, which takes O(n), and once in 64 times, which takes O(n / 64).
  public mutating func insert(_ extent: Int64, at index: Int) {
    precondition(index >= 0 && index <= count, "no place \(index) in an axis of \(count)")
    let wanted = extent
    let extent = min(max(0, extent), room)
    if extent < wanted { isCut = true }
    edit(growth: extent) { storage, count, common in
      switch storage {
      case .uniform:
        if extent != common {
          var sparse = SparseExtents(common: common)
          sparse.append(extent, at: index)
          storage = .sparse(sparse)
        }
      case .sparse(var sparse):
        storage = .uniform
        sparse.insert(extent, at: index)
        storage = ExtentIndex.storage(for: sparse, count: count + 1)
      case .blocked(let blocked):
        storage = .uniform
        var slack = SlackExtents(count: count) { blocked.extents[$0] }
        slack.insert(extent, at: index)
        storage = .slack(slack)
      case .slack(var slack):
        storage = .uniform
        slack.insert(extent, at: index)
        storage = .slack(slack)
      }
      count += 1
    }
  }

  /// Takes the extent at `index` out.
  ///
  /// - Complexity: As for ``insert(_:at:)``.
  public mutating func remove(at index: Int) {
    precondition(index >= 0 && index < count, "no extent \(index) in an axis of \(count)")
    edit(growth: -extent(of: index)) { storage, count, common in
      switch storage {
      case .uniform: break
      case .sparse(var sparse):
        storage = .uniform
        sparse.remove(at: index)
        storage = ExtentIndex.storage(for: sparse, count: count - 1)
      case .blocked(let blocked):
        storage = .uniform
        var slack = SlackExtents(count: count) { blocked.extents[$0] }
        slack.remove(at: index)
        storage = .slack(slack)
      case .slack(var slack):
        storage = .uniform
        slack.remove(at: index)
        storage = .slack(slack)
      }
      count -= 1
    }
  }

  /// Adds `added` extents before the one at `index`, each asked for once and in order.
  ///
  /// - Complexity: As for as many calls of ``insert(_:at:)``, or O(n) where that is less.
  public mutating func insert(
    count added: Int, at index: Int, extentOf extent: (Int) -> Int64
  ) {
    guard added > ExtentIndex.fewEdits else {
      for offset in 0..<max(0, added) { insert(extent(offset), at: index + offset) }
      return
    }
    var builder = ExtentIndexBuilder(expecting: count + added, limit: limit)
    for old in 0..<index { builder.append(self.extent(of: old)) }
    for offset in 0..<added { builder.append(extent(offset)) }
    for old in index..<count { builder.append(self.extent(of: old)) }
    let wasCut = isCut
    self = builder.finish()
    if wasCut { isCut = true }
  }

  /// Takes the extents of `range` out.
  ///
  /// - Complexity: As for as many calls of ``remove(at:)``, or O(n) where that is less.
  public mutating func remove(_ range: Range<Int>) {
    guard range.count > ExtentIndex.fewEdits else {
      for index in range.reversed() { remove(at: index) }
      return
    }
    var builder = ExtentIndexBuilder(expecting: count - range.count, limit: limit)
    for old in 0..<range.lowerBound { builder.append(extent(of: old)) }
    for old in range.upperBound..<count { builder.append(extent(of: old)) }
    let wasCut = isCut
    self = builder.finish()
    if wasCut { isCut = true }
  }

  /// Up to so many edits are done one by one.
  private static var fewEdits: Int { 64 }
}
