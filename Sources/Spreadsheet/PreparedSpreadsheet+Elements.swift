import LayoutCore

extension PreparedSpreadsheet {
  /// Returns the attributes of an element, or nil if the sheet has no such element.
  ///
  /// A cell in a hidden row or column is hidden, and so is a cell that a merged cell covers. The
  /// section of a row header is its row, and the item of a column header is its column.
  ///
  /// - Parameter element: The element.
  /// - Parameter viewport: The visible part of the content, in points, which places pinned
  ///   elements.
  /// - Complexity: O(log *r* + log *c* + log *m*), where *r* is the number of rows, *c* is the
  ///   number of columns and *m* is the number of merged cells.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    let row = element.index.section
    let column = element.index.item
    let placement = placement(in: viewport)
    switch (element.category, element.kind) {
    case (.cell, .cell):
      guard row >= 0, column >= 0, column < numberOfItems(inSection: row) else { return nil }
      return anyCell(row, column, placement)
    case (.supplementary, .rowHeader):
      guard column == 0, row >= 0, row < rows.count, columns.header > 0 else { return nil }
      return rowHeader(row, placement)
    case (.supplementary, .columnHeader):
      guard row == 0, column >= 0, column < columns.count, rows.header > 0 else { return nil }
      return columnHeader(column, placement)
    case (.decoration, .corner):
      return row == 0 && column == 0 ? corner(placement) : nil
    case (.decoration, .background):
      guard row == 0, let rowZone = SheetAxis.Zone(rawValue: column / 3),
        let columnZone = SheetAxis.Zone(rawValue: column % 3)
      else { return nil }
      return background(rowZone, columnZone, placement)
    case (.decoration, .rowHeaderBackground):
      guard row == 0, let zone = SheetAxis.Zone(rawValue: column) else { return nil }
      return rowHeaderBackground(zone, placement)
    case (.decoration, .columnHeaderBackground):
      if row == 0, column == SheetLayer.cornerItem { return cornerBackground(placement) }
      guard row == 0, let zone = SheetAxis.Zone(rawValue: column) else { return nil }
      return columnHeaderBackground(zone, placement)
    case (.decoration, .rowGridline):
      guard let zone = SheetAxis.Zone(rawValue: column), row >= 0, row < rows.count else {
        return nil
      }
      return rowGridline(row, zone, placement)
    case (.decoration, .columnGridline):
      guard row == 0, column >= 0, column / 3 < columns.count,
        let zone = SheetAxis.Zone(rawValue: column % 3)
      else { return nil }
      return columnGridline(column / 3, zone, placement)
    default: return nil
    }
  }

  /// Returns every cell, header, gridline and background, in order.
  func allElements(pinnedIn viewport: LayoutViewport) -> [LayoutAttributes] {
    let placement = placement(in: viewport)
    var all: [LayoutAttributes] = []
    for row in 0..<rows.count {
      for column in 0..<numberOfItems(inSection: row) {
        all.append(anyCell(row, column, placement))
      }
      if columns.header > 0 { all.append(rowHeader(row, placement)) }
      for zone in SheetAxis.Zone.allCases {
        if let line = rowGridline(row, zone, placement) { all.append(line) }
      }
    }
    for column in 0..<columns.count {
      if rows.header > 0 { all.append(columnHeader(column, placement)) }
      for zone in SheetAxis.Zone.allCases {
        if let line = columnGridline(column, zone, placement) { all.append(line) }
      }
    }
    for pane in SheetLayer.panes {
      if let background = background(pane.row, pane.column, placement) { all.append(background) }
    }
    for zone in SheetLayer.zones {
      if let surface = rowHeaderBackground(zone, placement) { all.append(surface) }
      if let surface = columnHeaderBackground(zone, placement) { all.append(surface) }
    }
    if let surface = cornerBackground(placement) { all.append(surface) }
    if let corner = corner(placement) { all.append(corner) }
    all.sort(by: LayoutAttributes.areInOrder)
    return all
  }

  // MARK: Cells

  /// Returns the attributes of a cell, including hidden cells.
  private func anyCell(_ row: Int, _ column: Int, _ placement: Placement) -> LayoutAttributes {
    let merge = merges.isEmpty ? nil : merges.covering(row, column)
    if let merge, merge.row == row, merge.column == column { return cell(merge, placement) }
    let rowZone = rows.zone(of: row)
    let columnZone = columns.zone(of: column)
    var attributes = LayoutAttributes(
      element: .cell(section: row, item: column),
      frame: frame(rowSpan(row, placement), columnSpan(column, placement)),
      zIndex: SheetLayer.cell(rowZone, columnZone))
    attributes.isHidden = merge != nil || rows.isHidden(row) || columns.isHidden(column)
    return attributes
  }

  /// Returns the first cell of a range with the frame of the whole range.
  ///
  /// The cell is hidden if the frame is empty.
  func cell(_ range: CellRange, _ placement: Placement) -> LayoutAttributes {
    let rowZone = rows.zone(of: range.row)
    let columnZone = columns.zone(of: range.column)
    let (top, bottom) = edges(
      of: range.row, count: range.rowCount, in: rowZone, rows, placement.rows)
    let (left, right) = edges(
      of: range.column, count: range.columnCount, in: columnZone, columns, placement.columns)
    return LayoutAttributes(
      element: .cell(section: range.row, item: range.column),
      frame: frame(space.mainSpan(from: top, to: bottom), space.crossSpan(from: left, to: right)),
      zIndex: SheetLayer.cell(rowZone, columnZone), isHidden: top == bottom || left == right)
  }

  /// Returns the start and the end of consecutive rows or columns, without the last spacing.
  private func edges(
    of first: Int, count: Int, in zone: SheetAxis.Zone, _ axis: SheetAxis,
    _ zones: SheetAxis.Zones
  ) -> (Int64, Int64) {
    let lower = axis.lower(of: first, in: zone, at: zones[zone])
    let length = axis.pitches.offset(of: first + count) &- axis.pitches.offset(of: first)
    return (lower, lower &+ max(0, length &- axis.spacing))
  }

  func frame(_ main: LayoutSpan, _ cross: LayoutSpan) -> LayoutRect {
    space.frame(main: main, cross: cross)
  }

  private func rowSpan(_ row: Int, _ placement: Placement) -> LayoutSpan {
    let zone = rows.zone(of: row)
    let lower = rows.lower(of: row, in: zone, at: placement.rows[zone])
    return space.mainSpan(from: lower, to: lower &+ rows.extent(of: row))
  }

  private func columnSpan(_ column: Int, _ placement: Placement) -> LayoutSpan {
    let zone = columns.zone(of: column)
    let lower = columns.lower(of: column, in: zone, at: placement.columns[zone])
    return space.crossSpan(from: lower, to: lower &+ columns.extent(of: column))
  }

  // MARK: Headers

  func rowHeader(_ row: Int, _ placement: Placement) -> LayoutAttributes {
    LayoutAttributes(
      element: .supplementary(.rowHeader, row),
      frame: frame(
        rowSpan(row, placement),
        space.crossSpan(
          from: placement.rowHeaders, to: placement.rowHeaders &+ columns.header)),
      zIndex: SheetLayer.rowHeader(rows.zone(of: row)), isHidden: rows.isHidden(row))
  }

  func columnHeader(_ column: Int, _ placement: Placement) -> LayoutAttributes {
    LayoutAttributes(
      element: .supplementary(.columnHeader, 0, column),
      frame: frame(
        space.mainSpan(
          from: placement.columnHeaders, to: placement.columnHeaders &+ rows.header),
        columnSpan(column, placement)),
      zIndex: SheetLayer.columnHeader(columns.zone(of: column)),
      isHidden: columns.isHidden(column))
  }

  func corner(_ placement: Placement) -> LayoutAttributes? {
    guard layout.hasCorner, rows.header > 0, columns.header > 0 else { return nil }
    return LayoutAttributes(
      element: .decoration(.corner, 0),
      frame: frame(
        space.mainSpan(
          from: placement.columnHeaders, to: placement.columnHeaders &+ rows.header),
        space.crossSpan(
          from: placement.rowHeaders, to: placement.rowHeaders &+ columns.header)),
      zIndex: SheetLayer.corner)
  }

  // MARK: Decorations

  /// Returns the start and the end of a zone of rows or columns, without the last spacing.
  private func edges(
    of zone: SheetAxis.Zone, _ axis: SheetAxis, _ zones: SheetAxis.Zones
  ) -> (Int64, Int64) {
    let range = axis.range(of: zone)
    let length =
      axis.pitches.offset(of: range.upperBound) &- axis.pitches.offset(of: range.lowerBound)
    return (zones[zone], zones[zone] &+ max(0, length &- axis.spacing))
  }

  /// Returns the edges of a zone, including the spacing between frozen and scrolling cells.
  private func surfaceEdges(
    of zone: SheetAxis.Zone, _ axis: SheetAxis, _ zones: SheetAxis.Zones
  ) -> (Int64, Int64) {
    let (lower, upper) = edges(of: zone, axis, zones)
    let range = axis.range(of: zone)
    let hasBefore = axis.pitches.offset(of: range.lowerBound) > 0
    let hasAfter = axis.pitches.offset(of: range.upperBound) < axis.pitches.length
    return (
      zone == .trailing && hasBefore && upper > lower ? lower &- axis.spacing : lower,
      zone == .leading && hasAfter && upper > lower ? upper &+ axis.spacing : upper
    )
  }

  /// Returns a surface behind a frozen pane, which hides the cells that scroll beneath it.
  ///
  /// The item is the number of the pane: row by row, with three panes in each row.
  func background(
    _ row: SheetAxis.Zone, _ column: SheetAxis.Zone, _ placement: Placement
  ) -> LayoutAttributes? {
    guard layout.hasBackgrounds, row != .middle || column != .middle, !rows.range(of: row).isEmpty,
      !columns.range(of: column).isEmpty
    else { return nil }
    let (top, bottom) = surfaceEdges(of: row, rows, placement.rows)
    let (left, right) = surfaceEdges(of: column, columns, placement.columns)
    return LayoutAttributes(
      element: .decoration(.background, 0, row.rawValue * 3 + column.rawValue),
      frame: frame(space.mainSpan(from: top, to: bottom), space.crossSpan(from: left, to: right)),
      zIndex: SheetLayer.background(row, column))
  }

  /// Returns a surface behind the sticky headers of a zone of rows, up to the cells.
  func rowHeaderBackground(
    _ zone: SheetAxis.Zone, _ placement: Placement
  ) -> LayoutAttributes? {
    guard layout.hasBackgrounds, pinsHeaders, columns.header > 0,
      !rows.range(of: zone).isEmpty
    else { return nil }
    let (top, bottom) = surfaceEdges(of: zone, rows, placement.rows)
    let left = placement.rowHeaders
    let right = left &+ columns.header &+ (columns.pitches.length > 0 ? columns.spacing : 0)
    return LayoutAttributes(
      element: .decoration(.rowHeaderBackground, 0, zone.rawValue),
      frame: frame(space.mainSpan(from: top, to: bottom), space.crossSpan(from: left, to: right)),
      zIndex: SheetLayer.rowHeader(zone) - 1)
  }

  /// Returns a surface behind the sticky headers of a zone of columns, up to the cells.
  func columnHeaderBackground(
    _ zone: SheetAxis.Zone, _ placement: Placement
  ) -> LayoutAttributes? {
    guard layout.hasBackgrounds, pinsHeaders, rows.header > 0,
      !columns.range(of: zone).isEmpty
    else { return nil }
    let (left, right) = surfaceEdges(of: zone, columns, placement.columns)
    let top = placement.columnHeaders
    let bottom = top &+ rows.header &+ (rows.pitches.length > 0 ? rows.spacing : 0)
    return LayoutAttributes(
      element: .decoration(.columnHeaderBackground, 0, zone.rawValue),
      frame: frame(space.mainSpan(from: top, to: bottom), space.crossSpan(from: left, to: right)),
      zIndex: SheetLayer.columnHeader(zone) - 1)
  }

  /// Returns a surface behind the corner, including the spacing next to it.
  ///
  /// Without it, scrolling headers would be visible through the spacing.
  func cornerBackground(_ placement: Placement) -> LayoutAttributes? {
    guard layout.hasBackgrounds, pinsHeaders, rows.header > 0, columns.header > 0 else {
      return nil
    }
    let top = placement.columnHeaders
    let bottom = top &+ rows.header &+ (rows.pitches.length > 0 ? rows.spacing : 0)
    let left = placement.rowHeaders
    let right = left &+ columns.header &+ (columns.pitches.length > 0 ? columns.spacing : 0)
    return LayoutAttributes(
      element: .decoration(.columnHeaderBackground, 0, SheetLayer.cornerItem),
      frame: frame(space.mainSpan(from: top, to: bottom), space.crossSpan(from: left, to: right)),
      zIndex: SheetLayer.corner - 1)
  }

  /// Returns the line below a row in one zone of columns.
  ///
  /// The result is nil for the last row and for hidden rows.
  func rowGridline(
    _ row: Int, _ columnZone: SheetAxis.Zone, _ placement: Placement
  ) -> LayoutAttributes? {
    guard gridline > 0, rows.pitches.extent(of: row) > 0, !columns.range(of: columnZone).isEmpty,
      let line = line(after: row, rows, placement.rows)
    else { return nil }
    let (left, right) = edges(of: columnZone, columns, placement.columns)
    return LayoutAttributes(
      element: .decoration(.rowGridline, row, columnZone.rawValue),
      frame: frame(
        space.mainSpan(from: line, to: line &+ gridline), space.crossSpan(from: left, to: right)),
      zIndex: SheetLayer.rowGridline(rows.zone(of: row), columnZone))
  }

  /// Returns the line after a column in one zone of rows.
  ///
  /// The result is nil for the last column and for hidden columns.
  func columnGridline(
    _ column: Int, _ rowZone: SheetAxis.Zone, _ placement: Placement
  ) -> LayoutAttributes? {
    guard gridline > 0, columns.pitches.extent(of: column) > 0, !rows.range(of: rowZone).isEmpty,
      let line = line(after: column, columns, placement.columns)
    else { return nil }
    let (top, bottom) = edges(of: rowZone, rows, placement.rows)
    return LayoutAttributes(
      element: .decoration(.columnGridline, 0, column * 3 + rowZone.rawValue),
      frame: frame(
        space.mainSpan(from: top, to: bottom), space.crossSpan(from: line, to: line &+ gridline)),
      zIndex: SheetLayer.columnGridline(rowZone, columns.zone(of: column)))
  }

  /// Returns the start of the line after a row or column, or nil after the last one.
  private func line(
    after index: Int, _ axis: SheetAxis, _ zones: SheetAxis.Zones
  ) -> Int64? {
    let end = axis.pitches.offset(of: index + 1)
    guard end < axis.pitches.length else { return nil }
    let zone = axis.zone(of: index)
    let lower = axis.lower(of: index, in: zone, at: zones[zone])
    return lower &+ axis.extent(of: index) &+ (axis.spacing &- gridline) / 2
  }
}

extension ElementKind {
  /// A surface behind the sticky headers of rows.
  ///
  /// The item specifies the rows: 0 for rows that are frozen at the top, 1 for scrolling rows, and
  /// 2 for rows that are frozen at the bottom.
  public static var rowHeaderBackground: ElementKind { ElementKind("rowHeaderBackground") }
  /// A surface behind the sticky headers of columns, or behind the corner.
  ///
  /// The item specifies the columns: 0 for columns that are frozen at the leading edge, 1 for
  /// scrolling columns, and 2 for columns that are frozen at the trailing edge. The item of the
  /// corner is 3.
  public static var columnHeaderBackground: ElementKind { ElementKind("columnHeaderBackground") }
}
