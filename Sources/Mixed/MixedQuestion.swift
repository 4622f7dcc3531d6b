import LayoutCore

/// The mixed layout's questions to its delegate, for delegates that answer them one by one.
///
/// ``MixedLayoutDelegate`` offers the same as typed methods.
public enum MixedQuestion {
  /// The block that lays out a section: an integer, the place in ``MixedLayout/blocks``.
  ///
  /// The item of the index is the level: 0, and one more for each mixed layout around the one that asks.
  @inlinable public static var block: LayoutQuestion {
    LayoutQuestion("Mixed.block", about: .section)
  }
}
