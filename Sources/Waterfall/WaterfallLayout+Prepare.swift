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
    let index = ElementIndex(section: number)
    func ask(_ question: LayoutQuestion) -> LayoutAnswer? { delegate.answer(question, at: index) }
    return SectionParameters(
      columns: ask(WaterfallQuestion.columns)?.columns ?? columns,
      columnSpacing: ask(WaterfallQuestion.columnSpacing)?.number ?? columnSpacing,
      itemSpacing: ask(WaterfallQuestion.itemSpacing)?.number ?? itemSpacing,
      sectionInsets: ask(WaterfallQuestion.sectionInsets)?.insets ?? sectionInsets,
      header: SectionBar(
        extent: ask(WaterfallQuestion.headerExtent)?.number ?? headerExtent,
        insets: ask(WaterfallQuestion.headerInsets)?.insets ?? headerInsets,
        isPinned: pinsHeaders),
      footer: SectionBar(
        extent: ask(WaterfallQuestion.footerExtent)?.number ?? footerExtent,
        insets: ask(WaterfallQuestion.footerInsets)?.insets ?? footerInsets,
        isPinned: pinsFooters))
  }

  /// Returns the style of sections with equal parameters.
  public func style(
    of section: SectionParameters, _ metrics: SectionMetrics, in container: LayoutContainer
  ) -> WaterfallStyle { WaterfallStyle(metrics, in: container) }
}
