/// Extents in a row, and where each begins: the rows of a table, the columns of a sheet, the
/// sections of a list.
///
/// It answers both directions, from an index to its offset and from an offset to the index there,
/// and takes as little memory as its extents allow:
///
/// | extents | memory | offset, search, change |
/// |---|---|---|
/// | all equal | O(1) | O(1) |
/// | all equal but m | 8.5 bytes × m | O(log m), a change O(m) |
/// | any | 4.1 bytes each | O(log n) |
/// | any, some added or removed | 6 bytes each | O(log n) |
///
/// It moves to the next representation by itself when a change calls for it.
///
/// - Shape: `count` extents, indexed from 0.
/// - Units: ``LayoutUnit`` raw values, or any other non-negative whole numbers, such as the numbers
///   of items in sections.
public struct ExtentIndex: Sendable {
  enum Storage: Sendable {
    case uniform
    case sparse(SparseExtents)
    case blocked(BlockedExtents)
    case slack(SlackExtents)
  }

  /// How many extents there are.
  public private(set) var count: Int
  /// The sum of all extents.
  public private(set) var length: Int64
  /// The extent of every index that is no exception.
  private let common: Int64
  private var storage: Storage
  /// Whether an extent was ever shortened because the axis would have reached beyond its limit.
  ///
  /// What is shortened depends on the order in which extents came: such an axis is not what a fresh one of
  /// the same extents would be.
  public internal(set) var isCut = false
  /// What the sum of all extents never exceeds.
  let limit: Int64

  /// An axis of `count` extents, all equal to `extent`, or to what of it fits so often before
  /// `limit`.
  ///
  /// - Parameter limit: What the sum of all extents never exceeds: the farthest position, unless the
  ///   axis counts something else.
  /// - Complexity: O(1).
  public init(
    count: Int, extent: Int64, limit: Int64 = LayoutLimits.maximumPosition.rawValue
  ) {
    self.count = max(0, count)
    self.common = min(max(0, extent), limit / Int64(max(1, count)))
    self.length = Int64(self.count) &* self.common
    self.storage = .uniform
    self.limit = limit
    isCut = self.common < extent
  }

  /// An axis of `count` extents, each asked for once and in order.
  ///
  /// The first extent is taken for the common one.
  /// - Complexity: O(n) time; memory as the table above tells.
  public init(count: Int, extentOf extent: (Int) -> Int64) {
    var builder = ExtentIndexBuilder(expecting: count)
    for index in 0..<max(0, count) { builder.append(extent(index)) }
    self = builder.finish()
  }

  init(
    count: Int, length: Int64, common: Int64, storage: Storage, limit: Int64, isCut: Bool
  ) {
    self.isCut = isCut
    self.count = count
    self.length = length
    self.common = common
    self.storage = storage
    self.limit = limit
  }

  /// Whether every extent is the same, so that nothing is stored.
  public var isUniform: Bool {
    if case .uniform = storage { return true }
    return false
  }

  /// How many extents are stored because they differ from the common one; nil where all are stored.
  package var exceptions: Int? {
    switch storage {
    case .uniform: 0
    case .sparse(let sparse): sparse.count
    case .blocked, .slack: nil
    }
  }

  /// Where the extent at `index` begins: the sum of all before it.
  ///
  /// `count` gives the end.
  public func offset(of index: Int) -> Int64 {
    switch storage {
    case .uniform: Int64(index) &* common
    case .sparse(let sparse): Int64(index) &* common &+ sparse.excess(before: index)
    case .blocked(let blocked): blocked.offset(of: index)
    case .slack(let slack): slack.offset(of: index)
    }
  }

  /// The sum of the extents of `range`.
  public func length(of range: Range<Int>) -> Int64 {
    if case .blocked(let blocked) = storage { return blocked.length(of: range) }
    return offset(of: range.upperBound) &- offset(of: range.lowerBound)
  }

  /// The extent at `index`.
  public func extent(of index: Int) -> Int64 {
    switch storage {
    case .uniform: common
    case .sparse(let sparse): sparse.extent(of: index) ?? common
    case .blocked(let blocked): blocked.extents[index]
    case .slack(let slack): slack.extent(of: index)
    }
  }

