import LayoutCore

/// The parameters of one section: the delegate's answers, or the layout's parameters as defaults.
@usableFromInline
struct FlowAnswers: Hashable, Sendable {
  @usableFromInline var columns: ColumnCount?
  @usableFromInline var itemSize: LayoutSize
  @usableFromInline var lineSpacing: Double
  @usableFromInline var itemSpacing: Double
  @usableFromInline var sectionInsets: LayoutInsets
  @usableFromInline var lineAlignment: FlowLineAlignment
  @usableFromInline var headerExtent: Double
  @usableFromInline var footerExtent: Double

  @usableFromInline
  init(_ layout: FlowLayout) {
    columns = layout.columns
    itemSize = layout.itemSize
    lineSpacing = layout.lineSpacing
    itemSpacing = layout.itemSpacing
    sectionInsets = layout.sectionInsets
    lineAlignment = layout.lineAlignment
    headerExtent = layout.headerExtent
    footerExtent = layout.footerExtent
  }

  /// Replaces the parameters that `delegate` answers for `section`.
  @inlinable
  mutating func read(from delegate: some LayoutDelegate, section: Int) {
    let index = ElementIndex(section: section)
    func ask(_ question: LayoutQuestion) -> LayoutAnswer? { delegate.answer(question, at: index) }
    if let specified = ask(FlowQuestion.columns)?.columns {
      columns = specified == .fixed(0) ? nil : specified
    }
    itemSize = ask(FlowQuestion.itemSize)?.size ?? itemSize
    lineSpacing = ask(FlowQuestion.lineSpacing)?.number ?? lineSpacing
    itemSpacing = ask(FlowQuestion.itemSpacing)?.number ?? itemSpacing
    sectionInsets = ask(FlowQuestion.sectionInsets)?.insets ?? sectionInsets
    headerExtent = ask(FlowQuestion.headerExtent)?.number ?? headerExtent
    footerExtent = ask(FlowQuestion.footerExtent)?.number ?? footerExtent
    let alignments = FlowLineAlignment.allCases
    if let place = ask(FlowQuestion.lineAlignment)?.integer, alignments.indices.contains(place) {
      lineAlignment = alignments[place]
    }
  }
}
