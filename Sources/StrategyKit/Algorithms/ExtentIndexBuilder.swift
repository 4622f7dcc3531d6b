import LayoutCore

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
