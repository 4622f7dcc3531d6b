import LayoutCore

extension BoardLayout: SectionStrategy {
  /// The items of a section.
  public typealias Content = BoardContent

  /// Returns the parameters of a section: the delegate's answers, or else the layout's own.
  @inlinable
  public func section(_ number: Int, answeredBy delegate: some LayoutDelegate) -> BoardSection {
    delegate.answer(to: .boardSection, at: ElementIndex(section: number), default: section)
  }

  /// Returns a Boolean value that indicates whether the delegate answers the question about sections.
  @inlinable
  public func asksForSections(_ delegate: some LayoutDelegate) -> Bool {
    delegate.answers(.boardSection, inSection: 0)
  }

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
