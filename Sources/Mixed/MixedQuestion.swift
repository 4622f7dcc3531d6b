import LayoutCore

/// The questions that the mixed layout asks its delegate.
///
/// Use them in a delegate that answers question by question. ``MixedLayoutDelegate`` declares the
/// same question as a typed method.
public enum MixedQuestion {
  /// The block that lays out a section: an integer, the index in ``MixedLayout/blocks``.
  ///
  /// The item of the index is the nesting level: 0 for a mixed layout that is not nested, and 1
  /// more for each mixed layout around it.
  @inlinable public static var block: LayoutQuestion {
    LayoutQuestion("Mixed.block", about: .section)
  }
}
