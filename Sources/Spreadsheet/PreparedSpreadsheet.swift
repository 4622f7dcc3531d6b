import LayoutCore

/// The result of preparing a sheet.
///
/// The position of a cell follows from its row and its column, so nothing is stored for cells. The
/// positions of pinned elements, which are sticky headers and frozen cells, follow from the
/// viewport.
///
/// - Complexity: O(1) memory for a uniform sheet. Otherwise, 8.5 bytes per row or column that
///   differs, and at most 4.1 bytes per row and column if most of them differ. Finding an element's
///   attributes takes O(log *r* + log *c*) time, where *r* is the number of rows and *c* is the
///   number of columns.
public struct PreparedSpreadsheet: PreparedLayout {
  let layout: SpreadsheetLayout
  let environment: LayoutEnvironment
  /// The container, whose ``space`` has the lengths of the content.
  private(set) var container: LayoutContainer
  /// The source of sizes, stored here because it fits into the padding after the container.
  @usableFromInline var sizing: SpreadsheetSizing
  var lengths = SheetLengths()
  var rows = SheetAxis()
  var columns = SheetAxis()
  /// The number of cells in each row.
  @usableFromInline var counts = ExtentIndex(count: 0, extent: 0)
  var merges = MergedCells()
  /// The extents and hidden tracks that the user assigned.
  @usableFromInline var tracks = TrackExtents.none
  /// The thickness of the lines between cells, or 0 for none.
  var gridline: Int64 = 0

  /// The invalid values in the layout's input, and the values that replaced them.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// The work that the last preparation or update required.
  public internal(set) var work = LayoutWork()

  init(layout: SpreadsheetLayout, environment: LayoutEnvironment, container: LayoutContainer) {
    self.layout = layout
    self.environment = environment
    self.container = container
    sizing = layout.sizing
  }

  var space: LayoutSpace { container.space }

  var pinsHeaders: Bool { layout.pinsHeaders }

  /// The size in points of the content, which is the scrollable area.
  ///
  /// If the direction of reading is right to left, the content is at least as wide as the
  /// container, so that it begins at the right edge.
  public var contentSize: LayoutSize {
    let width = LayoutSpace(axis: .horizontal, grid: space.grid, mainLength: space.crossUnits)
    return space.contentSize(cross: width.contentSize(cross: 0).width)
  }

  /// The number of rows.
  public var numberOfSections: Int { rows.count }

  /// Returns the number of cells in a row, or 0 if the row does not exist.
  ///
  /// - Parameter section: The index of the row.
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < counts.count ? Int(counts.extent(of: section)) : 0
  }

  mutating func resolveContent() {
    container.space.mainLength = rows.end
    container.space.crossLength = columns.end
    if space.direction == .rightToLeft {
      let points = space.grid?.floor(container.crossPoints) ?? container.crossPoints
      container.space.crossLength = max(columns.end, LayoutUnit(points: points).rawValue)
    }
  }

  // MARK: Placing

  /// The positions of rows, columns and headers in one viewport.
  struct Placement {
    var rows: SheetAxis.Zones
    var columns: SheetAxis.Zones
    /// The start of the column headers along the main axis.
    var columnHeaders: Int64
    /// The start of the row headers along the cross axis.
    var rowHeaders: Int64
  }

  func placement(in viewport: LayoutViewport) -> Placement {
    let window = space.unmirrored(viewport.rect)
    let vertical = container.insets(of: viewport, along: .vertical)
    let horizontal = container.insets(of: viewport, along: .horizontal)
    let top = window.mainLower &+ vertical.start.rawValue
    let bottom = window.mainUpper &- vertical.end.rawValue
    let leading = window.crossLower &+ horizontal.start.rawValue
    let trailing = window.crossUpper &- horizontal.end.rawValue
    return Placement(
      rows: rows.zones(lower: top, upper: bottom, pinsHeaders: pinsHeaders, in: space),
      columns: columns.zones(
        lower: leading, upper: trailing, pinsHeaders: pinsHeaders, in: space),
      columnHeaders: rows.headerStart(lower: top, isSticky: pinsHeaders),
      rowHeaders: columns.headerStart(lower: leading, isSticky: pinsHeaders))
  }
}

extension LayoutSpace {
  /// The extent of the content along the cross axis.
  fileprivate var crossUnits: LayoutUnit { LayoutUnit(rawValue: crossLength) }
}
