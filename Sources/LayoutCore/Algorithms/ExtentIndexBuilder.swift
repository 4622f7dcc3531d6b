/// Collects extents one by one and makes the smallest axis that holds them.
///
/// The axis ends at a limit at the latest, ``LayoutLimits/maximumPosition`` unless told otherwise:
/// extents that would reach further are shortened.
///
/// - Complexity: Amortised O(1) per extent; never more memory than the axis that comes out, twice.
public struct ExtentIndexBuilder: Sendable {
  private let expected: Int
  private let limit: Int64
  /// One in how many extents may differ from the common one while only those are stored that do.
  private let rarity: Int
  /// How many extents were added so far.
  public private(set) var count = 0
  /// The sum of the extents so far.
  public private(set) var length: Int64 = 0
  /// Whether extents had to be shortened.
  public private(set) var isCut = false
  private var sparse = SparseExtents(common: 0)
  /// All extents, once too many differ from the common one.
  private var all: ExtentList?

  /// A builder for about `expected` extents, whose sum does not exceed `limit`.
  ///
  /// - Parameter rarity: One in how many extents may differ from the common one before all are stored:
  ///   2 takes the least memory, more is faster to ask.
  public init(
    expecting expected: Int = 0, limit: Int64 = LayoutLimits.maximumPosition.rawValue,
    rarity: Int = 2
  ) {
    self.rarity = max(2, rarity)
    self.expected = max(0, expected)
    self.limit = limit
  }

  /// Adds `extent`; a negative one counts as 0.
  public mutating func append(_ extent: Int64) {
    add(shortened(max(0, extent), times: 1))
  }

  /// Adds every extent of a buffer, in order; a negative one counts as 0.
  public mutating func append(contentsOf extents: UnsafeBufferPointer<Int64>) {
    var total: Int64 = 0
    var isPlain = true
    for extent in extents {
      total &+= extent
      if extent < 0 || total > limit { isPlain = false }
    }
    guard isPlain, total <= limit &- length, var list = all else {
      for extent in extents { append(extent) }
      return
    }
    all = nil  // Leaves `list` as the only owner, so that it grows in place.
    for extent in extents { list.append(extent) }
    all = list
    length &+= total
    count += extents.count
  }

  /// Adds `extent` `repeats` times; no work at all while it is the common one.
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

  /// `extent`, or what of it fits `repeats` times before the farthest position; counts as added.
  private mutating func shortened(_ extent: Int64, times repeats: Int) -> Int64 {
    let room = limit &- length
    var used = extent
    if repeats == 1 {
      isCut = isCut || extent > room
      used = min(extent, room)
    } else if extent > room / Int64(repeats) {
      used = room / Int64(repeats)
      isCut = true
    }
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
      // Sparse costs 8.5 bytes per exception, a full list 4: no use waiting for half of them.
      if sparse.count > 16 + max(count, expected) / rarity || (sparse.count > 4096 && mostlyOdd) {
        var list = sparse.expanded(to: count + 1)
        list.reserveCapacity(expected)
        all = list
      }
    }
    count += 1
  }

  /// Whether so many of the extents so far are exceptions that the rest will hardly differ.
  private var mostlyOdd: Bool { sparse.count > count / 2 }

  /// The axis of everything that was added.
  public func finish() -> ExtentIndex {
    if var all {
      all.trim()
      return ExtentIndex(
        count: count, length: length, common: sparse.common,
        storage: .blocked(BlockedExtents(all)), limit: limit, isCut: isCut)
    }
    var sparse = sparse
    sparse.trim()
    return ExtentIndex(
      count: count, length: length, common: sparse.common,
      storage: sparse.count == 0 ? .uniform : .sparse(sparse), limit: limit, isCut: isCut)
  }
}
