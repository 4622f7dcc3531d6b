import StrategyKit

extension BoardLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = BoardSection
  /// The items of a section.
  public typealias Content = BoardContent

  /// The question for the parameters of a section.
  public static var sectionQuestion: LayoutQuestion<BoardSection>? { .boardSection }

  /// Returns everything about sections with equal parameters but their items.
  public func layout(
    of section: BoardSection, in container: LayoutContainer, noting notes: inout SectionNotes
  ) -> SectionLayout<BoardStyle> {
    SectionLayout(
      BoardStyle(section, in: container, noting: &notes), insets: section.sectionInsets,
      header: section.header, footer: section.footer)
  }
}

/// A board that is prepared for a collection.
public typealias PreparedBoard = PreparedSections<BoardLayout>
