import LayoutCore

/// A box that carries the description of a section as the answer to a question.
///
/// The layout passes the environment to the box.
public final class CompositionalSectionBox {
  /// Returns the description for an environment, or nil to use the layout's own description.
  public let describe: (LayoutEnvironment) -> CompositionalSection?

  /// Creates a box with a closure that describes a section.
  ///
  /// - Parameter describe: A closure that returns the description for an environment, or nil to use
  ///   the layout's own description.
  public init(_ describe: @escaping (LayoutEnvironment) -> CompositionalSection?) {
    self.describe = describe
  }
}
