import StrategyKit

extension PreparedGroupedColumns {
  /// A description of how the content scrolls: along the layout's ``GroupedColumnsLayout/axis``.
  ///
  /// If tall sections are split, the insets along the axis limit the height of the parts.
  public var contentScrolling: ContentScrolling {
    ContentScrolling(
      along: layout.axis, followers: layout.pinsHeaders ? .pinned : .none,
      placementDependsOnInsets: layout.splitsTallSections)
  }

  /// Returns the scroll axis if `element` is a pinned header, and no axis otherwise.
  ///
  /// - Complexity: O(1).
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    let section = element.index.section
    guard layout.pinsHeaders, element == .supplementary(.header, section),
      frames.indices.contains(section),
      frames[section].header > .zero
    else { return [] }
    return LayoutAxes(layout.axis)
  }

  /// Returns the insets that a pinned header covers over a cell.
  ///
  /// The header of a split section is pinned over the cells of its first part.
  ///
  /// - Parameter element: An element. If it is not a cell, the result is zero.
  /// - Returns: The extent of the pinned header at the leading edge of the scroll axis, in points.
  /// - Complexity: O(log n); n = rows.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard layout.pinsHeaders, let element, element.category == .cell,
      frames.indices.contains(element.index.section),
      part(at: place(ofRow: max(0, element.index.item), in: element.index.section)).isFirst
    else { return .zero }
    let header = frames[element.index.section].header.points
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
