import LayoutCore

/// 3. Merge and freeze: hidden rows and columns, frozen ones, and merged cells.
extension SpreadsheetBuilder {
  /// Stores the extents that the user assigned to rows and columns, if the engine provides them.
  @usableFromInline
  mutating func takeTracks(_ tracks: TrackExtents) { prepared.tracks = tracks }

  @usableFromInline
  mutating func setExtents(_ heights: SheetExtents, _ widths: SheetExtents) {
    prepared.rows.header = lengths.askedHeaderHeight ?? lengths.headerHeight
    prepared.columns.header = lengths.askedHeaderWidth ?? lengths.headerWidth
    hideRows()
    hideColumns()
    // A row without cells has no height of its own unless the delegate sets it.
    let counts = prepared.counts
    let areAllFlat = counts.length == 0
    prepared.rows.pitches = heights.pitches(
      common: areAllFlat ? 0 : lengths.cellHeight, prepared.rows,
      isFlat: counts.isUniform ? nil : { counts.extent(of: $0) == 0 })
    prepared.columns.pitches = widths.pitches(
      common: lengths.cellWidth, prepared.columns, isFlat: nil)
    applyGivenExtents()
  }

  /// Determines the rows that are hidden by the parameters or by the user.
  ///
  /// The user may have hidden rows that were removed later.
  @usableFromInline
  mutating func hideRows() {
    prepared.rows.hidden = hidden(layout.hiddenRows, rowCount, "hiddenRows")
      .union(prepared.tracks.hiddenRows.limited(to: rowCount))
  }

  /// Determines the columns that are hidden by the parameters or by the user.
  @usableFromInline
  mutating func hideColumns() {
    prepared.columns.hidden = hidden(layout.hiddenColumns, columnCount, "hiddenColumns")
      .union(prepared.tracks.hiddenColumns.limited(to: columnCount))
  }

  private mutating func hidden(_ indexes: [Int], _ count: Int, _ key: String) -> IndexRuns {
    for index in indexes where index < 0 || index >= count {
      diagnostics.note(LayoutDiagnostic(.parameter(key), .outOfRange, given: Double(index)))
    }
    return IndexRuns(indexes.filter { $0 >= 0 && $0 < count })
  }

  /// Applies the extents that the user assigned, which take precedence over all others.
  private mutating func applyGivenExtents() {
    for entry in prepared.tracks.rows where entry.index < rowCount {
      guard entry.index >= 0, !prepared.rows.isHidden(entry.index) else { continue }
      let extent = limited(entry.extent, .vertical, "rowHeight", entry.index)
      prepared.rows.pitches.setExtent(extent &+ prepared.rows.spacing, of: entry.index)
    }
    for entry in prepared.tracks.columns where entry.index < columnCount {
      guard entry.index >= 0, !prepared.columns.isHidden(entry.index) else { continue }
      let extent = limited(entry.extent, .horizontal, "columnWidth", entry.index)
      prepared.columns.pitches.setExtent(extent &+ prepared.columns.spacing, of: entry.index)
    }
  }

  private mutating func frozen(_ count: Int, of limit: Int, _ key: String) -> Int {
    let used = min(max(0, count), limit)
    if used != count {
      diagnostics.note(
        LayoutDiagnostic(
          .parameter(key), count < 0 ? .negative : .outOfRange, given: Double(count),
          used: Double(used)))
    }
    return used
  }

  @usableFromInline
  mutating func finish() {
    let top = frozen(layout.frozenTopRows, of: rowCount, "frozenTopRows")
    prepared.rows.frozenLeading = top
    prepared.rows.frozenTrailing = frozen(
      layout.frozenBottomRows, of: rowCount - top, "frozenBottomRows")
    let leading = frozen(layout.frozenLeadingColumns, of: columnCount, "frozenLeadingColumns")
    prepared.columns.frozenLeading = leading
    prepared.columns.frozenTrailing = frozen(
      layout.frozenTrailingColumns, of: columnCount - leading, "frozenTrailingColumns")
    if !layout.merges.isEmpty, changesShape {
      let counts = prepared.counts
      var found: [LayoutDiagnostic] = []
      prepared.merges = MergedCells(
        layout.merges, rows: prepared.rows, columns: prepared.columns,
        exists: { Int64($1) < counts.extent(of: $0) },
        note: { found.append(LayoutDiagnostic(.parameter("merges[\($0)]"), $1)) })
      for diagnostic in found { diagnostics.note(diagnostic) }
    }
    for axis in [prepared.rows, prepared.columns] {
      if axis.pitches.length >= LayoutLimits.maximumPosition.rawValue &- Int64(axis.count) {
        diagnostics.note(
          LayoutDiagnostic(.content, .tooLarge, used: LayoutLimits.maximumPosition.points))
      }
    }
    prepared.resolveContent()
    prepared.diagnostics = diagnostics
    prepared.work = work
  }
}
