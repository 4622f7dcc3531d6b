import LayoutCore

/// Rows and columns whose extents the user changes.
extension LayoutEngine {
  /// Sets the extent of a row, as if the user drags its edge.
  ///
  /// The extent of a hidden row applies when the row is shown. If the row does not exist, the
  /// method changes nothing. If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter extent: The extent in points, or nil to restore the extent of the delegate or
  ///   layout. The layout replaces an invalid extent, such as NaN or a negative one, and reports a
  ///   diagnostic.
  /// - Parameter row: The section of the row.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns, or if
  ///   the section is visible and not a row. Also throws the errors of the strategy.
  /// - Complexity: That of the strategy's `update` method for the row.
  @discardableResult
  public mutating func setExtent(
    _ extent: Double?, ofRow row: Int, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    guard prepared.numberOfColumns != nil else { throw .hasNoTracks }
    guard row >= 0, row < numberOfSections else { return unchanged(animated) }
    // A hidden section that the layout does not contain may be a row when it is shown.
    guard visibility.isHidden(section: row) || isRow(row) else { throw .hasNoTracks }
    var after = overrides
    after.tracks = tracks.setting([(row, extent)], isRow: true)
    return try setOverrides(after, rows: IndexRuns([row]), for: delegate.erased, animated: animated)
  }

  /// Sets the extent of a column, as if the user drags its edge.
  ///
  /// If a layout consists of several sheets, the extent applies to the column of each sheet. The
  /// extent of a hidden column applies when the column is shown. If the column does not exist, the
  /// method changes nothing. If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter extent: The extent in points, or nil to restore the extent of the delegate or
  ///   layout. The layout replaces an invalid extent, such as NaN or a negative one, and reports a
  ///   diagnostic.
  /// - Parameter column: The item number of the column.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns. Also
  ///   throws the errors of the strategy.
  /// - Complexity: That of the strategy's `update` method for the column.
  @discardableResult
  public mutating func setExtent(
    _ extent: Double?, ofColumn column: Int, for delegate: some LayoutDelegate,
    animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    guard let count = prepared.numberOfColumns else { throw .hasNoTracks }
    guard column >= 0, column < count else { return unchanged(animated) }
    var after = overrides
    after.tracks = tracks.setting([(column, extent)], isRow: false)
    return try setOverrides(
      after, columns: IndexRuns([column]), for: delegate.erased, animated: animated)
  }

  /// Sets the extents of rows and columns to those that their content needs.
  ///
  /// The engine asks for the sizes of cells and headers: first those in view, then others at even
  /// distances. If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter rows: The rows to resize. Rows that are hidden or do not exist are ignored. The
  ///   default is none.
  /// - Parameter columns: The columns to resize. Columns that do not exist are ignored. The default
  ///   is none.
  /// - Parameter limit: The maximum number of cells to ask for in each row and column. If it is not
  ///   positive, only headers count. The default is 1000.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/hasNoTracks`` if the layout has no rows and columns. Also
  ///   throws the errors of the strategy.
  /// - Complexity: O(k · l), where k is the number of rows and columns and l is `limit`, and that
  ///   of the strategy's `update` method.
  @discardableResult
  public mutating func sizeToFit(
    rows: some Sequence<Int> = EmptyCollection(), columns: some Sequence<Int> = EmptyCollection(),
    limit: Int = 1_000, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    guard let count = prepared.numberOfColumns else { throw .hasNoTracks }
    let shown = overrides.applied(to: delegate.erased)
    let rows = IndexRuns(
      rows.filter { $0 >= 0 && $0 < numberOfSections && isRow($0) && !isHidden(section: $0) })
    let columns = IndexRuns(columns.filter { $0 >= 0 && $0 < count })
    var after = overrides
    after.tracks = tracks.setting(fitted(rows, isRow: true, limit, shown), isRow: true)
      .setting(fitted(columns, isRow: false, limit, shown), isRow: false)
    return try setOverrides(
      after, rows: rows, columns: columns, for: delegate.erased, animated: animated)
  }

  /// Returns the extents that tracks need for their content.
  private func fitted(
    _ runs: IndexRuns, isRow: Bool, _ limit: Int, _ delegate: AnyLayoutDelegate
  ) -> [(index: Int, extent: Double?)] {
    runs.indexes.compactMap { track in
      let extent = prepared.fittingExtent(
        of: TrackFitting(
          track: isRow ? visibility.shownSection(of: track) : track, isRow: isRow,
          viewport: view(viewport), limit: limit, delegate: delegate))
      return extent.map { (track, $0) }
    }
  }

  /// The number of columns, or nil if no section is a row.
  public var numberOfColumns: Int? { prepared.numberOfColumns }

  /// Returns the rows and columns of a sheet that a cell or a header covers.
  ///
  /// Hidden rows and columns keep their numbers.
  ///
  /// - Returns: The rows and columns, or nil if the element is not a cell or a header of a sheet,
  ///   is hidden, or is merged into another cell.
  /// - Complexity: That of the layout's ``/LayoutCore/PreparedLayout/trackSpan(of:)``, and O(log
  ///   r), where r is the number of runs of hidden sections.
  public func trackSpan(of element: LayoutElement) -> TrackSpan? {
    guard !isHidden(element.index) || element.category != .cell,
      let shown = shownElement(of: element),
      var span = prepared.trackSpan(of: shown)
    else { return nil }
    if !span.rows.isEmpty, !visibility.isEmpty {
      let first = visibility.section(ofShown: span.rows.lowerBound)
      span.rows = first..<first + span.rows.count
    }
    return span
  }

  /// Returns the extent in points that the user gave a row, as given, or nil if there is none.
  public func givenExtent(ofRow row: Int) -> Double? { tracks.extent(ofRow: row) }

  /// Returns the extent in points that the user gave a column, as given, or nil if there is none.
  public func givenExtent(ofColumn column: Int) -> Double? { tracks.extent(ofColumn: column) }
}
