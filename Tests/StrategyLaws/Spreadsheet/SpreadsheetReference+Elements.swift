import LayoutCore
import LayoutTesting
import Spreadsheet

/// The elements of a sheet in a viewport, as the documentation of the sheet and of its elements
/// describes them.
extension SpreadsheetReference {
  /// The displacements of the zones, and the starts of the headers.
  private struct Placement {
    var rows: [Int]
    var columns: [Int]
    var top: Int
    var leading: Int
    /// The distances by which parents are moved from their places.
    var pins: [Int: Int] = [:]
  }

  private func placement(_ viewport: LayoutViewport) -> Placement {
    let insets = viewport.insets ?? space.environment.insets
    let rect = viewport.rect
    var x = (ReferenceSpace.units(rect.minX), ReferenceSpace.units(rect.maxX))
    if space.environment.direction == .rightToLeft {
      let edge = ReferenceSpace.units(space.length(space.cross))
      x = (edge - x.1, edge - x.0)
    }
    // If the viewport ends at the last pixel of the content, it ends with the content.
    func edge(_ upper: Int, _ end: Int) -> Int {
      layout.rounding == .lossless && space.pixel(upper) == space.pixel(end) ? end : upper
    }
    let top = ReferenceSpace.units(rect.minY) + ReferenceSpace.units(insets.top)
    let bottom = ReferenceSpace.units(rect.maxY) - ReferenceSpace.units(insets.bottom)
    let leading = x.0 + ReferenceSpace.units(insets.leading)
    let trailing = x.1 - ReferenceSpace.units(insets.trailing)
    var placement = Placement(
      rows: rows.shifts(in: (top, edge(bottom, rows.end)), pinsHeaders: layout.pinsHeaders),
      columns: columns.shifts(
        in: (leading, edge(trailing, columns.end)), pinsHeaders: layout.pinsHeaders),
      top: layout.pinsHeaders ? top : 0, leading: layout.pinsHeaders ? leading : 0)
    let edge = rows.start + placement.rows[0] + rows.pitch(rows.tracks(0))
    for row in 0..<rows.count where canPin(row) { placement.pins[row] = pin(row, below: edge) }
    return placement
  }

  // MARK: Parents

  /// The rows of a group, without those that are frozen at the end.
  private func group(_ row: Int) -> Range<Int> {
    let end = (row + 1..<rows.count).first { rowLevels[$0] <= rowLevels[row] } ?? rows.count
    return row..<min(end, rows.tracks(1).upperBound)
  }

  /// The rows around a row that scroll.
  private func parents(_ row: Int) -> [Int] {
    (0..<row).filter { parent in
      rows.zone(parent) == 1 && (parent + 1...row).allSatisfy { rowLevels[$0] > rowLevels[parent] }
    }
  }

  func canPin(_ row: Int) -> Bool {
    layout.pinsParents && row >= 0 && row + 1 < rows.count && rows.zone(row) == 1
      && rowLevels[row + 1] > rowLevels[row]
  }

  /// The extent of the parents around a scrolling row.
  func parentsExtent(_ row: Int) -> Int {
    guard layout.pinsParents, row < rows.count, rows.zone(row) == 1 else { return 0 }
    return parents(row).reduce(0) { $0 + rows.pitch($1..<$1 + 1) }
  }

  /// The distance by which a parent is moved, or nil if it is at its place.
  private func pin(_ row: Int, below edge: Int) -> Int? {
    let group = group(row)
    let slot = edge + parentsExtent(row)
    let start = rows.start + rows.pitch(0..<row)
    let end = rows.start + rows.pitch(0..<group.upperBound)
    let own = rows.pitch(row..<row + 1)
    guard own > 0, start < slot, slot < end, end - own > start else { return nil }
    return min(slot, end - own) - start
  }

