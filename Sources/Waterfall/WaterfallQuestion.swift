import LayoutCore

/// The waterfall's questions to its delegate, for delegates that answer them one by one.
///
/// ``WaterfallLayoutDelegate`` offers the same as typed methods.
public enum WaterfallQuestion {
  /// How many tracks an item spans: an integer.
  @inlinable public static var columnSpan: LayoutQuestion { .init("Waterfall.columnSpan") }
  /// The track that an item must begin in: an integer.
  @inlinable public static var column: LayoutQuestion { .init("Waterfall.column") }
  /// How many tracks a section has: columns.
  @inlinable public static var columns: LayoutQuestion {
    .init("Waterfall.columns", about: .section)
  }
  /// The distance between the tracks of a section: a number.
  @inlinable public static var columnSpacing: LayoutQuestion {
    .init("Waterfall.columnSpacing", about: .section)
  }
  /// The distance between the items of a section: a number.
  @inlinable public static var itemSpacing: LayoutQuestion {
    .init("Waterfall.itemSpacing", about: .section)
  }
  /// How far the items of a section keep from its edges: insets.
  @inlinable public static var sectionInsets: LayoutQuestion {
    .init("Waterfall.sectionInsets", about: .section)
  }
  /// The height of a section's header: a number.
  @inlinable public static var headerExtent: LayoutQuestion {
    .init("Waterfall.headerExtent", about: .section)
  }
  /// The insets of a section's header: insets.
  @inlinable public static var headerInsets: LayoutQuestion {
    .init("Waterfall.headerInsets", about: .section)
  }
  /// The height of a section's footer: a number.
  @inlinable public static var footerExtent: LayoutQuestion {
    .init("Waterfall.footerExtent", about: .section)
  }
  /// The insets of a section's footer: insets.
  @inlinable public static var footerInsets: LayoutQuestion {
    .init("Waterfall.footerInsets", about: .section)
  }
}
