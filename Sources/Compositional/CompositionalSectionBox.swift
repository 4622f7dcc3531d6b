import LayoutCore

/// A box that carries the description of a section as the answer to a question.
///
/// The environment is handed to it by whoever asked.
public final class CompositionalSectionBox {
  /// Describes the section in an environment; nil where the layout's own description is meant.
  public let describe: (LayoutEnvironment) -> CompositionalSection?

  /// A box of a description that is made when it is asked for.
  public init(_ describe: @escaping (LayoutEnvironment) -> CompositionalSection?) {
    self.describe = describe
  }
}
