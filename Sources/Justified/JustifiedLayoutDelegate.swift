import StrategyKit

/// A delegate that specifies the parameters of justified rows per section.
///
/// ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)`` specifies the sizes of items, of which
/// the layout uses the ratio of width to height.
public protocol JustifiedLayoutDelegate: StrategyDelegate {
  /// Returns the parameters of a section.
  ///
  /// ```swift
  /// func justifiedSection(_ number: Int, default section: JustifiedSection) -> JustifiedSection {
  ///   var section = section
  ///   section.rowExtent = number == 0 ? 320 : 160
  ///   return section
  /// }
  /// ```
  ///
  /// - Parameter number: The number of the section.
  /// - Parameter section: The layout's own parameters.
  func justifiedSection(_ number: Int, default section: JustifiedSection) -> JustifiedSection
}

extension JustifiedLayoutDelegate {
  /// Returns the layout's own parameters.
  public func justifiedSection(
    _ number: Int, default section: JustifiedSection
  ) -> JustifiedSection { section }

  /// Answers the question of the layout.
  public func answer(in slot: inout AnswerSlot) { answerJustified(in: &slot) }

  /// Answers the question of the layout, and no other question.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerJustified(in slot: inout AnswerSlot) {
    slot.fill(.justifiedSection) { $1 = justifiedSection($0.section, default: $1) }
  }
}
