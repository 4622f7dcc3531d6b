import LayoutCore

/// The input for preparing an engine's layout elsewhere, such as on another actor.
///
/// The engine stays usable while a detached task prepares a new layout from a snapshot of the data.
///
/// ```swift
/// let preparation = engine.preparation(with: newStrategy)
/// let result = try await Task.detached { try preparation.prepare(for: snapshot) }.value
/// let update = try engine.adopt(result, for: delegate)
/// ```
public struct LayoutPreparation: Sendable {
  /// The strategy to prepare with.
  public let strategy: AnyLayoutStrategy
  /// The environment to prepare for.
  public let environment: LayoutEnvironment
  var overrides: CollectionOverrides
  let state: EngineState

  /// Prepares the layout, on any actor.
  ///
  /// - Parameter delegate: A delegate of the collection in the state that the engine laid out, such
  ///   as a snapshot of the data.
  /// - Returns: The result, to be passed to the engine's `adopt` method.
  /// - Throws: The errors of the strategy.
  /// - Complexity: That of the strategy's `prepare` method.
  public func prepare(for delegate: some LayoutDelegate) throws(LayoutError) -> Result {
    let delegate = delegate.erased
    var preparation = self
    // A delegate whose counts changed without a transaction may have lost what was hidden.
    let sections = max(0, delegate.numberOfSections)
    preparation.overrides.visibility = overrides.visibility.limited(toSections: sections) {
      delegate.numberOfItems(inSection: $0)
    }
    preparation.overrides.tracks = overrides.tracks.limited(toRows: sections)
    let collection = preparation.overrides.applied(to: delegate)
    return Result(
      preparation: preparation, prepared: try strategy.prepare(for: collection, in: environment))
  }

  /// The result of a preparation, which the engine that it was made for can adopt.
  public struct Result: Sendable {
    let preparation: LayoutPreparation
    /// The prepared layout, without hidden sections and items.
    public let prepared: AnyPreparedLayout
  }
}

/// An object that stands for an engine's content, which copies share until one of them changes.
///
/// A counter would not suffice, because two copies that each change once would have the same count.
/// A preparation retains the object, so that no later object can have the same address.
package final class EngineState: Sendable {}

extension LayoutEngine {
  /// Returns the input for preparing this engine's layout elsewhere.
  ///
  /// - Parameter strategy: The strategy to prepare with. The default is the engine's strategy.
  /// - Parameter environment: The environment to prepare for. The default is the engine's
  ///   environment.
  /// - Parameter keepsSizes: A Boolean value that indicates whether to keep measured sizes. The
  ///   default is `true`.
  /// - Complexity: O(1).
  public func preparation(
    with strategy: (some LayoutStrategy)? = AnyLayoutStrategy?.none,
    in environment: LayoutEnvironment? = nil,
    keepsSizes: Bool = true
  ) -> LayoutPreparation {
    var overrides = overrides
    if !keepsSizes { overrides.sizes = SizeOverrides() }
    return LayoutPreparation(
      strategy: strategy.map { AnyLayoutStrategy($0) } ?? self.strategy,
      environment: environment ?? self.environment,
      overrides: overrides, state: state)
  }

  /// Replaces the layout by one that was prepared elsewhere.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter result: The result of a preparation of this engine.
  /// - Parameter delegate: A delegate that determines the appearance of inserted and removed
  ///   elements if `animated` is `true`.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements. The default is `false`.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``/LayoutCore/LayoutError/outdatedPreparation`` if the engine has changed since, or
  ///   if the preparation comes from another engine or from a copy that has changed. In that case,
  ///   prepare again. Scrolling does not count as a change.
  /// - Complexity: That of a query of the viewport.
  @discardableResult
  public mutating func adopt(
    _ result: LayoutPreparation.Result, for delegate: some LayoutDelegate,
    animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    guard result.preparation.state === state else { throw .outdatedPreparation }
    let preparation = result.preparation
    var after = preparation.overrides
    after.visibility = after.visibility.limited(to: result.prepared)
    let anchorState = anchorState(to: after)
    let before = animated ? snapshot : nil
    let hidden = visibility
    owned.values.prepared = result.prepared
    owned.values.strategy = preparation.strategy
    owned.values.environment = preparation.environment
    keepSectionOffsets(comingToRest: true) {
      after.visibility.shown(section: hidden.section(ofShown: $0))
    }
    owned.values.preparedEnvironment = environment
    owned.values.overrides = after
    owned.values.geometry.viewport.size = environment.visibleSize
    return finish(anchorState, nil, from: before, for: delegate.erased)
  }
}
