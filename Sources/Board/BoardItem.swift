import LayoutCore

/// The extent of an item in modules, and its place if it is fixed.
public struct BoardItem: Hashable, Sendable {
  /// The number of columns that the item spans, from 1 to the number of columns of the board.
  public var width: Int
  /// The number of rows that the item spans, from 1 to ``BoardLayout/maximumHeight``.
  public var height: Int
  /// The column in which the item begins, from 0; `nil` if the layout determines the place.
  public var column: Int?
  /// The row in which the item begins, from 0 to ``BoardLayout/lastRow``; `nil` if the layout
  /// determines the place.
  ///
  /// An item has a fixed place only if both the row and the column are specified.
  public var row: Int?
  /// The number of columns of the board.
  ///
  /// A layout specifies it when it asks for the item, and ignores it in the answer. Use it to keep
  /// places for each number of columns, as in ``BoardPlacements``.
  public var boardColumns = 0

  /// Creates an item.
  ///
  /// - Parameter width: The number of columns that the item spans. The default is 1.
  /// - Parameter height: The number of rows that the item spans. The default is 1.
  /// - Parameter column: The column in which the item begins. The default is `nil`.
  /// - Parameter row: The row in which the item begins. The default is `nil`.
  @inlinable
  public init(width: Int = 1, height: Int = 1, column: Int? = nil, row: Int? = nil) {
    self.width = width
    self.height = height
    self.column = column
    self.row = row
  }

  /// Creates an item at a fixed place.
  public init(_ place: BoardPlace) {
    self.init(width: place.width, height: place.height, column: place.column, row: place.row)
  }

  /// The item within the limits of a board, and at a place within it.
  ///
  /// - Parameter columns: The number of columns of the board.
  /// - Parameter note: A closure that receives the problem of each number that is out of range, the
  ///   given number and the used one.
  func limited(
    to columns: Int, note: (LayoutDiagnostic.Problem, Int, Int) -> Void = { _, _, _ in }
  ) -> BoardItem {
    func limit(_ given: Int, _ range: ClosedRange<Int>) -> Int {
      let used = min(max(given, range.lowerBound), range.upperBound)
      if used != given { note(given < 0 ? .negative : given == 0 ? .zero : .outOfRange, given, used) }
      return used
    }
    var item = self
    item.width = limit(width, 1...columns)
    item.height = limit(height, 1...BoardLayout.maximumHeight)
    if let column, let row {
      item.column = limit(column, 0...columns - item.width)
      item.row = limit(row, 0...BoardLayout.lastRow)
    }
    return item
  }
}

extension LayoutQuestion where Answer == BoardItem {
  /// The question for the extent and the place of an item.
  @inlinable public static var boardItem: Self { Self("Board.item") }
}
