import LayoutCore

extension FlowLayout {
  /// Returns the layout of all items of a collection.
  ///
  /// - Parameter delegate: A delegate that gives the counts and sizes. If it is a
  ///   ``FlowLayoutDelegate``, it also answers the questions of that protocol.
  /// - Parameter environment: The container, the layout direction and the display scale.
  /// - Returns: The prepared layout. If an input is invalid, its ``PreparedFlow/diagnostics``
  ///   report the replacement.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if there are more than
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Complexity: O(n) time, or O(s) if ``asksForSizes`` is `false`; n = items, s = sections.
  @inlinable
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFlow {
    // 1. Resolve: the counts, and the columns, spacings, header and footer of every section.
    var builder = FlowBuilder(self, environment)
    try builder.resolveSections(of: delegate)
    for section in 0..<builder.sectionCount {
      // 2. Size: ask for the size of every item.
      // 3. Break: begin a new line if the next item does not fit.
      builder.beginSection(section)
      builder.fillSection(section, delegate)
      // 4. Stack: place the sections one after another.
      builder.endSection(section)
    }
    return builder.finish()
  }
}
