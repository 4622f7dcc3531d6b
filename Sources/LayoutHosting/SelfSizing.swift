#if canImport(UIKit) || canImport(AppKit)
  /// The extents that cells can change by their preferred sizes.
  public enum SelfSizing: Sendable {
    /// Cells choose their extent along the scroll axis if no delegate answers sizes.
    ///
    /// If there is a delegate, this is the same as ``off``.
    case automatic
    /// Cells choose no extent: sizes come from the delegate or from the strategy.
    case off
    /// Cells choose their extent along the scroll axis; the layout determines the other extent.
    ///
    /// The delegate's sizes apply until a cell is measured.
    case alongScrollAxis
    /// Cells choose both extents, as in a flow of tags.
    case bothAxes
  }
#endif
