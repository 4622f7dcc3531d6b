import LayoutCore

extension FlowLayout {
  /// Places every item of a collection.
  ///
  /// - Parameter delegate: Answers counts and sizes; a ``FlowLayoutDelegate`` is asked its finer
  ///   questions too, however the layout is driven.
  /// - Parameter environment: The container, direction and screen.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` beyond ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Complexity: O(n) time, O(s) where the delegate is not asked for sizes; n = items, s = sections.
  @inlinable
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFlow {
    // 1. Resolve: counts, and every section's columns, spacings, header and footer.
    var builder = FlowBuilder(self, environment)
    try builder.resolveSections(of: delegate)
    for section in 0..<builder.sectionCount {
      // 2. Size: ask for every item's size.
      // 3. Break: begin a new line where the next item does not fit.
      builder.beginSection(section)
      builder.fillSection(section, delegate)
      // 4. Stack: sections follow each other.
      builder.endSection(section)
    }
    return builder.finish()
  }
}
