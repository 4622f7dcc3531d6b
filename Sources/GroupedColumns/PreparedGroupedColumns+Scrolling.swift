import LayoutCore

extension PreparedGroupedColumns {
  /// The insets along the axis that scrolls; the others are in the content.
  public var scrollInsets: LayoutInsets { container.scrollInsets }

  /// The layout's own.
  public var scrollAxis: LayoutAxis? { layout.axis }

  /// Pinned headers do.
  public var movesWithViewport: Bool { layout.pinsHeaders }

  /// Pinned headers do.
  public func movesWithViewport(_ element: LayoutElement) -> Bool {
    element.kind == .header && layout.pinsHeaders
  }

  /// What a pinned header of the element's section covers.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    let section = element.index.section
    guard layout.pinsHeaders, element.category == .cell, frames.indices.contains(section) else {
      return .zero
    }
    let header = LayoutUnit(rawValue: frames[section].header).points
    return layout.axis == .vertical
      ? LayoutInsets(top: header) : LayoutInsets(leading: header)
  }

  /// Separators go with the row above them.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    element.category == .cell || element.kind == .separator ? .item : .section
  }
}
