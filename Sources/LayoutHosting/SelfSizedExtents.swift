#if canImport(UIKit) || canImport(AppKit)
  /// The extents of a view that the view chooses itself; the layout determines the others.
  public enum SelfSizedExtents: Hashable, Sendable {
    /// The layout determines both extents, so views need not be measured.
    case none
    /// The view chooses its width.
    case width
    /// The view chooses its height.
    case height
    /// The view chooses its width and its height.
    case both
  }
#endif
