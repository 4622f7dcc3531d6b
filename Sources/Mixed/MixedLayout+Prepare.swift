import LayoutCore

extension MixedLayout {
  /// Lays out every block of a collection.
  ///
  /// - Parameter delegate: Answers the questions of all blocks' layouts; a ``MixedLayoutDelegate`` tells
  ///   the blocks too, however the layout is driven.
  /// - Parameter environment: The container, direction and screen.
  /// - Throws: ``/LayoutCore/LayoutError/nestedTooDeeply(block:limit:)``, a count beyond
  ///   ``/LayoutCore/LayoutLimits``, or what the blocks' layouts throw.
  /// - Complexity: What the blocks take, and O(b); O(s) more where the delegate tells the blocks; b =
  ///   blocks, s = sections.
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedMixed {
    if let block = blocks.firstIndex(where: { $0.isTooDeep }) {
      throw .nestedTooDeeply(block: block, limit: LayoutLimits.maximumNesting)
    }
    // 1. Resolve: the container, and what of it each block gets.
    var builder = MixedBuilder(self, environment)
    // 2. Share: give every section to a block.
    let places = try builder.places(of: delegate)
    // 3. Lay out: every block by its own layout.
    for place in places { try builder.append(place, delegate) }
    // 4. Stack: one block after the other.
    return builder.finish()
  }
}
