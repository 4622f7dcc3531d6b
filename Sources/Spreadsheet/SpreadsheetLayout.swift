import StrategyKit

/// A layout of cells in rows and columns, with headers, frozen panes and merged cells.
///
/// A section is a row of the sheet, and an item is a column. The layout scrolls along both axes.
/// Use it for tables of any size: a sheet of 1,048,576 by 16,384 uniform cells takes no memory for
/// rows, columns or cells.
///
/// ```
///  ┌────────┬─────────────────┬ ─ ─ ─
///  │ corner │ column headers    ▶        stay in view, if sticky
///  ├────────┼────────┬────────┬ ─ ─ ─
///  │ row    │ frozen │ cells
///  │ headers│ columns│   ▶              frozen rows and columns: on any of the four sides
///  │   ▼    │   ▼    │   ▼
/// ```
///
/// - Units: Logical points.
/// - Complexity: Preparing takes O(1) time and memory for a uniform sheet whose rows have a common
///   number of items. If rows and columns are sized, it takes O(*r* + *c*) time, where *r* is the
///   number of rows and *c* is the number of columns. If *n* cells are sized, it takes O(*n*) time.
///   The result takes 8.5 bytes per row or column that differs. If most of them differ, it takes at
///   most 4.7 bytes per row and column. It takes no memory per cell.
/// - Source: KEZCollectionViewTableLayout; frozen panes, merged cells and spacing as in
///   SpreadsheetView.
public struct SpreadsheetLayout: LayoutStrategy {
  /// The width in points of columns that the delegate does not size; a negative width counts as 0.
  public var columnWidth: Double
  /// The height in points of rows that the delegate does not size; a negative height counts as 0.
  ///
  /// A row without cells has no height unless the delegate, a header or the user gives it one.
  public var rowHeight: Double
  /// The source of the sizes of rows and columns, unless the delegate specifies one.
  public var sizing: SpreadsheetSizing
  /// The number of rows whose cells are sized if ``sizing`` is `sampled`, 1 or more.
  public var sampleCount: Int
  /// The minimum size in points of cells and headers that the delegate sizes.
  public var minimumCellSize: LayoutSize
  /// The maximum size in points of cells and headers that the delegate sizes.
  ///
  /// If it is smaller than ``minimumCellSize``, the maximum applies.
  public var maximumCellSize: LayoutSize
  /// The height in points of the column headers, or 0 for none.
  ///
  /// If the delegate sizes column headers, its sizes apply instead, unless ``sizing`` is `uniform`.
  public var columnHeaderHeight: Double
  /// The width in points of the row headers, or 0 for none.
  ///
  /// If the delegate sizes row headers, its sizes apply instead, unless ``sizing`` is `uniform`.
  public var rowHeaderWidth: Double
  /// The groups of columns, which have headers above those of the columns.
  ///
  /// Groups are cut at the edges of the sheet. If two groups overlap and neither contains the other,
  /// the one that begins later is ignored. There are at most 256 levels. Invalid groups are reported
  /// as a diagnostic. To fold a group, give its columns after the first one a higher
  /// ``SpreadsheetColumn/level``, and fold the first one.
  public var columnGroups: [ColumnGroup]
  /// The height in points of the headers of each level of column groups, or 0 for none.
  ///
  /// The header of a column without a group has the height of all levels.
  public var columnGroupHeight: Double
  /// A Boolean value that indicates whether there is a decoration at the corner of the headers.
  public var hasCorner: Bool
  /// A Boolean value that indicates whether headers stay at the edges of the viewport.
  public var pinsHeaders: Bool
  /// A Boolean value that indicates whether sticky headers and frozen panes have backgrounds.
  ///
  /// The surfaces hide the cells that scroll beneath the spacing between headers or frozen cells.
  public var hasBackgrounds: Bool
  /// The number of rows that are frozen at the top.
  ///
  /// Values outside the range of the sheet are limited and reported as a diagnostic. So are frozen
  /// rows and columns that leave no room in the container for the first one that scrolls: those
  /// that do not fit scroll. Bars are not taken into account, because they come and go.
  public var frozenTopRows: Int
  /// The number of rows that are frozen at the bottom.
  public var frozenBottomRows: Int
  /// The number of columns that are frozen at the leading edge.
  public var frozenLeadingColumns: Int
  /// The number of columns that are frozen at the trailing edge.
  public var frozenTrailingColumns: Int
  /// The ranges of merged cells, each of which is shown as its first cell.
  ///
  /// Ranges are cut at the edges of the sheet and of frozen panes. If ranges overlap, the earlier
  /// one applies. A range whose first cell does not exist is ignored. These cases are reported as a
  /// diagnostic.
  public var merges: [CellRange]
  /// The indices of the rows that are not shown.
  public var hiddenRows: [Int]
  /// The indices of the columns that are not shown.
  public var hiddenColumns: [Int]
  /// The indices of the rows whose descendants are not shown.
  ///
  /// The descendants of a row are the rows that follow it up to the next one whose
  /// ``SpreadsheetRow/level`` is not higher. They keep their numbers. A row without descendants may
  /// be folded too. If an outer row is unfolded, the rows inside it stay folded.
  public var foldedRows: [Int]
  /// The indices of the columns whose descendants are not shown.
  ///
  /// The descendants of a column are the columns that follow it up to the next one whose
  /// ``SpreadsheetColumn/level`` is not higher.
  public var foldedColumns: [Int]
  /// A Boolean value that indicates whether parents stay in view while their descendants are.
  ///
  /// A parent is a row that is followed by a row of a higher ``SpreadsheetRow/level``. Its cells and
  /// its header follow the edge below the frozen rows and the parents around it. At the end of its
  /// group, it moves away with the last row. A parent is in front of the rows that scroll beneath
  /// it, and behind frozen panes and the parents around it. Frozen parents are not affected.
  public var pinsParents: Bool
  /// The distance in points between cells, at least ``gridlineThickness``.
  public var cellSpacing: LayoutSize
  /// The thickness in points of the lines between cells, or 0 for none.
  ///
  /// Lines are in the middle of the spacing. If edges are rounded to pixels, a line is at least one
  /// pixel thick.
  public var gridlineThickness: Double
  /// The rounding of lengths that are not a whole number of device pixels.
  public var rounding: PixelRounding

