/// A rectangular range of cells in a sheet.
public struct CellRange: Hashable, Sendable {
  /// The index of the first row, from 0.
  public var row: Int
  /// The index of the first column, from 0.
  public var column: Int
  /// The number of rows.
  public var rowCount: Int
  /// The number of columns.
  public var columnCount: Int

  /// Creates a range of `rowCount` by `columnCount` cells.
  ///
  /// A layout ignores the parts of the range that are outside the sheet, and reports them as a
  /// diagnostic.
  ///
  /// - Parameter row: The index of the first row, from 0.
  /// - Parameter column: The index of the first column, from 0.
  /// - Parameter rowCount: The number of rows.
  /// - Parameter columnCount: The number of columns.
  public init(row: Int, column: Int, rowCount: Int, columnCount: Int) {
    self.row = row
    self.column = column
    self.rowCount = rowCount
    self.columnCount = columnCount
  }

  /// Creates a range from a name such as `B2:D4`, which has three rows and three columns.
  ///
  /// Letters may be lowercase, and the corners may be in any order. The name of a single cell, such
  /// as `B2`, is a range of one cell.
  ///
  /// - Parameter name: The name. The result is nil if it is not the name of a range.
  public init?(_ name: String) {
    let parts = name.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let corners = parts.compactMap { CellRange.cell($0) }
    guard parts.count <= 2, corners.count == parts.count, let first = corners.first,
      let last = corners.last
    else { return nil }
    row = min(first.row, last.row)
    column = min(first.column, last.column)
    rowCount = max(first.row, last.row) - row + 1
    columnCount = max(first.column, last.column) - column + 1
  }

  /// A regular expression for the names of ranges.
  static var pattern: String {
    let cell = "[A-Za-z]{1,6}0{0,8}[1-9][0-9]{0,8}"
    return "^\(cell)(:\(cell))?$"
  }

  /// Returns the row and the column of a cell's name, both from 0.
  private static func cell(_ name: some Collection<UInt8>) -> (row: Int, column: Int)? {
    // Uppercase and lowercase letters differ in one bit.
    let letters = name.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) }
    let number = name.dropFirst(letters.count)
    let digits = number.drop { $0 == UInt8(ascii: "0") }
    // Six letters and nine digits exceed any sheet, and do not overflow 32 bits.
    guard (1...6).contains(letters.count), (1...9).contains(digits.count),
      number.count - digits.count <= 8, digits.allSatisfy({ (48...57).contains($0) })
    else { return nil }
    let column = letters.reduce(0) { $0 * 26 + Int($1 | 0x20) - Int(UInt8(ascii: "a")) + 1 }
    let row = digits.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    return (row - 1, column - 1)
  }
}

extension CellRange {
  /// The rows of a range within a sheet.
  var rows: Range<Int> { row..<row + rowCount }

  /// The columns of a range within a sheet.
  var columns: Range<Int> { column..<column + columnCount }

  /// Creates the range of some rows and columns.
  init(rows: Range<Int>, columns: Range<Int>) {
    self.init(
      row: rows.lowerBound, column: columns.lowerBound, rowCount: rows.count,
      columnCount: columns.count)
  }
}

extension CellRange: CustomStringConvertible {
  /// The name of the range, or its numbers if the range is empty or has negative indices.
  public var description: String {
    guard row >= 0, column >= 0, rowCount > 0, columnCount > 0,
      row < Int.max - rowCount, column < Int.max - columnCount
    else { return "row \(row), column \(column), \(rowCount) by \(columnCount)" }
    let first = CellRange.letters(column) + "\(row + 1)"
    if rowCount == 1, columnCount == 1 { return first }
    return first + ":" + CellRange.letters(column + columnCount - 1) + "\(row + rowCount)"
  }

  /// Returns the letters that name a column, such as `B` for 1.
  static func letters(_ column: Int) -> String {
    var bytes: [UInt8] = []
    var rest = column + 1
    while rest > 0 {
      bytes.append(UInt8(ascii: "A") + UInt8((rest - 1) % 26))
      rest = (rest - 1) / 26
    }
    return String(decoding: bytes.reversed(), as: UTF8.self)
  }
}
