import StrategyKit

/// A delegate that specifies a waterfall's parameters per section.
///
/// ``/LayoutCore/LayoutDelegate/sizeForItem(at:proposal:)`` specifies the sizes of items. A
/// ``WaterfallItemDelegate`` also specifies their tracks.
public protocol WaterfallLayoutDelegate: StrategyDelegate {
  /// Returns the parameters of a section.
  ///
  /// ```swift
  /// func waterfallSection(
  ///   _ number: Int, default section: SectionParameters
  /// ) -> SectionParameters {
  ///   var section = section
  ///   if number == 0 { section.columns = 1 }
  ///   return section
  /// }
  /// ```
  ///
  /// - Parameter number: The number of the section.
  /// - Parameter section: The layout's own parameters.
  func waterfallSection(_ number: Int, default section: SectionParameters) -> SectionParameters
}

extension WaterfallLayoutDelegate {
  /// Returns the layout's own parameters.
  public func waterfallSection(
    _ number: Int, default section: SectionParameters
  ) -> SectionParameters { section }

  /// Answers the question about sections.
  public func answer(in slot: inout AnswerSlot) { answerWaterfall(in: &slot) }

  /// Answers the question about sections, and no other question.
  ///
  /// If a type serves several strategies, it calls this method in its own
  /// ``/LayoutCore/LayoutDelegate/answer(in:)``.
  public func answerWaterfall(in slot: inout AnswerSlot) {
    slot.fill(.waterfallSection) { $1 = waterfallSection($0.section, default: $1) }
  }
}

extension LayoutQuestion where Answer == SectionParameters {
  /// The question for the parameters of a section of a waterfall.
  public static var waterfallSection: Self { Self("Waterfall.section", about: .section) }
}