  /// Creates a spreadsheet layout with the given parameters.
  ///
  /// - Parameter columnWidth: The width in points of columns that the delegate does not size.
  /// - Parameter rowHeight: The height in points of rows that the delegate does not size.
  /// - Parameter sizing: The source of the sizes of rows and columns.
  /// - Parameter sampleCount: The number of rows whose cells are sized if sizes are sampled, 1 or
  ///   more.
  /// - Parameter minimumCellSize: The minimum size in points of cells that the delegate sizes.
  /// - Parameter maximumCellSize: The maximum size in points of cells that the delegate sizes.
  /// - Parameter columnHeaderHeight: The height in points of the column headers, or 0 for none.
  /// - Parameter rowHeaderWidth: The width in points of the row headers, or 0 for none.
  /// - Parameter columnGroups: The groups of columns, which have headers above those of the columns.
  /// - Parameter columnGroupHeight: The height in points of the headers of each level of groups, or
  ///   0 for none.
  /// - Parameter hasCorner: A Boolean value that indicates whether the corner of the headers is
  ///   decorated.
  /// - Parameter pinsHeaders: A Boolean value that indicates whether headers stay in view.
  /// - Parameter hasBackgrounds: A Boolean value that indicates whether surfaces are placed behind
  ///   sticky headers and frozen panes.
  /// - Parameter frozenTopRows: The number of rows that are frozen at the top.
  /// - Parameter frozenBottomRows: The number of rows that are frozen at the bottom.
  /// - Parameter frozenLeadingColumns: The number of columns that are frozen at the leading edge.
  /// - Parameter frozenTrailingColumns: The number of columns that are frozen at the trailing edge.
  /// - Parameter merges: The ranges that are shown as one cell each.
  /// - Parameter hiddenRows: The indices of the rows that are not shown.
  /// - Parameter hiddenColumns: The indices of the columns that are not shown.
  /// - Parameter foldedRows: The indices of the rows whose descendants are not shown.
  /// - Parameter foldedColumns: The indices of the columns whose descendants are not shown.
  /// - Parameter pinsParents: A Boolean value that indicates whether parents stay in view while
  ///   their descendants are.
  /// - Parameter cellSpacing: The distance in points between cells.
  /// - Parameter gridlineThickness: The thickness in points of the lines between cells, or 0 for
  ///   none.
  /// - Parameter rounding: The rounding of lengths that are not a whole number of device pixels.
  public init(
    columnWidth: Double = 100, rowHeight: Double = 100,
    sizing: SpreadsheetSizing = .automatic, sampleCount: Int = 100,
    minimumCellSize: LayoutSize = .zero,
    maximumCellSize: LayoutSize = LayoutSize(width: 1e9, height: 1e9),
    columnHeaderHeight: Double = 0, rowHeaderWidth: Double = 0,
    columnGroups: [ColumnGroup] = [], columnGroupHeight: Double = 24, hasCorner: Bool = true,
    pinsHeaders: Bool = false, hasBackgrounds: Bool = true, frozenTopRows: Int = 0,
    frozenBottomRows: Int = 0,
    frozenLeadingColumns: Int = 0, frozenTrailingColumns: Int = 0, merges: [CellRange] = [],
    hiddenRows: [Int] = [], hiddenColumns: [Int] = [], foldedRows: [Int] = [],
    foldedColumns: [Int] = [], pinsParents: Bool = false, cellSpacing: LayoutSize = .zero,
    gridlineThickness: Double = 0, rounding: PixelRounding = .lossless
  ) {
    self.columnWidth = columnWidth
    self.rowHeight = rowHeight
    self.sizing = sizing
    self.sampleCount = sampleCount
    self.minimumCellSize = minimumCellSize
    self.maximumCellSize = maximumCellSize
    self.columnHeaderHeight = columnHeaderHeight
    self.rowHeaderWidth = rowHeaderWidth
    self.columnGroups = columnGroups
    self.columnGroupHeight = columnGroupHeight
    self.hasCorner = hasCorner
    self.pinsHeaders = pinsHeaders
    self.hasBackgrounds = hasBackgrounds
    self.frozenTopRows = frozenTopRows
    self.frozenBottomRows = frozenBottomRows
    self.frozenLeadingColumns = frozenLeadingColumns
    self.frozenTrailingColumns = frozenTrailingColumns
    self.merges = merges
    self.hiddenRows = hiddenRows
    self.hiddenColumns = hiddenColumns
    self.foldedRows = foldedRows
    self.foldedColumns = foldedColumns
    self.pinsParents = pinsParents
    self.cellSpacing = cellSpacing
    self.gridlineThickness = gridlineThickness
    self.rounding = rounding
  }
}
