import LayoutCore

/// 3. Merge and freeze: hidden rows and columns, frozen ones, and merged cells.
extension SpreadsheetBuilder {
  @usableFromInline
  mutating func setExtents(_ heights: SheetExtents, _ widths: SheetExtents) {
    hideTracks(along: .vertical)
    hideTracks(along: .horizontal)
    // A row without cells has no height of its own unless the delegate sets it.
    let counts = prepared.counts
    prepared.rows.pitches = heights.pitches(
      usual: counts.length == 0 ? prepared.rows.flat : prepared.rows.usual, prepared.rows,
      isFlat: counts.isUniform ? nil : { counts.extent(of: $0) == 0 })
    prepared.columns.pitches = widths.pitches(
      usual: prepared.columns.usual, prepared.columns, isFlat: nil)
    applyGivenExtents(prepared.tracks.rows, along: .vertical)
    applyGivenExtents(prepared.tracks.columns, along: .horizontal)
  }

  /// Determines the rows or columns that are hidden by the parameters or by the user.
  ///
  /// The user may have hidden rows that were removed later.
  @usableFromInline
  mutating func hideTracks(along axis: LayoutAxis) {
    let isRow = axis == .vertical
    let count = isRow ? rowCount : columnCount
    let indexes = isRow ? layout.hiddenRows : layout.hiddenColumns
    for index in indexes where index < 0 || index >= count {
      let key = isRow ? "hiddenRows" : "hiddenColumns"
      diagnostics.note(LayoutDiagnostic(.parameter(key), .outOfRange, given: Double(index)))
    }
    let byUser = isRow ? prepared.tracks.hiddenRows : prepared.tracks.hiddenColumns
    prepared[axis].hidden = IndexRuns(indexes.filter { $0 >= 0 && $0 < count })
      .union(byUser.limited(to: count))
  }

  /// Applies the extents that the user assigned, which take precedence over all others.
  private mutating func applyGivenExtents(
    _ entries: [TrackExtents.Entry], along axis: LayoutAxis
  ) {
    for entry in entries where entry.index >= 0 && entry.index < prepared[axis].count {
      guard !prepared[axis].isHidden(entry.index) else { continue }
      let extent = limited(entry.extent, axis, .extent(of: entry.index, along: axis))
      prepared[axis].pitches.setExtent(extent &+ prepared[axis].spacing, of: entry.index)
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
      prepared.merges = MergedCells(
        layout.merges, rows: prepared.rows, columns: prepared.columns,
        exists: { Int64($1) < counts.extent(of: $0) },
        note: { diagnostics.note(LayoutDiagnostic(.parameter("merges[\($0)]"), $1)) })
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
