import StrategyKit

extension FlowLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = FlowSection
  /// The items of a section.
  public typealias Content = FlowContent

  /// The question for the parameters of a section.
  public static var sectionQuestion: LayoutQuestion<FlowSection>? { .flowSection }

  /// Returns everything about sections with equal parameters but their items.
  ///
  /// The cells of a list without line spacing form a group.
  public func layout(
    of section: FlowSection, in container: LayoutContainer, noting notes: inout SectionNotes
  ) -> SectionLayout<FlowStyle> {
    let style = FlowStyle(section, self, container, noting: &notes)
    _ = style.replacement(for: style.itemSize, in: style.grid.trackExtent) {
      // Items that are asked for are compared with their lines one by one.
      if $0 != .noRoom || !asksForSizes { notes.note("itemSize", $0, given: $1, used: $2) }
    }
    if style.moreSize != .zero {
      _ = style.replacement(for: style.moreSize, in: style.grid.trackExtent) {
        notes.note("moreSize", $0, given: $1, used: $2)
      }
    }
    var (header, footer) = (section.header, section.footer)
    if !header.isPinned { header.zIndex = 0 }
    if !footer.isPinned { footer.zIndex = 0 }
    return SectionLayout(
      style, insets: section.sectionInsets, header: header, footer: footer,
      groupsCells: style.columns == 1 && style.lineSpacing == 0)
  }
}

/// A flow layout that is prepared for a collection.
public typealias PreparedFlow = PreparedSections<FlowLayout>
