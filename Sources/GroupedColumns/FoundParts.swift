import LayoutCore

/// The parts that a query finds: small numbers in borrowed memory, so that nothing is allocated.
struct FoundParts {
  /// What is known of a part once it is found.
  private struct Found {
    var place: UInt32
    var column: UInt32
    var start: Int64
  }

  /// What is asked of it once, because several layers of elements need it.
  private struct Rows {
    var first: UInt32
    var count: UInt32
    var extent: Int64
  }

  /// So many parts take two kilobytes of the stack.
  static var few: Int { 64 }

  private let found: UnsafeMutableBufferPointer<Found>
  private let rows: UnsafeMutableBufferPointer<Rows>
  /// How many were found, also where there is no room for them.
  private(set) var count = 0

  /// Calls `body` with room for `capacity` parts.
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

  /// Whether all that were found are here.
  var hasRoom: Bool { count <= found.count }

  mutating func add(_ place: Int, column: Int, from start: Int64) {
    if count < found.count {
      found[count] = Found(
        place: UInt32(truncatingIfNeeded: place), column: UInt32(truncatingIfNeeded: column),
        start: start)
    }
    count += 1
  }

  /// Puts the parts in the order of their places.
  func sort() {
    let all = UnsafeMutableBufferPointer(rebasing: found[..<count])
    guard count > Self.few else {
      // Columns are in order already, each for itself, and there are few.
      for next in 1..<max(1, count) {
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

  /// The place of the part that comes at `rank`.
  func place(at rank: Int) -> Int { Int(found[rank].place) }

  /// Notes what several layers of elements need of a part.
  func setRows(at rank: Int, first: Int, count: Int, extent: Int64) {
    rows[rank] = Rows(
      first: UInt32(truncatingIfNeeded: first), count: UInt32(truncatingIfNeeded: count),
      extent: extent)
  }

  /// What is known of the part that comes at `rank`.
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
  /// Calls `body` with each of the parts that were found, in order.
  @inline(__always)
  func forEach(_ seen: FoundParts, _ body: (PlacedPart) -> Void) {
    for rank in 0..<seen.count {
      let known = seen.part(at: rank)
      let part =
        parts.isEmpty
        ? GroupedPart(
          section: known.place, number: 0, firstRow: 0, count: known.count, isLast: true)
        : parts[known.place]
      body(
        placed(
          part, firstRow: known.firstRow, column: known.column, from: known.start,
          rowsExtent: known.rowsExtent))
    }
  }
}
