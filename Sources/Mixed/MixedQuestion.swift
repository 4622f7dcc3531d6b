import LayoutCore

/// The mixed layout's questions to its delegate, for delegates that answer them one by one.
///
/// ``MixedLayoutDelegate`` offers the same as typed methods.
public enum MixedQuestion {
  /// What sets the mixed layout's questions apart: "MixedLay".
  @inlinable public static var domain: UInt64 { 0x4d69_7865_644c_6179 }

  /// The block that lays out a section: an integer, the place in ``MixedLayout/blocks``.
  ///
  /// The item of the index is the level: 0, and one more for each mixed layout around the one that asks.
  @inlinable public static var block: LayoutQuestion {
    LayoutQuestion(domain: domain, number: 1, about: .section)
  }
}