  /// All elements in a viewport, in any order.
  func elements(in viewport: LayoutViewport) -> [LayoutAttributes] {
    let placement = placement(viewport)
    var all: [LayoutAttributes] = []
    func add(
      _ element: LayoutElement, _ main: (Int, Int), _ cross: (Int, Int), _ layer: Int,
      isHidden: Bool = false
    ) {
      all.append(
        LayoutAttributes(
          element: element, frame: space.frame(main: main, cross: cross, length: 0),
          zIndex: layer, isHidden: isHidden))
    }
    let top = (placement.top, placement.top + rows.header)
    let side = (placement.leading, placement.leading + columns.header)
    for (row, count) in counts.enumerated() {
      for column in 0..<count {
        let own = merge(at: row, column)
        let isFirst = own.map { $0.row == row && $0.column == column } ?? true
        let height = isFirst ? own?.rowCount ?? 1 : 1
        let width = isFirst ? own?.columnCount ?? 1 : 1
        let rest = rows.edges(
          row..<row + height, placement.rows, zone: rows.zone(row))
        let pin = placement.pins[row]
        let main = (rest.0 + (pin ?? 0), rest.1 + (pin ?? 0))
        let cross = columns.edges(
          column..<column + width, placement.columns, zone: columns.zone(column))
        // A merged cell is hidden if nothing of it is left.
        let isHidden =
          own != nil && isFirst
          ? main.0 == main.1 || cross.0 == cross.1
          : !isFirst || rows.extents[row] == nil || columns.extents[column] == nil
        add(
          .cell(section: row, item: column), main, cross,
          layer(rows.zone(row), columns.zone(column)) + raise(row, pin), isHidden: isHidden)
      }
      if columns.header > 0 {
        add(
          .supplementary(.rowHeader, row), edges(row, placement), side,
          (100 + 2 * rank(rows.zone(row))) * scale + raise(row, placement.pins[row]),
          isHidden: rows.extents[row] == nil)
      }
    }
    if rows.header > 0 {
      for column in 0..<columns.count {
        let depth = groupHeader > 0 ? groups.filter { $0.columns.contains(column) }.count : 0
        let upper = min(top.1, top.0 + depth * (groupHeader + rows.spacing))
        add(
          .supplementary(.columnHeader, 0, column), (upper, top.1),
          columns.edges(column, placement.columns),
          (200 + 2 * rank(columns.zone(column))) * scale,
          isHidden: columns.extents[column] == nil)
      }
    }
    if groupHeader > 0 {
      for (level, group) in groups {
        let upper = top.0 + level * (groupHeader + rows.spacing)
        for zone in 0..<3 {
          let part = columns.tracks(zone).clamped(to: group)
          if part.isEmpty { continue }
          let cross = columns.edges(part, placement.columns, zone: zone)
          add(
            .columnGroupHeader(level: level, firstColumn: part.lowerBound),
            (upper, upper + groupHeader), cross, (200 + 2 * rank(zone)) * scale - 1,
            isHidden: cross.0 == cross.1)
        }
      }
    }
    if rows.header > 0, columns.header > 0, layout.hasCorner {
      add(.decoration(.corner, 0), top, side, 500 * scale)
    }
    addGridlines(placement) { add($0, $1, $2, $3) }
    if layout.hasBackgrounds {
      addSurfaces(placement, top, side) { add($0, $1, $2, $3) }
      addParentSurfaces(placement, side) { add($0, $1, $2, $3, isHidden: $4) }
    }
    return all
  }

  private func edges(_ row: Int, _ placement: Placement) -> (Int, Int) {
    let rest = rows.edges(row, placement.rows)
    let pin = placement.pins[row] ?? 0
    return (rest.0 + pin, rest.1 + pin)
  }

  /// The surfaces behind parents, which include the spacing after them.
  private func addParentSurfaces(
    _ placement: Placement, _ side: (Int, Int),
    _ add: (LayoutElement, (Int, Int), (Int, Int), Int, Bool) -> Void
  ) {
    for row in 0..<rows.count where canPin(row) {
      let lower = edges(row, placement).0
      let main = (lower, lower + rows.pitch(row..<row + 1))
      let isHidden = rows.extents[row] == nil
      let front = raise(row, placement.pins[row])
      for zone in 0..<3 where !columns.tracks(zone).isEmpty {
        add(
          .decoration(.parentBackground, row, zone), main,
          columns.surface(zone, placement.columns), layer(1, zone) - 3 + front, isHidden)
      }
      if columns.header > 0 {
        add(
          .decoration(.parentBackground, row, 3), main,
          (side.0, side.1 + (columns.length > 0 ? columns.spacing : 0)),
          100 * scale - 3 + front, isHidden)
      }
    }
  }

