import StrategyKit

extension SpreadsheetLayout {
  /// Updates a sheet after its collection has changed.
  ///
  /// The sheet is prepared again if the layout or environment differs from that of `prepared`. It
  /// is also prepared again in the following cases, but keeps the extents that the user assigned:
  ///
  /// - The delegate sizes headers, or sizes are sampled, and more than extents of rows and columns
  ///   changes.
  /// - The delegate sizes cells, and rows or items are inserted, removed or moved.
  /// - The update encounters the first header size that the delegate returns.
  /// - The number of columns becomes more than twice as large, and more than 1,024 are added.
  /// - The sheet reaches the largest position.
  ///
  /// - Parameter prepared: The sheet to update. It is unchanged if a limit is exceeded.
  /// - Parameter changes: The changes of the collection.
  /// - Parameter delegate: The delegate that returns counts and sizes after the changes.
  /// - Parameter environment: The container, the direction of reading and the screen.
  /// - Throws: ``/LayoutCore/LayoutError`` if a count exceeds ``/LayoutCore/LayoutLimits``.
  /// - Complexity: In the following, *r* is the number of rows, *c* is the number of columns and
  ///   *m* is the number of merged cells. If cells are uniform, or rows and columns are sized, each
  ///   inserted, removed or moved row takes O(log *r*) time. Each size takes O(log *r* + log *c*),
  ///   and so does an extent that the user assigns. If the longest row becomes shorter and rows
  ///   differ, the update takes O(*r*) more. Checking merged cells takes O(*m* log *m*). If cells
  ///   are sized, each new size takes O(*r* + *c*) questions.
  public func update(
    _ prepared: inout PreparedSpreadsheet, by changes: LayoutChanges,
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.layout == self, prepared.environment == environment,
      prepared.canChange(by: changes)
    else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    try prepared.checkLimits(changes, delegate)
    let wasHeaderAsked = prepared.isHeaderAsked
    prepared.begin(changes)
    let tracks = prepared.editRows(changes, delegate)
    // The first size of a header replaces the layout's own, which affects all rows and columns. The
    // largest position limits extents.
    if prepared.editColumns(changes, from: tracks, delegate),
      prepared.isHeaderAsked == wasHeaderAsked,
      !prepared.isCut
    {
      prepared.finish(checksMerges: !changes.isResizeOnly)
    } else {
      prepared = try prepare(for: delegate, in: environment)
    }
  }
}

extension PreparedSpreadsheet {
  /// A Boolean value that indicates whether the delegate sizes any header.
  var isHeaderAsked: Bool { rows.isHeaderAsked || columns.isHeaderAsked }

  /// A Boolean value that indicates whether the sheet reaches the largest position.
  var isCut: Bool { rows.pitches.unfolded.isCut || columns.pitches.unfolded.isCut }

  /// The numbers of rows and columns.
  var rowCount: Int { counts.count }
  var columnCount: Int { columns.count }

  /// Returns whether the sheet can be updated instead of being prepared again.
  func canChange(by changes: LayoutChanges) -> Bool {
    let isAboutTracks = changes.sections.isEmpty && changes.within.isEmpty
    if isHeaderAsked && !isAboutTracks || isCut { return false }
    switch sizing {
    case .uniform, .rowsAndColumns: return true
    case .cells: return changes.isResizeOnly
    case .sampled: return isAboutTracks
    case .automatic: return false
    }
  }

  /// Throws an error if there are too many rows or columns, before anything changes.
  func checkLimits(_ changes: LayoutChanges, _ delegate: AnyLayoutDelegate) throws(LayoutError) {
    let limit = LayoutLimits.maximumStoredItems
    // Without a common number of cells, a preparation would refuse as many rows.
    let rows = changes.sections.newCount
    if rows > limit, rows > rowCount || delegate.commonNumberOfItems == nil {
      throw .tooManySections(count: rows, limit: limit)
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
