import StrategyKit

/// The height of a row in a sheet, and the size of its header.
public struct SpreadsheetRow: Hashable, Sendable {
  /// The height of the row in points, or nil to use the layout's own height.
  public var height: Double?
  /// The size of the row's header in points, or nil to use the layout's own header width.
  ///
  /// All row headers get the width of the widest one. The row is at least as tall as its header.
  public var headerSize: LayoutSize?
  /// The level of the row in an outline, from 0 to 255.
  ///
  /// A row is the parent of the rows that follow it up to the next one whose level is not
  /// higher. Levels may increase by more than one. A level outside the range counts as the nearest
  /// one in it, and is reported as a diagnostic.
  public var level: Int

  /// Creates a row.
  ///
  /// - Parameter height: The height of the row in points, or nil to use the layout's own height.
  /// - Parameter headerSize: The size of the row's header in points, or nil to use the layout's own
  ///   header width.
  /// - Parameter level: The level of the row in an outline, from 0 to 255.
  public init(height: Double? = nil, headerSize: LayoutSize? = nil, level: Int = 0) {
    self.height = height
    self.headerSize = headerSize
    self.level = level
  }
}

extension LayoutQuestion where Answer == SpreadsheetRow {
  /// The question for the sizes of a row, which is the section.
  public static var spreadsheetRow: Self { Self("Spreadsheet.row", about: .section) }
}
