import LayoutCore

/// The sheet's questions to its delegate, for delegates that answer them one by one.
///
/// ``SpreadsheetLayoutDelegate`` offers the same as typed methods.
public enum SpreadsheetQuestion {
  /// What sets the sheet's questions apart: "Spreadsh".
  @inlinable public static var domain: UInt64 { 0x5370_7265_6164_7368 }

  /// Where sizes come from: an integer, the place among all cases of ``SpreadsheetSizing``.
  @inlinable public static var sizing: LayoutQuestion { question(1) }
  /// The height of a row, by section: a number.
  @inlinable public static var rowHeight: LayoutQuestion { question(2) }
  /// The width of a column, by item: a number.
  @inlinable public static var columnWidth: LayoutQuestion { question(3) }
  /// The size of a row's header, by section: a size.
  @inlinable public static var rowHeaderSize: LayoutQuestion { question(4) }
  /// The size of a column's header, by item: a size.
  @inlinable public static var columnHeaderSize: LayoutQuestion { question(5) }
  /// Whether the delegate can be asked for rows and columns: a flag.
  @inlinable public static var sizesRowsAndColumns: LayoutQuestion { question(6) }

  @inlinable
  static func question(_ number: Int) -> LayoutQuestion {
    LayoutQuestion(domain: domain, number: number, about: .section)
  }
}
