import LayoutCore

/// The parameters of one section: the delegate's answers, or the layout's parameters as defaults.
@usableFromInline
struct WaterfallAnswers: Hashable, Sendable {
  @usableFromInline var columns: ColumnCount
  @usableFromInline var columnSpacing: Double
  @usableFromInline var itemSpacing: Double
  @usableFromInline var sectionInsets: LayoutInsets
  @usableFromInline var headerExtent: Double
  @usableFromInline var headerInsets: LayoutInsets
  @usableFromInline var footerExtent: Double
  @usableFromInline var footerInsets: LayoutInsets

  @usableFromInline
  init(_ layout: WaterfallLayout) {
    columns = layout.columns
    columnSpacing = layout.columnSpacing
    itemSpacing = layout.itemSpacing
    sectionInsets = layout.sectionInsets
    headerExtent = layout.headerExtent
    headerInsets = layout.headerInsets
    footerExtent = layout.footerExtent
    footerInsets = layout.footerInsets
  }

  /// Replaces the parameters that `delegate` answers for `section`.
  @inlinable
  mutating func read(from delegate: some LayoutDelegate, section: Int) {
    let index = ElementIndex(section: section)
    func ask(_ question: LayoutQuestion) -> LayoutAnswer? { delegate.answer(question, at: index) }
    columns = ask(WaterfallQuestion.columns)?.columns ?? columns
    columnSpacing = ask(WaterfallQuestion.columnSpacing)?.number ?? columnSpacing
    itemSpacing = ask(WaterfallQuestion.itemSpacing)?.number ?? itemSpacing
    sectionInsets = ask(WaterfallQuestion.sectionInsets)?.insets ?? sectionInsets
    headerExtent = ask(WaterfallQuestion.headerExtent)?.number ?? headerExtent
    headerInsets = ask(WaterfallQuestion.headerInsets)?.insets ?? headerInsets
    footerExtent = ask(WaterfallQuestion.footerExtent)?.number ?? footerExtent
    footerInsets = ask(WaterfallQuestion.footerInsets)?.insets ?? footerInsets
  }
}
