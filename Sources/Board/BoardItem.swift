import StrategyKit

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
  /// A Boolean value that indicates whether other items never move the item.
  ///
  /// A locked item has its place before the others, is not pushed, and does not move toward the
  /// start. It moves only if its own place changes, or if it overlaps another locked item.
  public var isLocked: Bool
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
  /// - Parameter isLocked: A Boolean value that indicates whether other items never move the item.
  ///   The default is `false`.
  public init(
    width: Int = 1, height: Int = 1, column: Int? = nil, row: Int? = nil, isLocked: Bool = false
  ) {
    self.width = width
    self.height = height
    self.column = column
    self.row = row
    self.isLocked = isLocked
  }

  /// Creates an item at a fixed place.
  public init(_ place: BoardPlace) {
    self.init(
      width: place.width, height: place.height, column: place.column, row: place.row,
      isLocked: place.isLocked)
  }

  /// The modules of the item within the limits of a board; the row is negative if it has no place.
  ///
  /// - Parameter columns: The number of columns of the board.
  /// - Parameter note: A closure that receives the problem of each number that is out of range, the
  ///   given number and the used one.
  func place(
    on columns: Int, note: (LayoutDiagnostic.Problem, Double, Double) -> Void = { _, _, _ in }
  ) -> BoardPlace {
    func limited(_ given: Int, _ range: ClosedRange<Int>) -> Int {
      LayoutLimits.limited(Double(given), to: range) { note($0, Double(given), $1) }
    }
    let width = limited(width, 1...columns)
    let height = limited(height, 1...BoardLayout.maximumHeight)
    guard let column, let row else {
      return BoardPlace(column: 0, row: -1, width: width, height: height, isLocked: isLocked)
    }
    return BoardPlace(
      column: limited(column, 0...columns - width), row: limited(row, 0...BoardLayout.lastRow),
      width: width, height: height, isLocked: isLocked)
  }
}

extension LayoutQuestion where Answer == BoardItem {
  /// The question for the extent and the place of an item.
  public static var boardItem: Self { Self("Board.item") }
}
