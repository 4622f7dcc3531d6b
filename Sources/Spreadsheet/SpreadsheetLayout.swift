import LayoutCore

/// Cells in rows and columns, with headers, frozen panes and merged cells: a section is a row of the
/// sheet, an item a column.
///
/// For tables of data of any size: a sheet of 1,048,576 by 16,384 uniform cells takes no memory for
/// rows, columns or cells. It scrolls along both axes.
///
/// ```
///  ┌────────┬─────────────────┬ ─ ─ ─
///  │ corner │ column headers    ▶        stay when scrolled, where sticky
///  ├────────┼────────┬────────┬ ─ ─ ─
///  │ row    │ frozen │ cells
///  │ headers│ columns│   ▶              frozen rows and columns: on any of the four sides
///  │   ▼    │   ▼    │   ▼
/// ```
///
/// - Units: logical points.
/// - Complexity: To prepare, O(1) time and memory for uniform sheets whose rows have a common number
///   of items; O(r + c) where rows and columns are asked for; O(cells) time where cells are. Memory
///   8.5 bytes per row or column that is not like the others, at most 4.1 bytes per row and column
///   where most are not; nothing per cell.
/// - Source: KEZCollectionViewTableLayout; frozen panes, merges and spacing as in SpreadsheetView.
public struct SpreadsheetLayout: LayoutStrategy {
  /// The size of cells that are not asked for; what is negative counts as 0.
  public var cellSize: LayoutSize
  /// Where the sizes of rows and columns come from, unless the delegate tells.
  public var sizing: SpreadsheetSizing
  /// How many rows are asked for where sizes are sampled; at least 1.
  public var sampleCount: Int
  /// The least size of what the delegate answers.
  public var minimumCellSize: LayoutSize
  /// The largest size of what the delegate answers; it wins over the least.
  public var maximumCellSize: LayoutSize
  /// The height of the column headers, unless the delegate sizes them; 0 for none.
  public var columnHeaderHeight: Double
  /// The width of the row headers, unless the delegate sizes them; 0 for none.
  public var rowHeaderWidth: Double
  /// Whether there is a decoration where column headers and row headers meet.
  public var hasCorner: Bool
  /// Whether headers stay at the edges of the viewport.
  public var pinsHeaders: Bool
  /// Whether there are surfaces behind sticky headers and frozen panes, which hide what scrolls under
  /// the spaces between their cells.
  public var hasBackgrounds: Bool
  /// How many rows stay at the top.
  public var frozenTopRows: Int
  /// How many rows stay at the bottom.
  public var frozenBottomRows: Int
  /// How many columns stay at the leading edge.
  public var frozenLeadingColumns: Int
  /// How many columns stay at the trailing edge.
  public var frozenTrailingColumns: Int
  /// Ranges of cells that are shown as one: the first, over the room of all.
  public var merges: [CellRange]
  /// The rows that are not shown.
  public var hiddenRows: [Int]
  /// The columns that are not shown.
  public var hiddenColumns: [Int]
  /// The distance between cells; at least the thickness of the gridlines.
  public var cellSpacing: LayoutSize
  /// The thickness of the lines between cells; 0 for none.
  public var gridlineThickness: Double
  /// What happens to lengths that are no whole number of device pixels.
  public var rounding: PixelRounding

  /// A sheet; every parameter that is not told has its default.
  public init(
    cellSize: LayoutSize = LayoutSize(width: 100, height: 100),
    sizing: SpreadsheetSizing = .automatic, sampleCount: Int = 100,
    minimumCellSize: LayoutSize = .zero,
    maximumCellSize: LayoutSize = LayoutSize(width: 1e9, height: 1e9),
    columnHeaderHeight: Double = 0, rowHeaderWidth: Double = 0, hasCorner: Bool = true,
    pinsHeaders: Bool = false, hasBackgrounds: Bool = true, frozenTopRows: Int = 0,
    frozenBottomRows: Int = 0,
    frozenLeadingColumns: Int = 0, frozenTrailingColumns: Int = 0, merges: [CellRange] = [],
    hiddenRows: [Int] = [], hiddenColumns: [Int] = [], cellSpacing: LayoutSize = .zero,
    gridlineThickness: Double = 0, rounding: PixelRounding = .lossless
  ) {
    self.cellSize = cellSize
    self.sizing = sizing
    self.sampleCount = sampleCount
    self.minimumCellSize = minimumCellSize
    self.maximumCellSize = maximumCellSize
    self.columnHeaderHeight = columnHeaderHeight
    self.rowHeaderWidth = rowHeaderWidth
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
    self.cellSpacing = cellSpacing
    self.gridlineThickness = gridlineThickness
    self.rounding = rounding
  }
}
