import LayoutCore

/// A box that carries the boundary items of a whole layout as the answer to a question.
public final class CompositionalBoundaryBox {
  /// Returns the boundary items for an environment, or nil to use the layout's own items.
  public let describe: (LayoutEnvironment) -> [CompositionalBoundary]?

  /// Creates a box with a closure that returns the boundary items.
  ///
  /// - Parameter describe: A closure that returns the items for an environment, or nil to use the
  ///   layout's own items.
  public init(_ describe: @escaping (LayoutEnvironment) -> [CompositionalBoundary]?) {
    self.describe = describe
  }
}
