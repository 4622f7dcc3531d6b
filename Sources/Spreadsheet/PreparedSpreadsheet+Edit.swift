import StrategyKit

/// The update of rows and columns that are inserted, removed or resized.
extension PreparedSpreadsheet {
  /// Removes and inserts rows, and asks for the sizes that may have changed.
  ///
  /// - Returns: The tracks of the user before the change.
  mutating func editRows(
    _ changes: LayoutChanges, _ delegate: AnyLayoutDelegate
  ) -> TrackExtents {
    let before = tracks
    tracks = delegate.answer(to: .trackExtents, at: ElementIndex(section: 0), default: .none)
    // Parameters hide rows by index. A row that leaves a hidden index is shown, and its successor
    // is hidden.
    let shown = changes.sections.isEmpty ? [] : rowsHiddenByPlace.map { changes.newSection(of: $0) }
    moveRows(changes) { delegate.numberOfItems(inSection: $0) }
    // A row that moves is asked for again, as in other layouts.
    for insertion in changes.sections.inserted {
      size(insertion.index, along: .vertical, delegate)
    }
    for row in shown { if let row { size(row, along: .vertical, delegate) } }
    for change in changes.within { size(change.section, along: .vertical, delegate) }
    var toggled: [Int] = []
    for row in changes.rows where row >= 0 && row < rowCount {
      let isFold =
        before.foldedRows.contains(row) != tracks.foldedRows.contains(row)
        && before.isRowHidden(row) == tracks.isRowHidden(row)
        && before.extent(ofRow: row) == tracks.extent(ofRow: row)
      if isFold, changes.sections.isEmpty {
        toggled.append(row)
      } else {
        size(row, along: .vertical, delegate, asksCells: tracks.extent(ofRow: row) == nil)
      }
    }
    fold(toggled, along: .vertical, all: !changes.sections.isEmpty)
    return before
  }

  /// Folds and unfolds groups after a change.
  ///
  /// - Parameter toggled: The rows or columns that are folded or unfolded.
  /// - Parameter all: Whether all groups may have changed.
  private mutating func fold(_ toggled: [Int], along axis: LayoutAxis, all: Bool) {
    // Each change of one group moves the sums of those after it.
    if all || toggled.count > 16 || read(axis, { $0.needsFolding }) {
      work.moved += toggled.count
      return foldAll(along: axis)
    }
    var folded = 0
    for parent in toggled { change(axis) { folded += $0.refold(parent) } }
    work.searched += toggled.count
    work.moved += folded
  }

  /// Matches the columns to the longest row, and asks for sizes that may have changed.
  ///
  /// - Parameter before: The tracks of the user before the change.
  /// - Returns: A Boolean value that indicates whether the columns were matched. If very many are
  ///   added, the sheet must be prepared again.
  mutating func editColumns(
    _ changes: LayoutChanges, from before: TrackExtents, _ delegate: AnyLayoutDelegate
  ) -> Bool {
    let old = columnCount
    let longest = fitColumns()
    // Columns that are added one by one are stored one by one, even if all are alike.
    guard longest - old <= max(1_024, old) else { return false }
    hideTracks(along: .horizontal, of: longest)
    if longest != old {
      columns.pitches.unfold()
      columns.levels.resize(to: longest)
    }
    for column in old..<max(old, longest) { columns.pitches.insert(0, at: column) }
    for column in old..<max(old, longest) {
      work.moved += 1
      size(column, along: .horizontal, delegate)
    }
    for change in changes.within {
      for column in change.resized { size(column, along: .horizontal, delegate) }
    }
    // Columns that other sheets have, or that were removed, do not exist in this one.
    var toggled: [Int] = []
    for column in changes.columns where column >= 0 && column < columnCount {
      let isFold =
        before.foldedColumns.contains(column) != tracks.foldedColumns.contains(column)
        && before.isColumnHidden(column) == tracks.isColumnHidden(column)
        && before.extent(ofColumn: column) == tracks.extent(ofColumn: column)
      if isFold {
        toggled.append(column)
      } else {
        size(
          column, along: .horizontal, delegate, asksCells: tracks.extent(ofColumn: column) == nil)
      }
    }
    fold(toggled, along: .horizontal, all: longest != old)
    return true
  }

  // MARK: Storage

  var rowsHiddenByPlace: [Int] { layout.hiddenRows.filter { $0 >= 0 && $0 < rowCount } }

