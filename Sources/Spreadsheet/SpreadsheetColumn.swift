import StrategyKit

/// The width of a column in a sheet, and the size of its header.
public struct SpreadsheetColumn: Hashable, Sendable {
  /// The width of the column in points, or nil to use the layout's own width.
  public var width: Double?
  /// The size of the column's header in points, or nil to use the layout's own header height.
  ///
  /// All column headers get the height of the tallest one. The column is at least as wide as its
  /// header.
  public var headerSize: LayoutSize?
  /// The level of the column in an outline, from 0 to 255.
  ///
  /// A column is the parent of the columns that follow it up to the next one whose level is not
  /// higher. Levels may increase by more than one. A level outside the range counts as the nearest
  /// one in it, and is reported as a diagnostic.
  public var level: Int

  /// Creates a column.
  ///
  /// - Parameter width: The width of the column in points, or nil to use the layout's own width.
  /// - Parameter headerSize: The size of the column's header in points, or nil to use the layout's
  ///   own header height.
  /// - Parameter level: The level of the column in an outline, from 0 to 255.
  public init(width: Double? = nil, headerSize: LayoutSize? = nil, level: Int = 0) {
    self.width = width
    self.headerSize = headerSize
    self.level = level
  }
}

extension LayoutQuestion where Answer == SpreadsheetColumn {
  /// The question for the sizes of a column, which is the item.
  ///
  /// The question is asked about section 0.
  public static var spreadsheetColumn: Self {
    Self("Spreadsheet.column", about: .section)
  }
}
