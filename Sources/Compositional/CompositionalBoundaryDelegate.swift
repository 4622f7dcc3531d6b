import StrategyKit

/// A delegate that also specifies the boundary items of the whole layout.
public protocol CompositionalBoundaryDelegate: CompositionalLayoutDelegate {
  /// Returns the boundary items of the whole layout.
  ///
  /// - Parameter environment: The container, the direction of reading and the screen.
  /// - Parameter items: The layout's own items.
  func compositionalBoundaryItems(
    in environment: LayoutEnvironment, default items: [CompositionalBoundary]
  ) -> [CompositionalBoundary]
}

extension CompositionalBoundaryDelegate {
  /// Returns the layout's own boundary items.
  public func compositionalBoundaryItems(
    in environment: LayoutEnvironment, default items: [CompositionalBoundary]
  ) -> [CompositionalBoundary] { items }

  /// Answers the questions about sections and boundary items.
  public func answer(in slot: inout AnswerSlot) { answerCompositional(in: &slot) }

  /// Answers the questions about sections and boundary items, and no other questions.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerCompositional(in slot: inout AnswerSlot) {
    slot.fill(.compositionalSection) {
      $1.value = compositionalSection($0.section, in: $1.environment, default: $1.value)
    }
    slot.fill(.compositionalBoundaryItems) {
      $1.value = compositionalBoundaryItems(in: $1.environment, default: $1.value)
    }
  }
}
