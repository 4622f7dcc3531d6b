#if canImport(UIKit) || canImport(AppKit)
  /// The extents of a cell that the cell chooses itself; the layout gives the others.
  public enum SelfSizedExtents: Hashable, Sendable {
    /// The layout gives both extents, so nothing needs to be measured.
    case none
    /// The cell chooses its width.
    case width
    /// The cell chooses its height.
    case height
    /// The cell chooses its width and its height.
    case both
  }
#endif