  /// The first index whose extent ends after `offset`, or `count` where none does.
  ///
  /// That is the index that lies at `offset`.
  public func firstIndex(endingAfter offset: Int64) -> Int {
    guard offset >= 0 else { return 0 }
    switch storage {
    case .uniform:
      guard common > 0 else { return count }
      return Int(min(Int64(count), offset / common))
    case .sparse(let sparse):
      return sparse.firstIndex(endingAfter: offset, count: count)
    case .blocked(let blocked):
      return blocked.firstIndex(endingAfter: offset)
    case .slack(let slack):
      return slack.firstIndex(endingAfter: offset)
    }
  }

  /// The first index whose extent ends after `offset`, or `count` where none does, and where it begins.
  ///
  /// For loops that go on from there: one search instead of two.
  public func firstExtent(endingAfter offset: Int64) -> (index: Int, start: Int64) {
    if case .blocked(let blocked) = storage, offset >= 0 {
      return blocked.firstExtent(endingAfter: offset)
    }
    let index = firstIndex(endingAfter: offset)
    return (index, self.offset(of: index))
  }

  /// Calls `body` with the index, the start and the end of each extent that ends after `lower`, or comes
  /// after one that does, and begins before `upper`.
  ///
  /// - Complexity: A search and O(k); k = extents that are visited. The storage is looked at once, not for
  ///   each.
  public func forEachExtent(
    endingAfter lower: Int64, before upper: Int64, _ body: (Int, Int64, Int64) -> Void
  ) {
    if case .blocked(let blocked) = storage, lower >= 0 {
      let (index, start) = blocked.firstExtent(endingAfter: lower)
      blocked.extents.forEach(from: index, at: start, before: upper, body)
      return
    }
    var (index, lower) = firstExtent(endingAfter: lower)
    while index < count, lower < upper {
      let next = lower &+ extent(of: index)
      body(index, lower, next)
      lower = next
      index &+= 1
    }
  }

  /// The first index whose extent begins at or after `offset`, or `count` where none does.
  public func firstIndex(startingFrom offset: Int64) -> Int {
    // Offsets are whole: one that is not below `offset` ends an extent after `offset` − 1.
    offset <= 0 ? 0 : min(count, firstIndex(endingAfter: offset - 1) + 1)
  }

  /// The indexes whose extents overlap the open interval between two offsets.
  public func indexes(between lower: Int64, and upper: Int64) -> Range<Int> {
    let first = firstIndex(endingAfter: lower)
    return first..<max(first, firstIndex(startingFrom: upper))
  }

  /// The largest extent; 0 where there is none.
  ///
  /// - Complexity: O(1) where all extents are equal, O(m) where all are but m; else O(n).
  public var largest: Int64 {
    guard count > 0 else { return 0 }
    if case .uniform = storage { return common }
    if case .sparse(let sparse) = storage {
      return max(sparse.largest, sparse.count < count ? common : 0)
    }
    var largest: Int64 = 0
    for index in 0..<count { largest = max(largest, extent(of: index)) }
    return largest
  }

  /// Replaces the extent at `index`; by less, where the axis would reach beyond its limit.
  public mutating func setExtent(_ extent: Int64, of index: Int) {
    precondition(index >= 0 && index < count, "no extent \(index) in an axis of \(count)")
    let wanted = extent
    let old = self.extent(of: index)
    let extent = min(max(0, extent), room &+ old)
    if extent < wanted { isCut = true }
    length &+= extent &- old
    switch storage {
    case .uniform:
      guard extent != common else { return }
      var sparse = SparseExtents(common: common)
      sparse.append(extent, at: index)
      storage = .sparse(sparse)
    case .sparse(var sparse):
      storage = .uniform  // Leaves `sparse` as the only owner, so that it changes in place.
      sparse.set(extent, at: index)
      storage = ExtentIndex.storage(for: sparse, count: count)
    case .blocked(var blocked):
      storage = .uniform
      blocked.set(extent, at: index)
      storage = .blocked(blocked)
    case .slack(var slack):
      storage = .uniform
      slack.set(extent, at: index)
      storage = .slack(slack)
    }
  }

  // MARK: Changing the storage

  /// What the extents could still grow by.
  var room: Int64 { limit &- length }

  /// The smaller of a sparse and a full representation.
  static func storage(for sparse: SparseExtents, count: Int) -> Storage {
    if sparse.count == 0 { return .uniform }
    return sparse.count <= 16 + count / 2
      ? .sparse(sparse) : .blocked(BlockedExtents(sparse.expanded(to: count)))
  }

  /// Changes storage and count together; the length grows by `growth`.
  mutating func edit(growth: Int64, _ body: (inout Storage, inout Int, Int64) -> Void) {
    length &+= growth
    body(&storage, &count, common)
  }
}
