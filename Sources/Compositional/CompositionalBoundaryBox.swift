import LayoutCore

/// A box that carries the boundary items of a whole layout as the answer to a question.
public final class CompositionalBoundaryBox {
  /// Tells them for an environment; nil where the layout's own are meant.
  public let describe: (LayoutEnvironment) -> [CompositionalBoundary]?

  /// A box of boundary items that are told when they are asked for.
  public init(_ describe: @escaping (LayoutEnvironment) -> [CompositionalBoundary]?) {
    self.describe = describe
  }
}
