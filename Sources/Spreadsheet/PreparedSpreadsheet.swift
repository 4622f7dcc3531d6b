import StrategyKit

/// The result of preparing a sheet.
///
/// The position of a cell follows from its row and its column, so nothing is stored for cells. The
/// positions of pinned elements, which are sticky headers and frozen cells, follow from the
/// viewport.
///
/// - Complexity: O(1) memory for a uniform sheet. Otherwise, 8.5 bytes per row or column that
///   differs, and at most 4.7 bytes per row and column if most of them differ. Finding an element's
///   attributes takes O(log *r* + log *c*) time, where *r* is the number of rows and *c* is the
///   number of columns.
public struct PreparedSpreadsheet: PreparedLayout, CustomStringConvertible {
  let layout: SpreadsheetLayout
  let environment: LayoutEnvironment
  /// The container, whose ``space`` has the lengths of the content.
  var container: LayoutContainer
  /// The source of sizes, stored here because it fits into the padding after the container.
  var sizing: SpreadsheetSizing
  var rows = SheetAxis()
  var columns = SheetAxis()
  /// The number of cells in each row.
  var counts = ExtentIndex(count: 0, extent: 0)
  var merges = MergedCells()
  var groups = ColumnGroups()
  /// The columns that fill the container, in ascending order.
  var flexible: [FlexibleColumn] = []
  /// The extents and hidden tracks that the user assigned.
  var tracks = TrackExtents.none
  /// The thickness of the lines between cells, or 0 for none.
  var gridline: Int64 = 0
  /// The height of the headers of each level of column groups, or 0 for none.
  var groupHeader: Int64 = 0

  /// The invalid values in the layout's input, and the values that replaced them.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// The work that the last preparation or update required.
  public internal(set) var work = LayoutWork()

  /// Creates a sheet without rows and columns.
  init(_ layout: SpreadsheetLayout, in environment: LayoutEnvironment) {
    self.layout = layout
    self.environment = environment
    container = LayoutContainer(
      environment, axis: .vertical, rounding: layout.rounding, diagnostics: &diagnostics)
    sizing = layout.sizing
    resolveParameters()
  }

  var space: LayoutSpace { container.space }

  var pinsHeaders: Bool { layout.pinsHeaders }

  var layers: SheetLayer {
    SheetLayer(isSpread: layout.pinsParents || !layout.columnGroups.isEmpty)
  }

  /// The size in points of the content, which is the scrollable area.
  ///
  /// If the direction of reading is right to left, the content is at least as wide as the
  /// container, so that it begins at the right edge.
  public var contentSize: LayoutSize { space.contentSize }

  /// The number of rows.
  public var numberOfSections: Int { rows.count }

  /// Returns the number of cells in a row, or 0 if the row does not exist.
  ///
  /// - Parameter section: The index of the row.
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < counts.count ? Int(counts.extent(of: section)) : 0
  }

  // MARK: Placing

  /// Returns a value of the rows for the vertical axis, or of the columns.
  ///
  /// Unlike an accessor that yields either property, it is inlined, and so copies and allocates
  /// nothing.
  func read<Value>(_ axis: LayoutAxis, _ value: (SheetAxis) -> Value) -> Value {
    axis == .vertical ? value(rows) : value(columns)
  }

  /// Changes the rows for the vertical axis, or the columns.
  mutating func change(_ axis: LayoutAxis, _ body: (inout SheetAxis) -> Void) {
    if axis == .vertical { body(&rows) } else { body(&columns) }
  }

  /// The positions of rows, columns and headers in one viewport.
  struct Placement {
    var rows: SheetAxis.Zones
    var columns: SheetAxis.Zones

    subscript(axis: LayoutAxis) -> SheetAxis.Zones { axis == .vertical ? rows : columns }
  }

  func placement(in viewport: LayoutViewport) -> Placement {
    let window = space.unmirrored(viewport.rect)
    func zones(along axis: LayoutAxis) -> SheetAxis.Zones {
      let (lower, upper) = window.edges(along: axis)
      let insets = container.insets(of: viewport, along: axis)
      return read(axis) {
        $0.zones(
          lower: lower &+ insets.start.rawValue, upper: upper &- insets.end.rawValue,
          pinsHeaders: pinsHeaders, in: space)
      }
    }
    return Placement(rows: zones(along: .vertical), columns: zones(along: .horizontal))
  }

  /// Returns the rows or columns of a zone that are in a window, or all if the window is nil.
  func tracks(
    of zone: SheetAxis.Zone, along axis: LayoutAxis, in window: LayoutWindow?,
    _ placement: Placement
  ) -> Range<Int> {
    guard let window else { return read(axis) { $0.range(of: zone) } }
    let (lower, upper) = window.edges(along: axis)
    let start = placement[axis][zone]
    return read(axis) { $0.indexes(of: zone, at: start, from: lower, to: upper) }
  }
}

extension LayoutWindow {
  /// Returns the edges of the rows for the vertical axis, or those of the columns.
  fileprivate func edges(along axis: LayoutAxis) -> SheetAxis.Edges {
    axis == .vertical
      ? (mainLower.rawValue, mainUpper.rawValue) : (crossLower.rawValue, crossUpper.rawValue)
  }
}
