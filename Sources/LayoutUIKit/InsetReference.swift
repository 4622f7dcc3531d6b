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

  /// What cells can change when they tell which size they prefer.
  public enum SelfSizing: Sendable {
    /// Nothing: sizes are the delegate's.
    case off
    /// Their extent along the axis that scrolls; the other is the layout's.
    case alongScrollAxis
    /// Both extents.
    case bothAxes
  }
#endif
