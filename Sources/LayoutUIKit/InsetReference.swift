#if canImport(UIKit) && !os(watchOS)
  /// What content keeps out of, across the axis that scrolls.
  ///
  /// Along the axis that scrolls it is the collection view that keeps content out of bars.
  public enum InsetReference: Sendable {
    /// Nothing but the collection view's own content insets.
    case contentInsets
    /// Notches and bars.
    case safeArea
    /// The collection view's layout margins, which include the safe area.
    case layoutMargins
  }
#endif
