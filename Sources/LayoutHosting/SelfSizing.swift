#if canImport(UIKit) || canImport(AppKit)
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
