/// A rectangle of cells in a sheet.
public struct CellRange: Hashable, Sendable {
  /// The first row.
  public var row: Int
  /// The first column.
  public var column: Int
  /// How many rows.
  public var rowCount: Int
  /// How many columns.
  public var columnCount: Int

  /// A range of `rowCount` by `columnCount` cells from the cell at `row` and `column`.
  public init(row: Int, column: Int, rowCount: Int, columnCount: Int) {
    self.row = row
    self.column = column
    self.rowCount = rowCount
    self.columnCount = columnCount
  }

  /// The range from one cell to another, as spreadsheets write it: `B2:D4` has three rows and
  /// columns.
  ///
  /// Nil where `name` is no such range. Letters may be small; the corners may come in any order.
  public init?(_ name: String) {
    var corners: [(row: Int, column: Int)] = []
    for part in name.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
      guard let corner = CellRange.cell(part) else { return nil }
      corners.append(corner)
    }
    guard corners.count == 1 || corners.count == 2, let first = corners.first,
      let last = corners.last
    else { return nil }
    row = min(first.row, last.row)
    column = min(first.column, last.column)
    rowCount = max(first.row, last.row) - row + 1
    columnCount = max(first.column, last.column) - column + 1
  }

  /// What a name looks like, as a regular expression.
  static var pattern: String {
    let cell = "[A-Za-z]{1,6}0{0,8}[1-9][0-9]{0,8}"
    return "^\(cell)(:\(cell))?$"
  }

  /// A cell's letters and digits as row and column, both from 0.
  private static func cell(_ name: some Sequence<UInt8>) -> (row: Int, column: Int)? {
    var column = 0
    var row = 0
    var inDigits = false
    for byte in name {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z") where !inDigits:
        column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
      case UInt8(ascii: "a")...UInt8(ascii: "z") where !inDigits:
        column = column * 26 + Int(byte - UInt8(ascii: "a")) + 1
      case UInt8(ascii: "0")...UInt8(ascii: "9") where column > 0:
        inDigits = true
        row = row * 10 + Int(byte - UInt8(ascii: "0"))
      default: return nil
      }
      // Six letters and nine digits: far beyond any sheet, and far from overflow.
      if column > 321_272_406 || row > 999_999_999 { return nil }
    }
    return row > 0 && column > 0 ? (row - 1, column - 1) : nil
  }
}

extension CellRange: CustomStringConvertible {
  /// The range as spreadsheets write it, or as numbers where it is none.
  public var description: String {
    guard row >= 0, column >= 0, rowCount > 0, columnCount > 0,
      row < Int.max - rowCount, column < Int.max - columnCount
    else { return "row \(row), column \(column), \(rowCount) by \(columnCount)" }
    let first = CellRange.letters(column) + "\(row + 1)"
    if rowCount == 1, columnCount == 1 { return first }
    return first + ":" + CellRange.letters(column + columnCount - 1) + "\(row + rowCount)"
  }

  private static func letters(_ column: Int) -> String {
    var bytes: [UInt8] = []
    var rest = column + 1
    while rest > 0 {
      bytes.append(UInt8(ascii: "A") + UInt8((rest - 1) % 26))
      rest = (rest - 1) / 26
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }
}
