import StrategyKit

/// A delegate that specifies a flow's parameters per section.
///
/// ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)`` specifies the sizes of items. A
/// ``FlowItemDelegate`` also specifies the alignment of items in a single column.
public protocol FlowLayoutDelegate: StrategyDelegate {
  /// Returns the parameters of a section.
  ///
  /// ```swift
  /// func flowSection(_ number: Int, default section: FlowSection) -> FlowSection {
  ///   var section = section
  ///   section.columns = number == 0 ? 3 : nil
  ///   return section
  /// }
  /// ```
  ///
  /// - Parameter number: The number of the section.
  /// - Parameter section: The layout's own parameters.
  func flowSection(_ number: Int, default section: FlowSection) -> FlowSection
}

extension FlowLayoutDelegate {
  /// Returns the layout's own parameters.
  public func flowSection(_ number: Int, default section: FlowSection) -> FlowSection { section }

  /// Answers the question of the flow.
  public func answer(in slot: inout AnswerSlot) { answerFlow(in: &slot) }

  /// Answers the question of the flow, and no other question.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerFlow(in slot: inout AnswerSlot) {
    slot.fill(.flowSection) { $1 = flowSection($0.section, default: $1) }
  }
}

/// A delegate that also specifies the alignment and the greatest width of each item in a single
/// column.
///
/// A flow asks about its items one by one only if the delegate adopts this protocol, and only in
/// sections of one column.
public protocol FlowItemDelegate: FlowLayoutDelegate {
  /// Returns the alignment and the greatest width of an item.
  ///
  /// ```swift
  /// func flowItem(at index: ElementIndex) -> FlowItem {
  ///   FlowItem(messages[index.item].isOwn ? .trailing : .leading, maximumWidth: 0.75)
  /// }
  /// ```
  ///
  /// - Parameter index: The index of the item.
  func flowItem(at index: ElementIndex) -> FlowItem
}

extension FlowItemDelegate {
  /// Returns an item that fills its column.
  public func flowItem(at index: ElementIndex) -> FlowItem { FlowItem() }

  /// Answers the questions about sections and items.
  public func answer(in slot: inout AnswerSlot) { answerFlow(in: &slot) }

  /// Answers the questions about sections and items, and no other questions.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerFlow(in slot: inout AnswerSlot) {
    slot.fill(.flowItem) { $1 = flowItem(at: $0) }
    slot.fill(.flowSection) { $1 = flowSection($0.section, default: $1) }
  }
}
