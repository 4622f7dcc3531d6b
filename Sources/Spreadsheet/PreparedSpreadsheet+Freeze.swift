import StrategyKit

/// 3. Merge and freeze: hidden rows and columns, folded and frozen ones, and merged cells.
extension PreparedSpreadsheet {
  mutating func setExtents(_ heights: SheetExtents, _ widths: SheetExtents) {
    hideTracks(along: .vertical, of: rowCount)
    hideTracks(along: .horizontal, of: columnCount)
    // A row without cells has no height of its own unless the delegate sets it.
    let counts = counts
    rows.pitches = FoldedExtents(
      heights.pitches(
        usual: counts.length == 0 ? rows.flat : rows.usual, rows,
        given: given(tracks.rows, of: heights.count, along: .vertical),
        isFlat: counts.isUniform ? nil : { counts.extent(of: $0) == 0 }))
    columns.pitches = FoldedExtents(
      widths.pitches(
        usual: columns.usual, columns,
        given: given(tracks.columns, of: widths.count, along: .horizontal), isFlat: nil))
    for place in flexible.indices { setLeastWidth(ofColumn: flexible[place].column) }
    for axis in [LayoutAxis.vertical, .horizontal] { foldAll(along: axis) }
  }

  /// Determines the rows or columns that are hidden or folded by the parameters or by the user.
  ///
  /// The user may have hidden or folded rows that were removed later.
  mutating func hideTracks(along axis: LayoutAxis, of count: Int) {
    let isRow = axis == .vertical
    let hidden = indexes(
      isRow ? layout.hiddenRows : layout.hiddenColumns, isRow ? "hiddenRows" : "hiddenColumns",
      with: isRow ? tracks.hiddenRows : tracks.hiddenColumns, of: count)
    let folded = indexes(
      isRow ? layout.foldedRows : layout.foldedColumns, isRow ? "foldedRows" : "foldedColumns",
      with: isRow ? tracks.foldedRows : tracks.foldedColumns, of: count)
    change(axis) {
      $0.hidden = hidden
      $0.folded = folded
    }
  }

  /// Returns the indexes of a parameter and those of the user, and notes those that do not exist.
  private mutating func indexes(
    _ indexes: [Int], _ key: String, with user: IndexRuns, of count: Int
  ) -> IndexRuns {
    for index in indexes where index < 0 || index >= count {
      diagnostics.note(LayoutDiagnostic(.parameter(key), .outOfRange, given: Double(index)))
    }
    let user = user.limited(to: count)
    if indexes.isEmpty { return user }
    return IndexRuns(indexes.filter { $0 >= 0 && $0 < count }).union(user)
  }

  /// Folds the groups of all folded rows or columns.
  ///
  /// - Complexity: O(p log n); p = folded rows or columns, n = rows or columns.
  mutating func foldAll(along axis: LayoutAxis) {
    change(axis) {
      $0.pitches.fold($0.foldedRuns(in: 0..<$0.count), in: 0..<$0.count)
      $0.needsFolding = false
    }
  }

  /// Returns the extents that the user assigned, which take precedence over all others.
  private mutating func given(
    _ entries: [TrackExtents.Entry], of count: Int, along axis: LayoutAxis
  ) -> [(index: Int, extent: Int64)] {
    let hidden = read(axis) { $0.hidden }
    return entries.filter { $0.index >= 0 && $0.index < count && !hidden.contains($0.index) }.map {
      ($0.index, limited($0.extent, axis, .extent(of: $0.index, along: axis)))
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

  /// Freezes the rows or columns that the layout names, as far as they fit into the container.
  ///
  /// - Returns: A Boolean value that indicates whether other ones are frozen than before.
  private mutating func freeze(
    along axis: LayoutAxis, leading: (count: Int, key: String), trailing: (count: Int, key: String)
  ) -> Bool {
    let count = read(axis) { $0.count }
    let before = read(axis) { ($0.frozenLeading, $0.frozenTrailing) }
    let first = frozen(leading.count, of: count, leading.key)
    let last = frozen(trailing.count, of: count - first, trailing.key)
    let extent =
      axis == .vertical ? container.mainExtent : LayoutUnit(points: container.crossPoints)
    let pinsHeaders = layout.pinsHeaders
    let fit = read(axis) {
      $0.fitting(leading: first, trailing: last, in: extent.rawValue, pinsHeaders: pinsHeaders)
    }
    noteScrolling(fit.leading, of: first, leading.key)
    noteScrolling(fit.trailing, of: last, trailing.key)
    change(axis) {
      $0.frozenLeading = fit.leading
      $0.frozenTrailing = fit.trailing
    }
    return fit != before
  }

  /// Notes that fewer rows or columns are frozen than the layout names.
  private mutating func noteScrolling(_ frozen: Int, of given: Int, _ key: String) {
    if frozen == given { return }
    diagnostics.note(
      LayoutDiagnostic(.parameter(key), .noRoom, given: Double(given), used: Double(frozen)))
  }

  /// Checks the groups of columns, and makes room for their headers.
  private mutating func groupColumns() {
    if layout.columnGroups.isEmpty { return }
    groups = ColumnGroups(layout.columnGroups, of: columnCount) {
      diagnostics.note(LayoutDiagnostic(.parameter("columnGroups[\($0)]"), $1))
    }
    rows.groupHeaders =
      groupHeader > 0 ? Int64(groups.levels.count) &* (groupHeader &+ rows.spacing) : 0
  }

  mutating func finish(checksMerges: Bool) {
    groupColumns()
    fillWidth()
    let freezesOtherRows = freeze(
      along: .vertical, leading: (layout.frozenTopRows, "frozenTopRows"),
      trailing: (layout.frozenBottomRows, "frozenBottomRows"))
    let freezesOtherColumns = freeze(
      along: .horizontal, leading: (layout.frozenLeadingColumns, "frozenLeadingColumns"),
      trailing: (layout.frozenTrailingColumns, "frozenTrailingColumns"))
    if !layout.merges.isEmpty, checksMerges || freezesOtherRows || freezesOtherColumns {
      removeDiagnosticsOfMerges()
      let counts = counts
      merges = MergedCells(
        layout.merges, rows: rows, columns: columns,
        exists: { Int64($1) < counts.extent(of: $0) },
        note: { diagnostics.note(LayoutDiagnostic(.parameter("merges[\($0)]"), $1)) })
    }
    for axis in [rows, columns] {
      if axis.pitches.unfolded.length >= LayoutLimits.maximumPosition.rawValue &- Int64(axis.count)
      {
        diagnostics.noteCutContent()
      }
    }
    container.space.mainLength = LayoutUnit(rawValue: rows.end)
    container.space.crossLength = LayoutUnit(rawValue: columns.end)
    if space.direction == .rightToLeft, environment.fillsWidth {
      let points = space.grid?.floor(container.crossPoints) ?? container.crossPoints
      container.space.crossLength = max(space.crossLength, LayoutUnit(points: points))
    }
  }
}
