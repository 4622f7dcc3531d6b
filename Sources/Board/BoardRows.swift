import StrategyKit

/// The occupied modules of a board, and the rule of packing.
///
/// If items are packed densely, the first free place of a shape never moves toward the start while
/// items are added. It is stored for each shape, so rows are not searched again.
///
/// - Complexity: 8 bytes for each row from the first one that has a hole on. Rows after the last
///   item that is placed, such as those of fixed items far away, take none.
struct BoardRows: Sendable {
  /// The columns of each row that are occupied or do not exist, as bits.
  private var rows: [UInt64] = []
  /// The number of full rows before those that are stored, and of the full ones at their start.
  private var (start, full) = (0, 0)
  /// The bits of all columns.
  private let board: UInt64
  private let packing: BoardPacking
  /// The place of the last item.
  private var cursor = BoardPlace(column: 0, row: 0)
  /// For each shape, by height and width, a row before which it fits nowhere.
  private var bounds: [Int] = []
  /// The occupied places after the rows that are stored, from the last one back.
  private var later: [BoardPlace]

  /// Creates the rows of a board.
  ///
  /// - Parameter columns: The number of columns, from 1 to 64.
  /// - Parameter packing: The rule that determines the places of items.
  /// - Parameter places: The modules that are occupied, of which no two have one in common.
  init(columns: Int, packing: BoardPacking, around places: [BoardPlace] = []) {
    board = BoardPlace(column: 0, row: 0, width: columns).bits
    self.packing = packing
    later = places.sorted { $0.row > $1.row }
  }

  /// Occupies the first free place for the shape of an item, row by row, and returns it.
  mutating func place(_ item: BoardPlace) -> BoardPlace {
    while full < rows.count, rows[full] == .max { full += 1 }
    if full > 1_024, full > rows.count / 2 {
      rows.removeFirst(full)
      (start, full) = (start + full, 0)
    }
    let (width, height) = (item.width, item.height)
    let shape = height * 64 + width - 1
    var row = cursor.row
    var skipped: UInt64 = ~(~0 << UInt64(cursor.column))
    if packing == .dense {
      if shape >= bounds.count { bounds += repeatElement(0, count: shape + 1 - bounds.count) }
      // A greater shape does not fit where a smaller one does not.
      row = max(bounds[shape], bounds[shape - 64], width > 1 ? bounds[shape - 1] : 0)
      skipped = 0
    }
    if row < start + full { (row, skipped) = (start + full, 0) }
    var columns: UInt64 = 0
    while columns == 0 {
      store(to: row + height)
      (row, columns) = search(width, height, from: row, skipping: skipped)
      skipped = 0
    }
    cursor = item.moved(toColumn: columns.trailingZeroBitCount, row: row)
    if packing == .dense { bounds[shape] = row }
    toggle(cursor)
    return cursor
  }

  /// Frees the modules of the item that was added last.
  ///
  /// - Parameter place: The place of the item.
  /// - Parameter cursor: The place of the item before it.
  mutating func removeLast(_ place: BoardPlace, after cursor: BoardPlace) {
    if place.row < start {
      rows.insert(contentsOf: repeatElement(.max, count: start - place.row), at: 0)
      start = place.row
    }
    full = min(full, place.row - start)
    // A shape can fit in the rows before if it ends in those that are free again.
    for shape in bounds.indices {
      bounds[shape] = max(0, min(bounds[shape], place.row - shape / 64 + 1))
    }
    self.cursor = cursor
    toggle(place)
  }

  /// The row after the last one that is occupied.
  var end: Int { start + 1 + (rows.lastIndex { $0 != ~board } ?? -1) }

  /// Returns the first of the stored rows in which a shape can begin, and the possible columns as
  /// bits, or the first row for which more must be stored.
  ///
  /// - Parameter skipped: Columns of the first row in which the shape must not begin.
  private func search(
    _ width: Int, _ height: Int, from first: Int, skipping skipped: UInt64
  ) -> (row: Int, columns: UInt64) {
    rows.withUnsafeBufferPointer { rows in
      var (row, skipped) = (first &- start, skipped)
      while row &+ height <= rows.count {
        var columns = ~skipped & ~rows[row]
        for next in row &+ 1..<row &+ height { columns &= ~rows[next] }
        for _ in 1..<width { columns &= columns &>> 1 }
        if columns != 0 { return (row &+ start, columns) }
        (row, skipped) = (row &+ 1, 0)
      }
      return (row &+ start, 0)
    }
  }

  /// Occupies free modules, or frees occupied ones.
  private mutating func toggle(_ place: BoardPlace) {
    rows.withUnsafeMutableBufferPointer { rows in
      for row in place.row &- start..<place.end &- start { rows[row] ^= place.bits }
    }
  }

  /// Stores all rows up to an end, with the places that begin in them.
  private mutating func store(to end: Int) {
    guard end - start > rows.count else { return }
    append(end - start - rows.count + 63)
    while let place = later.last, place.row < start + rows.count {
      later.removeLast()
      append(place.end - start - rows.count)
      toggle(place)
    }
  }

  private mutating func append(_ number: Int) {
    rows += repeatElement(~board, count: max(0, number))
  }
}
