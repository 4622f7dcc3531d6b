import LayoutCore

extension TrackExtents {
  /// Returns a copy with other extents for some rows or columns.
  ///
  /// - Parameter changed: The rows or columns, which must be ascending, with new extents or nil to
  ///   remove them.
  /// - Parameter isRow: A Boolean value that indicates whether to change rows rather than columns.
  func setting(_ changed: [(index: Int, extent: Double?)], isRow: Bool) -> TrackExtents {
    var merged: [Entry] = []
    var old = (isRow ? rows : columns)[...]
    for change in changed {
      while let first = old.first, first.index < change.index {
        merged.append(first)
        old.removeFirst()
      }
      if old.first?.index == change.index { old.removeFirst() }
      if let extent = change.extent { merged.append(Entry(index: change.index, extent: extent)) }
    }
    merged.append(contentsOf: old)
    return TrackExtents(
      rows: isRow ? merged : rows, columns: isRow ? columns : merged, hiddenRows: hiddenRows,
      hiddenColumns: hiddenColumns)
  }

  /// Returns a copy with other hidden rows or columns.
  ///
  /// - Parameter rows: The hidden rows, or nil to keep the current ones.
  /// - Parameter columns: The hidden columns, or nil to keep the current ones.
  func hiding(rows: IndexRuns? = nil, columns: IndexRuns? = nil) -> TrackExtents {
    TrackExtents(
      rows: self.rows, columns: self.columns, hiddenRows: rows ?? hiddenRows,
      hiddenColumns: columns ?? hiddenColumns)
  }

  /// Returns a copy with the indexes of rows after a change.
  func following(_ changes: LayoutChanges) -> TrackExtents {
    guard !isEmpty, !changes.sections.isEmpty else { return self }
    let moved = rows.compactMap { entry in
      changes.newSection(of: entry.index).map { Entry(index: $0, extent: entry.extent) }
    }
    return TrackExtents(
      rows: moved.sorted { $0.index < $1.index }, columns: columns,
      hiddenRows: hiddenRows.following(changes.sections) { isRowHidden($0) },
      hiddenColumns: hiddenColumns)
  }

  /// Returns a copy with rows numbered without hidden sections.
  func underneath(_ visibility: VisibilityMap) -> TrackExtents {
    if visibility.sections.isEmpty || rows.isEmpty && hiddenRows.isEmpty { return self }
    var hidden = IndexRuns()
    for run in hiddenRows.subtracting(visibility.sections).runs {
      hidden.append(visibility.shownSection(of: run.start), count: run.count)
    }
    let shown = rows.filter { !visibility.isHidden(section: $0.index) }
    return TrackExtents(
      rows: shown.map { Entry(index: visibility.shownSection(of: $0.index), extent: $0.extent) },
      columns: columns, hiddenRows: hidden, hiddenColumns: hiddenColumns)
  }

  /// Returns a copy without the rows from `count` on.
  func limited(toRows count: Int) -> TrackExtents {
    guard !rows.isEmpty || !hiddenRows.isEmpty else { return self }
    return TrackExtents(
      rows: rows.filter { $0.index < count }, columns: columns,
      hiddenRows: hiddenRows.limited(to: count), hiddenColumns: hiddenColumns)
  }
}
