import LayoutCore

extension PreparedFlow {
  /// The insets along the scroll axis.
  ///
  /// The insets across it are part of the content.
  public var scrollInsets: LayoutInsets { container.scrollInsets }

  /// The direction in which the content scrolls: the layout's ``FlowLayout/axis``.
  public var scrollAxis: LayoutAxis? { layout.axis }

  /// A Boolean value that indicates whether headers or footers are pinned.
  public var movesWithViewport: Bool { layout.pinsHeaders || layout.pinsFooters }

  /// Returns `true` if `element` is a pinned header or footer.
  ///
  /// - Complexity: O(1).
  public func movesWithViewport(_ element: LayoutElement) -> Bool {
    element.kind == .header && layout.pinsHeaders || element.kind == .footer && layout.pinsFooters
  }

  /// Returns the insets that pinned headers and footers cover in the element's section.
  ///
  /// - Parameter element: An element. If it is not a cell, the result is zero.
  /// - Returns: The extents of the pinned header and footer along the scroll axis, in points.
  /// - Complexity: O(1).
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
