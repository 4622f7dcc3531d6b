import LayoutCore

extension JustifiedLayout: SectionStrategy {
  /// The items of a section.
  public typealias Content = JustifiedContent

  /// Returns the parameters of a section: the delegate's answers, or else the layout's own.
  @inlinable
  public func section(
    _ number: Int, answeredBy delegate: some LayoutDelegate
  ) -> JustifiedSection {
    delegate.answer(to: .justifiedSection, at: ElementIndex(section: number), default: section)
  }

  /// Returns a Boolean value that indicates whether the delegate answers the question about sections.
  @inlinable
  public func asksForSections(_ delegate: some LayoutDelegate) -> Bool {
    delegate.answers(.justifiedSection, inSection: 0)
  }

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
