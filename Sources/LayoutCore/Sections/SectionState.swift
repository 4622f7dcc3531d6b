/// A value that a sectioned layout stores for each section, in addition to its items.
public protocol SectionState: Sendable {
  /// Creates the state of a section that is not placed yet.
  init()
}

/// The state of sections for which nothing is stored.
public struct NoSectionState: SectionState {
  /// Creates the state, which is empty.
  @inlinable
  public init() {}
}
