/// The items of a section that a query finds, in temporary memory that needs no heap allocation.
///
/// Searches store items here instead of calling a closure for each of them. A closure that reads
/// the layout would retain each of its arrays.
struct FoundItems {
  /// The number of items for which each buffer takes at most a kilobyte of the stack.
  static var few: Int { 128 }

  private let places: UnsafeMutableBufferPointer<UInt32>
  private let starts: UnsafeMutableBufferPointer<Int64>
  /// The number of items that were found, including those that exceed the capacity.
  private(set) var count = 0
  /// The number of items that were visited.
  var looked = 0

  /// Calls `body` with buffers for `capacity` items.
  @inline(__always)
  static func withRoom<Result>(
    for capacity: Int, _ body: (inout FoundItems) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { places in
      withUnsafeTemporaryAllocation(of: Int64.self, capacity: capacity) { starts in
        var found = FoundItems(places: places, starts: starts)
        return body(&found)
      }
    }
  }

  /// A Boolean value that indicates whether all items that were found are stored.
  var hasRoom: Bool { count <= places.count }

  /// Adds an item after those that were found before.
  @inline(__always)
  mutating func add(_ place: Int, at start: Int64) {
    if count < places.count {
      places[count] = UInt32(truncatingIfNeeded: place)
      starts[count] = start
    }
    count &+= 1
  }

  /// Returns the place and the offset of the item at `rank`.
  @inline(__always)
  subscript(rank: Int) -> (place: Int, start: Int64) { (Int(places[rank]), starts[rank]) }
}
