import LayoutCore

/// The waterfall's questions to its delegate, for delegates that answer them one by one.
///
/// ``WaterfallLayoutDelegate`` offers the same as typed methods.
public enum WaterfallQuestion {
  /// What sets the waterfall's questions apart: "Waterfal".
  @inlinable public static var domain: UInt64 { 0x5761_7465_7266_616c }

  /// How many tracks an item spans: an integer.
  @inlinable public static var columnSpan: LayoutQuestion { question(1, about: .item) }
  /// The track that an item must begin in: an integer.
  @inlinable public static var column: LayoutQuestion { question(2, about: .item) }
  /// How many tracks a section has: columns.
  @inlinable public static var columns: LayoutQuestion { question(3) }
  /// The distance between the tracks of a section: a number.
  @inlinable public static var columnSpacing: LayoutQuestion { question(4) }
  /// The distance between the items of a section: a number.
  @inlinable public static var itemSpacing: LayoutQuestion { question(5) }
  /// How far the items of a section keep from its edges: insets.
  @inlinable public static var sectionInsets: LayoutQuestion { question(6) }
  /// The height of a section's header: a number.
  @inlinable public static var headerExtent: LayoutQuestion { question(7) }
  /// The insets of a section's header: insets.
  @inlinable public static var headerInsets: LayoutQuestion { question(8) }
  /// The height of a section's footer: a number.
  @inlinable public static var footerExtent: LayoutQuestion { question(9) }
  /// The insets of a section's footer: insets.
  @inlinable public static var footerInsets: LayoutQuestion { question(10) }

  @inlinable
  static func question(
    _ number: Int, about subject: LayoutQuestion.Subject = .section
  ) -> LayoutQuestion {
    LayoutQuestion(domain: domain, number: number, about: subject)
  }
}
