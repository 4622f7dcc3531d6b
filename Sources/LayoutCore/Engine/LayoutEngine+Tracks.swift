/// Rows and columns that the user makes larger or smaller.
extension LayoutEngine {
  /// Gives a row another extent, as by dragging its edge.
  ///
  /// - Parameter extent: In points; nil gives back what the layout or the delegate tells.
  /// - Throws: ``LayoutError/hasNoTracks`` where the layout has no rows and columns, or the section is no row.
  @discardableResult
  public mutating func setExtent(
    _ extent: Double?, ofRow row: Int, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    guard prepared.numberOfColumns != nil else { throw .hasNoTracks }
    guard row >= 0, row < numberOfSections, !visibility.isHidden(section: row) else {
      return unchanged(animated)
    }
    guard isRow(row) else { throw .hasNoTracks }
    return try setTracks(
      tracks.setting([(row, extent)], isRow: true), rows: IndexRuns([row]), columns: IndexRuns(),
      for: delegate, animated: animated)
  }

  /// Gives a column another extent, as by dragging its edge; in all sheets, where several are parts of one
  /// layout.
  ///
  /// - Parameter extent: In points; nil gives back what the layout or the delegate tells.
  /// - Throws: ``LayoutError/hasNoTracks`` where the layout has no rows and columns.
  @discardableResult
  public mutating func setExtent(
    _ extent: Double?, ofColumn column: Int, for delegate: some LayoutDelegate,
    animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    guard let count = prepared.numberOfColumns else { throw .hasNoTracks }
    guard column >= 0, column < count else { return unchanged(animated) }
    return try setTracks(
      tracks.setting([(column, extent)], isRow: false), rows: IndexRuns(),
      columns: IndexRuns([column]), for: delegate, animated: animated)
  }

  /// Makes rows and columns as large as their content needs.
  ///
  /// Cells and headers are asked: those in view first, then others spread evenly.
  /// - Parameter limit: How many cells of each row and column are asked at most.
  /// - Throws: ``LayoutError/hasNoTracks`` where the layout has no rows and columns.
  @discardableResult
  public mutating func sizeToFit(
    rows: some Sequence<Int> = EmptyCollection(), columns: some Sequence<Int> = EmptyCollection(),
    limit: Int = 1_000, for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    guard let count = prepared.numberOfColumns else { throw .hasNoTracks }
    let erased = wrapped(delegate).erased
    func fitted(_ runs: IndexRuns, isRow: Bool) -> [(index: Int, extent: Double?)] {
      var entries: [(index: Int, extent: Double?)] = []
      runs.forEach { track in
        let extent = prepared.fittingExtent(
          ofTrack: isRow ? visibility.shownSection(of: track) : track, isRow: isRow,
          viewport: viewport, limit: limit, for: erased)
        if let extent { entries.append((track, extent)) }
      }
      return entries
    }
    let rows = IndexRuns(rows.filter { $0 >= 0 && $0 < numberOfSections && isRow($0) })
    let columns = IndexRuns(columns.filter { $0 >= 0 && $0 < count })
    let fitted = tracks.setting(fitted(rows, isRow: true), isRow: true)
      .setting(fitted(columns, isRow: false), isRow: false)
    return try setTracks(fitted, rows: rows, columns: columns, for: delegate, animated: animated)
  }

  /// The extent that the user gave to a row, or nil where none was.
  public func givenExtent(ofRow row: Int) -> Double? { tracks.extent(ofRow: row) }

  /// The extent that the user gave to a column, or nil where none was.
  public func givenExtent(ofColumn column: Int) -> Double? { tracks.extent(ofColumn: column) }

  mutating func setTracks(
    _ changed: TrackExtents, rows: IndexRuns, columns: IndexRuns, for delegate: some LayoutDelegate,
    animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    if rows.isEmpty, columns.isEmpty { return unchanged(animated) }
    var rowList: [Int] = []
    var columnList: [Int] = []
    rows.forEach { rowList.append(visibility.shownSection(of: $0)) }
    columns.forEach { columnList.append($0) }
    let changes = LayoutChanges(
      sections: IndexEdits(oldCount: prepared.numberOfSections), rows: rowList,
      columns: columnList)
    return try perform(
      changes, for: delegate, hiding: visibility, sizes: sizes, tracks: changed,
      animated: animated)
  }
}
