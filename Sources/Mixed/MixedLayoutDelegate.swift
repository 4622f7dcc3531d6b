import LayoutCore

/// A delegate that assigns sections to blocks, for collections whose sections change.
///
/// All other questions are those of the blocks' layouts. A type that answers them combines the
/// answers in ``/LayoutCore/LayoutDelegate/answer(_:at:)``. The index has the section number of the
/// whole collection. If a question is about a whole layout, such as the width of a sheet's column,
/// the index has the first section of its block.
public protocol MixedLayoutDelegate: LayoutDelegate {
  /// Returns the block that lays out `section`, as an index in ``MixedLayout/blocks``.
  ///
  /// Neighbouring sections of the same block are laid out together. If the result is `nil`, the
  /// section belongs to the block of the section before. An index that does not exist counts as
  /// `nil` and is reported. If the result is `nil` for the first section, ``MixedBlock/sections``
  /// determines the blocks of all sections.
  func block(forSection section: Int) -> Int?
}

extension MixedLayoutDelegate {
  /// Returns the answer of the typed method that corresponds to `question`.
  ///
  /// - Parameter question: A question of the mixed layout.
  /// - Parameter index: The section that the question is about.
  /// - Returns: The answer, or `nil` if the delegate specifies none.
  /// - Complexity: The complexity of the typed method.
  @inlinable
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    mixedAnswer(question, at: index)
  }

  /// Returns the answer to a question of the mixed layout, or `nil` for other questions.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(_:at:)``. If a mixed layout is nested in another, its
  /// questions have a level above 0, and the result is `nil`.
  ///
  /// - Parameter question: A question of any strategy.
  /// - Parameter index: The section or item that the question is about.
  /// - Complexity: The complexity of the typed method.
  @inlinable
  public func mixedAnswer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    guard question == MixedQuestion.block, index.item == 0 else { return nil }
    return block(forSection: index.section).map { .integer($0) }
  }
}
