import LayoutCore

extension PreparedGroupedColumns {
  /// The insets along the scroll axis.
  ///
  /// The insets across it are part of the content.
  public var scrollInsets: LayoutInsets { container.scrollInsets }

  /// The direction in which the content scrolls: the layout's ``GroupedColumnsLayout/axis``.
  public var scrollAxis: LayoutAxis? { layout.axis }

  /// A Boolean value that indicates whether headers are pinned.
  public var movesWithViewport: Bool { layout.pinsHeaders }

  /// Returns `true` if `element` is a pinned header.
  ///
  /// - Complexity: O(1).
  public func movesWithViewport(_ element: LayoutElement) -> Bool {
    element.kind == .header && layout.pinsHeaders
  }

  /// Returns the insets that a pinned header covers over a cell.
  ///
  /// The header of a split section is pinned over the cells of its first part.
  ///
  /// - Parameter element: An element. If it is not a cell, the result is zero.
  /// - Returns: The extent of the pinned header at the leading edge of the scroll axis, in points.
  /// - Complexity: O(log n); n = rows.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    let section = element.index.section
    guard layout.pinsHeaders, element.category == .cell, frames.indices.contains(section),
      part(at: place(ofRow: max(0, element.index.item), in: section)).isFirst
    else { return .zero }
    let header = LayoutUnit(rawValue: frames[section].header).points
    return layout.axis == .vertical
      ? LayoutInsets(top: header) : LayoutInsets(leading: header)
  }

  /// Returns `.item` for cells and separators, and `.section` for all other elements.
  ///
  /// A separator belongs to the row above it.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    element.category == .cell || element.kind == .separator ? .item : .section
  }
}
