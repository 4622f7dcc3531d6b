import StrategyKit

/// A delegate that returns the sizes of the rows, columns and headers of a sheet.
///
/// A section is a row, and an item is a column. If ``SpreadsheetLayout/sizing`` requires the sizes
/// of cells, the layout asks ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)``, and the
/// delegate's rows and columns for the sizes of headers only.
public protocol SpreadsheetLayoutDelegate: StrategyDelegate {
  /// Returns the height of a row and the size of its header.
  ///
  /// - Parameter row: The index of the row.
  func spreadsheetRow(_ row: Int) -> SpreadsheetRow
  /// Returns the width of a column and the size of its header.
  ///
  /// - Parameter column: The index of the column.
  func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn
}

extension SpreadsheetLayoutDelegate {
  /// Returns a row of the layout's own height and header size.
  public func spreadsheetRow(_ row: Int) -> SpreadsheetRow { SpreadsheetRow() }

  /// Returns a column of the layout's own width and header size.
  public func spreadsheetColumn(_ column: Int) -> SpreadsheetColumn { SpreadsheetColumn() }

  /// Answers the questions of the sheet.
  public func answer(in slot: inout AnswerSlot) { answerSpreadsheet(in: &slot) }

  /// Answers the questions of the sheet, and no other questions.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerSpreadsheet(in slot: inout AnswerSlot) {
    slot.fill(.spreadsheetRow) { $1 = spreadsheetRow($0.section) }
    slot.fill(.spreadsheetColumn) { $1 = spreadsheetColumn($0.item) }
  }
}
