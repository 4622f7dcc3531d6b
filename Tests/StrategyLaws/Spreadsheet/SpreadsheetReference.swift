import LayoutCore
import Spreadsheet

/// A sheet in the plainest way: all rows, columns and cells are listed.
struct SpreadsheetReference {
  let layout: SpreadsheetLayout
  let counts: [Int]
  private(set) var space: ReferenceSpace
  private(set) var rows: ReferenceAxis
  private(set) var columns: ReferenceAxis
  private(set) var merges: [CellRange] = []
  private(set) var gridline = 0
  let rowLevels: [Int]
  /// The groups of columns with their levels, and the height of their headers.
  private(set) var groups: [(level: Int, columns: Range<Int>)] = []
  let groupHeader: Int
  private(set) var diagnostics: [LayoutDiagnostic]

  /// A Boolean value that indicates whether viewports can be at all positions of the sheet.
  var isCovered: Bool { rows.isCovered && columns.isCovered && isUnfoldedCovered }
  /// A Boolean value that indicates whether the same holds if everything is unfolded.
  private let isUnfoldedCovered: Bool

  var contentSize: LayoutSize {
    LayoutSize(width: space.length(space.cross), height: space.length(rows.end))
  }

  init(
    _ layout: SpreadsheetLayout, _ delegate: some LayoutDelegate, _ environment: LayoutEnvironment
  ) {
    self.layout = layout
    space = ReferenceSpace(environment, axis: .vertical, rounding: layout.rounding)
    counts = (0..<delegate.numberOfSections).map { delegate.numberOfItems(inSection: $0) }
    var sizes = ReferenceSheetSizes(layout, delegate, counts, space)
    let tracks = delegate.answer(
      to: .trackExtents, at: ElementIndex(section: 0), default: TrackExtents.none)
    var line = sizes.parameter(layout.gridlineThickness, "gridlineThickness")
    if line > 0, layout.rounding == .lossless {
      line = max(line, ReferenceSpace.units(1 / environment.scale))
    }
    gridline = line
    let spacing = (
      height: max(line, sizes.parameter(layout.cellSpacing.height, "cellSpacing")),
      width: max(line, sizes.parameter(layout.cellSpacing.width, "cellSpacing"))
    )
    let columnCount = counts.max() ?? 0
    let heights = sizes.shown(
      sizes.heights, given: tracks.rows, key: "rowHeight", hidden: layout.hiddenRows,
      "hiddenRows", isHidden: { tracks.isRowHidden($0) })
    let widths = sizes.shown(
      sizes.widths, given: tracks.columns, key: "columnWidth", hidden: layout.hiddenColumns,
      "hiddenColumns", isHidden: { tracks.isColumnHidden($0) })
    isUnfoldedCovered = [(heights, spacing.height), (widths, spacing.width)].allSatisfy {
      ReferenceAxis($0, spacing: $1, header: 0, frozen: (0, 0)).isCovered
    }
    rowLevels = sizes.rowLevels
    let shownHeights = sizes.unfolded(
      heights, sizes.rowLevels, layout.foldedRows, "foldedRows",
      byUser: { tracks.foldedRows.contains($0) })
    let shownWidths = sizes.unfolded(
      widths, sizes.columnLevels, layout.foldedColumns, "foldedColumns",
      byUser: { tracks.foldedColumns.contains($0) })
    let side = sizes.headerWidth > 0 ? sizes.headerWidth + spacing.width : 0
    let filledWidths = sizes.filled(
      shownWidths, spacing: spacing.width, others: side, container: space.cross,
      given: tracks.columns)
    let top = sizes.frozen(layout.frozenTopRows, counts.count, "frozenTopRows")
    let bottom = sizes.frozen(layout.frozenBottomRows, counts.count - top, "frozenBottomRows")
    let leading = sizes.frozen(
      layout.frozenLeadingColumns, columnCount, "frozenLeadingColumns")
    let trailing = sizes.frozen(
      layout.frozenTrailingColumns, columnCount - leading, "frozenTrailingColumns")
    groupHeader = sizes.parameter(layout.columnGroupHeight, "columnGroupHeight")
    groups = sizes.groups(layout.columnGroups, of: columnCount)
    let bands = groupHeader > 0 ? (groups.map { $0.level + 1 }.max() ?? 0) : 0
    let bandsHeight = bands * (groupHeader + spacing.height)
    let ownHeight = sizes.headerHeight
    let headerHeight =
      ownHeight > 0 ? bandsHeight + ownHeight : max(0, bandsHeight - spacing.height)
    let container = environment.containerSize
    rows = sizes.fitting(
      ReferenceAxis(
        shownHeights, spacing: spacing.height, header: headerHeight, frozen: (top, bottom)),
      ReferenceSpace.units(container.height), ("frozenTopRows", "frozenBottomRows"),
      pinsHeaders: layout.pinsHeaders)
    columns = sizes.fitting(
      ReferenceAxis(
        filledWidths, spacing: spacing.width, header: sizes.headerWidth, frozen: (leading, trailing)
      ),
      ReferenceSpace.units(container.width), ("frozenLeadingColumns", "frozenTrailingColumns"),
      pinsHeaders: layout.pinsHeaders)
    diagnostics = sizes.problems
    space.cross =
      environment.direction == .rightToLeft ? max(columns.end, space.cross) : columns.end
    merge()
  }

  // MARK: Merged cells

  /// Cuts the merged ranges at the edges of the sheet and of frozen panes.
  private mutating func merge() {
    func indexes(_ start: Int, _ count: Int, of all: Int) -> Range<Int> {
      let inside = (0..<all).filter { $0 >= start && Double($0) - Double(start) < Double(count) }
      return inside.isEmpty ? 0..<0 : inside[0]..<inside[inside.count - 1] + 1
    }
    var taken: [(rows: Range<Int>, columns: Range<Int>)] = []
    for (place, range) in layout.merges.enumerated() {
      func note(_ problem: LayoutDiagnostic.Problem) {
        diagnostics.append(LayoutDiagnostic(.parameter("merges[\(place)]"), problem))
      }
      let height = indexes(range.row, range.rowCount, of: rows.count)
      let width = indexes(range.column, range.columnCount, of: columns.count)
      if height.isEmpty || width.isEmpty || height.lowerBound != range.row
        || width.lowerBound != range.column || height.count != range.rowCount
        || width.count != range.columnCount
      {
        note(.outOfRange)
      }
      if height.isEmpty || width.isEmpty { continue }
      if taken.contains(where: { $0.rows.overlaps(height) && $0.columns.overlaps(width) }) {
        note(.overlaps)
        continue
      }
      taken.append((height, width))
      var parts: [CellRange] = []
      for zone in 0..<9 {
        let part = (
          rows: rows.tracks(zone / 3).clamped(to: height),
          columns: columns.tracks(zone % 3).clamped(to: width)
        )
        if part.rows.isEmpty || part.columns.isEmpty { continue }
        parts.append(
          CellRange(
            row: part.rows.lowerBound, column: part.columns.lowerBound,
            rowCount: part.rows.count, columnCount: part.columns.count))
      }
      if parts.count > 1 { note(.crossesFrozenEdge) }
      for part in parts where part.rowCount * part.columnCount > 1 {
        if part.column < counts[part.row] { merges.append(part) } else { note(.outOfRange) }
      }
    }
  }

  /// The merged range that contains a cell.
  func merge(at row: Int, _ column: Int) -> CellRange? {
    merges.first {
      ($0.row..<$0.row + $0.rowCount).contains(row)
        && ($0.column..<$0.column + $0.columnCount).contains(column)
    }
  }
}