  private typealias Add = (LayoutElement, (Int, Int), (Int, Int), Int) -> Void

  /// The lines are in the middle of the spacing after rows and columns, except for the last ones.
  private func addGridlines(_ placement: Placement, _ add: Add) {
    guard gridline > 0 else { return }
    for zone in 0..<3 {
      if !columns.tracks(zone).isEmpty {
        let cross = columns.edges(columns.tracks(zone), placement.columns, zone: zone)
        for row in 0..<rows.count where rows.extents[row] != nil && !rows.isLast(row) {
          let line = edges(row, placement).1 + (rows.spacing - gridline) / 2
          add(
            .decoration(.rowGridline, row, zone), (line, line + gridline), cross,
            layer(rows.zone(row), zone) - 1 + raise(row, placement.pins[row]))
        }
      }
      if !rows.tracks(zone).isEmpty {
        let main = rows.edges(rows.tracks(zone), placement.rows, zone: zone)
        for column in 0..<columns.count
        where columns.extents[column] != nil && !columns.isLast(column) {
          let line =
            columns.edges(column, placement.columns).1 + (columns.spacing - gridline) / 2
          add(
            .decoration(.columnGridline, 0, column * 3 + zone), main, (line, line + gridline),
            layer(zone, columns.zone(column)) - 2)
        }
      }
    }
  }

  /// The surfaces behind frozen panes, and behind sticky headers up to the cells.
  private func addSurfaces(
    _ placement: Placement, _ top: (Int, Int), _ side: (Int, Int), _ add: Add
  ) {
    for pane in 0..<9 where pane != 4 {
      let (row, column) = (pane / 3, pane % 3)
      if rows.tracks(row).isEmpty || columns.tracks(column).isEmpty { continue }
      add(
        .decoration(.background, 0, pane), rows.surface(row, placement.rows),
        columns.surface(column, placement.columns),
        layer(row, column) - (scale > 1 ? 4 : 3))
    }
    guard layout.pinsHeaders else { return }
    let tall = (top.0, top.1 + (rows.length > 0 ? rows.spacing : 0))
    let wide = (side.0, side.1 + (columns.length > 0 ? columns.spacing : 0))
    for zone in 0..<3 {
      if columns.header > 0, !rows.tracks(zone).isEmpty {
        add(
          .decoration(.rowHeaderBackground, 0, zone), rows.surface(zone, placement.rows), wide,
          (100 + 2 * rank(zone)) * scale - (scale > 1 ? 4 : 1))
      }
      if rows.header > 0, !columns.tracks(zone).isEmpty {
        add(
          .decoration(.columnHeaderBackground, 0, zone), tall,
          columns.surface(zone, placement.columns),
          (200 + 2 * rank(zone)) * scale - (scale > 1 ? 4 : 1))
      }
    }
    if rows.header > 0, columns.header > 0 {
      add(.decoration(.columnHeaderBackground, 0, 3), tall, wide, 500 * scale - 1)
    }
  }

  // MARK: Stacking

  /// Scrolling, frozen at the start, frozen at the end.
  private func rank(_ zone: Int) -> Int { [1, 0, 2][zone] }

  /// The layer of the cells of a pane.
  private func layer(_ row: Int, _ column: Int) -> Int {
    [[20, 4, 24], [12, 0, 16], [28, 8, 32]][row][column] * scale
  }

  /// The factor of all layers, which leaves room for pinned parents and for headers of groups.
  private var scale: Int {
    layout.pinsParents || !layout.columnGroups.isEmpty ? 1_024 : 1
  }

  /// The distance by which a pinned parent is in front of its pane.
  private func raise(_ row: Int, _ pin: Int?) -> Int { pin == nil ? 0 : 4 * (256 - rowLevels[row]) }
}
