import StrategyKit

/// A delegate that specifies a flow's parameters per section.
///
/// ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)`` specifies the sizes of items.
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
