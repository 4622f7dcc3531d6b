import LayoutCore

extension PreparedFlow {
  /// The insets along the axis that scrolls; the others are in the content.
  public var scrollInsets: LayoutInsets { container.scrollInsets }

  /// The layout's own.
  public var scrollAxis: LayoutAxis? { layout.axis }

  /// Pinned headers and footers do.
  public var movesWithViewport: Bool { layout.pinsHeaders || layout.pinsFooters }

  /// Pinned headers and footers do.
  public func movesWithViewport(_ element: LayoutElement) -> Bool {
    element.kind == .header && layout.pinsHeaders || element.kind == .footer && layout.pinsFooters
  }

  /// What a pinned header and a pinned footer of the element's section cover.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    let section = element.index.section
    guard element.category == .cell, styleOfSection.indices.contains(section) else { return .zero }
    let style = style(of: section)
    let start = layout.pinsHeaders ? LayoutUnit(rawValue: style.header).points : 0
    let end = layout.pinsFooters ? LayoutUnit(rawValue: style.footer).points : 0
    return layout.axis == .vertical
      ? LayoutInsets(top: start, bottom: end) : LayoutInsets(leading: start, trailing: end)
  }
}
