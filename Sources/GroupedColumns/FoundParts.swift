import LayoutCore

/// The parts that a query finds, in temporary memory that needs no allocation on the heap.
struct FoundParts {
  /// The place, column and offset of a part that was found.
  private struct Found {
    var place: UInt32
    var column: UInt32
    var start: Int64
  }

  /// The rows of a part that was found.
  ///
  /// They are computed once, because several layers of elements use them.
  private struct Rows {
    var first: UInt32
    var count: UInt32
    var extent: Int64
  }

  /// The number of parts that fit into two kilobytes of the stack.
  static var few: Int { 64 }

  private let found: UnsafeMutableBufferPointer<Found>
  private let rows: UnsafeMutableBufferPointer<Rows>
  /// The number of parts that were found, including those that exceed the capacity.
  private(set) var count = 0

  /// Calls `body` with a buffer for `capacity` parts.
  @inline(__always)
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

  mutating func add(_ place: Int, column: Int, from start: Int64) {
    if found.indices.contains(count) {
      found[count] = Found(
        place: UInt32(truncatingIfNeeded: place), column: UInt32(truncatingIfNeeded: column),
        start: start)
    }
    count += 1
  }

  /// Sorts the parts by their places.
  func sort() {
    let all = UnsafeMutableBufferPointer(rebasing: found[..<count])
    guard count > Self.few else {
      // Insertion sort, because the parts of each column are sorted already and there are few
      // columns.
      for next in all.indices.dropFirst() {
        let part = all[next]
        var rank = next
        while rank > 0, all[rank - 1].place > part.place {
          all[rank] = all[rank - 1]
          rank -= 1
        }
        all[rank] = part
      }
      return
    }
    var sorted = all
    sorted.sort { $0.place < $1.place }
  }

  /// Returns the place of the part at `rank`.
  func place(at rank: Int) -> Int { Int(found[rank].place) }

  /// Stores the rows of the part at `rank`.
  func setRows(at rank: Int, first: Int, count: Int, extent: Int64) {
    rows[rank] = Rows(
      first: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: count),
      extent: extent)
  }

  /// Returns the stored values of the part at `rank`.
  @inline(__always)
  func part(at rank: Int) -> (
    place: Int, column: Int, start: Int64, firstRow: Int, count: Int, rowsExtent: Int64
  ) {
    let (found, rows) = (found[rank], rows[rank])
    return (
      Int(found.place), Int(found.column), found.start, Int(rows.first), Int(rows.count),
      rows.extent
    )
  }
}

extension PreparedGroupedColumns {
  /// Calls `body` with each part that was found, in order.
  @inline(__always)
  func forEach(_ seen: FoundParts, _ body: (PlacedPart) -> Void) {
    for rank in 0..<seen.count {
      let known = seen.part(at: rank)
      let part =
        parts.list.isEmpty
        ? GroupedPart(
          section: known.place, number: 0, firstRow: 0, count: known.count, isLast: true)
        : parts.list[known.place]
      body(
        placed(
          part, firstRow: known.firstRow, column: known.column, from: known.start,
          rowsExtent: known.rowsExtent))
    }
  }
}
