import StrategyKit

extension BoardLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = BoardSection
  /// The items of a section.
  public typealias Content = BoardContent

  /// The question for the parameters of a section.
  public static var sectionQuestion: LayoutQuestion<BoardSection>? { .boardSection }

  /// Reports the parameters of a section that are invalid.
  public func check(
    _ section: BoardSection, in container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) { _ = BoardStyle(section, in: container, note: note) }

  /// Returns the style of sections with equal parameters.
  public func style(
    of section: BoardSection, _ metrics: SectionMetrics, in container: LayoutContainer
  ) -> BoardStyle { BoardStyle(section, in: container) }
}

/// A board that is prepared for a collection.
public typealias PreparedBoard = PreparedSections<BoardLayout>
