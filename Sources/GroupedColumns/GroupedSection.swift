import LayoutCore

/// The extents of a section along the main axis except for its rows, in layout units.
struct GroupedSectionFrame: Hashable, Sendable {
  var padding: Int64
  var header: Int64
  var footer: Int64
}

/// The parameters of one section: the delegate's answers, or the layout's parameters as defaults.
@usableFromInline
struct GroupedColumnsAnswers: Hashable, Sendable {
  @usableFromInline var padding: Double
  @usableFromInline var header: Double
  @usableFromInline var footer: Double

  @usableFromInline
  init(_ layout: GroupedColumnsLayout) {
    padding = layout.sectionSpacing
    header = layout.headerExtent
    footer = layout.footerExtent
  }

  /// Replaces the parameters that `delegate` answers for `section`.
  @inlinable
  mutating func read(from delegate: some LayoutDelegate, section: Int) {
    let index = ElementIndex(section: section)
    func ask(_ question: LayoutQuestion) -> LayoutAnswer? { delegate.answer(question, at: index) }
    padding = ask(GroupedColumnsQuestion.sectionSpacing)?.number ?? padding
    header = ask(GroupedColumnsQuestion.headerExtent)?.number ?? header
    footer = ask(GroupedColumnsQuestion.footerExtent)?.number ?? footer
  }
}

/// A section, or the part of a split section that is in one column.
struct GroupedPart: Hashable, Sendable {
  var section: Int
  /// The number of the part in its section, from 0.
  var number: Int
  /// The number of rows of the section before the part.
  var firstRow: Int
  /// The number of rows in the part.
  var count: Int
  /// A Boolean value that indicates whether this is the first part, which has the section's header.
  var isFirst: Bool { number == 0 }
  /// A Boolean value that indicates whether this is the last part, which has the section's footer.
  var isLast: Bool
}
