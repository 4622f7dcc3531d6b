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
  /// The column's share of the width that the columns leave in the container, or 0 for none.
  ///
  /// A column with a share is flexible: it grows from its own width, which is ``width`` or that of
  /// its header, so that the columns fill the container. Columns that grow have widths in the ratio
  /// of their shares. If the user gives the column a width, it does not grow. A share that is
  /// negative or not finite counts as 0, and is reported as a diagnostic.
  public var fraction: Double
  /// The greatest width in points of a flexible column; infinity, which is the default, for none.
  ///
  /// If it is less than the column's own width, the own width applies.
  public var maximumWidth: Double

  /// Creates a column.
  ///
  /// - Parameter width: The width of the column in points, or nil to use the layout's own width.
  /// - Parameter headerSize: The size of the column's header in points, or nil to use the layout's
  ///   own header height.
  /// - Parameter level: The level of the column in an outline, from 0 to 255.
  /// - Parameter fraction: The share of the width that the columns leave, or 0 for none.
  /// - Parameter maximumWidth: The greatest width in points of a flexible column.
  public init(
    width: Double? = nil, headerSize: LayoutSize? = nil, level: Int = 0,
    fraction: Double = 0, maximumWidth: Double = .infinity
  ) {
    self.width = width
    self.headerSize = headerSize
    self.level = level
    self.fraction = fraction
    self.maximumWidth = maximumWidth
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
