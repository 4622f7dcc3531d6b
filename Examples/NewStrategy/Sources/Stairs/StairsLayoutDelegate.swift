import LayoutCore

/// A delegate that specifies the parameters of ``StairsLayout`` per section.
public protocol StairsLayoutDelegate: StrategyDelegate {
  /// Returns the parameters of a section, given the layout's own.
  func stairsSection(_ number: Int, default section: SectionParameters) -> SectionParameters
}

extension StairsLayoutDelegate {
  /// Returns the layout's own parameters.
  public func stairsSection(
    _ number: Int, default section: SectionParameters
  ) -> SectionParameters { section }

  /// Answers the question of the layout.
  public func answer(in slot: inout AnswerSlot) { answerStairs(in: &slot) }

  /// Answers the question of the layout, and no other question.
  public func answerStairs(in slot: inout AnswerSlot) {
    slot.fill(.stairsSection) { $1 = stairsSection($0.section, default: $1) }
  }
}

nonisolated extension LayoutQuestion where Answer == SectionParameters {
  /// The question for the parameters of a section.
  public static var stairsSection: Self { Self("Stairs.section", about: .section) }
}
