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

  /// The modules of the item within the limits of a board; the row is negative if it has no place.
  ///
  /// - Parameter columns: The number of columns of the board.
  /// - Parameter note: A closure that receives the problem of each number that is out of range, the
  ///   given number and the used one.
  @usableFromInline
  func place(
    on columns: Int, note: (LayoutDiagnostic.Problem, Double, Double) -> Void = { _, _, _ in }
  ) -> BoardPlace {
    func limited(_ given: Int, _ range: ClosedRange<Int>) -> Int {
      BoardLayout.limited(Double(given), to: range, note: note)
    }
    var place = BoardPlace(
      column: 0, row: -1, width: limited(width, 1...columns),
      height: limited(height, 1...BoardLayout.maximumHeight))
    if let column, let row {
      place.column = limited(column, 0...columns - place.width)
      place.row = limited(row, 0...BoardLayout.lastRow)
    }
    return place
  }
}

extension BoardItem {
  /// Spans the modules of a size if these are whole numbers, and returns a Boolean value that
  /// indicates whether they are.
  @inlinable @inline(__always)
  mutating func becomeWhole(_ size: LayoutSize, _ axis: LayoutAxis) -> Bool {
    let (across, along) =
      axis == .vertical ? (size.width, size.height) : (size.height, size.width)
    guard across >= 1, along >= 1, across <= 1_000, along <= 1_000 else { return false }
    (width, height) = (Int(across), Int(along))
    return Double(width) == across && Double(height) == along
  }
}

extension BoardLayout {
  /// Returns the whole number in a range that is nearest to a given one; a fraction is rounded up.
  ///
  /// - Parameter note: A closure that receives the problem of a number out of the range, the number
  ///   and the used one.
  static func limited(
    _ given: Double, to range: ClosedRange<Int>,
    note: (LayoutDiagnostic.Problem, Double, Double) -> Void
  ) -> Int {
    let (lower, upper) = (Double(range.lowerBound), Double(range.upperBound))
    if given > lower - 1, given <= upper { return Int(given.rounded(.up)) }
    let used = given.isFinite && given > lower ? range.upperBound : range.lowerBound
    let problem: LayoutDiagnostic.Problem =
      !given.isFinite ? .notFinite : given < 0 ? .negative : given == 0 ? .zero : .outOfRange
    note(problem, given, Double(used))
    return used
  }
}

extension LayoutQuestion where Answer == BoardItem {
  /// The question for the extent and the place of an item.
  @inlinable public static var boardItem: Self { Self("Board.item") }
}
