import LayoutCore

extension SpreadsheetLayout {
  /// Brings a sheet up to date.
  ///
  /// - Complexity: Where cells are uniform, or rows and columns are asked for, a row that is added,
  ///   removed or moved costs O(log r), a size O(log r + log c), and the longest row getting shorter O(r)
  ///   where rows differ; merged and hidden cells are checked again, O(m log m). Where cells are asked
  ///   for, a size costs O(r + c) questions. An extent that the user gives costs O(log r + log c). Where
  ///   headers are sized by the delegate, where sizes are sampled, and where cells are asked for and
  ///   rows change, the sheet is prepared anew, but for the extents that the user gives.
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
    builder.changesShape = !changes.isResizeOnly
    builder.editRows(changes, delegate)
    builder.editColumns(changes, delegate)
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
    guard self.layout == layout, self.environment == environment else { return nil }
    let isAboutTracks = changes.sections.isEmpty && changes.within.isEmpty
    if lengths.hasAskedHeaders, !isAboutTracks { return nil }
    switch sizing {
    case .uniform, .rowsAndColumns: break
    case .cells: if !changes.isResizeOnly { return nil }
    case .sampled: if !isAboutTracks { return nil }
    case .automatic: return nil
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
}
