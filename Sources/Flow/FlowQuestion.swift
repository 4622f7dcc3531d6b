import LayoutCore

/// The flow's questions to its delegate, for delegates that answer them one by one.
///
/// ``FlowLayoutDelegate`` offers the same as typed methods.
public enum FlowQuestion {
  /// What sets the flow's questions apart: "FlowLine".
  @inlinable public static var domain: UInt64 { 0x466c_6f77_4c69_6e65 }

  /// How many items share a line of a section: columns, or the integer 0 where each has its own width.
  @inlinable public static var columns: LayoutQuestion { question(1) }
  /// The size of those items of a section for which none is given: a size.
  @inlinable public static var itemSize: LayoutQuestion { question(2) }
  /// The distance between the lines of a section: a number.
  @inlinable public static var lineSpacing: LayoutQuestion { question(3) }
  /// The distance between the items of a line of a section: a number.
  @inlinable public static var itemSpacing: LayoutQuestion { question(4) }
  /// How far the items of a section keep from its edges: insets.
  @inlinable public static var sectionInsets: LayoutQuestion { question(5) }
  /// The alignment of a section's lines: an integer, its place among all cases.
  @inlinable public static var lineAlignment: LayoutQuestion { question(6) }
  /// The height of a section's header: a number.
  @inlinable public static var headerExtent: LayoutQuestion { question(7) }
  /// The height of a section's footer: a number.
  @inlinable public static var footerExtent: LayoutQuestion { question(8) }

  @inlinable
  static func question(
    _ number: Int, about subject: LayoutQuestion.Subject = .section
  ) -> LayoutQuestion {
    LayoutQuestion(domain: domain, number: number, about: subject)
  }
}
