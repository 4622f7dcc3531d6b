import LayoutCore

/// The questions that a spreadsheet layout asks its delegate.
///
/// A delegate can answer them in ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
/// ``SpreadsheetLayoutDelegate`` offers typed methods instead.
public enum SpreadsheetQuestion {
  /// The question for the source of sizes; the answer is an integer.
  ///
  /// The integer is the index of a case in the list of all cases of ``SpreadsheetSizing``.
  @inlinable public static var sizing: LayoutQuestion {
    .init("Spreadsheet.sizing", about: .section)
  }
  /// The question for the height of a row, which is the section; the answer is a number of points.
  @inlinable public static var rowHeight: LayoutQuestion {
    .init("Spreadsheet.rowHeight", about: .section)
  }
  /// The question for the width of a column, which is the item; the answer is a number of points.
  @inlinable public static var columnWidth: LayoutQuestion {
    .init("Spreadsheet.columnWidth", about: .section)
  }
  /// The question for the size of a row's header, which is the section; the answer is a size.
  @inlinable public static var rowHeaderSize: LayoutQuestion {
    .init("Spreadsheet.rowHeaderSize", about: .section)
  }
  /// The question for the size of a column's header, which is the item; the answer is a size.
  @inlinable public static var columnHeaderSize: LayoutQuestion {
    .init("Spreadsheet.columnHeaderSize", about: .section)
  }
  /// The question whether the delegate sizes rows and columns; the answer is a flag.
  @inlinable public static var sizesRowsAndColumns: LayoutQuestion {
    .init("Spreadsheet.sizesRowsAndColumns", about: .section)
  }
}
