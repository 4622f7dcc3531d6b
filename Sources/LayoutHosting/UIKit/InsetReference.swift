#if canImport(UIKit) && !os(watchOS)
  /// The insets that the content respects across the scroll axis.
  ///
  /// Along the scroll axis, the collection view itself keeps the content clear of bars.
  public enum InsetReference: Sendable {
    /// The collection view's own content insets only.
    case contentInsets
    /// The safe area, which excludes notches and bars.
    case safeArea
    /// The collection view's layout margins, which include the safe area.
    case layoutMargins
  }
#endif
