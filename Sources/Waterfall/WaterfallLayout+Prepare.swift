import StrategyKit

extension WaterfallLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = SectionParameters
  /// The items of a section.
  public typealias Content = WaterfallContent

  /// The question for the parameters of a section.
  public static var sectionQuestion: LayoutQuestion<SectionParameters>? { .waterfallSection }

  /// Reports an item size that is invalid, and a ``tolerance`` that is, if the layout uses it.
  public func check(
    _ section: SectionParameters, in container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) {
    let metrics = SectionMetrics(section, in: container)
    let sizer = WaterfallItemSizer(metrics, itemSizing)
    _ = sizer.extent(of: section.itemSize, in: sizer.trackExtent) { note("itemSize", $0, $1, $2) }
    guard placement == .readingOrder else { return }
    _ = LayoutUnit.checkedExtent(tolerance) { note("tolerance", $0, tolerance, $1) }
  }

  /// Returns the style of sections with equal parameters.
  public func style(
    of section: SectionParameters, _ metrics: SectionMetrics, in container: LayoutContainer
  ) -> WaterfallStyle { WaterfallStyle(self, metrics, in: container) }
}
