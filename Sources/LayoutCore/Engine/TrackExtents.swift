/// Extents that the user gave to rows and columns, and which of them are hidden.
///
/// An engine answers ``LayoutQuestion/trackExtents`` with it. Strategies whose sections and items are
/// rows and columns honour it; others need not ask.
public final class TrackExtents: Sendable {
  /// A row or column, and the extent that it was given.
  public struct Entry: Hashable, Sendable {
    /// The row's or column's number.
    public var index: Int
    /// Its extent in points.
    public var extent: Double
  }

  /// Rows that were given an extent, ascending.
  public let rows: [Entry]
  /// Columns that were given an extent, ascending.
  public let columns: [Entry]
  /// Rows that are hidden, ascending.
  public let hiddenRows: [Int]
  /// Columns that are hidden, ascending.
  public let hiddenColumns: [Int]

  init(rows: [Entry], columns: [Entry], hiddenRows: [Int], hiddenColumns: [Int]) {
    self.rows = rows
    self.columns = columns
    self.hiddenRows = hiddenRows
    self.hiddenColumns = hiddenColumns
  }

  /// No extents.
  public static let none = TrackExtents(rows: [], columns: [], hiddenRows: [], hiddenColumns: [])

  /// Whether nothing was given, and nothing is hidden.
  public var isEmpty: Bool {
    rows.isEmpty && columns.isEmpty && hiddenRows.isEmpty && hiddenColumns.isEmpty
  }

  /// The extent given to a row, or nil where none was.
  public func extent(ofRow row: Int) -> Double? { TrackExtents.find(row, in: rows) }

  /// The extent given to a column, or nil where none was.
  public func extent(ofColumn column: Int) -> Double? { TrackExtents.find(column, in: columns) }

  private static func find(_ index: Int, in entries: [Entry]) -> Double? {
    let place = SortedSearch.first(in: entries.count) { entries[$0].index >= index }
    return place < entries.count && entries[place].index == index ? entries[place].extent : nil
  }

  /// The same with another extent for a row or a column, or with none.
  func setting(_ extent: Double?, of index: Int, isRow: Bool) -> TrackExtents {
    var entries = isRow ? rows : columns
    entries.removeAll { $0.index == index }
    if let extent {
      let place = SortedSearch.first(in: entries.count) { entries[$0].index >= index }
      entries.insert(Entry(index: index, extent: extent), at: place)
    }
    return TrackExtents(
      rows: isRow ? entries : rows, columns: isRow ? columns : entries, hiddenRows: hiddenRows,
      hiddenColumns: hiddenColumns)
  }

  /// The same with other rows and columns hidden.
  func hiding(rows: [Int], columns: [Int]) -> TrackExtents {
    TrackExtents(
      rows: self.rows, columns: self.columns, hiddenRows: rows, hiddenColumns: columns)
  }

  /// The same with rows where they are after a change.
  func following(_ changes: LayoutChanges) -> TrackExtents {
    guard !isEmpty, !changes.sections.isEmpty else { return self }
    let moved = rows.compactMap { entry in
      changes.newSection(of: entry.index).map { Entry(index: $0, extent: entry.extent) }
    }
    return TrackExtents(
      rows: moved.sorted { $0.index < $1.index }, columns: columns,
      hiddenRows: hiddenRows.compactMap { changes.newSection(of: $0) }.sorted(),
      hiddenColumns: hiddenColumns)
  }
}

extension LayoutQuestion {
  /// What the user gave to rows and columns: an object, ``TrackExtents``.
  @inlinable public static var trackExtents: LayoutQuestion {
    LayoutQuestion(domain: 0x4c61_796f_7574, number: 1)
  }
}
