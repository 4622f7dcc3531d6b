import StrategyKit

extension MixedLayout {
  /// Returns the layout of all blocks of a collection.
  ///
  /// - Parameter delegate: A delegate that answers the questions of all blocks' layouts. If it is a
  ///   ``MixedLayoutDelegate``, it also assigns sections to blocks.
  /// - Parameter environment: The container, the layout direction and the display scale.
  /// - Returns: The prepared layout. If an input is invalid, its ``PreparedMixed/diagnostics``
  ///   report the replacement.
  /// - Throws: ``/LayoutCore/LayoutError/nestedTooDeeply(block:limit:)`` if mixed layouts are
  ///   nested too deeply, an error if a count exceeds ``/LayoutCore/LayoutLimits``, or the error of
  ///   a block's layout.
  /// - Complexity: The complexity of the blocks' layouts, and O(b); O(s) more if the delegate
  ///   assigns sections to blocks; b = blocks, s = sections.
  public func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedMixed {
    if let block = blocks.firstIndex(where: { $0.isTooDeep }) {
      throw .nestedTooDeeply(block: block, limit: LayoutLimits.maximumNesting)
    }
    // 1. Resolve: determine the part of the container that each block receives.
    var prepared = PreparedMixed(self, in: environment)
    // 2. Share: assign every section to a block.
    let places = try prepared.places(of: delegate)
    // 3. Lay out: prepare every block with its own layout.
    for place in places {
      let run = try prepared.prepare(place, delegate)
      prepared.work = prepared.work + run.prepared.work
      prepared.runs.append(run)
    }
    // 4. Stack: place the blocks one after another.
    prepared.finish()
    return prepared
  }
}
