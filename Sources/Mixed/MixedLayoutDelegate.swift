import StrategyKit

/// A delegate that assigns sections to blocks, for collections whose sections change.
///
/// All other questions are those of the blocks' layouts. A type that answers them combines the
/// answers in ``/LayoutCore/LayoutDelegate/answer(in:)``. The index has the section number of the
/// whole collection. If a question is about a whole layout, such as the width of a sheet's column,
/// the index has the first section of its block.
public protocol MixedLayoutDelegate: StrategyDelegate {
  /// Returns the block that lays out a section, as an index in ``MixedLayout/blocks``.
  ///
  /// Neighbouring sections of the same block are laid out together. If the result is `nil`, the
  /// section belongs to the block of the section before. If the index does not exist, the section
  /// belongs to that block too, or to block 0 if it is the first section, and a diagnostic reports
  /// it. If the result is `nil` for the first section, ``MixedBlock/sections`` determines the
  /// blocks of all sections.
  ///
  /// If a mixed layout is nested in another, this method is not called for the inner layout.
  ///
  /// - Parameter section: The number of the section.
  func mixedBlock(ofSection section: Int) -> Int?
}

extension MixedLayoutDelegate {
  /// Returns `nil`, so that the section belongs to the block of the section before.
  public func mixedBlock(ofSection section: Int) -> Int? { nil }

  /// Answers the question of the mixed layout.
  public func answer(in slot: inout AnswerSlot) { answerMixed(in: &slot) }

  /// Answers the question of the mixed layout, and no other question.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerMixed(in slot: inout AnswerSlot) {
    slot.fill(.mixedBlock) { if $0.item == 0 { $1 = mixedBlock(ofSection: $0.section) } }
  }
}

extension LayoutQuestion where Answer == Int? {
  /// The question for the block that lays out a section.
  ///
  /// The answer is the index in ``MixedLayout/blocks``, or `nil` to continue the block before. The
  /// item of the index is the nesting level: 0 for a mixed layout that is not nested, and 1 more
  /// for each mixed layout around it.
  public static var mixedBlock: Self { Self("Mixed.block", about: .section) }
}
