import StrategyKit

extension JustifiedLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = JustifiedSection
  /// The items of a section.
  public typealias Content = JustifiedContent

  /// The question for the parameters of a section.
  public static var sectionQuestion: LayoutQuestion<JustifiedSection>? { .justifiedSection }

  /// Reports the parameters of a section that are invalid.
  public func check(
    _ section: JustifiedSection, in container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) { _ = JustifiedStyle(section, axis, from: 0, room: 0, floor: nil, note: note) }

  /// Returns the style of sections with equal parameters.
  public func style(
    of section: JustifiedSection, _ metrics: SectionMetrics, in container: LayoutContainer
  ) -> JustifiedStyle {
    JustifiedStyle(
      section, axis, from: metrics.grid.start, room: metrics.grid.room, floor: metrics.floorGrid)
  }
}

/// A layout of justified rows that is prepared for a collection.
public typealias PreparedJustified = PreparedSections<JustifiedLayout>
