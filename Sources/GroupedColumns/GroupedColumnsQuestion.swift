import LayoutCore

/// The grouped columns' questions to their delegate, for delegates that answer them one by one.
///
/// ``GroupedColumnsLayoutDelegate`` offers the same as typed methods.
public enum GroupedColumnsQuestion {
  /// The column of a part of a section, whose number is asked for as the item: an integer.
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
  @inlinable public static var sectionPadding: LayoutQuestion {
    .init("GroupedColumns.sectionPadding", about: .section)
  }
}
