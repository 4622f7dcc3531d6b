import StrategyKit

/// A description that a delegate provides for an environment.
///
/// It is the answer to a question of a ``CompositionalLayout``. A delegate that adopts
/// ``CompositionalLayoutDelegate`` does not need this type.
public struct CompositionalDescription<Value> {
  /// The container, the direction of reading and the screen.
  public let environment: LayoutEnvironment
  /// The description of a section, or a list of boundary items.
  public var value: Value

  /// Creates a description for an environment.
  public init(_ value: Value, in environment: LayoutEnvironment) {
    self.environment = environment
    self.value = value
  }
}

extension CompositionalDescription: Sendable where Value: Sendable {}

extension LayoutQuestion where Answer == CompositionalDescription<CompositionalSection> {
  /// The question for the description of a section.
  public static var compositionalSection: Self {
    Self("Compositional.section", about: .section)
  }
}

extension LayoutQuestion where Answer == CompositionalDescription<[CompositionalBoundary]> {
  /// The question for the boundary items of the whole layout.
  ///
  /// The question is asked about section 0.
  public static var compositionalBoundaryItems: Self {
    Self("Compositional.boundaryItems", about: .section)
  }
}
