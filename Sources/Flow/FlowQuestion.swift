import LayoutCore

/// The flow's questions to its delegate, for delegates that answer them one by one.
///
/// ``FlowLayoutDelegate`` offers the same as typed methods.
public enum FlowQuestion {
  /// How many items share a line of a section: columns, or the integer 0 where each has its own width.
  @inlinable public static var columns: LayoutQuestion { .init("Flow.columns", about: .section) }
  /// The size of those items of a section for which none is given: a size.
  @inlinable public static var itemSize: LayoutQuestion { .init("Flow.itemSize", about: .section) }
  /// The distance between the lines of a section: a number.
  @inlinable public static var lineSpacing: LayoutQuestion {
    .init("Flow.lineSpacing", about: .section)
  }
  /// The distance between the items of a line of a section: a number.
  @inlinable public static var itemSpacing: LayoutQuestion {
    .init("Flow.itemSpacing", about: .section)
  }
  /// How far the items of a section keep from its edges: insets.
  @inlinable public static var sectionInsets: LayoutQuestion {
    .init("Flow.sectionInsets", about: .section)
  }
  /// The alignment of a section's lines: an integer, its place among all cases.
  @inlinable public static var lineAlignment: LayoutQuestion {
    .init("Flow.lineAlignment", about: .section)
  }
  /// The height of a section's header: a number.
  @inlinable public static var headerExtent: LayoutQuestion {
    .init("Flow.headerExtent", about: .section)
  }
  /// The height of a section's footer: a number.
  @inlinable public static var footerExtent: LayoutQuestion {
    .init("Flow.footerExtent", about: .section)
  }
}
