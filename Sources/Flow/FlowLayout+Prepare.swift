import LayoutCore

extension FlowLayout: SectionStrategy {
  /// The parameters of a section.
  public typealias Section = FlowSection
  /// The parameters that lines depend on, in exact units.
  public typealias Style = FlowStyle
  /// A value without contents, because ``FlowItems`` stores all numbers of an item.
  public typealias Item = NoItemValue
  /// The numbers of all items.
  public typealias Items = FlowItems
  /// The values of a section that its items determine.
  public typealias State = FlowState

  /// Returns the parameters of a section: the delegate's answers, or else the layout's own.
  @inlinable
  public func section(_ number: Int, answeredBy delegate: some LayoutDelegate) -> FlowSection {
    delegate.answer(to: .flowSection, at: ElementIndex(section: number), default: section)
  }

  /// Reports the spacings, columns and sizes of a section that are invalid.
  public func check(
    _ section: FlowSection, in container: LayoutContainer,
    note: (String, LayoutDiagnostic.Problem, Double, Double) -> Void
  ) {
    let style = FlowStyle(section, self, container, note: note)
    if !asksForSizes { _ = style.replacement(for: style.itemSize) { note("itemSize", $0, $1, $2) } }
  }

  /// Returns the style of sections with equal parameters.
  public func style(
    of section: FlowSection, _ metrics: SectionMetrics, in container: LayoutContainer
  ) -> FlowStyle { FlowStyle(section, self, container) }

  /// Returns a Boolean value that indicates whether a section is a list without line spacing.
  public func groupsCells(_ style: FlowStyle) -> Bool {
    style.columns == 1 && style.lineSpacing == 0
  }
}
