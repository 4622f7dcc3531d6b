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
    return isRow ? replacing(rows: merged) : replacing(columns: merged)
  }

  /// Returns a copy with other extents, hidden or folded rows and columns; those that are nil are
  /// kept.
  func replacing(
    rows: [Entry]? = nil, columns: [Entry]? = nil, hiddenRows: IndexRuns? = nil,
    hiddenColumns: IndexRuns? = nil, foldedRows: IndexRuns? = nil, foldedColumns: IndexRuns? = nil
  ) -> TrackExtents {
    TrackExtents(
      rows: rows ?? self.rows, columns: columns ?? self.columns,
      hiddenRows: hiddenRows ?? self.hiddenRows,
      hiddenColumns: hiddenColumns ?? self.hiddenColumns,
      foldedRows: foldedRows ?? self.foldedRows,
      foldedColumns: foldedColumns ?? self.foldedColumns)
  }

  /// Returns a copy with the indexes of rows after a change.
  func following(_ changes: LayoutChanges) -> TrackExtents {
    guard !isEmpty, !changes.sections.isEmpty else { return self }
    let moved = rows.compactMap { entry in
      changes.newSection(of: entry.index).map { Entry(index: $0, extent: entry.extent) }
    }
    return replacing(
      rows: moved.sorted { $0.index < $1.index },
      hiddenRows: hiddenRows.following(changes.sections) { isRowHidden($0) },
      foldedRows: foldedRows.following(changes.sections) { foldedRows.contains($0) })
  }

  /// Returns a copy with rows numbered without hidden sections.
  func underneath(_ visibility: VisibilityMap) -> TrackExtents {
    if visibility.sections.isEmpty || hasNoRows { return self }
    func shown(_ runs: IndexRuns) -> IndexRuns {
      var shown = IndexRuns()
      for run in runs.subtracting(visibility.sections).runs {
        shown.append(visibility.shownSection(of: run.start), count: run.count)
      }
      return shown
    }
    let kept = rows.compactMap { entry in
      visibility.shown(section: entry.index).map { Entry(index: $0, extent: entry.extent) }
    }
    return replacing(rows: kept, hiddenRows: shown(hiddenRows), foldedRows: shown(foldedRows))
  }

  /// Returns a copy without the rows from `count` on.
  func limited(toRows count: Int) -> TrackExtents {
    if hasNoRows { return self }
    return replacing(
      rows: rows.filter { $0.index < count }, hiddenRows: hiddenRows.limited(to: count),
      foldedRows: foldedRows.limited(to: count))
  }

  /// A Boolean value that indicates whether no rows have extents, are hidden or are folded.
  private var hasNoRows: Bool { rows.isEmpty && hiddenRows.isEmpty && foldedRows.isEmpty }
}
