import StrategyKit

extension WaterfallLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = SectionParameters
  /// The items of a section.
  public typealias Content = WaterfallContent

  /// The question for the parameters of a section.
  public static var sectionQuestion: LayoutQuestion<SectionParameters>? { .waterfallSection }

  /// Returns everything about sections with equal parameters but their items.
  public func layout(
    of section: SectionParameters, in container: LayoutContainer,
    noting notes: inout SectionNotes
  ) -> SectionLayout<WaterfallStyle> {
    let metrics = SectionMetrics(section, in: container, noting: &notes)
    let style = WaterfallStyle(self, metrics, in: container)
    let sizer = WaterfallItemSizer(style)
    _ = sizer.extent(of: section.itemSize, in: sizer.trackExtent) {
      notes.note("itemSize", $0, given: $1, used: $2)
    }
    if placement == .readingOrder { _ = notes.extent(tolerance, "tolerance") }
    return SectionLayout(style, section)
  }
}
