/// Where the sizes of rows and columns come from.
public enum SpreadsheetSizing: String, Hashable, Sendable, CaseIterable {
  /// Rows and columns are asked for where the delegate is a ``SpreadsheetLayoutDelegate``; else every
  /// cell has ``SpreadsheetLayout/cellSize``.
  case automatic
  /// Every cell has ``SpreadsheetLayout/cellSize``; the delegate is not asked.
  case uniform
  /// The delegate is asked for the height of every row and the width of every column.
  case rowsAndColumns
  /// The delegate is asked for the size of every cell: a column is as wide as its widest cell, a row
  /// as high as its tallest.
  case cells
  /// The delegate is asked for the sizes of the cells of some rows, spread over the sheet: a column
  /// is as wide as the widest cell among them, and every row as high as the tallest.
  case sampled
}
