import LayoutCore

extension WaterfallLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = SectionParameters
  /// The tracks of a section, in exact units.
  public typealias Style = WaterfallStyle
  /// A value without contents, because ``WaterfallItems`` stores all numbers of an item.
  public typealias Item = NoItemValue
  /// The numbers of all items.
  public typealias Items = WaterfallItems
  /// The values of a section that placement determines.
  public typealias State = WaterfallState

  /// Returns the parameters of a section: the delegate's answers, or else the layout's own.
  @inlinable
  public func section(
    _ number: Int, answeredBy delegate: some LayoutDelegate
  ) -> SectionParameters {
    delegate.answer(to: .waterfallSection, at: ElementIndex(section: number), default: section)
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
  ) -> WaterfallStyle { WaterfallStyle(metrics, in: container) }
}
