import LayoutCore

extension GroupedColumnsLayout {
  /// Places every section of a collection.
  ///
  /// - Parameter delegate: Answers counts and row sizes; a ``GroupedColumnsLayoutDelegate`` is asked
  ///   its finer questions too, however the layout is driven.
  /// - Parameter environment: The container, direction and screen.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` beyond ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Complexity: O(n + s log c) time; n = rows, s = sections, c = columns.
  @inlinable
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedGroupedColumns {
    // 1. Resolve: counts, and every section's padding, header and footer.
    var builder = GroupedColumnsBuilder(self, environment)
    try builder.resolveSections(of: delegate)
    // 2. Size: ask for every row's extent along the main axis.
    builder.sizeRows(of: delegate)
    // 3. Group: make a part of every section, or several where tall ones are split.
    builder.groupRows()
    builder.askForColumns(of: delegate)
    // 4. Place: give every part its column.
    builder.placeParts(from: 0, keeping: nil)
    builder.finish()
    return builder.prepared
  }
}
