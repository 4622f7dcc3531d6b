import LayoutCore

/// Answers which block a section belongs to, for collections whose sections come and go.
///
/// All other questions are those of the blocks' layouts: a type that serves them combines the answers in
/// ``/LayoutCore/LayoutDelegate/answer(_:at:)``. They are asked with the sections of the whole collection; a question
/// about a whole layout, such as the width of a sheet's column, comes with the first section of its
/// block.
public protocol MixedLayoutDelegate: LayoutDelegate {
  /// The block that lays out `section`, as a place in ``MixedLayout/blocks``.
  ///
  /// Neighbouring sections of the same block are laid out together. Sections that are told a block which
  /// does not exist, or none, go on with the block of the section before; but where the first section is
  /// told none, ``MixedBlock/sections`` counts for all.
  func block(forSection section: Int) -> Int?
}

extension MixedLayoutDelegate {
  /// The typed answers, as the strategy asks for them.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    mixedAnswer(question, at: index)
  }

  /// The answer to a question of the mixed layout; nil for questions of other strategies.
  ///
  /// A type that serves several strategies calls it in its own ``/LayoutCore/LayoutDelegate/answer(_:at:)``. A mixed
  /// layout within another asks at a level of its own, to which this gives no answer.
  @inlinable
  public func mixedAnswer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    guard question == MixedQuestion.block, index.item == 0 else { return nil }
    return block(forSection: index.section).map { .integer($0) }
  }
}
