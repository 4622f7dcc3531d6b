import StrategyKit

/// The parts that a query finds, in temporary memory that needs no allocation on the heap.
struct FoundParts {
  /// The place, column and offset of a part that was found.
  struct Found {
    var place: UInt32
    var column: UInt32
    var start: LayoutUnit
  }

  /// The rows of a part that was found.
  ///
  /// They are computed once, because several layers of elements use them.
  struct Rows {
    var first: UInt32
    var count: UInt32
    var extent: LayoutUnit
  }

  /// The number of parts that fit into two kilobytes of the stack, and are sorted in place.
  static var few: Int { 63 }

  let found: UnsafeMutableBufferPointer<Found>
  let rows: UnsafeMutableBufferPointer<Rows>
  /// The number of parts that were found, including those that exceed the capacity.
  private(set) var count = 0

  /// Calls `body` with a buffer for `capacity` parts.
  static func withRoom<Result>(
    for capacity: Int, _ body: (inout FoundParts) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: Found.self, capacity: capacity) { found in
      withUnsafeTemporaryAllocation(of: Rows.self, capacity: capacity) { rows in
        var seen = FoundParts(found: found, rows: rows)
        return body(&seen)
      }
    }
  }

  /// A Boolean value that indicates whether all parts that were found are stored.
  var hasRoom: Bool { count <= found.count }

  mutating func add(_ place: Int, column: Int, from start: LayoutUnit) {
    if count < found.count {
      found[count] = Found(
        place: UInt32(truncatingIfNeeded: place), column: UInt32(truncatingIfNeeded: column),
        start: start)
    }
    count += 1
  }
}

extension PreparedGroupedColumns {
  /// Sorts the parts that were found by their places, and computes their rows.
  ///
  /// - Returns: A Boolean value that indicates whether a section has a header or footer.
  func measure(_ seen: FoundParts) -> Bool {
    var sorted = UnsafeMutableBufferPointer(rebasing: seen.found[..<seen.count])
    sorted.sort { $0.place < $1.place }
    var hasEdgeItems = false
    for rank in 0..<seen.count {
      let part = part(at: Int(seen.found[rank].place))
      let first = firstRow(of: part)
      hasEdgeItems = hasEdgeItems || self.hasEdgeItems(part.section)
      seen.rows[rank] = FoundParts.Rows(
        first: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: part.count),
        extent: LayoutUnit(rawValue: rows.length(of: first..<first + part.count)))
    }
    return hasEdgeItems
  }

  /// Calls `body` with each part that was found, in order.
  func forEach(_ seen: FoundParts, _ body: (PlacedPart) -> Void) {
    for rank in 0..<seen.count {
      let (found, rows) = (seen.found[rank], seen.rows[rank])
      let place = Int(found.place)
      let part =
        parts.list.isEmpty ? GroupedPart(section: place, count: Int(rows.count)) : parts.list[place]
      body(
        placed(
          part, firstRow: Int(rows.first), column: Int(found.column), from: found.start,
          rowsExtent: rows.extent))
    }
  }
}
