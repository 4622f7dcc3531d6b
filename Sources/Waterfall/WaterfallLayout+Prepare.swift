import LayoutCore

extension WaterfallLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = SectionParameters
  /// The items of a section.
  public typealias Content = WaterfallContent

  /// Returns the parameters of a section: the delegate's answers, or else the layout's own.
  @inlinable
  public func section(
    _ number: Int, answeredBy delegate: some LayoutDelegate
  ) -> SectionParameters {
    delegate.answer(to: .waterfallSection, at: ElementIndex(section: number), default: section)
  }

  /// Returns a Boolean value that indicates whether the delegate answers the question about sections.
  @inlinable
  public func asksForSections(_ delegate: some LayoutDelegate) -> Bool {
    delegate.answers(.waterfallSection, inSection: 0)
  }

  /// Reports a ``tolerance`` that is invalid, if the layout uses it.
  public func check(
    _ section: SectionParameters, in container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) {
    guard placement == .readingOrder else { return }
    _ = LayoutUnit.checkedExtent(tolerance) { note("tolerance", $0, tolerance, $1) }
  }

  /// Returns the style of sections with equal parameters.
  public func style(
    of section: SectionParameters, _ metrics: SectionMetrics, in container: LayoutContainer
  ) -> WaterfallStyle { WaterfallStyle(self, metrics, in: container) }
}
