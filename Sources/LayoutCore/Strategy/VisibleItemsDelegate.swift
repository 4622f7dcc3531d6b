/// A delegate that adjusts the items of visible sections while they scroll.
///
/// A host calls the method with the result of a query. A layout does not call it while it is
/// prepared.
public protocol VisibleItemsDelegate: LayoutDelegate {
  /// Changes the alpha, transform and zIndex of a section's visible items.
  ///
  /// - Parameter items: The attributes of the visible items. Changes of other attributes have no
  ///   effect.
  /// - Parameter section: The section and its visible part.
  func adjustVisibleItems(_ items: inout [LayoutAttributes], in section: VisibleSection)
}

extension VisibleItemsDelegate {
  /// Answers the question for the adjustment of visible items with ``adjustVisibleItems(_:in:)``.
  public func answer(in slot: inout AnswerSlot) { answerVisibleItems(in: &slot) }

  /// Answers the question for the adjustment of visible items, and no other question.
  ///
  /// A type that adopts several protocols with questions calls this method in its own
  /// ``LayoutDelegate/answer(in:)``.
  public func answerVisibleItems(in slot: inout AnswerSlot) {
    slot.fill(.visibleItems) { adjustVisibleItems(&$1.items, in: $1.section) }
  }
}
