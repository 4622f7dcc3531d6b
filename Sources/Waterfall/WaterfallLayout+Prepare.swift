import LayoutCore

extension WaterfallLayout {
  /// Returns the layout of all items of a collection.
  ///
  /// - Parameter delegate: A delegate that gives the counts and sizes. If it is a
  ///   ``WaterfallLayoutDelegate``, it also answers the questions of that protocol.
  /// - Parameter environment: The container, the layout direction and the display scale.
  /// - Returns: The prepared layout. If an input is invalid, its ``PreparedWaterfall/diagnostics``
  ///   report the replacement.
  /// - Throws: ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` if there are more than
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems``.
  /// - Complexity: O(n·t) time for up to 16 tracks and O(n log t) for more; n = items, t = tracks.
  @inlinable
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedWaterfall {
    // 1. Resolve: the counts, and the tracks, insets, header and footer of every section.
    var builder = WaterfallBuilder(self, environment)
    try builder.resolveSections(of: delegate)
    // 2. Size: ask for the extent of every item along the main axis.
    builder.sizeItems(of: delegate)
    // 3. Place: assign a track and an offset to every item.
    // 4. Stretch: if the layout does so, let all tracks of a section end together.
    builder.placeAllItems()
    // 5. Stack: place the sections one after another.
    builder.stackSections()
    return builder.prepared
  }
}
