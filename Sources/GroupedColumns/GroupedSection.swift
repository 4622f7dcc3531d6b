import LayoutCore

/// What a section takes along the main axis beside its rows: the answers of a delegate, checked and
/// in units.
///
/// Neighbouring sections with equal answers share one value.
struct GroupedSectionFrame: Hashable, Sendable {
  var padding: Int64
  var header: Int64
  var footer: Int64
}

/// What one section asks for: the delegate's answers, or the layout's parameters.
@usableFromInline
struct GroupedColumnsAnswers: Hashable, Sendable {
  @usableFromInline var padding: Double
  @usableFromInline var header: Double
  @usableFromInline var footer: Double

  @usableFromInline
  init(_ layout: GroupedColumnsLayout) {
    padding = layout.sectionPadding
    header = layout.headerExtent
    footer = layout.footerExtent
  }

  @inlinable
  mutating func read(from delegate: some LayoutDelegate, section: Int) {
    let index = ElementIndex(section: section)
    func ask(_ question: LayoutQuestion) -> LayoutAnswer? { delegate.answer(question, at: index) }
    padding = ask(GroupedColumnsQuestion.sectionPadding)?.number ?? padding
    header = ask(GroupedColumnsQuestion.headerExtent)?.number ?? header
    footer = ask(GroupedColumnsQuestion.footerExtent)?.number ?? footer
  }
}

/// A section, or what of it lies in one column.
struct GroupedPart: Hashable, Sendable {
  var section: Int
  /// Which of the section's parts this is.
  var number: Int
  /// The first of its rows, from the section's first.
  var firstRow: Int
  /// How many rows it has.
  var count: Int
  /// Whether the section begins with it, and so its header lies in it.
  var isFirst: Bool { number == 0 }
  /// Whether the section ends with it, and so its footer lies in it.
  var isLast: Bool
}