  /// Removes, inserts and moves rows, and hides those whose index is hidden.
  ///
  /// - Parameter count: A closure that returns the number of cells of a new row.
  mutating func moveRows(_ changes: LayoutChanges, count: (Int) -> Int) {
    let sections = changes.sections
    if !sections.isEmpty {
      rows.pitches.unfold()
      rows.levels.apply(sections)
    }
    sections.apply(
      isOwn: { $0 },
      take: { (pitch: rows.pitches.extent(of: $0), count: counts.extent(of: $0)) },
      remove: {
        rows.pitches.remove(at: $0)
        counts.remove(at: $0)
      },
      insert: { row, own in
        let own = own ?? (0, Int64(diagnostics.checkedCount(count(row), inSection: row)))
        rows.pitches.insert(own.pitch, at: row)
        counts.insert(own.count, at: row)
      })
    for change in changes.within where !change.items.isEmpty {
      counts.setExtent(Int64(change.items.newCount), of: change.section)
    }
    work.moved += sections.removed.count + sections.inserted.count
    hideTracks(along: .vertical, of: rowCount)
    if sections.isEmpty { return }
    for row in rowsHiddenByPlace { rows.pitches.setExtent(0, of: row) }
  }

  /// Removes the columns after the longest row, and returns its length.
  mutating func fitColumns() -> Int {
    let longest = Int(counts.largest)
    if !counts.isUniform { work.searched += 1 }
    if columns.count > longest {
      columns.pitches.unfold()
      columns.pitches.remove(longest..<columns.count)
      diagnostics.remove { $0.track(along: .horizontal).map { $0 >= longest } ?? false }
    }
    return longest
  }

  // MARK: Asking

  /// Asks for the extent of a row or column, also if it is hidden, and stores the extent.
  ///
  /// - Parameter asksCells: Whether to ask for cells that determine the extent. If the user assigns
  ///   the extent, they are asked for only if they change, for their diagnostics.
  mutating func size(
    _ track: Int, along axis: LayoutAxis, _ delegate: AnyLayoutDelegate, asksCells: Bool = true
  ) {
    let isRow = axis == .vertical
    let dependsOnCells = sizing == .cells || sizing == .sampled && !isRow
    let asksCells = asksCells && dependsOnCells
    // The header's width affects all rows, even if the row is hidden or has an extent from the
    // user.
    let asksHeader = dependsOnCells || sizing == .rowsAndColumns
    let answer: SheetAnswer =
      asksHeader
      ? delegate.sheetAnswer(for: track, along: axis) : (nil, nil, 0, nil)
    removeDiagnostics(of: track, along: axis, asksHeader: asksHeader, asksCells: asksCells)
    if asksHeader { takeLevel(answer.level, of: track, axis) }
    if asksHeader, !isRow { takeFlexibility(answer.flexible ?? SpreadsheetColumn(), of: track) }
    let given = givenExtent(of: track, along: axis)
    var largest: Int64?
    if sizing == .rowsAndColumns, let extent = answer.extent {
      largest = limited(extent, axis, .extent(of: track, along: axis))
    }
    let others =
      !asksCells ? 0 : isRow ? cellCount(ofRow: track) : sizing == .cells ? rowCount : sampleCount
    for place in 0..<others {
      let other =
        sizing == .sampled ? SheetExtents.sample(place, of: others, among: rowCount) : place
      let (row, column) = isRow ? (track, other) : (other, track)
      if column < cellCount(ofRow: row), let size = cellSize(row, column, delegate) {
        largest = max(largest ?? 0, isRow ? size.height : size.width)
      }
    }
    if let header = answer.header {
      let extent = limitedHeader(header, of: track, axis).extent
      largest = max(extent, largest ?? ownExtent(of: track, along: axis))
    }
    setExtent(given ?? largest, of: track, along: axis)
    if !isRow { setLeastWidth(ofColumn: track) }
  }

  /// Returns the extent of a row or column without an answer.
  func ownExtent(of track: Int, along axis: LayoutAxis) -> Int64 {
    axis == .vertical && counts.extent(of: track) == 0 ? rows.flat : read(axis) { $0.usual }
  }

  /// Returns the extent that the user assigned to a row or column, or nil if it is hidden.
  mutating func givenExtent(of track: Int, along axis: LayoutAxis) -> Int64? {
    if read(axis, { $0.hidden.contains(track) }) { return nil }
    let given = axis == .vertical ? tracks.extent(ofRow: track) : tracks.extent(ofColumn: track)
    return given.map { limited($0, axis, .extent(of: track, along: axis)) }
  }

  /// Sets the extent of a row or column, which is 0 if it is hidden.
  mutating func setExtent(_ specified: Int64?, of track: Int, along axis: LayoutAxis) {
    work.questions += 1
    let extent = specified ?? ownExtent(of: track, along: axis)
    change(axis) {
      $0.pitches.setExtent($0.hidden.contains(track) ? 0 : extent &+ $0.spacing, of: track)
    }
  }
}
