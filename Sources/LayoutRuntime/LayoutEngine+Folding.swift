import LayoutCore

/// Folding and unfolding the groups of an outline.
extension LayoutEngine {
  /// Folds rows of an outline, so that their descendants are not shown.
  ///
  /// The descendants keep their numbers and have elements whose
  /// ``/LayoutCore/LayoutAttributes/isHidden`` is `true`. A folded row inside another one stays
  /// folded if the outer one is unfolded. Rows follow transactions, and a row without descendants
  /// may be folded too. If the change hides the cell that keeps the place, the folded row takes its
  /// place on screen. If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter rows: The section numbers of the rows. Sections that are no rows are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns. Also
  ///   throws the errors of the strategy.
  /// - Complexity: That of the strategy's `update` method for the given rows, however many
  ///   descendants they have, and O(k log k + f), where k is the number of given rows and f is the
  ///   number of folded ones.
  @discardableResult
  public mutating func fold(
    rows: some Sequence<Int>, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setFolded(true, rows: rows, for: delegate.erased, animated: animated)
  }

  /// Unfolds rows of an outline.
  ///
  /// Rows inside them that are folded stay folded. Rows that a parameter of the layout folds stay
  /// folded too. If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter rows: The section numbers of the rows. Sections that are no rows are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns. Also
  ///   throws the errors of the strategy.
  /// - Complexity: That of ``fold(rows:for:animated:)``.
  @discardableResult
  public mutating func unfold(
    rows: some Sequence<Int>, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setFolded(false, rows: rows, for: delegate.erased, animated: animated)
  }

  /// Folds columns of an outline, so that their descendants are not shown.
  ///
  /// If a layout consists of several sheets, the columns are folded in each of them. If the method
  /// throws an error, the engine is unchanged.
  ///
  /// - Parameter columns: The item numbers of the columns. Columns that do not exist are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns. Also
  ///   throws the errors of the strategy.
  /// - Complexity: That of ``fold(rows:for:animated:)``.
  @discardableResult
  public mutating func fold(
    columns: some Sequence<Int>, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setFolded(true, columns: columns, for: delegate.erased, animated: animated)
  }

  /// Unfolds columns of an outline.
  ///
  /// Columns inside them that are folded stay folded. If the method throws an error, the engine is
  /// unchanged.
  ///
  /// - Parameter columns: The item numbers of the columns. Columns that do not exist are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns. Also
  ///   throws the errors of the strategy.
  /// - Complexity: That of ``fold(rows:for:animated:)``.
  @discardableResult
  public mutating func unfold(
    columns: some Sequence<Int>, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    try setFolded(false, columns: columns, for: delegate.erased, animated: animated)
  }

  /// Returns a Boolean value that indicates whether the user folded a row.
  ///
  /// The descendants of the row are hidden if it has any.
  ///
  /// - Complexity: O(log r), where r is the number of runs of folded rows.
  public func isFolded(row: Int) -> Bool { tracks.foldedRows.contains(row) }

  /// Returns a Boolean value that indicates whether the user folded a column.
  ///
  /// - Complexity: O(log r), where r is the number of runs of folded columns.
  public func isFolded(column: Int) -> Bool { tracks.foldedColumns.contains(column) }

  private mutating func setFolded(
    _ isFolded: Bool, rows: some Sequence<Int>, for delegate: AnyLayoutDelegate, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    if prepared.numberOfColumns == nil { throw .hasNoTracks }
    let chosen = IndexRuns(rows.filter { $0 >= 0 && $0 < numberOfSections && isRow($0) })
    let old = tracks.foldedRows
    let changed = isFolded ? chosen.subtracting(old) : chosen.subtracting(chosen.subtracting(old))
    var after = overrides
    after.tracks = tracks.replacing(
      foldedRows: isFolded ? old.union(changed) : old.subtracting(changed))
    return try setOverrides(after, rows: changed, for: delegate, animated: animated)
  }

  private mutating func setFolded(
    _ isFolded: Bool, columns: some Sequence<Int>, for delegate: AnyLayoutDelegate, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    guard let count = prepared.numberOfColumns else { throw .hasNoTracks }
    let chosen = IndexRuns(columns.filter { $0 >= 0 && $0 < count })
    let old = tracks.foldedColumns
    let changed = isFolded ? chosen.subtracting(old) : chosen.subtracting(chosen.subtracting(old))
    var after = overrides
    after.tracks = tracks.replacing(
      foldedColumns: isFolded ? old.union(changed) : old.subtracting(changed))
    return try setOverrides(after, columns: changed, for: delegate, animated: animated)
  }
  /// A Boolean value that indicates whether the user folded rows or columns.
  var hasFolds: Bool { !tracks.foldedRows.isEmpty || !tracks.foldedColumns.isEmpty }

  /// Returns the cell of the folded row or column that hides a cell, with its resting frame.
  ///
  /// - Parameter cell: A hidden cell, with its index in the whole collection.
  /// - Returns: The cell with the strategy's index, or nil if the cell is hidden otherwise.
  /// - Complexity: O(k log n), where k is the number of folded rows and columns before the cell, up
  ///   to the one that hides it, and n is the size of the collection.
  func foldedCell(hiding cell: LayoutElement) -> (cell: LayoutElement, frame: LayoutRect)? {
    let resting = view(geometry.resting)
    func shown(_ row: Int, _ column: Int) -> (LayoutElement, LayoutRect)? {
      let column = min(column, numberOfItems(inSection: row) - 1)
      guard let shown = shownElement(of: .cell(section: row, item: column)),
        let attributes = prepared.attributes(for: shown, in: resting), !attributes.isHidden
      else { return nil }
      return (shown, attributes.frame)
    }
    // All folded rows between a hidden row and the one that hides it are hidden too.
    let (row, column) = (cell.index.section, cell.index.item)
    for other in tracks.foldedColumns.descending(from: column) {
      if let found = shown(row, other) { return found }
    }
    for other in tracks.foldedRows.descending(from: row) {
      if let found = shown(other, column) { return found }
    }
    return nil
  }
}

extension IndexRuns {
  /// Returns the indexes below a limit, descending.
  fileprivate func descending(from limit: Int) -> some Sequence<Int> {
    let end = SortedSearch.first(in: runs.count) { runs[$0].start >= limit }
    return runs[..<end].reversed().lazy.flatMap { ($0.start..<min($0.end, limit)).reversed() }
  }
}
