import StrategyKit

extension GroupedColumnsLayout {
  /// Returns the layout of all sections of a collection.
  ///
  /// - Parameter delegate: A delegate that gives the counts and row sizes. If it is a
  ///   ``GroupedColumnsLayoutDelegate``, it also answers the questions of that protocol.
  /// - Parameter environment: The container, the layout direction and the display scale.
  /// - Returns: The prepared layout. If an input is invalid, its
  ///   ``PreparedGroupedColumns/diagnostics`` report the replacement.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if there are more than
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Complexity: O(n + s log c) time; n = rows, s = sections, c = columns.
  public func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedGroupedColumns {
    // 1. Resolve: the counts, and the padding, header and footer of every section.
    var prepared = PreparedGroupedColumns(self, in: environment)
    try prepared.resolveSections(of: delegate)
    // 2. Size: ask for the extent of every row along the main axis.
    prepared.sizeRows(of: delegate)
    // 3. Group: make one part of each section, or several if the section is split.
    prepared.groupRows(from: 0)
    prepared.askForColumns(ofPartsAt: 0..<prepared.partCount, delegate)
    // 4. Place: assign a column to every part.
    prepared.placeParts(from: 0, keeping: nil)
    return prepared
  }
}
