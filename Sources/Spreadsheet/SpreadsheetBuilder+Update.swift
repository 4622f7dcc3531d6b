import LayoutCore

/// The update of rows and columns that are inserted, removed or resized.
extension SpreadsheetBuilder {
  /// Removes and inserts rows, and asks for the sizes that may have changed.
  @inlinable
  mutating func editRows(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) {
    takeTracks(
      delegate.answer(to: .trackExtents, at: ElementIndex(section: 0), default: .none))
    // Parameters hide rows by index. A row that leaves a hidden index is shown, and its successor
    // is hidden.
    let shown = changes.sections.isEmpty ? [] : rowsHiddenByPlace.map { changes.newSection(of: $0) }
    let moved = takeRows(changes)
    for insertion in changes.sections.inserted {
      let own = insertion.source.flatMap { moved[$0] }
      insertRow(
        insertion.index,
        own ?? MovedRow(pitch: 0, count: countCells(ofRow: insertion.index, delegate)))
    }
    for change in changes.within where !change.items.isEmpty {
      setCount(change.items.newCount, ofRow: change.section)
    }
    hideRows()
    if !changes.sections.isEmpty {
      for row in rowsHiddenByPlace { setRow(row, 0) }
    }
    for insertion in changes.sections.inserted where insertion.source == nil {
      setRow(insertion.index, pitch(ofRow: insertion.index, delegate))
    }
    for row in shown { if let row { setRow(row, pitch(ofRow: row, delegate)) } }
    for change in changes.within { setRow(change.section, pitch(ofRow: change.section, delegate)) }
    for row in changes.rows where row >= 0 && row < changes.sections.newCount {
      setRow(row, pitch(ofRow: row, delegate, asksCells: prepared.tracks.extent(ofRow: row) == nil))
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
    hideColumns()
    for column in old..<max(old, columnCount) {
      appendColumn()
      setColumn(column, pitch(ofColumn: column, delegate))
    }
    for change in changes.within {
      for column in change.resized { setColumn(column, pitch(ofColumn: column, delegate)) }
    }
    // Columns that other sheets have, or that were removed, do not exist in this one.
    for column in changes.columns where column >= 0 && column < columnCount {
      let asksCells = prepared.tracks.extent(ofColumn: column) == nil
      setColumn(column, pitch(ofColumn: column, delegate, asksCells: asksCells))
    }
  }

  // MARK: Storage

  /// The stored state of a row that moves.
  @usableFromInline
  struct MovedRow {
    var pitch: Int64
    var count: Int

    @usableFromInline
    init(pitch: Int64, count: Int) {
      self.pitch = pitch
      self.count = count
    }
  }

  @usableFromInline
  var rowsHiddenByPlace: [Int] { layout.hiddenRows.filter { $0 >= 0 && $0 < rowCount } }

  /// Removes rows from the last to the first, and returns those that move.
  @usableFromInline
  mutating func takeRows(_ changes: LayoutChanges) -> [Int: MovedRow] {
    let sections = changes.sections
    var moved: [Int: MovedRow] = [:]
    for insertion in sections.inserted {
      guard let source = insertion.source else { continue }
      moved[source] = MovedRow(
        pitch: prepared.rows.pitches.extent(of: source),
        count: Int(prepared.counts.extent(of: source)))
    }
    for row in sections.removed.reversed() {
      prepared.rows.pitches.remove(at: row)
      prepared.counts.remove(at: row)
    }
    work.moved += sections.removed.count
    rowCount = sections.newCount
    return moved
  }

  @usableFromInline
  mutating func insertRow(_ row: Int, _ own: MovedRow) {
    prepared.rows.pitches.insert(own.pitch, at: row)
    prepared.counts.insert(Int64(own.count), at: row)
    work.moved += 1
  }

  @usableFromInline
  mutating func setCount(_ count: Int, ofRow row: Int) {
    prepared.counts.setExtent(Int64(count), of: row)
  }

  /// Sets the extent of a row including its spacing, unless the row is hidden.
  @usableFromInline
  mutating func setRow(_ row: Int, _ pitch: Int64) {
    prepared.rows.pitches.setExtent(prepared.rows.isHidden(row) ? 0 : pitch, of: row)
  }

  @usableFromInline
  mutating func appendColumn() {
    prepared.columns.pitches.insert(0, at: prepared.columns.count)
    work.moved += 1
  }

  /// Sets the extent of a column including its spacing, unless the column is hidden.
  @usableFromInline
  mutating func setColumn(_ column: Int, _ pitch: Int64) {
    prepared.columns.pitches.setExtent(prepared.columns.isHidden(column) ? 0 : pitch, of: column)
  }

  /// Sets the number of columns to the length of the longest row, and removes the others.
  @usableFromInline
  mutating func fitColumns() {
    columnCount = Int(prepared.counts.largest)
    if !prepared.counts.isUniform { work.searched += 1 }
    if prepared.columns.count > columnCount {
      prepared.columns.pitches.remove(columnCount..<prepared.columns.count)
      let count = columnCount
      diagnostics.remove { $0.column.map { $0 >= count } ?? false }
    }
  }

  // MARK: Asking

  /// Returns the extent of a row including its spacing, also if the row is hidden.
  ///
  /// - Parameter asksCells: Whether to ask for cells that determine the row's extent. If the user
  ///   assigns the extent, they are asked for only if they change, for their diagnostics.
  @inlinable
  mutating func pitch(
    ofRow row: Int, _ delegate: some LayoutDelegate, asksCells: Bool = true
  ) -> Int64 {
    // The header's width affects all rows, even if the row is hidden or has an extent from the
    // user.
    let answer = asksRowHeaders ? answer(ofRow: row, delegate) : SpreadsheetRow()
    let header = answer.headerSize
    if header != nil { noteHeaderSize() }
    removeDiagnostics(ofRow: row, asksCells: asksCells)
    let given = givenExtent(ofRow: row)
    var largest: Int64?
    switch sizing {
    case .uniform, .automatic: break
    case .rowsAndColumns:
      if let height = answer.height {
        largest = limited(height, .vertical, "rowHeight", row)
      }
    case .cells:
      for column in 0..<(asksCells ? cellCount(ofRow: row) : 0) {
        ask(row, column, delegate) { largest = max(largest ?? 0, $0.height) }
      }
    case .sampled: return rowPitch(given ?? sampledHeight(ofRow: row), row)
    }
    if let header {
      let element = LayoutElement.supplementary(.rowHeader, row)
      _ = limited(header.width, .horizontal, element)
      let height = limited(header.height, .vertical, element)
      largest = max(height, largest ?? ownHeight(ofRow: row))
    }
    return rowPitch(given ?? largest, row)
  }

  /// Returns the extent of a column including its spacing, also if the column is hidden.
  ///
  /// - Parameter asksCells: Whether to ask for cells that determine the column's extent.
  @inlinable
  mutating func pitch(
    ofColumn column: Int, _ delegate: some LayoutDelegate, asksCells: Bool = true
  ) -> Int64 {
    let answer = sizing == .uniform ? SpreadsheetColumn() : answer(ofColumn: column, delegate)
    let header = answer.headerSize
    if header != nil { noteHeaderSize() }
    removeDiagnostics(ofColumn: column, asksCells: asksCells)
    let given = givenExtent(ofColumn: column)
    var largest: Int64?
    switch sizing {
    case .uniform, .automatic: break
    case .rowsAndColumns:
      if let width = answer.width {
        largest = limited(width, .horizontal, "columnWidth", column)
      }
    case .cells:
      for row in 0..<(asksCells ? rowCount : 0) where column < cellCount(ofRow: row) {
        ask(row, column, delegate) { largest = max(largest ?? 0, $0.width) }
      }
    case .sampled:
      let samples = asksCells ? min(rowCount, max(1, layout.sampleCount)) : 0
      for sample in 0..<samples {
        let row = sampledRow(sample, of: samples)
        if column < cellCount(ofRow: row) {
          ask(row, column, delegate) { largest = max(largest ?? 0, $0.width) }
        }
      }
    }
    if let header {
      let element = LayoutElement.supplementary(.columnHeader, 0, column)
      _ = limited(header.height, .vertical, element)
      let width = limited(header.width, .horizontal, element)
      largest = max(width, largest ?? columnWidth)
    }
    return columnPitch(given ?? largest)
  }

  /// A Boolean value that indicates whether the size of every row header is asked for.
  @usableFromInline
  var asksRowHeaders: Bool { sizing == .rowsAndColumns || sizing == .cells }

  /// Records that the delegate returns the size of a header.
  ///
  /// The first such size replaces the layout's own header size, which affects all rows and columns.
  @usableFromInline
  mutating func noteHeaderSize() {
    if !lengths.hasAskedHeaders { needsPreparation = true }
  }

  /// A Boolean value that indicates whether the sheet must be prepared again.
  ///
  /// The update can differ from a new sheet if it encountered the first header size, or if the
  /// sheet reaches the largest position, which limits its extents.
  @usableFromInline
  var mustPrepareAnew: Bool {
    needsPreparation || prepared.rows.pitches.isCut || prepared.columns.pitches.isCut
  }

  @usableFromInline
  var columnWidth: Int64 { lengths.cellWidth }

  /// Returns the height of a row without an answer, which is 0 if the row has no cells.
  @usableFromInline
  func ownHeight(ofRow row: Int) -> Int64 {
    prepared.counts.extent(of: row) == 0 ? 0 : lengths.cellHeight
  }

  @usableFromInline
  func sampledHeight(ofRow row: Int) -> Int64 {
    let isFlat = prepared.counts.extent(of: row) == 0
    let own = isFlat ? 0 : lengths.sampledHeight ?? lengths.cellHeight
    return max(own, lengths.sampledHeaderHeight)
  }

  @usableFromInline
  mutating func givenExtent(ofRow row: Int) -> Int64? {
    if prepared.rows.isHidden(row) { return nil }
    return prepared.tracks.extent(ofRow: row).map { limited($0, .vertical, "rowHeight", row) }
  }

  @usableFromInline
  mutating func givenExtent(ofColumn column: Int) -> Int64? {
    if prepared.columns.isHidden(column) { return nil }
    return prepared.tracks.extent(ofColumn: column).map {
      limited($0, .horizontal, "columnWidth", column)
    }
  }

  @usableFromInline
  mutating func rowPitch(_ specified: Int64?, _ row: Int) -> Int64 {
    work.questions += 1
    return (specified ?? ownHeight(ofRow: row)) &+ prepared.rows.spacing
  }

  @usableFromInline
  mutating func columnPitch(_ specified: Int64?) -> Int64 {
    work.questions += 1
    return (specified ?? lengths.cellWidth) &+ prepared.columns.spacing
  }

  @inlinable
  mutating func ask(
    _ row: Int, _ column: Int, _ delegate: some LayoutDelegate,
    _ body: ((height: Int64, width: Int64)) -> Void
  ) {
    let index = ElementIndex(section: row, item: column)
    count(questions: 1)
    guard let size = delegate.sizeForItem(at: index, proposal: LayoutProposal()) else { return }
    let element = LayoutElement.cell(section: row, item: column)
    body(
      (
        limited(size.height, .vertical, element), limited(size.width, .horizontal, element)
      ))
  }

  @usableFromInline
  mutating func count(questions: Int) { work.questions += questions }
}
