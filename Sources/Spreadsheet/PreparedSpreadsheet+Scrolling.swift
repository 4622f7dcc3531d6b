import LayoutCore

extension PreparedSpreadsheet {
  /// A description of how the content scrolls: along both axes.
  public var contentScrolling: ContentScrolling {
    let sticks =
      pinsHeaders && (rows.header > 0 || columns.header > 0)
      || rows.frozenLeading + rows.frozenTrailing + columns.frozenLeading
        + columns.frozenTrailing > 0
    return ContentScrolling(along: nil, followers: sticks ? .pinned : .none)
  }

  /// Returns the axes along which `element` is sticky or frozen.
  ///
  /// - Complexity: O(1).
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    guard hasFollowers else { return [] }
    var axes: LayoutAxes = []
    if follows(element, along: .vertical) { axes.insert(.vertical) }
    if follows(element, along: .horizontal) { axes.insert(.horizontal) }
    return axes
  }

  private func follows(_ element: LayoutElement, along axis: LayoutAxis) -> Bool {
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
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard let element else { return sticky }
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

  /// The extents that sticky headers and frozen tracks cover.
  private var sticky: LayoutInsets {
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
