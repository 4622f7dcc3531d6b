import StrategyKit

extension PreparedSpreadsheet {
  /// Returns the number of columns, which is the length of the longest row; `nil` if there is no
  /// such row.
  public func numberOfColumns(inSection section: Int?) -> Int? {
    section.map { $0 < 0 || $0 >= rows.count } ?? false ? nil : columns.count
  }

  /// Returns the rows and columns that a cell or a header covers.
  ///
  /// - Complexity: O(log *m*), where *m* is the number of merged cells.
  public func trackSpan(of element: LayoutElement) -> TrackSpan? {
    let (row, column) = (element.index.section, element.index.item)
    switch (element.category, element.kind) {
    case (.cell, .cell):
      guard row >= 0, column >= 0, column < numberOfItems(inSection: row) else { return nil }
      let range =
        merges.covering(row, column)
        ?? CellRange(row: row, column: column, rowCount: 1, columnCount: 1)
      guard range.row == row, range.column == column else { return nil }
      return TrackSpan(rows: range.rows, columns: range.columns)
    case (.supplementary, .rowHeader):
      guard column == 0, hasHeader(of: row, along: .vertical) else { return nil }
      return TrackSpan(rows: row..<row + 1, columns: 0..<0)
    case (.supplementary, .columnHeader):
      guard row == 0, hasHeader(of: column, along: .horizontal) else { return nil }
      return TrackSpan(rows: 0..<0, columns: column..<column + 1)
    case (.supplementary, .columnGroupHeader):
      let (level, first) = element.index.columnGroup
      guard row == 0, let part = headerColumns(ofGroupAt: level, from: first) else { return nil }
      return TrackSpan(rows: 0..<0, columns: part)
    default: return nil
    }
  }

  /// Returns the extent of the largest cell or header in a row or column, in points.
  ///
  /// Merged cells are ignored, because their extent is shared by several rows or columns.
  ///
  /// - Returns: The extent in points, or nil if the delegate returns no size.
  /// - Complexity: O(*l* log *m*), where *l* is the limit and *m* is the number of merged cells.
  public func fittingExtent(of fitting: TrackFitting) -> Double? {
    let (track, isRow, delegate) = (fitting.track, fitting.isRow, fitting.delegate)
    let axis: LayoutAxis = isRow ? .vertical : .horizontal
    guard track >= 0, track < read(axis, { $0.count }) else { return nil }
    var greatest: Double?
    func take(_ size: LayoutSize?) {
      guard let extent = size?.extent(along: axis), extent.isFinite else { return }
      greatest = max(greatest ?? 0, extent)
    }
    for other in visibleFirst(along: axis.transposed, fitting) {
      let (row, column) = isRow ? (track, other) : (other, track)
      guard column < numberOfItems(inSection: row), merges.covering(row, column) == nil else {
        continue
      }
      let width = LayoutUnit(rawValue: columns.extent(of: column)).points
      let index = ElementIndex(section: row, item: column)
      take(delegate.sizeForItem(at: index, proposal: LayoutProposal(width: isRow ? width : nil)))
    }
    take(delegate.sheetAnswer(for: track, along: axis).header)
    return greatest
  }

  /// Returns the rows or columns to ask: first the visible ones, then others at equal distances.
  private func visibleFirst(along axis: LayoutAxis, _ fitting: TrackFitting) -> [Int] {
    let (limit, count) = (fitting.limit, read(axis) { $0.count })
    guard limit > 0 else { return [] }
    if count <= limit { return Array(0..<count) }
    let visible = tracks(
      of: .middle, along: axis, in: space.unmirrored(fitting.viewport.rect),
      placement(in: fitting.viewport))
    var chosen = Array(visible.prefix(limit))
    let rest = limit - chosen.count
    for sample in 0..<rest {
      let index = SheetExtents.sample(sample, of: rest, among: count)
      if !visible.contains(index) { chosen.append(index) }
    }
    return chosen
  }
}
