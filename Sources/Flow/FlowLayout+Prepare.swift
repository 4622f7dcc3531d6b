import StrategyKit

extension FlowLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = FlowSection
  /// The items of a section.
  public typealias Content = FlowContent

  /// The question for the parameters of a section.
  public static var sectionQuestion: LayoutQuestion<FlowSection>? { .flowSection }

  /// Reports the spacings, columns and sizes of a section that are invalid.
  public func check(
    _ section: FlowSection, in container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) {
    let style = FlowStyle(section, self, container, note: note)
    _ = style.replacement(for: style.itemSize, in: style.grid.trackExtent) {
      // Items that are asked for are compared with their lines one by one.
      if $0 != .noRoom || !asksForSizes { note("itemSize", $0, $1, $2) }
    }
    if style.moreSize != .zero {
      _ = style.replacement(for: style.moreSize, in: style.grid.trackExtent) {
        note("moreSize", $0, $1, $2)
      }
    }
  }

  /// Returns the style of sections with equal parameters.
  public func style(
    of section: FlowSection, _ metrics: SectionMetrics, in container: LayoutContainer
  ) -> FlowStyle { FlowStyle(section, self, container) }

  /// Returns a Boolean value that indicates whether a section is a list without line spacing.
  public func groupsCells(_ style: FlowStyle) -> Bool {
    style.columns == 1 && style.lineSpacing == 0
  }
}

/// A flow layout that is prepared for a collection.
public typealias PreparedFlow = PreparedSections<FlowLayout>
