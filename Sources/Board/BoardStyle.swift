import StrategyKit

/// The parameters of one or several sections of a board, checked and converted to layout units.
public struct BoardStyle: Equatable, Sendable {
  static let extents = 1.0...100_000
  static let spacings = 0.0...100_000

  let grid: TrackGrid
  let axis: LayoutAxis
  let columns: Int
  /// The extents of a row and of the spacing after it.
  let rowExtent: Int64
  let rowSpacing: Int64
  let packing: BoardPacking
  let compaction: BoardCompaction
  /// A Boolean value that indicates whether sizes are in modules.
  let takesModules: Bool
  /// The item for which the delegate gives no size.
  private(set) var usualItem = BoardItem()

  /// The distance from one row to the next.
  var pitch: Int64 { rowExtent &+ rowSpacing }

  /// Creates the style for the parameters of a section.
  ///
  /// - Parameter notes: The notes to which each replaced parameter is added.
  init(
    _ section: BoardSection, in container: LayoutContainer, noting notes: inout SectionNotes
  ) {
    axis = container.space.axis
    let spacing = notes.limited(section.columnSpacing, to: 0...(.infinity), "columnSpacing")
    let tracks = TrackGrid(
      columns: section.columns, spacing: spacing, insets: section.sectionInsets, in: container,
      noting: &notes)
    let range = 1...BoardLayout.maximumColumns
    let most = notes.limited(tracks.count, to: range, "columns")
    let steps = section.columnSteps.map { notes.limited($0, to: range, "columnSteps") }
    columns = steps.filter { $0 <= most }.max() ?? steps.min() ?? most
    // What is wrong with spacing and insets is noted above.
    var others = SectionNotes()
    grid =
      columns == tracks.count
      ? tracks
      : TrackGrid(
        columns: .fixed(columns), spacing: spacing, insets: section.sectionInsets, in: container,
        noting: &others)
    rowSpacing =
      LayoutUnit(
        points: notes.limited(section.rowSpacing, to: Self.spacings, "rowSpacing")
      ).rawValue
    let extent = section.rowExtent.map {
      LayoutUnit(points: notes.limited($0, to: Self.extents, "rowExtent")).points
    }
    let points = extent ?? grid.trackExtent
    rowExtent = LayoutUnit(points: container.floorGrid?.floor(points) ?? points).rawValue
    packing = section.packing
    compaction = section.compaction
    takesModules = section.itemSizing == .modules
    usualItem.boardColumns = self.columns
    usualItem = item(of: section.itemSize) {
      notes.note("itemSize", $0, given: $1, used: $2)
    }
  }

  /// Returns an item of a size.
  ///
  /// - Parameter isMeasured: A Boolean value that indicates whether the size is that of a measured
  ///   view, which is in points.
  /// - Parameter note: A closure that receives the problem of each side that is replaced.
  func item(
    of size: LayoutSize, isMeasured: Bool = false,
    note: (LayoutDiagnostic.Problem, Double, Double) -> Void
  ) -> BoardItem {
    var item = usualItem
    let (across, along) = (size.extent(along: axis.transposed), size.extent(along: axis))
    let isInModules = takesModules && !isMeasured
    let modules = isInModules ? (across, along) : modules(ofPoints: across, along)
    item.width = LayoutLimits.limited(modules.0, to: 1...columns) { note($0, across, $1) }
    item.height = LayoutLimits.limited(modules.1, to: 1...BoardLayout.maximumHeight) {
      note($0, along, $1)
    }
    return item
  }

  /// Returns the numbers of columns and rows that a size in points requires.
  func modules(ofPoints across: Double, _ along: Double) -> (Double, Double) {
    func modules(_ points: Double, _ extent: Double, _ spacing: LayoutUnit) -> Double {
      let spacing = spacing.points
      guard points > 0, extent + spacing > 0 else { return points }
      // Rounding must not add a module.
      return max(1, (points + spacing - 1e-6) / (extent + spacing))
    }
    return (
      modules(across, grid.trackExtent, grid.spacing),
      modules(
        along, LayoutUnit(rawValue: rowExtent).points, LayoutUnit(rawValue: rowSpacing))
    )
  }

  /// Returns the position at which a row begins, which is limited to the farthest one.
  private func position(ofRow row: Int) -> Int64 {
    let (position, isTooFar) = Int64(row).multipliedReportingOverflow(by: pitch)
    return isTooFar ? .max : position
  }

  /// Returns the length of rows with the spacing between them, and whether it is cut off.
  func length(ofRows count: Int) -> (length: LayoutUnit, isCut: Bool) {
    let length = max(0, position(ofRow: count) &- rowSpacing)
    let limit = LayoutLimits.maximumPosition.rawValue
    return (LayoutUnit(rawValue: min(length, limit)), length > limit)
  }

  /// Returns the edges of an item along the scroll axis and across it.
  func span(of place: BoardPlace) -> ItemSpan {
    let cross = grid.edges(of: place.column, span: place.width)
    return ItemSpan(
      lower: LayoutUnit(rawValue: position(ofRow: place.row)),
      upper: LayoutUnit(rawValue: position(ofRow: place.end) &- rowSpacing),
      crossLower: cross.lower, crossUpper: cross.upper
    ).limited
  }
}
