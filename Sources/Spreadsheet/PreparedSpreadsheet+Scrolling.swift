import LayoutCore

extension PreparedSpreadsheet {
  /// The insets of the scroll view.
  ///
  /// They include all edges, because a sheet scrolls along both axes.
  public var scrollInsets: LayoutInsets {
    LayoutInsets(
      top: container.mainStartInset.points, leading: container.crossStartInset,
      bottom: container.mainEndInset.points, trailing: container.crossEndInset)
  }

  /// The scroll axis, which is nil because a sheet scrolls along both axes.
  public var scrollAxis: LayoutAxis? { nil }

  /// A Boolean value that indicates whether headers are sticky, or rows or columns are frozen.
  public var movesWithViewport: Bool {
    pinsHeaders && (rows.header > 0 || columns.header > 0)
      || rows.frozenLeading + rows.frozenTrailing + columns.frozenLeading
        + columns.frozenTrailing > 0
  }

  /// Returns a Boolean value that indicates whether the frame of `element` depends on the viewport.
  ///
  /// - Parameter element: The element.
  /// - Complexity: O(1).
  public func movesWithViewport(_ element: LayoutElement) -> Bool {
    movesWithViewport(element, along: .vertical) || movesWithViewport(element, along: .horizontal)
  }

  /// Returns a Boolean value that indicates whether `element` moves with the viewport along `axis`.
  ///
  /// Frozen rows move along the vertical axis, and frozen columns along the horizontal axis. Sticky
  /// column headers also move along the vertical axis, and sticky row headers along the horizontal
  /// axis. Corners and surfaces move along both axes.
  ///
  /// - Parameter element: The element.
  /// - Parameter axis: The axis of the movement.
  /// - Complexity: O(1).
  public func movesWithViewport(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
    guard movesWithViewport else { return false }
    let row = element.index.section
    let column = element.index.item
    let isVertical = axis == .vertical
    switch (element.category, element.kind) {
    case (.cell, _):
      return isVertical ? isFrozen(row, rows) : isFrozen(column, columns)
    case (.supplementary, .rowHeader):
      return isVertical ? isFrozen(row, rows) : pinsHeaders
    case (.supplementary, .columnHeader):
      return isVertical ? pinsHeaders : isFrozen(column, columns)
    case (.decoration, .rowGridline):
      return isVertical ? isFrozen(row, rows) : column != SheetAxis.Zone.middle.rawValue
    case (.decoration, .columnGridline):
      return isVertical
        ? column % 3 != SheetAxis.Zone.middle.rawValue : isFrozen(column / 3, columns)
    default: return true
    }
  }

  private func isFrozen(_ index: Int, _ axis: SheetAxis) -> Bool {
    index >= 0 && index < axis.count && axis.zone(of: index) != .middle
  }

  /// Returns the insets that sticky headers and frozen rows and columns cover for a scrolling cell.
  ///
  /// - Parameter element: The element. The result is zero insets if it is not a cell. If its row or
  ///   column is frozen, nothing is covered along that axis.
  /// - Returns: The covered distances in points at the edges of the viewport.
  public func obscuredEdges(for element: LayoutElement) -> LayoutInsets {
    guard element.category == .cell else { return .zero }
    var edges = LayoutInsets.zero
    let row = element.index.section
    let column = element.index.item
    if row >= 0, row < rows.count, rows.zone(of: row) == .middle {
      edges.top = covered(rows, .leading) + (pinsHeaders ? points(rows.start) : 0)
      edges.bottom = covered(rows, .trailing)
    }
    if column >= 0, column < columns.count, columns.zone(of: column) == .middle {
      edges.leading = covered(columns, .leading) + (pinsHeaders ? points(columns.start) : 0)
      edges.trailing = covered(columns, .trailing)
    }
    return edges
  }

  /// The distances in points that sticky headers and frozen rows and columns cover at each edge.
  public var stickyEdges: LayoutInsets {
    LayoutInsets(
      top: covered(rows, .leading) + (pinsHeaders ? points(rows.start) : 0),
      leading: covered(columns, .leading) + (pinsHeaders ? points(columns.start) : 0),
      bottom: covered(rows, .trailing), trailing: covered(columns, .trailing))
  }

  private func covered(_ axis: SheetAxis, _ zone: SheetAxis.Zone) -> Double {
    let range = axis.range(of: zone)
    return points(
      axis.pitches.offset(of: range.upperBound) &- axis.pitches.offset(of: range.lowerBound))
  }

  private func points(_ units: Int64) -> Double { LayoutUnit(rawValue: units).points }

  /// Returns whether an element belongs to an item, to a row, or to the sheet.
  ///
  /// Cells belong to items. Row headers and the lines below rows belong to their rows. The elements
  /// of columns and panes are fixed.
  ///
  /// - Parameter element: The element.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    switch (element.category, element.kind) {
    case (.cell, _): .item
    case (_, .rowHeader), (_, .rowGridline): .section
    default: .fixed
    }
  }
}
