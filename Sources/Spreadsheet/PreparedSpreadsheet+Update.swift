import LayoutCore

extension SpreadsheetLayout {
  /// Brings a sheet up to date.
  ///
  /// - Complexity: Where cells are uniform, or rows and columns are asked for, a row that is added,
  ///   removed or moved costs O(log r), a size O(log r + log c), and the longest row getting shorter O(r)
  ///   where rows differ; merged and hidden cells are checked again, O(m log m). Where cells are asked
  ///   for, a size costs O(r + c) questions. Where headers are sized by the delegate, where sizes are
  ///   sampled, and where cells are asked for and rows change, the sheet is prepared anew.
  @inlinable
  public func update(
    _ prepared: inout PreparedSpreadsheet, by changes: LayoutChanges,
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard var builder = prepared.beginUpdate(self, environment, changes) else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    do throws(LayoutError) {
      try builder.checkLimits(changes, delegate)
    } catch {
      prepared = builder.prepared
      throw error
    }
    if builder.sizing == .cells {
      builder.resizeCells(changes, delegate)
    } else {
      builder.editRows(changes, delegate)
    }
    prepared = builder.finish()
  }
}

extension PreparedSpreadsheet {
  /// Moves the sheet out to be changed, if it is one of this strategy in this environment, and one that
  /// can be changed.
  @usableFromInline
  mutating func beginUpdate(
    _ layout: SpreadsheetLayout, _ environment: LayoutEnvironment, _ changes: LayoutChanges
  ) -> SpreadsheetBuilder? {
    guard self.layout == layout, self.environment == environment, !lengths.hasAskedHeaders else {
      return nil
    }
    switch sizing {
    case .uniform, .rowsAndColumns: break
    case .cells: if !changes.isResizeOnly { return nil }
    case .sampled, .automatic: return nil
    }
    let builder = SpreadsheetBuilder(changing: self)
    // The builder has the only reference to the storage now, and changes it in place.
    self = PreparedSpreadsheet(layout: layout, environment: environment, container: container)
    return builder
  }
}

extension SpreadsheetBuilder {
  /// Refuses more rows or columns than can be laid out, before anything changes.
  @inlinable
  func checkLimits(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) throws(LayoutError) {
    let limit = LayoutLimits.maximumStoredItems
    if changes.sections.newCount > limit, changes.sections.newCount > rowCount {
      throw .tooManySections(count: changes.sections.newCount, limit: limit)
    }
    for insertion in changes.sections.inserted where insertion.source == nil {
      let count = delegate.numberOfItems(inSection: insertion.index)
      if count > limit { throw .tooManyItems(section: insertion.index, count: count, limit: limit) }
    }
    for change in changes.within where change.items.newCount > max(limit, change.items.oldCount) {
      throw .tooManyItems(section: change.section, count: change.items.newCount, limit: limit)
    }
  }

  // MARK: Rows and columns

  /// Takes rows out, puts others in, and asks for what is to be asked again.
  @inlinable
  mutating func editRows(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) {
    // Rows are hidden by their place: those that were are shown, and those that are now hidden.
    let hidden = showHidden(changes)
    let moved = takeRows(changes)
    for insertion in changes.sections.inserted {
      if let source = insertion.source, let own = moved[source] {
        insertRow(insertion.index, own)
      } else {
        let row = insertion.index
        let count = max(0, delegate.numberOfItems(inSection: row))
        insertRow(row, MovedRow(pitch: 0, count: count))
        setRow(row, pitch(ofRow: row, delegate))
      }
    }
    for row in hidden { setRow(row, pitch(ofRow: row, delegate)) }
    for change in changes.within {
      if !change.items.isEmpty { setCount(change.items.newCount, ofRow: change.section) }
      setRow(change.section, pitch(ofRow: change.section, delegate))
    }
    let columns = columnCount
    fitColumns()
    for column in columns..<max(columns, columnCount) {
      appendColumn(pitch(ofColumn: column, delegate))
    }
    for change in changes.within {
      for column in change.resized { setColumn(column, pitch(ofColumn: column, delegate)) }
    }
    hideAgain()
  }

  /// What goes along with a row that moves.
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

  /// The rows that were hidden, as they are after the change; none, where all rows keep their places.
  @usableFromInline
  mutating func showHidden(_ changes: LayoutChanges) -> [Int] {
    guard !changes.sections.isEmpty else { return [] }
    let shown = prepared.rows.hidden.compactMap { changes.newSection(of: $0) }
    prepared.rows.hidden = []
    return shown
  }

