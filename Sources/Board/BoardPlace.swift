import StrategyKit

/// The modules that an item covers.
public struct BoardPlace: Hashable, Sendable {
  /// The first row of the item, from 0.
  public var row: Int
  // A board stores a place in 16 bytes.
  let storedHeight: Int32
  let storedColumn: Int16
  let storedWidth: Int8
  /// A Boolean value that indicates whether other items never move the item.
  public var isLocked: Bool

  /// Creates the place of an item.
  ///
  /// - Parameter column: The first column of the item.
  /// - Parameter row: The first row of the item.
  /// - Parameter width: The number of columns.
  /// - Parameter height: The number of rows.
  /// - Parameter isLocked: A Boolean value that indicates whether other items never move the item.
  ///   The default is `false`.
  public init(
    column: Int, row: Int, width: Int = 1, height: Int = 1, isLocked: Bool = false
  ) {
    self.row = row
    self.isLocked = isLocked
    storedColumn = Int16(clamping: column)
    storedWidth = Int8(clamping: width)
    storedHeight = Int32(clamping: height)
  }

  /// The first column of the item, from 0.
  public var column: Int { Int(storedColumn) }

  /// The number of columns.
  public var width: Int { Int(storedWidth) }

  /// The number of rows.
  public var height: Int { Int(storedHeight) }

  /// The row after the last row of the item.
  var end: Int { row + height }

  /// The columns of the item.
  var columns: Range<Int> { column..<column + width }

  /// Returns a Boolean value that indicates whether two places have a module in common.
  func intersects(_ other: BoardPlace) -> Bool {
    row < other.end && other.row < end && bits & other.bits != 0
  }

  /// The columns as bits.
  var bits: UInt64 { (~0 &>> UInt64(64 &- width)) &<< UInt64(column) }

  /// The place of the item before it is placed.
  var unplaced: BoardPlace { moved(toColumn: 0, row: -1) }

  /// Returns the place of the same number of modules with another beginning.
  func moved(toColumn column: Int, row: Int) -> BoardPlace {
    BoardPlace(column: column, row: row, width: width, height: height, isLocked: isLocked)
  }

  /// Returns the place moved toward the end, past the places of locked items.
  ///
  /// - Parameter locks: The places of the locked items, in reading order.
  func passing(_ locks: [BoardPlace]) -> BoardPlace {
    var place = self
    for lock in locks where lock.intersects(place) { place.row = lock.end }
    return place
  }
}

extension [BoardPlace] {
  /// The numbers of the items in reading order: by row, then by column.
  var readingOrder: [Int] {
    indices.sorted { (self[$0].row, self[$0].column, $0) < (self[$1].row, self[$1].column, $1) }
  }

  /// Moves the items that are not locked toward the start along their columns, each to the end of
  /// those before it in reading order.
  ///
  /// No two items must have a module in common.
  mutating func compact() {
    var ends = BoardEnds()
    for item in readingOrder {
      if !self[item].isLocked { self[item].row = ends.end(of: self[item].columns) }
      ends.add(self[item])
    }
  }

  /// Moves items toward the end along their columns, so that no two have a module in common.
  ///
  /// Locked items come first. An item moves only if it overlaps one that came before: to the end of
  /// those in its columns, and past locked ones.
  ///
  /// - Parameter items: The numbers of the items in reading order.
  /// - Complexity: O(n) in most cases; n = items.
  mutating func separate(_ items: [Int]) {
    let locked = items.filter { self[$0].isLocked }
    let order = locked + items.filter { !self[$0].isLocked }
    var index = BoardIndex(capacity: order.count)
    var (ends, lastEnd) = (BoardEnds(), 0)
    for (number, item) in order.enumerated() {
      // A locked item is in the way only where it is.
      if number == locked.count { ends = BoardEnds() }
      var place = self[item]
      func endOfOverlap() -> Int? {
        var end: Int?
        guard place.row < lastEnd else { return nil }
        index.forEach(from: place.row, to: place.end) {
          let other = self[order[$0]]
          if other.intersects(place) { end = Swift.max(end ?? 0, other.end) }
        }
        return end
      }
      if endOfOverlap() != nil {
        place.row = Swift.max(place.row, ends.end(of: place.columns))
        while let end = endOfOverlap() { place.row = end }
        self[item] = place
      }
      index.append(place)
      ends.add(place)
      lastEnd = Swift.max(lastEnd, place.end)
    }
  }
}

/// The end of the last item in each column of a board.
struct BoardEnds {
  private var ends = Array(repeating: 0, count: BoardLayout.maximumColumns)

  /// Returns the first row after the items in some columns.
  func end(of columns: Range<Int>) -> Int { ends[columns].reduce(0) { max($0, $1) } }

  /// Adds an item after the others in its columns, or before some of them.
  mutating func add(_ place: BoardPlace) {
    for column in place.columns { ends[column] = max(ends[column], place.end) }
  }
}
