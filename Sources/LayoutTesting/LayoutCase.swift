import LayoutCore

/// A layout to check: a strategy, a collection, an environment and a scroll position.
public struct LayoutCase<Strategy: LayoutStrategy>: Sendable {
  /// The strategy that lays out the collection.
  public var strategy: Strategy
  /// The collection to lay out.
  public var collection: GeneratedCollection
  /// The container, the reading direction and the scale of the screen.
  public var environment: LayoutEnvironment
  /// The content offset of the container, in points.
  public var offset: LayoutPoint
  /// The number of changes in checks of laws about changes.
  public var steps: Int
  /// The seed from which the case is generated.
  public var seed: UInt64

  /// The visible rectangle of the content.
  public var viewport: LayoutRect {
    LayoutRect(origin: offset, size: environment.containerSize)
  }

  /// Creates a case with a collection and an environment that are generated from a seed.
  ///
  /// - Parameter strategy: The strategy that lays out the collection.
  /// - Parameter seed: The seed from which the case is generated.
  /// - Parameter questions: The strategy's own questions, which the collection answers.
  /// - Parameter vary: A function that changes the strategy and scripts the collection's answers.
  public init(
    _ strategy: Strategy, seed: UInt64, questions: [DeclaredQuestion] = [],
    vary: (inout Strategy, inout GeneratedCollection, inout SeededGenerator) -> Void
  ) {
    var random = SeededGenerator(seed: seed)
    self.seed = seed
    self.strategy = strategy
    collection = GeneratedCollection(
      GeneratedCollection.Flavor.random(using: &random), using: &random)
    let width = random.oneIn(12) ? 0 : random.length(in: 40...900)
    let height = random.oneIn(12) ? 0 : random.length(in: 40...900)
    environment = LayoutEnvironment(
      width: width, height: height,
      direction: random.oneIn(3) ? .rightToLeft : .leftToRight,
      scale: random.pick([1, 2, 3, 1.5]))
    if random.oneIn(4) {
      environment.insets = LayoutInsets(
        top: random.length(in: 0...60), leading: random.length(in: 0...20),
        bottom: random.length(in: 0...40), trailing: random.length(in: 0...20))
    }
    offset = LayoutPoint(
      x: random.oneIn(2) ? 0 : random.length(in: -50...2000),
      y: random.oneIn(2) ? 0 : random.length(in: -50...4000))
    steps = random.integer(in: 1...4)
    questions.answer(&collection, using: &random)
    vary(&self.strategy, &collection, &random)
  }

  /// Returns the prepared layout of the collection.
  ///
  /// - Throws: The error that the strategy throws.
  public func prepared() throws(LayoutError) -> Strategy.Prepared {
    try strategy.prepare(for: collection, in: environment)
  }
}
