import LayoutCore

/// The modules that an item covers.
public struct BoardPlace: Hashable, Sendable {
  /// The first row of the item, from 0.
  public var row: Int
  // A board stores a place in 16 bytes.
  @usableFromInline let storedHeight: Int32
  @usableFromInline let storedColumn: Int16
  @usableFromInline let storedWidth: Int16

  /// Creates the place of an item.
  ///
  /// - Parameter column: The first column of the item.
  /// - Parameter row: The first row of the item.
  /// - Parameter width: The number of columns.
  /// - Parameter height: The number of rows.
  @inlinable
  public init(column: Int, row: Int, width: Int = 1, height: Int = 1) {
    self.row = row
    storedColumn = Int16(clamping: column)
    storedWidth = Int16(clamping: width)
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
    BoardPlace(column: column, row: row, width: width, height: height)
  }
}

extension [BoardPlace] {
  /// The numbers of the items in reading order: by row, then by column.
  var readingOrder: [Int] {
    indices.sorted { (self[$0].row, self[$0].column, $0) < (self[$1].row, self[$1].column, $1) }
  }

  /// Moves items along their columns, each to its row or to the end of those before it, whichever
  /// is farther.
  ///
  /// - Parameter order: The numbers of the items, in the order in which they are placed.
  /// - Parameter keepsRows: A Boolean value that indicates whether no item moves toward the start.
  mutating func stack(_ order: [Int], keepsRows: Bool) {
    var ends = Array<Int>(repeating: 0, count: 64)
    for item in order {
      let columns = self[item].column..<self[item].column + self[item].width
      let end = ends[columns].reduce(0) { Swift.max($0, $1) }
      self[item].row = keepsRows ? Swift.max(end, self[item].row) : end
      for column in columns { ends[column] = self[item].end }
    }
  }
}
