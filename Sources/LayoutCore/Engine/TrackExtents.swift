/// Extents that the user gave to rows and columns, and which of them are hidden.
///
/// Where several sheets are parts of one layout, each has rows of its own; a column counts in all of them.
///
/// An engine answers ``LayoutQuestion/trackExtents`` with it. Layouts that have rows and columns honour
/// it, and tell a ``PreparedLayout/numberOfColumns``; others need not ask.
///
/// - Complexity: A look-up is O(log t); t = rows or columns that are given or hidden.
public final class TrackExtents: Sendable {
  /// A row or column, and the extent that it was given.
  public struct Entry: Hashable, Sendable {
    /// The row's or column's number.
    public var index: Int
    /// Its extent in points.
    public var extent: Double

    /// An extent for a row or column.
    package init(index: Int, extent: Double) {
      self.index = index
      self.extent = extent
    }
  }

  /// Rows that were given an extent, ascending.
  public let rows: [Entry]
  /// Columns that were given an extent, ascending.
  public let columns: [Entry]
  /// Rows that are hidden.
  public let hiddenRows: IndexRuns
  /// Columns that are hidden.
  public let hiddenColumns: IndexRuns

  package init(
    rows: [Entry] = [], columns: [Entry] = [], hiddenRows: IndexRuns = IndexRuns(),
    hiddenColumns: IndexRuns = IndexRuns()
  ) {
    self.rows = rows
    self.columns = columns
    self.hiddenRows = hiddenRows
    self.hiddenColumns = hiddenColumns
  }

  /// No extents.
  public static let none = TrackExtents()

  /// Whether nothing was given, and nothing is hidden.
  public var isEmpty: Bool {
    rows.isEmpty && columns.isEmpty && hiddenRows.isEmpty && hiddenColumns.isEmpty
  }

  /// Whether a row is hidden.
  public func isRowHidden(_ row: Int) -> Bool { hiddenRows.contains(row) }

  /// Whether a column is hidden.
  public func isColumnHidden(_ column: Int) -> Bool { hiddenColumns.contains(column) }

  /// The extent given to a row, or nil where none was.
  public func extent(ofRow row: Int) -> Double? { TrackExtents.find(row, in: rows) }

  /// The extent given to a column, or nil where none was.
  public func extent(ofColumn column: Int) -> Double? { TrackExtents.find(column, in: columns) }

  private static func find(_ index: Int, in entries: [Entry]) -> Double? {
    let place = SortedSearch.first(in: entries.count) { entries[$0].index >= index }
    return place < entries.count && entries[place].index == index ? entries[place].extent : nil
  }

  // MARK: Changing

  /// The same with other extents for some rows or columns, or with none.
  ///
  /// - Parameter changed: The rows or columns, ascending.
  func setting(_ changed: [(index: Int, extent: Double?)], isRow: Bool) -> TrackExtents {
    var merged: [Entry] = []
    var old = (isRow ? rows : columns)[...]
    for change in changed {
      while let first = old.first, first.index < change.index {
        merged.append(first)
        old.removeFirst()
      }
      if old.first?.index == change.index { old.removeFirst() }
      if let extent = change.extent { merged.append(Entry(index: change.index, extent: extent)) }
    }
    merged.append(contentsOf: old)
    return TrackExtents(
      rows: isRow ? merged : rows, columns: isRow ? columns : merged, hiddenRows: hiddenRows,
      hiddenColumns: hiddenColumns)
  }

  /// The same with other rows or columns hidden.
  func hiding(rows: IndexRuns? = nil, columns: IndexRuns? = nil) -> TrackExtents {
    TrackExtents(
      rows: self.rows, columns: self.columns, hiddenRows: rows ?? hiddenRows,
      hiddenColumns: columns ?? hiddenColumns)
  }

  /// The same with rows where they are after a change.
  func following(_ changes: LayoutChanges) -> TrackExtents {
    guard !isEmpty, !changes.sections.isEmpty else { return self }
    let moved = rows.compactMap { entry in
      changes.newSection(of: entry.index).map { Entry(index: $0, extent: entry.extent) }
    }
    let arrived = changes.sections.inserted.filter { $0.source.map { isRowHidden($0) } == true }
    return TrackExtents(
      rows: moved.sorted { $0.index < $1.index }, columns: columns,
      hiddenRows: hiddenRows.following(changes.sections).union(
        IndexRuns(arrived.map { $0.index })),
      hiddenColumns: hiddenColumns)
  }

  /// What counts in some of the rows, numbered from the first of them; columns count as they are.
  public func slice(ofRows range: Range<Int>) -> TrackExtents {
    var hidden = IndexRuns()
    for run in hiddenRows.runs where run.end > range.lowerBound && run.start < range.upperBound {
      let start = max(run.start, range.lowerBound)
      hidden.append(
        start - range.lowerBound, count: min(run.end, range.upperBound) - start)
    }
    let own = rows.filter { range.contains($0.index) }
    return TrackExtents(
      rows: own.map { Entry(index: $0.index - range.lowerBound, extent: $0.extent) },
      columns: columns, hiddenRows: hidden, hiddenColumns: hiddenColumns)
  }

  /// The same with rows numbered without hidden sections.
  func underneath(_ visibility: VisibilityMap) -> TrackExtents {
    if visibility.sections.isEmpty || rows.isEmpty && hiddenRows.isEmpty { return self }
    var hidden = IndexRuns()
    for run in hiddenRows.subtracting(visibility.sections).runs {
      hidden.append(visibility.shownSection(of: run.start), count: run.count)
    }
    let shown = rows.filter { !visibility.isHidden(section: $0.index) }
    return TrackExtents(
      rows: shown.map {
        Entry(index: visibility.shownSection(of: $0.index), extent: $0.extent)
      },
      columns: columns, hiddenRows: hidden, hiddenColumns: hiddenColumns)
  }

  /// The same without rows that do not exist.
  func limited(toRows count: Int) -> TrackExtents {
    guard !rows.isEmpty || !hiddenRows.isEmpty else { return self }
    return TrackExtents(
      rows: rows.filter { $0.index < count }, columns: columns,
      hiddenRows: hiddenRows.limited(to: count), hiddenColumns: hiddenColumns)
  }
}

extension LayoutQuestion {
  /// What the user gave to rows and columns: an object, ``TrackExtents``.
  @inlinable public static var trackExtents: LayoutQuestion {
    LayoutQuestion("Layout.trackExtents", about: .section)
  }
}
