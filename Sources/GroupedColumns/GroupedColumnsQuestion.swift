import LayoutCore

/// The questions that grouped columns ask their delegate.
///
/// Use them in a delegate that answers question by question. ``GroupedColumnsLayoutDelegate``
/// declares the same questions as typed methods.
public enum GroupedColumnsQuestion {
  /// The column of a part of a section: an integer.
  ///
  /// The item of the index is the number of the part.
  @inlinable public static var column: LayoutQuestion {
    .init("GroupedColumns.column", about: .section)
  }
  /// The height of a section's header: a number.
  @inlinable public static var headerExtent: LayoutQuestion {
    .init("GroupedColumns.headerExtent", about: .section)
  }
  /// The height of a section's footer: a number.
  @inlinable public static var footerExtent: LayoutQuestion {
    .init("GroupedColumns.footerExtent", about: .section)
  }
  /// The distance before a section: a number.
  @inlinable public static var sectionSpacing: LayoutQuestion {
    .init("GroupedColumns.sectionSpacing", about: .section)
  }
}
