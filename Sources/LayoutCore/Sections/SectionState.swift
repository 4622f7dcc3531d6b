/// What a sectioned layout keeps of a section beside its items.
public protocol SectionState: Sendable {
  /// Creates the state of a section that is not placed yet.
  init()
}

/// The state of sections of which nothing is kept.
public struct NoSectionState: SectionState {
  /// Creates the state.
  @inlinable
  public init() {}
}
