import LayoutCore

extension PreparedFlow {
  /// A description of how the content scrolls: along the layout's ``FlowLayout/axis``.
  public var contentScrolling: ContentScrolling {
    ContentScrolling(
      along: layout.axis, followers: layout.pinsHeaders || layout.pinsFooters ? .pinned : .none)
  }

  /// Returns the scroll axis if `element` is a pinned header or footer, and no axis otherwise.
  ///
  /// - Complexity: O(1).
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    element.kind == .header && layout.pinsHeaders || element.kind == .footer && layout.pinsFooters
      ? LayoutAxes(layout.axis) : []
  }

  /// Returns the insets that pinned headers and footers cover in the element's section.
  ///
  /// - Parameter element: An element. If it is not a cell, the result is zero.
  /// - Returns: The extents of the pinned header and footer along the scroll axis, in points.
  /// - Complexity: O(1).
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard let element, element.category == .cell,
      styleOfSection.indices.contains(element.index.section)
    else { return .zero }
    let style = style(of: element.index.section)
    let start = layout.pinsHeaders ? LayoutUnit(rawValue: style.header).points : 0
    let end = layout.pinsFooters ? LayoutUnit(rawValue: style.footer).points : 0
    return layout.axis == .vertical
      ? LayoutInsets(top: start, bottom: end) : LayoutInsets(leading: start, trailing: end)
  }
}
