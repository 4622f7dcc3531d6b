import LayoutCore

/// The grouped columns' questions to their delegate, for delegates that answer them one by one.
///
/// ``GroupedColumnsLayoutDelegate`` offers the same as typed methods.
public enum GroupedColumnsQuestion {
  /// What sets the grouped columns' questions apart: "GroupedC".
  @inlinable public static var domain: UInt64 { 0x4772_6f75_7065_6443 }

  /// The column of a part of a section, whose number is asked for as the item: an integer.
  @inlinable public static var column: LayoutQuestion { question(1) }
  /// The height of a section's header: a number.
  @inlinable public static var headerExtent: LayoutQuestion { question(2) }
  /// The height of a section's footer: a number.
  @inlinable public static var footerExtent: LayoutQuestion { question(3) }
  /// The distance before a section: a number.
  @inlinable public static var sectionPadding: LayoutQuestion { question(4) }

  @inlinable
  static func question(
    _ number: Int, about subject: LayoutQuestion.Subject = .section
  ) -> LayoutQuestion {
    LayoutQuestion(domain: domain, number: number, about: subject)
  }
}
