/// A group of columns in a sheet, which has a header above those of the columns.
///
/// Groups may contain others. The headers of outer groups are above those of inner ones.
public struct ColumnGroup: Hashable, Sendable {
  /// The index of the first column, from 0.
  public var firstColumn: Int
  /// The number of columns.
  public var columnCount: Int

  /// Creates a group of `columnCount` columns.
  ///
  /// - Parameter firstColumn: The index of the first column, from 0.
  /// - Parameter columnCount: The number of columns.
  public init(firstColumn: Int, columnCount: Int) {
    self.firstColumn = firstColumn
    self.columnCount = columnCount
  }

  /// Creates a group from the names of its first and last column, such as `B:D`.
  ///
  /// Letters may be lowercase, and the columns may be in any order. The name of a single column is
  /// a group of one column.
  ///
  /// - Parameter name: The name. The result is nil if it is not the name of a group.
  public init?(_ name: String) {
    let ends = name.utf8.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    let cells = ends.compactMap { CellRange(String(decoding: $0, as: UTF8.self) + "1") }
    let isPlain = name.utf8.allSatisfy { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isPlain, ends.count <= 2, cells.count == ends.count, let first = cells.first,
      let last = cells.last
    else { return nil }
    self.init(
      firstColumn: min(first.column, last.column),
      columnCount: max(first.column, last.column) - min(first.column, last.column) + 1)
  }

  /// A regular expression for the names of groups.
  static var pattern: String { "^[A-Za-z]{1,6}(:[A-Za-z]{1,6})?$" }
}

extension ColumnGroup: CustomStringConvertible {
  /// The name of the group, or its numbers if it is empty or has a negative index.
  public var description: String {
    guard firstColumn >= 0, columnCount > 0, firstColumn < Int.max - columnCount else {
      return "\(columnCount) columns from \(firstColumn)"
    }
    let first = CellRange.letters(firstColumn)
    return columnCount == 1
      ? first : first + ":" + CellRange.letters(firstColumn + columnCount - 1)
  }
}
