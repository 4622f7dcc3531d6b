import LayoutCore

/// The questions that the waterfall asks its delegate.
///
/// Use them in a delegate that answers question by question. ``WaterfallLayoutDelegate`` declares
/// the same questions as typed methods.
public enum WaterfallQuestion {
  /// The number of tracks that an item spans: an integer.
  @inlinable public static var columnSpan: LayoutQuestion { .init("Waterfall.columnSpan") }
  /// The track in which an item begins: an integer.
  @inlinable public static var column: LayoutQuestion { .init("Waterfall.column") }
  /// The number of tracks in a section: columns.
  @inlinable public static var columns: LayoutQuestion {
    .init("Waterfall.columns", about: .section)
  }
  /// The distance between the tracks of a section: a number.
  @inlinable public static var columnSpacing: LayoutQuestion {
    .init("Waterfall.columnSpacing", about: .section)
  }
  /// The distance between the items of a track in a section: a number.
  @inlinable public static var itemSpacing: LayoutQuestion {
    .init("Waterfall.itemSpacing", about: .section)
  }
  /// The distance of the items of a section from its edges: insets.
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
