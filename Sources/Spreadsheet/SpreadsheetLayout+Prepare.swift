import LayoutCore

extension SpreadsheetLayout {
  /// Places the rows and columns of a sheet.
  ///
  /// - Parameter delegate: Answers counts; a ``SpreadsheetLayoutDelegate`` is asked for sizes too,
  ///   however the layout is driven.
  /// - Parameter environment: The container, direction and screen.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` beyond ``/LayoutCore/LayoutLimits``.
  /// - Complexity: O(1) for a uniform sheet with a common number of items; O(r + c) where rows and
  ///   columns are asked for, O(cells) where cells are, O(c · ``sampleCount``) where they are
  ///   sampled; r = rows, c = columns.
  @inlinable
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedSpreadsheet {
    // 1. Resolve: counts, and where sizes come from.
    var builder = SpreadsheetBuilder(self, environment)
    try builder.resolveCounts(of: delegate)
    // 2. Size: ask for rows, columns, headers or cells.
    try builder.sizeRowsAndColumns(of: delegate)
    // 3. Merge and freeze: check ranges against the sheet.
    builder.finish()
    return builder.prepared
  }
}
