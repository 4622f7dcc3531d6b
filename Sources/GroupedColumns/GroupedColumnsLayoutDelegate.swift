import StrategyKit

/// A delegate that specifies the parameters of grouped columns per section.
///
/// The height that ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)`` returns is the height
/// of a row. A ``GroupedColumnsPartDelegate`` also specifies the columns of sections.
public protocol GroupedColumnsLayoutDelegate: StrategyDelegate {
  /// Returns the parameters of a section.
  ///
  /// - Parameter number: The number of the section.
  /// - Parameter section: The layout's own parameters.
  func groupedColumnsSection(
    _ number: Int, default section: GroupedColumnsSection
  ) -> GroupedColumnsSection
}

extension GroupedColumnsLayoutDelegate {
  /// Returns the layout's own parameters.
  public func groupedColumnsSection(
    _ number: Int, default section: GroupedColumnsSection
  ) -> GroupedColumnsSection { section }

  /// Answers the question about sections.
  public func answer(in slot: inout AnswerSlot) { answerGroupedColumns(in: &slot) }

  /// Answers the question about sections, and no other question.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerGroupedColumns(in slot: inout AnswerSlot) {
    slot.fill(.groupedColumnsSection) { $1 = groupedColumnsSection($0.section, default: $1) }
  }
}
