import StrategyKit

extension JustifiedLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = JustifiedSection
  /// The items of a section.
  public typealias Content = JustifiedContent

  /// The question for the parameters of a section.
  public static var sectionQuestion: LayoutQuestion<JustifiedSection>? { .justifiedSection }

  /// Returns everything about sections with equal parameters but their items.
  public func layout(
    of section: JustifiedSection, in container: LayoutContainer, noting notes: inout SectionNotes
  ) -> SectionLayout<JustifiedStyle> {
    SectionLayout(
      JustifiedStyle(section, in: container, noting: &notes), insets: section.sectionInsets,
      header: section.header, footer: section.footer)
  }
}

/// A layout of justified rows that is prepared for a collection.
public typealias PreparedJustified = PreparedSections<JustifiedLayout>
