import LayoutCore

/// A delegate that returns the sizes of the rows, columns and headers of a sheet.
///
/// A section is a row, and an item is a column. The default implementation of every requirement
/// returns nil, so that the layout's own properties apply. If ``sizing`` requires the sizes of
/// cells, the layout asks ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)``.
public protocol SpreadsheetLayoutDelegate: LayoutDelegate {
  /// The source of sizes, or nil to use the layout's own ``SpreadsheetLayout/sizing``.
  var sizing: SpreadsheetSizing? { get }
  /// Returns the height of a row in points, or nil to use the layout's own cell height.
  ///
  /// - Parameter row: The index of the row.
  func height(ofRow row: Int) -> Double?
  /// Returns the width of a column in points, or nil to use the layout's own cell width.
  ///
  /// - Parameter column: The index of the column.
  func width(ofColumn column: Int) -> Double?
  /// Returns the size of a row's header in points, or nil to use the layout's own header width.
  ///
  /// All row headers get the width of the widest one. The row is at least as tall as its header.
  ///
  /// - Parameter row: The index of the row.
  func sizeOfHeader(ofRow row: Int) -> LayoutSize?
  /// Returns the size of a column's header in points, or nil to use the layout's own header height.
  ///
  /// All column headers get the height of the tallest one. The column is at least as wide as its
  /// header.
  ///
  /// - Parameter column: The index of the column.
  func sizeOfHeader(ofColumn column: Int) -> LayoutSize?
}

extension SpreadsheetLayoutDelegate {
  /// Returns nil, so that the layout's own sizing applies.
  @inlinable public var sizing: SpreadsheetSizing? { nil }
  /// Returns nil, so that the layout's own cell height applies.
  @inlinable public func height(ofRow row: Int) -> Double? { nil }
  /// Returns nil, so that the layout's own cell width applies.
  @inlinable public func width(ofColumn column: Int) -> Double? { nil }
  /// Returns nil, so that the layout's own header width applies.
  @inlinable public func sizeOfHeader(ofRow row: Int) -> LayoutSize? { nil }
  /// Returns nil, so that the layout's own header height applies.
  @inlinable public func sizeOfHeader(ofColumn column: Int) -> LayoutSize? { nil }

  /// Returns the answer of the typed method that corresponds to `question`.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    spreadsheetAnswer(question, at: index)
  }

  /// Returns the answer to a question of the sheet, or nil for any other question.
  ///
  /// A type that serves several strategies can call this method from its own implementation of
  /// ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
  ///
  /// - Parameter question: The question.
  /// - Parameter index: The row and the column that the question concerns.
  @inlinable
  public func spreadsheetAnswer(
    _ question: LayoutQuestion, at index: ElementIndex
  ) -> LayoutAnswer? {
    switch question {
    case SpreadsheetQuestion.sizing:
      return sizing.flatMap { SpreadsheetSizing.allCases.firstIndex(of: $0) }.map { .integer($0) }
    case SpreadsheetQuestion.sizesRowsAndColumns: return .flag(true)
    case SpreadsheetQuestion.rowHeight: return height(ofRow: index.section).map { .number($0) }
    case SpreadsheetQuestion.columnWidth: return width(ofColumn: index.item).map { .number($0) }
    case SpreadsheetQuestion.rowHeaderSize:
      return sizeOfHeader(ofRow: index.section).map { .size($0) }
    case SpreadsheetQuestion.columnHeaderSize:
      return sizeOfHeader(ofColumn: index.item).map { .size($0) }
    default: return nil
    }
  }
}
