#if canImport(UIKit) || canImport(AppKit)
  /// What cells can change when they tell which size they prefer.
  public enum SelfSizing: Sendable {
    /// Their extent along the axis that scrolls, where no delegate answers sizes; else nothing.
    case automatic
    /// Nothing: sizes are the delegate's, or the strategy's.
    case off
    /// Their extent along the axis that scrolls; the other is the layout's.
    ///
    /// Sizes of the delegate count until a cell was seen.
    case alongScrollAxis
    /// Both extents, as in a flow of tags.
    case bothAxes
  }
#endif
