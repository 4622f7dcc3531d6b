#if canImport(UIKit) || canImport(AppKit)
  /// The extents that cells, headers and footers can change by their preferred sizes.
  ///
  /// Headers and footers of sections choose their extent along the scroll axis if cells choose any,
  /// except in layouts that give them fixed extents. A size of 0 is ignored. A header or footer to
  /// which the strategy gives no extent has no view, so give it an estimate.
  public enum SelfSizing: Sendable {
    /// Cells choose their extent along the scroll axis if no closure and no delegate returns sizes.
    ///
    /// If one does, this is the same as ``off``. Estimates are not sizes in this respect.
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
