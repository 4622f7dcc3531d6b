import LayoutCore

/// The questions that the flow asks its delegate.
///
/// Use them in a delegate that answers question by question. ``FlowLayoutDelegate`` declares the
/// same questions as typed methods.
public enum FlowQuestion {
  /// The number of items that share a line of a section: columns.
  ///
  /// If each item has its own width, the answer is the integer 0.
  @inlinable public static var columns: LayoutQuestion { .init("Flow.columns", about: .section) }
  /// The size of those items of a section for which none is given: a size.
  @inlinable public static var itemSize: LayoutQuestion { .init("Flow.itemSize", about: .section) }
  /// The distance between the lines of a section: a number.
  @inlinable public static var lineSpacing: LayoutQuestion {
    .init("Flow.lineSpacing", about: .section)
  }
  /// The minimum distance between the items of a line of a section: a number.
  @inlinable public static var itemSpacing: LayoutQuestion {
    .init("Flow.itemSpacing", about: .section)
  }
  /// The distance of the items of a section from its edges: insets.
  @inlinable public static var sectionInsets: LayoutQuestion {
    .init("Flow.sectionInsets", about: .section)
  }
  /// The alignment of a section's lines: an integer.
  ///
  /// The integer is the index of the case in `FlowLineAlignment.allCases`. If there is no such
  /// case, the answer is ignored.
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
