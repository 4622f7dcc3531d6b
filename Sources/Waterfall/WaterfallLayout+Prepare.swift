import LayoutCore

extension WaterfallLayout {
  /// Places every item of a collection.
  ///
  /// - Parameter delegate: Answers counts and sizes; a ``WaterfallLayoutDelegate`` is asked its
  ///   finer questions too, however the layout is driven.
  /// - Parameter environment: The container, direction and screen.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` beyond ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Complexity: O(n·t) time for up to 16 tracks and O(n log t) for more; n = items, t = tracks.
  @inlinable
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedWaterfall {
    // 1. Resolve: counts, and every section's tracks, insets, header and footer.
    var builder = WaterfallBuilder(self, environment)
    try builder.resolveSections(of: delegate)
    // 2. Size: ask for every item's extent along the main axis.
    builder.sizeItems(of: delegate)
    // 3. Place: give every item its track and its start.
    // 4. Stretch: let tracks end together, where asked to.
    builder.placeAllItems()
    // 5. Stack: put the sections one after the other.
    builder.stackSections()
    return builder.prepared
  }
}
