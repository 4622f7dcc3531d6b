/// The extents that the user gave rows and columns, and the hidden and folded rows and columns.
///
/// An engine answers ``LayoutQuestion/trackExtents`` with an instance of this class. A layout with
/// rows and columns must honor these extents; other layouts need not ask for them.
///
/// If a layout consists of several sheets, each sheet has rows of its own, and a column applies to
/// all of them.
///
/// - Complexity: A lookup is O(log t), where t is the number of rows or columns with extents,
///   hidden or folded.
public final class TrackExtents: Sendable {
  /// A row or column with an extent that the user gave it.
  public struct Entry: Hashable, Sendable {
    /// The number of the row or column.
    public var index: Int
    /// The extent in points, as the user gave it; it may be invalid.
    public var extent: Double

    /// Creates an entry for a row or column, with its extent in points.
    public init(index: Int, extent: Double) {
      self.index = index
      self.extent = extent
    }
  }

  /// The rows with extents, in ascending order.
  public let rows: [Entry]
  /// The columns with extents, in ascending order.
  public let columns: [Entry]
  /// The numbers of the hidden rows.
  public let hiddenRows: IndexRuns
  /// The numbers of the hidden columns.
  public let hiddenColumns: IndexRuns
  /// The numbers of the folded rows, whose descendants in an outline are not shown.
  public let foldedRows: IndexRuns
  /// The numbers of the folded columns, whose descendants in an outline are not shown.
  public let foldedColumns: IndexRuns

  /// Creates extents of rows and columns.
  ///
  /// The default of each parameter is none.
  ///
  /// - Parameter rows: The rows with extents, which must be ascending and unique.
  /// - Parameter columns: The columns with extents, which must be ascending and unique.
  /// - Parameter hiddenRows: The numbers of the hidden rows.
  /// - Parameter hiddenColumns: The numbers of the hidden columns.
  /// - Parameter foldedRows: The numbers of the folded rows.
  /// - Parameter foldedColumns: The numbers of the folded columns.
  public init(
    rows: [Entry] = [], columns: [Entry] = [], hiddenRows: IndexRuns = IndexRuns(),
    hiddenColumns: IndexRuns = IndexRuns(), foldedRows: IndexRuns = IndexRuns(),
    foldedColumns: IndexRuns = IndexRuns()
  ) {
    self.rows = rows
    self.columns = columns
    self.hiddenRows = hiddenRows
    self.hiddenColumns = hiddenColumns
    self.foldedRows = foldedRows
    self.foldedColumns = foldedColumns
  }

  /// An instance without extents and without hidden or folded rows or columns.
  public static let none = TrackExtents()

  /// A Boolean value that indicates whether there are no extents and no hidden or folded rows or
  /// columns.
  public var isEmpty: Bool {
    rows.isEmpty && columns.isEmpty && hiddenRows.isEmpty && hiddenColumns.isEmpty
      && foldedRows.isEmpty && foldedColumns.isEmpty
  }

  /// Returns a Boolean value that indicates whether a row is hidden.
  ///
  /// - Complexity: O(log t), where t is the number of runs of hidden rows.
  public func isRowHidden(_ row: Int) -> Bool { hiddenRows.contains(row) }

  /// Returns a Boolean value that indicates whether a column is hidden.
  ///
  /// - Complexity: O(log t), where t is the number of runs of hidden columns.
  public func isColumnHidden(_ column: Int) -> Bool { hiddenColumns.contains(column) }

  /// Returns the extent of a row in points, or nil if the user gave it none.
  ///
  /// - Complexity: O(log t), where t is the number of rows with extents.
  public func extent(ofRow row: Int) -> Double? {
    SortedSearch.element(row, in: rows) { $0.index }?.extent
  }

  /// Returns the extent of a column in points, or nil if the user gave it none.
  ///
  /// - Complexity: O(log t), where t is the number of columns with extents.
  public func extent(ofColumn column: Int) -> Double? {
    SortedSearch.element(column, in: columns) { $0.index }?.extent
  }

  /// Returns the extents of a range of rows, numbered from the first of them.
  ///
  /// The result has the same columns.
  ///
  /// - Parameter range: The rows.
  /// - Complexity: O(t), where t is the number of rows with extents and of runs of hidden and
  ///   folded rows.
  public func slice(ofRows range: Range<Int>) -> TrackExtents {
    func slice(_ runs: IndexRuns) -> IndexRuns {
      var slice = IndexRuns()
      for run in runs.runs { slice.append(run.start - range.lowerBound, count: run.count) }
      return slice.limited(to: range.count)
    }
    let own = rows.filter { range.contains($0.index) }
    return TrackExtents(
      rows: own.map { Entry(index: $0.index - range.lowerBound, extent: $0.extent) },
      columns: columns, hiddenRows: slice(hiddenRows), hiddenColumns: hiddenColumns,
      foldedRows: slice(foldedRows), foldedColumns: foldedColumns)
  }
}

extension LayoutQuestion where Answer == TrackExtents {
  /// The question for the extents and the visibility of rows and columns.
  ///
  /// The answer applies to the whole layout. A strategy asks it about section 0.
  public static var trackExtents: Self { Self("Layout.trackExtents", about: .section) }
}
