import LayoutCore

/// The update of rows and columns that are inserted, removed or resized.
extension SpreadsheetBuilder {
  /// Removes and inserts rows, and asks for the sizes that may have changed.
  @inlinable
  mutating func editRows(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) {
    prepared.tracks = delegate.answer(
      to: .trackExtents, at: ElementIndex(section: 0), default: .none)
    // Parameters hide rows by index. A row that leaves a hidden index is shown, and its successor
    // is hidden.
    let shown = changes.sections.isEmpty ? [] : rowsHiddenByPlace.map { changes.newSection(of: $0) }
    moveRows(changes) { delegate.numberOfItems(inSection: $0) }
    for insertion in changes.sections.inserted where insertion.source == nil {
      size(insertion.index, along: .vertical, delegate)
    }
    for row in shown { if let row { size(row, along: .vertical, delegate) } }
    for change in changes.within { size(change.section, along: .vertical, delegate) }
    for row in changes.rows where row >= 0 && row < rowCount {
      let asksCells = prepared.tracks.extent(ofRow: row) == nil
      size(row, along: .vertical, delegate, asksCells: asksCells)
    }
  }

  /// Matches the columns to the longest row, and asks for sizes that may have changed.
  @inlinable
  mutating func editColumns(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) {
    let old = columnCount
    fitColumns()
    // Columns that are added one by one are stored one by one, even if all are alike.
    guard columnCount - old <= max(1_024, old) else {
      needsPreparation = true
      return
    }
    hideTracks(along: .horizontal)
    for column in old..<max(old, columnCount) {
      appendColumn()
      size(column, along: .horizontal, delegate)
    }
    for change in changes.within {
      for column in change.resized { size(column, along: .horizontal, delegate) }
    }
    // Columns that other sheets have, or that were removed, do not exist in this one.
    for column in changes.columns where column >= 0 && column < columnCount {
      let asksCells = prepared.tracks.extent(ofColumn: column) == nil
      size(column, along: .horizontal, delegate, asksCells: asksCells)
    }
  }

  // MARK: Storage

  @usableFromInline
  var rowsHiddenByPlace: [Int] { layout.hiddenRows.filter { $0 >= 0 && $0 < rowCount } }

  /// Removes, inserts and moves rows, and hides those whose index is hidden.
  ///
  /// - Parameter count: A closure that returns the number of cells of a new row.
  @usableFromInline
  mutating func moveRows(_ changes: LayoutChanges, count: (Int) -> Int) {
    let sections = changes.sections
    var moved: [Int: (pitch: Int64, count: Int64)] = [:]
    for insertion in sections.inserted {
      guard let source = insertion.source else { continue }
      moved[source] = (
        prepared.rows.pitches.extent(of: source), prepared.counts.extent(of: source)
      )
    }
    for row in sections.removed.reversed() {
      prepared.rows.pitches.remove(at: row)
      prepared.counts.remove(at: row)
    }
    for insertion in sections.inserted {
      let row = insertion.index
      let own =
        insertion.source.flatMap { moved[$0] }
        ?? (0, Int64(diagnostics.checkedCount(count(row), inSection: row)))
      prepared.rows.pitches.insert(own.pitch, at: row)
      prepared.counts.insert(own.count, at: row)
    }
    for change in changes.within where !change.items.isEmpty {
      prepared.counts.setExtent(Int64(change.items.newCount), of: change.section)
    }
    work.moved += sections.removed.count + sections.inserted.count
    hideTracks(along: .vertical)
    if sections.isEmpty { return }
    for row in rowsHiddenByPlace { prepared.rows.pitches.setExtent(0, of: row) }
  }

  @usableFromInline
  mutating func appendColumn() {
    prepared.columns.pitches.insert(0, at: prepared.columns.count)
    work.moved += 1
  }

  /// Sets the number of columns to the length of the longest row, and removes the others.
  @usableFromInline
  mutating func fitColumns() {
    columnCount = Int(prepared.counts.largest)
    if !prepared.counts.isUniform { work.searched += 1 }
    if prepared.columns.count > columnCount {
      prepared.columns.pitches.remove(columnCount..<prepared.columns.count)
      let count = columnCount
      diagnostics.remove { $0.track(along: .horizontal).map { $0 >= count } ?? false }
    }
  }

  // MARK: Asking

  /// Asks for the extent of a row or column, also if it is hidden, and stores the extent.
  ///
  /// - Parameter asksCells: Whether to ask for cells that determine the extent. If the user assigns
  ///   the extent, they are asked for only if they change, for their diagnostics.
  @inlinable
  mutating func size(
    _ track: Int, along axis: LayoutAxis, _ delegate: some LayoutDelegate, asksCells: Bool = true
  ) {
    let isRow = axis == .vertical
    let dependsOnCells = sizing == .cells || sizing == .sampled && !isRow
    let asksCells = asksCells && dependsOnCells
    // The header's width affects all rows, even if the row is hidden or has an extent from the
    // user.
    let answer: (extent: Double?, header: LayoutSize?) =
      dependsOnCells || sizing == .rowsAndColumns
      ? delegate.sheetAnswer(for: track, along: axis) : (nil, nil)
    // The first such size replaces the layout's own header size, which affects all rows and columns.
    if answer.header != nil, !prepared.isHeaderAsked { needsPreparation = true }
    removeDiagnostics(of: track, along: axis, asksCells: asksCells)
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
  }

  /// A Boolean value that indicates whether the sheet must be prepared again.
  ///
  /// The update can differ from a new sheet if it encountered the first header size, or if the
  /// sheet reaches the largest position, which limits its extents.
  @usableFromInline
  var mustPrepareAnew: Bool {
    needsPreparation || prepared.rows.pitches.isCut || prepared.columns.pitches.isCut
  }

  /// Returns the extent of a row or column without an answer.
  @usableFromInline
  func ownExtent(of track: Int, along axis: LayoutAxis) -> Int64 {
    axis == .vertical && prepared.counts.extent(of: track) == 0
      ? prepared.rows.flat : prepared[axis].usual
  }

  /// Returns the extent that the user assigned to a row or column, or nil if it is hidden.
  @usableFromInline
  mutating func givenExtent(of track: Int, along axis: LayoutAxis) -> Int64? {
    if prepared[axis].isHidden(track) { return nil }
    let tracks = prepared.tracks
    let given = axis == .vertical ? tracks.extent(ofRow: track) : tracks.extent(ofColumn: track)
    return given.map { limited($0, axis, .extent(of: track, along: axis)) }
  }

  /// Sets the extent of a row or column, which is 0 if it is hidden.
  @usableFromInline
  mutating func setExtent(_ specified: Int64?, of track: Int, along axis: LayoutAxis) {
    work.questions += 1
    let pitch = (specified ?? ownExtent(of: track, along: axis)) &+ prepared[axis].spacing
    prepared[axis].pitches.setExtent(prepared[axis].isHidden(track) ? 0 : pitch, of: track)
  }
}
