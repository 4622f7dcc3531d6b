import LayoutCore

/// Answers a sheet's questions per row and column, where they differ from its parameters.
///
/// A section is a row, an item a column. Every question has a default that leaves the answer to the
/// parameters. Sizes of single cells are answered by ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)``,
/// where ``sizing`` asks for them.
public protocol SpreadsheetLayoutDelegate: LayoutDelegate {
  /// Where sizes come from; the layout's own ``SpreadsheetLayout/sizing`` unless told otherwise.
  var sizing: SpreadsheetSizing? { get }
  /// The height of `row` in points.
  func height(ofRow row: Int) -> Double?
  /// The width of `column` in points.
  func width(ofColumn column: Int) -> Double?
  /// The size of the header of `row`: the headers are as wide as the widest, and the row is at least
  /// as high as its own.
  func sizeOfHeader(ofRow row: Int) -> LayoutSize?
  /// The size of the header of `column`: the headers are as high as the tallest, and the column is
  /// at least as wide as its own.
  func sizeOfHeader(ofColumn column: Int) -> LayoutSize?
}

extension SpreadsheetLayoutDelegate {
  /// The layout's own sizing.
  @inlinable public var sizing: SpreadsheetSizing? { nil }
  /// The layout's own cell height.
  @inlinable public func height(ofRow row: Int) -> Double? { nil }
  /// The layout's own cell width.
  @inlinable public func width(ofColumn column: Int) -> Double? { nil }
  /// The layout's own header width.
  @inlinable public func sizeOfHeader(ofRow row: Int) -> LayoutSize? { nil }
  /// The layout's own header height.
  @inlinable public func sizeOfHeader(ofColumn column: Int) -> LayoutSize? { nil }

  /// The typed answers, as the strategy asks for them.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    spreadsheetAnswer(question, at: index)
  }

  /// The answer to a question of the sheet; nil for questions of other strategies.
  ///
  /// A type that serves several strategies calls it in its own ``/LayoutCore/LayoutDelegate/answer(_:at:)``.
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