  /// Takes rows out from the last to the first, and keeps those that go elsewhere.
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

  /// The extent of a row and the spacing after it, whether it is hidden or not.
  @inlinable
  mutating func pitch(ofRow row: Int, _ delegate: some LayoutDelegate) -> Int64 {
    var told: Int64?
    if sizing == .rowsAndColumns,
      let height = delegate.answer(
        SpreadsheetQuestion.rowHeight, at: ElementIndex(section: row))?.number
    {
      told = limited(height, .vertical, "rowHeight", row)
    }
    return rowPitch(told, row)
  }

  @usableFromInline
  mutating func rowPitch(_ told: Int64?, _ row: Int) -> Int64 {
    work.questions += 1
    let own = prepared.counts.extent(of: row) == 0 ? 0 : lengths.cellHeight
    return (told ?? own) &+ prepared.rows.spacing
  }

  @usableFromInline
  mutating func setRow(_ row: Int, _ pitch: Int64) {
    prepared.rows.pitches.setExtent(pitch, of: row)
  }

  /// The extent of a column and the spacing after it, whether it is hidden or not.
  @inlinable
  mutating func pitch(ofColumn column: Int, _ delegate: some LayoutDelegate) -> Int64 {
    var told: Int64?
    if sizing == .rowsAndColumns,
      let width = delegate.answer(
        SpreadsheetQuestion.columnWidth, at: ElementIndex(section: 0, item: column))?.number
    {
      told = limited(width, .horizontal, "columnWidth", column)
    }
    return columnPitch(told)
  }

  @usableFromInline
  mutating func columnPitch(_ told: Int64?) -> Int64 {
    work.questions += 1
    return (told ?? lengths.cellWidth) &+ prepared.columns.spacing
  }

  @usableFromInline
  mutating func setColumn(_ column: Int, _ pitch: Int64) {
    if column < prepared.columns.count { prepared.columns.pitches.setExtent(pitch, of: column) }
  }

  @usableFromInline
  mutating func appendColumn(_ pitch: Int64) {
    prepared.columns.pitches.insert(pitch, at: prepared.columns.count)
  }

  /// Takes off columns that no row reaches any more, and counts those that one does.
  @usableFromInline
  mutating func fitColumns() {
    columnCount = Int(prepared.counts.largest)
    if !prepared.counts.isUniform { work.searched += 1 }
    if prepared.columns.count > columnCount {
      prepared.columns.pitches.remove(columnCount..<prepared.columns.count)
    }
  }

  /// Takes the extents of rows and columns that are hidden now.
  @usableFromInline
  mutating func hideAgain() {
    prepared.rows.hidden = hidden(layout.hiddenRows, rowCount, "hiddenRows")
    for row in prepared.rows.hidden { prepared.rows.pitches.setExtent(0, of: row) }
    prepared.columns.hidden = hidden(layout.hiddenColumns, columnCount, "hiddenColumns")
    for column in prepared.columns.hidden { prepared.columns.pitches.setExtent(0, of: column) }
  }

  // MARK: Cells

  /// Asks again for the rows and the columns of cells that were resized.
  @inlinable
  mutating func resizeCells(_ changes: LayoutChanges, _ delegate: some LayoutDelegate) {
    for change in changes.within {
      var height = SheetExtents(count: 1)
      for column in 0..<cellCount(ofRow: change.section) {
        ask(change.section, column, delegate) { size in
          height.raise(size.height, at: 0)
        }
      }
      setRow(change.section, rowPitch(height.largest, change.section))
      for column in change.resized {
        var width = SheetExtents(count: 1)
        for row in 0..<rowCount where column < cellCount(ofRow: row) {
          ask(row, column, delegate) { size in width.raise(size.width, at: 0) }
        }
        setColumn(column, columnPitch(width.largest))
      }
    }
    hideAgain()
  }

  @inlinable
  mutating func ask(
    _ row: Int, _ column: Int, _ delegate: some LayoutDelegate,
    _ body: ((height: Int64, width: Int64)) -> Void
  ) {
    let index = ElementIndex(section: row, item: column)
    countQuestion()
    guard let size = delegate.sizeForItem(at: index, proposal: LayoutProposal()) else { return }
    let element = LayoutElement.cell(row, column)
    body(
      (
        limited(size.height, .vertical, element), limited(size.width, .horizontal, element)
      ))
  }

  @usableFromInline
  mutating func countQuestion() { work.questions += 1 }
}
