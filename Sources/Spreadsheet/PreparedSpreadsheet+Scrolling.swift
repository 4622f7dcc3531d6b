import LayoutCore

extension PreparedSpreadsheet {
  /// A sheet scrolls along both axes: all insets are the scroll view's.
  public var scrollInsets: LayoutInsets {
    LayoutInsets(
      top: container.mainStartInset.points, leading: container.crossStartInset,
      bottom: container.mainEndInset.points, trailing: container.crossEndInset)
  }

  /// Both.
  public var scrollAxis: LayoutAxis? { nil }

  /// Sticky headers, and frozen rows and columns do.
  public var movesWithViewport: Bool {
    pinsHeaders && (rows.header > 0 || columns.header > 0)
      || rows.frozenLeading + rows.frozenTrailing + columns.frozenLeading
        + columns.frozenTrailing > 0
  }

  /// All but what lies in the middle of the sheet does.
  public func movesWithViewport(_ element: LayoutElement) -> Bool {
    movesWithViewport(element, along: .vertical) || movesWithViewport(element, along: .horizontal)
  }

  /// What belongs to frozen rows moves along the vertical axis, what belongs to frozen columns along the
  /// horizontal one; sticky headers along the other one too, corners and surfaces along both.
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

  /// What sticky headers and frozen rows and columns cover, of those that the element scrolls under.
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

  /// Sticky headers, and frozen rows and columns.
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

  /// Cells go with their rows; so do row headers and lines below rows.
  ///
  /// What belongs to columns and panes stays.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    switch (element.category, element.kind) {
    case (.cell, _): .item
    case (_, .rowHeader), (_, .rowGridline): .section
    default: .fixed
    }
  }
}
