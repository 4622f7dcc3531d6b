import LayoutCore

/// The parameters of one or several sections of a board, checked and converted to layout units.
public struct BoardStyle: Equatable, Sendable {
  static let extents = 1.0...100_000
  static let spacings = 0.0...100_000

  let grid: TrackGrid
  @usableFromInline let axis: LayoutAxis
  @usableFromInline let columns: Int
  /// The extents of a row and of the spacing after it.
  let rowExtent: Int64
  let rowSpacing: Int64
  let packing: BoardPacking
  let compaction: BoardCompaction
  /// A Boolean value that indicates whether sizes are in modules.
  @usableFromInline let takesModules: Bool
  /// The item for which the delegate gives no size.
  @usableFromInline private(set) var usualItem = BoardItem()

  /// The distance from one row to the next.
  var pitch: Int64 { rowExtent &+ rowSpacing }

  /// Creates the style for the parameters of a section.
  ///
  /// - Parameter note: A closure that receives each replaced parameter: its key, the problem, the
  ///   given value and the used one.
  init(
    _ section: BoardSection, in container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void = { _, _, _, _ in }
  ) {
    func checked(_ key: String, _ given: Double, in range: ClosedRange<Double>) -> LayoutUnit {
      var used = given
      if !range.contains(given) {
        used = given > range.lowerBound ? range.upperBound : range.lowerBound
        note(key, !given.isFinite ? .notFinite : given < 0 ? .negative : .outOfRange, given, used)
      }
      return LayoutUnit(points: used)
    }
    axis = container.space.axis
    if section.columnSpacing < 0 {
      let isFinite = section.columnSpacing.isFinite
      note("columnSpacing", isFinite ? .negative : .notFinite, section.columnSpacing, 0)
    }
    let given = section.parameters
    let insets = (
      container.crossStartInset + given.sectionInsets.start(along: axis.transposed),
      container.crossEndInset + given.sectionInsets.end(along: axis.transposed)
    )
    func grid(_ columns: ColumnCount) -> TrackGrid {
      TrackGrid(
        columns: columns, spacing: given.columnSpacing, leading: insets.0, trailing: insets.1,
        crossLength: container.crossLength, floor: container.floorGrid)
    }
    var tracks = grid(given.columns)
    var count = min(tracks.count, BoardLayout.maximumColumns)
    if count < tracks.count { note("columns", .outOfRange, Double(tracks.count), Double(count)) }
    let steps = section.columnSteps
    for step in steps where !(1...BoardLayout.maximumColumns).contains(step) {
      note("columnSteps", .outOfRange, Double(step), Double(min(max(step, 1), 64)))
    }
    if let least = steps.min() {
      count = min(max(steps.reduce(least) { $1 <= count ? max($0, $1) : $0 }, 1), 64)
    }
    if count != tracks.count { tracks = grid(.fixed(count)) }
    self.grid = tracks
    columns = count
    rowSpacing = checked("rowSpacing", section.rowSpacing, in: Self.spacings).rawValue
    let extent = section.rowExtent.map { checked("rowExtent", $0, in: Self.extents).points }
    let points = extent ?? tracks.trackExtent
    rowExtent = LayoutUnit(points: container.floorGrid?.floor(points) ?? points).rawValue
    packing = section.packing
    compaction = section.compaction
    takesModules = section.itemSizing == .modules
    usualItem.boardColumns = count
    usualItem = item(of: section.itemSize) { note("itemSize", $0, $1, $2) }
  }

  /// Returns an item of a size.
  ///
  /// - Parameter note: A closure that receives the problem of each side that is replaced.
  @usableFromInline
  func item(
    of size: LayoutSize, note: (LayoutDiagnostic.Problem, Double, Double) -> Void
  ) -> BoardItem {
    func modules(_ given: Double, _ pitch: Double, _ spacing: Int64, _ limit: Int) -> Int {
      var count = given
      if !takesModules, given > 0, pitch > 0 {
        // Rounding must not add a module.
        let points = given + LayoutUnit(rawValue: spacing).points - 1e-6
        count = max(1, points * Double(LayoutUnit.perPoint) / pitch)
      }
      return BoardLayout.limited(count, to: 1...limit) { note($0, given, $2) }
    }
    let track = (grid.trackExtent * Double(LayoutUnit.perPoint)) + Double(grid.spacing)
    var item = usualItem
    item.width = modules(size.extent(along: axis.transposed), track, grid.spacing, columns)
    item.height = modules(
      size.extent(along: axis), Double(pitch), rowSpacing, BoardLayout.maximumHeight)
    return item
  }

  /// Returns the position at which a row begins, which is limited to the farthest one.
  @inline(__always)
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
  @inline(__always)
  func span(of place: BoardPlace) -> ItemSpan {
    let limit = LayoutLimits.maximumPosition.rawValue
    let lower = min(position(ofRow: place.row), limit)
    let upper = min(position(ofRow: place.end) &- rowSpacing, limit)
    let cross = grid.edges(of: place.column, span: place.width)
    return ItemSpan(
      lower: LayoutUnit(rawValue: lower), upper: LayoutUnit(rawValue: max(lower, upper)),
      crossLower: cross.lower, crossUpper: cross.upper)
  }
}
