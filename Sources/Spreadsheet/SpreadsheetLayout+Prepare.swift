import StrategyKit

extension SpreadsheetLayout {
  /// Creates a prepared layout that places the rows and columns of a sheet.
  ///
  /// - Parameter delegate: The delegate that returns counts. If it is a
  ///   ``SpreadsheetLayoutDelegate``, it also returns sizes.
  /// - Parameter environment: The container, the direction of reading and the screen.
  /// - Returns: The prepared layout.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if a count exceeds
  ///   ``/LayoutCore/LayoutLimits``.
  /// - Complexity: O(1) for a uniform sheet with a common number of items. O(*r* + *c*) if rows and
  ///   columns are sized, where *r* is the number of rows and *c* is the number of columns. O(*n*)
  ///   if cells are sized, where *n* is the number of cells. O(*c* · *s*) if sizes are sampled,
  ///   where *s* is ``sampleCount``.
  public func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedSpreadsheet {
    // 1. Resolve: determine the counts and the source of sizes.
    var prepared = PreparedSpreadsheet(self, in: environment)
    try prepared.resolveCounts(of: delegate)
    // 2. Size: ask for the sizes of rows, columns, headers or cells.
    try prepared.sizeRowsAndColumns(of: delegate)
    // 3. Merge and freeze: check the ranges against the sheet.
    prepared.finish(checksMerges: true)
    return prepared
  }
}
