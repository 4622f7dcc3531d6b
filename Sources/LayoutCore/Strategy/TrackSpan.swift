/// The rows and columns of a table that an element covers.
///
/// Assistive technologies read the row and the column of a cell, and the headers of both.
public struct TrackSpan: Hashable, Sendable {
  /// The rows, by section; empty for the header of a column.
  public var rows: Range<Int>

  /// The columns, by item; empty for the header of a row.
  public var columns: Range<Int>

  /// Creates a span of rows, by section, and columns, by item.
  public init(rows: Range<Int>, columns: Range<Int>) {
    self.rows = rows
    self.columns = columns
  }
}
