/// Everything that is needed to prepare an engine's layout elsewhere: on another actor, from a snapshot
/// of the data, while the engine goes on answering.
///
/// ```swift
/// let preparation = engine.preparation(with: newStrategy)
/// let result = try await Task.detached { try preparation.prepare(for: snapshot) }.value
/// let update = try engine.adopt(result, for: delegate)
/// ```
public struct LayoutPreparation<Strategy: LayoutStrategy>: Sendable {
  /// The strategy to prepare with.
  public let strategy: Strategy
  /// The environment to prepare for.
  public let environment: LayoutEnvironment
  var visibility: VisibilityMap
  var sizes: SizeOverrides
  var tracks: TrackExtents
  let state: EngineState

  /// Prepares the layout; on any actor.
  ///
  /// - Parameter delegate: Answers for the collection as the engine knew it: a snapshot.
  /// - Throws: What the strategy throws.
  public func prepare(for delegate: some LayoutDelegate) throws(LayoutError) -> Result {
    var preparation = self
    // A delegate whose counts changed without a transaction may have lost what was hidden.
    preparation.visibility = visibility.limited(toSections: max(0, delegate.numberOfSections)) {
      delegate.numberOfItems(inSection: $0)
    }
    while true {
      let anew = try strategy.prepare(for: preparation.wrapped(delegate), in: environment)
      let hiding = HiddenParts(visibility: preparation.visibility, tracks: preparation.tracks)
      // What is hidden is told in the ways of the layout, which are known once it is prepared.
      guard let settled = hiding.settled(in: anew, count: { delegate.numberOfItems(inSection: $0) })
      else { return Result(preparation: preparation, prepared: anew) }
      preparation.visibility = settled.visibility
      preparation.tracks = settled.tracks
    }
  }

  private func wrapped<Base: LayoutDelegate>(_ delegate: Base) -> EngineDelegate<Base> {
    EngineDelegate(base: delegate, visibility: visibility, sizes: sizes, tracks: tracks)
  }

  /// What was prepared, to be adopted by the engine that it was prepared for.
  public struct Result: Sendable {
    let preparation: LayoutPreparation
    /// What the strategy prepared, without what is hidden.
    public let prepared: Strategy.Prepared
  }
}

/// The identity of the content of an engine, which copies share until either of them changes.
///
/// A number cannot serve: copies that each change once count alike. A preparation holds the object, so
/// that no later state can have the same identity.
final class EngineState: Sendable {}

extension LayoutEngine {
  /// What is needed to prepare this engine's layout elsewhere, with its own strategy and environment
  /// unless told otherwise.
  ///
  /// - Parameter keepsSizes: Whether measured sizes still count.
  public func preparation(
    with strategy: Strategy? = nil, in environment: LayoutEnvironment? = nil,
    keepsSizes: Bool = true
  ) -> LayoutPreparation<Strategy> {
    LayoutPreparation(
      strategy: strategy ?? self.strategy, environment: environment ?? self.environment,
      visibility: visibility, sizes: keepsSizes ? sizes : SizeOverrides(), tracks: tracks,
      state: state)
  }

  /// Takes over what was prepared elsewhere.
  ///
  /// - Parameter delegate: Tells how elements come and go, where `animated`.
  /// - Throws: ``LayoutError/outdatedPreparation`` if the engine changed since, or if the preparation
  ///   comes from another engine, even one that was copied from this one and changed. Prepare again then.
  /// - Complexity: O(1) and what is visible.
  @discardableResult
  public mutating func adopt(
    _ result: LayoutPreparation<Strategy>.Result, for delegate: some LayoutDelegate,
    animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    guard result.preparation.state === state else { throw .outdatedPreparation }
    return take(result, for: delegate, animated: animated)
  }
}
