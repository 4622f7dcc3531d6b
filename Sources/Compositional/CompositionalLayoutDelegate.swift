import StrategyKit

/// A delegate that describes the sections of a compositional layout.
///
/// The layout determines estimated item sizes with
/// ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)``. The proposal contains the extents that
/// are known already.
///
/// A ``CompositionalBoundaryDelegate`` also specifies the boundary items of the whole layout. A
/// ``/LayoutCore/VisibleItemsDelegate`` adjusts visible items while they scroll.
public protocol CompositionalLayoutDelegate: StrategyDelegate {
  /// Returns the description of a section.
  ///
  /// The description may depend on the environment. Compute the frames of custom groups here if
  /// they depend on the size of the container. If the size of a header is estimated and its actual
  /// size is known, replace the estimate.
  ///
  /// - Parameter number: The number of the section.
  /// - Parameter environment: The container, the direction of reading and the screen.
  /// - Parameter section: The layout's own description of the section.
  func compositionalSection(
    _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
  ) -> CompositionalSection
}

extension CompositionalLayoutDelegate {
  /// Returns the layout's own description.
  public func compositionalSection(
    _ number: Int, in environment: LayoutEnvironment, default section: CompositionalSection
  ) -> CompositionalSection { section }

  /// Answers the question about sections.
  public func answer(in slot: inout AnswerSlot) { answerCompositional(in: &slot) }

  /// Answers the question about sections, and no other question.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerCompositional(in slot: inout AnswerSlot) {
    slot.fill(.compositionalSection) {
      $1.value = compositionalSection($0.section, in: $1.environment, default: $1.value)
    }
  }
}

extension CompositionalLayoutDelegate where Self: VisibleItemsDelegate {
  /// Answers the questions about sections and visible items.
  public func answer(in slot: inout AnswerSlot) {
    answerCompositional(in: &slot)
    answerVisibleItems(in: &slot)
  }
}
