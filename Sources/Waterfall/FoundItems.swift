/// The items of a section that a query finds: numbers in borrowed memory, so that nothing is allocated.
///
/// Searches write them down here instead of calling a closure for each: one that reads the layout would
/// count a reference to every array of it.
struct FoundItems {
  /// So many take a kilobyte of the stack for each of what is known of them.
  static var few: Int { 128 }

  private let places: UnsafeMutableBufferPointer<UInt32>
  private let starts: UnsafeMutableBufferPointer<Int64>
  /// How many were found, also where there is no room for them.
  private(set) var count = 0
  /// How many items were looked at.
  var looked = 0

  /// Calls `body` with room for `capacity` items.
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

  /// Whether all that were found are here.
  var hasRoom: Bool { count <= places.count }

  /// Notes an item, which comes after those that were found before.
  @inline(__always)
  mutating func add(_ place: Int, at start: Int64) {
    if count < places.count {
      places[count] = UInt32(truncatingIfNeeded: place)
      starts[count] = start
    }
    count &+= 1
  }

  /// The item that comes at `rank`: its place, and where it begins.
  @inline(__always)
  subscript(rank: Int) -> (place: Int, start: Int64) { (Int(places[rank]), starts[rank]) }
}
