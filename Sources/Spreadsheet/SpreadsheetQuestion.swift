import LayoutCore

/// The sheet's questions to its delegate, for delegates that answer them one by one.
///
/// ``SpreadsheetLayoutDelegate`` offers the same as typed methods.
public enum SpreadsheetQuestion {
  /// Where sizes come from: an integer, the place among all cases of ``SpreadsheetSizing``.
  @inlinable public static var sizing: LayoutQuestion {
    .init("Spreadsheet.sizing", about: .section)
  }
  /// The height of a row, by section: a number.
  @inlinable public static var rowHeight: LayoutQuestion {
    .init("Spreadsheet.rowHeight", about: .section)
  }
  /// The width of a column, by item: a number.
  @inlinable public static var columnWidth: LayoutQuestion {
    .init("Spreadsheet.columnWidth", about: .section)
  }
  /// The size of a row's header, by section: a size.
  @inlinable public static var rowHeaderSize: LayoutQuestion {
    .init("Spreadsheet.rowHeaderSize", about: .section)
  }
  /// The size of a column's header, by item: a size.
  @inlinable public static var columnHeaderSize: LayoutQuestion {
    .init("Spreadsheet.columnHeaderSize", about: .section)
  }
  /// Whether the delegate can be asked for rows and columns: a flag.
  @inlinable public static var sizesRowsAndColumns: LayoutQuestion {
    .init("Spreadsheet.sizesRowsAndColumns", about: .section)
  }
}
