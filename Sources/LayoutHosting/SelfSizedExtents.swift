#if canImport(UIKit) || canImport(AppKit)
  /// The extents of a cell that the cell chooses itself; the layout determines the others.
  public enum SelfSizedExtents: Hashable, Sendable {
    /// The layout determines both extents, so cells need not be measured.
    case none
    /// The cell chooses its width.
    case width
    /// The cell chooses its height.
    case height
    /// The cell chooses its width and its height.
    case both
  }
#endif
