import LayoutCore

extension SpreadsheetLayout {
  /// Brings a sheet up to date.
  ///
  /// - Complexity: Where cells are uniform, or rows and columns are asked for, a row that is added,
  ///   removed or moved costs O(log r), a size O(log r + log c), and the longest row getting shorter O(r)
  ///   where rows differ; merged and hidden cells are checked again, O(m log m). Where cells are asked
  ///   for, a size costs O(r + c) questions. An extent that the user gives costs O(log r + log c). Where
  ///   headers are sized by the delegate, where sizes are sampled, and where cells are asked for and
  ///   rows change, the sheet is prepared anew, but for the extents that the user gives. If the first header
  ///   size is given by a row or column that the update asks, or if the sheet reaches the farthest
  ///   position, it is prepared anew as well.
  @inlinable
  public func update(
    _ prepared: inout PreparedSpreadsheet, by changes: LayoutChanges,
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.isMade(by: self, in: environment), prepared.canChange(by: changes) else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    var builder = SpreadsheetBuilder(changing: &prepared)
    do throws(LayoutError) {
      try builder.checkLimits(changes, delegate)
    } catch {
      builder.handOver(to: &prepared)
      throw error
    }
    builder.changesShape = !changes.isResizeOnly
    builder.editRows(changes, delegate)
    builder.editColumns(changes, delegate)
    let mustPrepareAnew = builder.mustPrepareAnew
    builder.finish()
    builder.handOver(to: &prepared)
    if mustPrepareAnew { prepared = try prepare(for: delegate, in: environment) }
  }
}

extension PreparedSpreadsheet {
  @usableFromInline
  func isMade(by layout: SpreadsheetLayout, in environment: LayoutEnvironment) -> Bool {
    self.layout == layout && self.environment == environment
  }

  /// Whether the sheet can be changed, rather than prepared anew.
  @usableFromInline
  func canChange(by changes: LayoutChanges) -> Bool {
    let isAboutTracks = changes.sections.isEmpty && changes.within.isEmpty
    if lengths.hasAskedHeaders, !isAboutTracks { return false }
    if rows.pitches.isCut || columns.pitches.isCut { return false }
    switch sizing {
    case .uniform, .rowsAndColumns: return true
    case .cells: return changes.isResizeOnly
    case .sampled: return isAboutTracks
    case .automatic: return false
    }
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
}
