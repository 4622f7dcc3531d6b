import StrategyKit

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
      return column == 0 ? header(of: row, along: .vertical, placement) : nil
    case (.supplementary, .columnHeader):
      return row == 0 ? header(of: column, along: .horizontal, placement) : nil
    case (.supplementary, .columnGroupHeader):
      let (level, first) = element.index.columnGroup
      guard row == 0, let part = headerColumns(ofGroupAt: level, from: first) else { return nil }
      return groupHeader(at: level, part, placement)
    case (.decoration, .corner):
      return row == 0 && column == 0 ? corner(placement) : nil
    case (.decoration, .background):
      guard row == 0, let rowZone = SheetAxis.Zone(rawValue: column / 3),
        let columnZone = SheetAxis.Zone(rawValue: column % 3)
      else { return nil }
      return background(rowZone, columnZone, placement)
    case (.decoration, .rowHeaderBackground):
      guard row == 0, let zone = SheetAxis.Zone(rawValue: column) else { return nil }
      return headerBackground(zone, along: .vertical, placement)
    case (.decoration, .columnHeaderBackground):
      if row == 0, column == SheetLayer.cornerItem { return cornerBackground(placement) }
      guard row == 0, let zone = SheetAxis.Zone(rawValue: column) else { return nil }
      return headerBackground(zone, along: .horizontal, placement)
    case (.decoration, .parentBackground):
      return parentBackground(of: row, column, placement)
    case (.decoration, .rowGridline):
      guard let zone = SheetAxis.Zone(rawValue: column) else { return nil }
      return gridline(after: row, along: .vertical, across: zone, placement)
    case (.decoration, .columnGridline):
      guard row == 0, let zone = SheetAxis.Zone(rawValue: column % 3) else { return nil }
      return gridline(after: column / 3, along: .horizontal, across: zone, placement)
    default: return nil
    }
  }

  // MARK: Cells

  /// Returns the attributes of a cell, including hidden cells.
  func anyCell(_ row: Int, _ column: Int, _ placement: Placement) -> LayoutAttributes {
    let merge = merges.covering(row, column)
    if let merge, merge.row == row, merge.column == column { return cell(merge, placement) }
    return LayoutAttributes(
      element: .cell(section: row, item: column),
      frame: frame(
        rows.edges(of: row, at: placement.rows), columns.edges(of: column, at: placement.columns)),
      zIndex: layers.cell(rows.zone(of: row), columns.zone(of: column)) + pin(of: row, placement),
      isHidden: merge != nil || rows.isHidden(row) || columns.isHidden(column))
  }

  /// Returns the first cell of a range with the frame of the whole range.
  ///
  /// The cell is hidden if the frame is empty.
  func cell(_ range: CellRange, _ placement: Placement) -> LayoutAttributes {
    let vertical = rows.edges(of: range.rows, at: placement.rows)
    let horizontal = columns.edges(of: range.columns, at: placement.columns)
    return LayoutAttributes(
      element: .cell(section: range.row, item: range.column), frame: frame(vertical, horizontal),
      zIndex: layers.cell(rows.zone(of: range.row), columns.zone(of: range.column))
        + pin(of: range.row, placement),
      isHidden: vertical.lower == vertical.upper || horizontal.lower == horizontal.upper)
  }

  /// Returns the distance by which the elements of a row are in front of others, if it is pinned.
  func pin(of row: Int, _ placement: Placement) -> Int {
    rows.pinnedLower(of: row, at: placement.rows) == nil
      ? 0 : SheetLayer.pin(ofLevel: rows.levels[row])
  }

  private func frame(_ rows: SheetAxis.Edges, _ columns: SheetAxis.Edges) -> LayoutRect {
    space.frame(
      main: space.mainSpan(
        from: LayoutUnit(rawValue: rows.lower), to: LayoutUnit(rawValue: rows.upper)),
      cross: space.crossSpan(
        from: LayoutUnit(rawValue: columns.lower), to: LayoutUnit(rawValue: columns.upper)))
  }

  /// Returns the frame between two edges along an axis and two edges along the other.
  private func frame(
    _ edges: SheetAxis.Edges, along axis: LayoutAxis, _ others: SheetAxis.Edges
  ) -> LayoutRect {
    axis == .vertical ? frame(edges, others) : frame(others, edges)
  }

  // MARK: Headers

  func hasHeader(of track: Int, along axis: LayoutAxis) -> Bool {
    track >= 0 && track < read(axis) { $0.count } && read(axis.transposed) { $0.header } > 0
  }

  /// Returns the header of a row or column, or nil if it does not exist.
  func header(
    of track: Int, along axis: LayoutAxis, _ placement: Placement
  ) -> LayoutAttributes? {
    guard hasHeader(of: track, along: axis) else { return nil }
    let other = axis.transposed
    var across = read(other) { $0.headerEdges(at: placement[other]) }
    if axis == .horizontal, rows.groupHeaders > 0 {
      // The header of a column extends up to that of the innermost group.
      let depth = Int64(groups.depth(of: track))
      across.lower = min(across.upper, across.lower &+ depth &* (groupHeader &+ rows.spacing))
    }
    return LayoutAttributes(
      element: .header(of: track, along: axis),
      frame: frame(
        read(axis) { $0.edges(of: track, at: placement[axis]) }, along: axis, across),
      zIndex: layers.header(read(axis) { $0.zone(of: track) }, along: axis)
        + (axis == .vertical ? pin(of: track, placement) : 0),
      isHidden: read(axis) { $0.isHidden(track) })
  }

  /// Returns the columns of the header that begins with a column, or nil if there is none.
  ///
  /// A group that crosses a frozen edge has a header on each side.
  func headerColumns(ofGroupAt level: Int, from column: Int) -> Range<Int>? {
    guard rows.groupHeaders > 0, column >= 0, column < columns.count,
      let group = groups.group(at: level, around: column)
    else { return nil }
    let part = group.clamped(to: columns.range(of: columns.zone(of: column)))
    return part.lowerBound == column ? part : nil
  }

  /// Returns the header of a group of columns.
  ///
  /// - Parameter columns: The columns of the header, which are in one zone.
  func groupHeader(
    at level: Int, _ columns: Range<Int>, _ placement: Placement
  ) -> LayoutAttributes {
    let lower = placement.rows.header &+ Int64(level) &* (groupHeader &+ rows.spacing)
    let span = self.columns.edges(of: columns, at: placement.columns)
    return LayoutAttributes(
      element: .columnGroupHeader(level: level, firstColumn: columns.lowerBound),
      frame: frame((lower, lower &+ groupHeader), span),
      zIndex: layers.groupHeader(self.columns.zone(of: columns.lowerBound)),
      isHidden: span.lower == span.upper)
  }

  func corner(_ placement: Placement) -> LayoutAttributes? {
    guard layout.hasCorner, rows.header > 0, columns.header > 0 else { return nil }
    return LayoutAttributes(
      element: .decoration(.corner, 0),
      frame: frame(
        rows.headerEdges(at: placement.rows), columns.headerEdges(at: placement.columns)),
      zIndex: layers.corner)
  }

  // MARK: Decorations

  /// Returns a surface behind a frozen pane, which hides the cells that scroll beneath it.
  ///
  /// The item is the number of the pane: row by row, with three panes in each row.
  func background(
    _ row: SheetAxis.Zone, _ column: SheetAxis.Zone, _ placement: Placement
  ) -> LayoutAttributes? {
    guard layout.hasBackgrounds, row != .middle || column != .middle, !rows.range(of: row).isEmpty,
      !columns.range(of: column).isEmpty
    else { return nil }
    return LayoutAttributes(
      element: .decoration(.background, 0, row.rawValue * 3 + column.rawValue),
      frame: frame(
        rows.surfaceEdges(of: row, at: placement.rows),
        columns.surfaceEdges(of: column, at: placement.columns)),
      zIndex: layers.cell(row, column) - layers.background)
  }

  /// Returns a surface behind the cells of a parent, or behind its header.
  ///
  /// It includes the spacing after the row, so that no cell is visible through it.
  ///
  /// - Parameter item: The number of the columns' zone, or that after the last one for the header.
  func parentBackground(of row: Int, _ item: Int, _ placement: Placement) -> LayoutAttributes? {
    guard layout.hasBackgrounds, row >= 0, rows.canPin(row) else { return nil }
    let zone = SheetAxis.Zone(rawValue: item)
    guard item == SheetLayer.headerItem ? columns.header > 0 : zone != nil,
      zone.map({ !columns.range(of: $0).isEmpty }) ?? true
    else { return nil }
    return LayoutAttributes(
      element: .decoration(.parentBackground, row, item),
      frame: frame(
        rows.pitchEdges(of: row, at: placement.rows),
        zone.map { columns.surfaceEdges(of: $0, at: placement.columns) }
          ?? columns.headerSurfaceEdges(at: placement.columns)),
      zIndex: (zone.map { layers.cell(.middle, $0) } ?? layers.header(.middle, along: .vertical))
        - 3 + pin(of: row, placement),
      isHidden: rows.isHidden(row))
  }

  /// Returns a surface behind the sticky headers of a zone of rows or columns, up to the cells.
  func headerBackground(
    _ zone: SheetAxis.Zone, along axis: LayoutAxis, _ placement: Placement
  ) -> LayoutAttributes? {
    let other = axis.transposed
    guard layout.hasBackgrounds, pinsHeaders, read(other, { $0.header > 0 }),
      !read(axis, { $0.range(of: zone).isEmpty })
    else { return nil }
    return LayoutAttributes(
      element: .decoration(
        axis == .vertical ? .rowHeaderBackground : .columnHeaderBackground, 0, zone.rawValue),
      frame: frame(
        read(axis) { $0.surfaceEdges(of: zone, at: placement[axis]) }, along: axis,
        read(other) { $0.headerSurfaceEdges(at: placement[other]) }),
      zIndex: layers.header(zone, along: axis) - layers.headerBackground)
  }

  /// Returns a surface behind the corner, including the spacing next to it.
  ///
  /// Without it, scrolling headers would be visible through the spacing.
  func cornerBackground(_ placement: Placement) -> LayoutAttributes? {
    guard layout.hasBackgrounds, pinsHeaders, rows.header > 0, columns.header > 0 else {
      return nil
    }
    return LayoutAttributes(
      element: .decoration(.columnHeaderBackground, 0, SheetLayer.cornerItem),
      frame: frame(
        rows.headerSurfaceEdges(at: placement.rows),
        columns.headerSurfaceEdges(at: placement.columns)),
      zIndex: layers.corner - 1)
  }

  /// Returns the line after a row or column in one zone of the other axis.
  ///
  /// The result is nil for the last row or column, and for those that are hidden or do not exist.
  func gridline(
    after track: Int, along axis: LayoutAxis, across zone: SheetAxis.Zone, _ placement: Placement
  ) -> LayoutAttributes? {
    let other = axis.transposed
    guard track >= 0, track < read(axis, { $0.count }),
      !read(other, { $0.range(of: zone).isEmpty }),
      let line = read(
        axis, { $0.line(after: track, thickness: gridline, at: placement[axis]) })
    else { return nil }
    let own = read(axis) { $0.zone(of: track) }
    let isRow = axis == .vertical
    return LayoutAttributes(
      element: isRow
        ? .decoration(.rowGridline, track, zone.rawValue)
        : .decoration(.columnGridline, 0, track * 3 + zone.rawValue),
      frame: frame(
        line, along: axis, read(other) { $0.edges(of: zone, at: placement[other]) }),
      zIndex: isRow
        ? layers.cell(own, zone) - 1 + pin(of: track, placement) : layers.cell(zone, own) - 2)
  }
}

