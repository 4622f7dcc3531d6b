import LayoutCore

/// One thing to lay out: a strategy, a collection, an environment, and a place to look at.
public struct LayoutCase<Strategy: LayoutStrategy>: Sendable {
  /// What lays out.
  public var strategy: Strategy
  /// The collection that it lays out.
  public var collection: GeneratedCollection
  /// The container, direction and screen.
  public var environment: LayoutEnvironment
  /// Where the container is scrolled to.
  public var offset: LayoutPoint
  /// How many changes laws about changes make.
  public var steps: Int
  /// Where the numbers of the case come from.
  public var seed: UInt64

  /// The visible part of the content.
  public var viewport: LayoutRect {
    LayoutRect(origin: offset, size: environment.containerSize)
  }

  /// A case whose collection and environment come from `seed`.
  ///
  /// - Parameter vary: Changes the strategy and scripts the collection's answers.
  /// - Parameter questions: The strategy's own questions, which the collection answers.
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

  /// Lays the collection out.
  public func prepared() throws(LayoutError) -> Strategy.Prepared {
    try strategy.prepare(for: collection, in: environment)
  }
}
