import LayoutCore

/// A sheet whose rows and columns have their places.
///
/// Cells are where their row and their column are; nothing is stored for them. What stays at an edge
/// is told by the viewport alone.
///
/// - Complexity: O(1) memory for a uniform sheet, 8.5 bytes per row or column that differs, at most
///   4.1 per row and column where most do; an element's attributes O(log r + log c), r = rows, c =
///   columns.
public struct PreparedSpreadsheet: PreparedLayout {
  let layout: SpreadsheetLayout
  private(set) var environment: LayoutEnvironment
  private(set) var container: LayoutContainer
  /// Where sizes come from; here, because it takes no room behind the container's last byte.
  @usableFromInline var sizing: SpreadsheetSizing
  var space: LayoutSpace
  var lengths = SheetLengths()
  var rows = SheetAxis()
  var columns = SheetAxis()
  /// How many cells each row has.
  @usableFromInline var counts = ExtentIndex(count: 0, extent: 0)
  var merges = MergedCells()
  /// What the user gave to rows and columns.
  @usableFromInline var tracks = TrackExtents.none
  /// The thickness of lines between cells; 0 for none.
  var gridline: Int64 = 0

  /// What bad data was replaced, and with what.
  public internal(set) var diagnostics = LayoutDiagnostics()
  /// What the last preparation or update had to do.
  public internal(set) var work = LayoutWork()

  init(layout: SpreadsheetLayout, environment: LayoutEnvironment, container: LayoutContainer) {
    self.layout = layout
    self.environment = environment
    self.container = container
    space = container.space
    sizing = layout.sizing
  }

  var pinsHeaders: Bool { layout.pinsHeaders }

  /// Returns the same layout with other bars where content scrolls.
  public func withScrollInsets(of environment: LayoutEnvironment) -> PreparedSpreadsheet? {
    guard
      let container = container.withScrollInsets(
        of: environment, insteadOf: self.environment, scrollsAcross: true)
    else { return nil }
    var copy = self
    copy.environment = environment
    copy.container = container
    copy.work = LayoutWork()
    return copy
  }

  /// The extent of everything that can be scrolled to.
  ///
  /// Read right to left, content is at least as wide as the container, so that it begins at the
  /// right edge.
  public var contentSize: LayoutSize {
    let width = LayoutSpace(axis: .horizontal, grid: space.grid, mainLength: space.crossUnits)
    return space.contentSize(cross: width.contentSize(cross: 0).width)
  }

  /// How many rows there are.
  public var numberOfSections: Int { rows.count }

  /// How many cells row `section` has; 0 for a row that does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    section >= 0 && section < counts.count ? Int(counts.extent(of: section)) : 0
  }

  mutating func resolveContent() {
    space.mainLength = rows.end
    space.crossLength = columns.end
    if space.direction == .rightToLeft {
      space.crossLength = max(columns.end, container.space.crossLength)
    }
  }

  // MARK: Placing

  /// Where rows, columns and headers lie in one viewport.
  struct Placement {
    var rows: SheetAxis.Zones
    var columns: SheetAxis.Zones
    /// Where the column headers begin along the main axis.
    var columnHeaders: Int64
    /// Where the row headers begin along the cross axis.
    var rowHeaders: Int64
  }

  func placement(in viewport: LayoutRect) -> Placement {
    let window = space.unmirrored(viewport)
    let top = window.mainLower &+ container.mainStartInset.rawValue
    let bottom = window.mainUpper &- container.mainEndInset.rawValue
    let leading = window.crossLower &+ LayoutUnit(points: container.crossStartInset).rawValue
    let trailing = window.crossUpper &- LayoutUnit(points: container.crossEndInset).rawValue
    return Placement(
      rows: rows.zones(lower: top, upper: bottom, pinsHeaders: pinsHeaders, in: space),
      columns: columns.zones(
        lower: leading, upper: trailing, pinsHeaders: pinsHeaders, in: space),
      columnHeaders: rows.headerStart(lower: top, isSticky: pinsHeaders),
      rowHeaders: columns.headerStart(lower: leading, isSticky: pinsHeaders))
  }
}

extension LayoutSpace {
  /// The content's extent along the cross axis.
  fileprivate var crossUnits: LayoutUnit { LayoutUnit(rawValue: crossLength) }
}
