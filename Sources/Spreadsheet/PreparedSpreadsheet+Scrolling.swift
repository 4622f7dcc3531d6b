import StrategyKit

extension PreparedSpreadsheet {
  /// A description of how the content scrolls: along both axes.
  public var contentScrolling: ContentScrolling {
    let sticks =
      pinsHeaders && (rows.header > 0 || columns.header > 0)
      || rows.frozenLeading + rows.frozenTrailing + columns.frozenLeading
        + columns.frozenTrailing > 0
      || rows.pinsParents && !rows.levels.isFlat
    return ContentScrolling(along: nil, followers: sticks ? .pinned : .none)
  }

  /// Returns the axes along which `element` is sticky, frozen or part of a pinned parent.
  ///
  /// - Complexity: O(1).
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    guard hasFollowers else { return [] }
    let row = element.index.section
    let column = element.index.item
    let middle = SheetAxis.Zone.middle.rawValue
    let (followsVertically, followsHorizontally) =
      switch (element.category, element.kind) {
      case (.cell, _): (isPinned(row, rows), isPinned(column, columns))
      case (.supplementary, .rowHeader): (isPinned(row, rows), pinsHeaders)
      case (.supplementary, .columnHeader): (pinsHeaders, isPinned(column, columns))
      case (.supplementary, .columnGroupHeader):
        (pinsHeaders, isPinned(element.index.columnGroup.firstColumn, columns))
      case (.decoration, .rowGridline): (isPinned(row, rows), column != middle)
      case (.decoration, .columnGridline): (column % 3 != middle, isPinned(column / 3, columns))
      case (.decoration, .parentBackground):
        (true, column == SheetLayer.headerItem ? pinsHeaders : column != middle)
      default: (true, true)
      }
    let vertical: LayoutAxes = followsVertically ? .vertical : []
    return followsHorizontally ? vertical.union(.horizontal) : vertical
  }

  /// Returns whether a row or column is frozen, or a parent that is pinned.
  private func isPinned(_ index: Int, _ axis: SheetAxis) -> Bool {
    index >= 0 && index < axis.count && (axis.zone(of: index) != .middle || axis.canPin(index))
  }

  /// Returns the insets that sticky headers, frozen rows and columns, and the pinned parents of its
  /// row cover for a scrolling cell.
  ///
  /// - Parameter element: The element. The result is zero insets if it is not a cell. If its row or
  ///   column is frozen, nothing is covered along that axis.
  /// - Returns: The covered distances in points at the edges of the viewport.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    if let element, element.category != .cell { return .zero }
    let (top, bottom) = covered(rows, element?.index.section)
    let (leading, trailing) = covered(columns, element?.index.item)
    return LayoutInsets(top: top, leading: leading, bottom: bottom, trailing: trailing)
  }

  /// Returns the extents that sticky headers and frozen tracks cover before and after a track.
  ///
  /// The result is zero if the track is frozen or does not exist.
  private func covered(_ axis: SheetAxis, _ index: Int?) -> (before: Double, after: Double) {
    if let index, index < 0 || index >= axis.count || axis.zone(of: index) != .middle {
      return (0, 0)
    }
    func points(_ units: Int64) -> Double { LayoutUnit(rawValue: units).points }
    return (
      points(axis.pitches.offset(of: axis.frozenLeading)) + (pinsHeaders ? points(axis.start) : 0)
        + points(index.map { axis.parentsExtent(around: $0) } ?? 0),
      points(axis.pitches.length(of: axis.range(of: .trailing)))
    )
  }

  /// Returns whether an element belongs to an item, to a row, or to the sheet.
  ///
  /// Cells belong to items. Row headers and the lines below rows belong to their rows. The elements
  /// of columns and panes are fixed.
  ///
  /// - Parameter element: The element.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    switch (element.category, element.kind) {
    case (.cell, _): .item
    case (_, .rowHeader), (_, .rowGridline), (_, .parentBackground): .section
    default: .fixed
    }
  }
}