extension ElementKind {
  /// The header of a group of columns.
  ///
  /// It belongs to no item. The section is 0, and the item contains the level of the group and the
  /// first column of the header, which ``ElementIndex/columnGroup`` returns. A group that crosses a
  /// frozen edge has a header on each side.
  public static var columnGroupHeader: ElementKind { ElementKind("columnGroupHeader") }
  /// A surface behind a parent in an outline whose parents are pinned.
  ///
  /// The section is the row of the parent. The item specifies the columns: 0 for columns that are
  /// frozen at the leading edge, 1 for scrolling columns, 2 for columns that are frozen at the
  /// trailing edge, and 3 for the header of the row.
  public static var parentBackground: ElementKind { ElementKind("parentBackground") }
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

extension LayoutElement {
  /// Returns the header of a group of columns.
  ///
  /// - Parameter level: The level of the group, from 0 for an outermost group up to 255.
  /// - Parameter firstColumn: The first column of the header.
  public static func columnGroupHeader(level: Int, firstColumn: Int) -> LayoutElement {
    .supplementary(.columnGroupHeader, 0, firstColumn &<< 8 | level & 255)
  }
}

extension ElementIndex {
  /// The level of a group of columns and the first column of its header, in the index of an element
  /// of the kind ``ElementKind/columnGroupHeader``.
  public var columnGroup: (level: Int, firstColumn: Int) { (item & 255, item >> 8) }
}
