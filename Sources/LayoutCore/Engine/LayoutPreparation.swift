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
  let visibility: VisibilityMap
  let sizes: SizeOverrides
  let tracks: TrackExtents
  let revision: Int

  /// Prepares the layout; on any actor.
  ///
  /// - Parameter delegate: Answers for the collection as the engine knew it: a snapshot.
  /// - Throws: What the strategy throws.
  public func prepare(for delegate: some LayoutDelegate) throws(LayoutError) -> Result {
    let wrapped = EngineDelegate(
      base: delegate, visibility: visibility, sizes: sizes, tracks: tracks)
    return Result(
      preparation: self, prepared: try strategy.prepare(for: wrapped, in: environment))
  }

  /// What was prepared, to be adopted by the engine that it was prepared for.
  public struct Result: Sendable {
    let preparation: LayoutPreparation
    /// What the strategy prepared, without what is hidden.
    public let prepared: Strategy.Prepared
  }
}

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
      revision: revision)
  }

  /// Takes over what was prepared elsewhere.
  ///
  /// - Parameter delegate: Tells how elements come and go, where `animated`.
  /// - Throws: ``LayoutError/outdatedPreparation`` where the engine changed since: then prepare again.
  /// - Complexity: O(1) and what is visible.
  @discardableResult
  public mutating func adopt(
    _ result: LayoutPreparation<Strategy>.Result, for delegate: some LayoutDelegate,
    animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    let preparation = result.preparation
    guard preparation.revision == revision else { throw .outdatedPreparation }
    return adopt(
      result.prepared, preparation.strategy, preparation.environment, preparation.visibility,
      preparation.sizes, preparation.tracks, for: delegate, animated: animated)
  }
}
