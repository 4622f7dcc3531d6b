/// The source of the sizes of rows and columns in a sheet.
public enum SpreadsheetSizing: String, Hashable, Sendable, CaseIterable {
  /// The default source, which depends on the type of the delegate.
  ///
  /// If the delegate is a ``SpreadsheetLayoutDelegate``, it sizes rows and columns. Otherwise,
  /// every cell has the size that ``SpreadsheetLayout/columnWidth`` and
  /// ``SpreadsheetLayout/rowHeight`` specify.
  case automatic
  /// Every cell has the size that ``SpreadsheetLayout/columnWidth`` and
  /// ``SpreadsheetLayout/rowHeight`` specify, and the delegate is not asked.
  case uniform
  /// The delegate returns the height of every row and the width of every column.
  case rowsAndColumns
  /// The delegate returns the size of every cell.
  ///
  /// A column is as wide as its widest cell, and a row is as tall as its tallest cell.
  case cells
  /// The delegate returns the sizes of the cells in a sample of rows.
  ///
  /// The rows are evenly distributed over the sheet. A column is as wide as its widest cell in the
  /// sample. Every row is as tall as the tallest cell or row header in the sample, except for rows
  /// without cells, which are as tall as the tallest row header.
  case sampled
}
