/// Showing and hiding without deleting: collapsed groups, outlines, hidden rows.
extension LayoutEngine {
  /// Hides or shows whole sections.
  ///
  /// Hidden sections keep their items, their measured sizes and their numbers; transactions count them.
  /// The layout has no elements for them. A sheet hides rows, which keep their numbers in what is frozen
  /// and merged.
  ///
  /// - Parameter sections: Their numbers; those that do not exist are left out.
  /// - Complexity: As a deletion or an insertion of the sections.
  @discardableResult
  public mutating func setHidden(
    _ isHidden: Bool, sections: some Sequence<Int>, for delegate: some LayoutDelegate,
    animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    let count = numberOfSections
    let chosen = IndexRuns(sections.filter { $0 >= 0 && $0 < count })
    if prepared.numberOfColumns != nil {
      let rows = tracks.hiddenRows
      return try setTracks(
        tracks.hiding(rows: isHidden ? rows.union(chosen) : rows.subtracting(chosen)),
        rows: chosen, columns: IndexRuns(), for: delegate, animated: animated)
    }
    var after = visibility
    chosen.forEach { section in
      after.setHidden(isHidden, section: section, count: numberOfItems(inSection: section))
    }
    return try hide(after, [], for: delegate, animated: animated)
  }

  /// Hides or shows items of a section.
  ///
  /// - Parameter items: Their numbers within the section; those that do not exist are left out.
  /// - Throws: ``LayoutError/cannotHideItems`` where items cannot be hidden one by one, as in a sheet,
  ///   whose columns would no longer meet its rows.
  /// - Complexity: As a deletion or an insertion of the items.
  @discardableResult
  public mutating func setHidden(
    _ isHidden: Bool, items: some Sequence<Int>, inSection section: Int,
    for delegate: some LayoutDelegate, animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    if prepared.numberOfColumns != nil { throw .cannotHideItems }
    let count = numberOfItems(inSection: section)
    let chosen = IndexRuns(items.filter { $0 >= 0 && $0 < count })
    if chosen.isEmpty { return unchanged(animated) }
    var after = visibility
    after.setHidden(isHidden, items: chosen, of: section)
    return try hide(after, [section], for: delegate, animated: animated)
  }

  /// Hides or shows columns of a sheet.
  ///
  /// - Parameter columns: Their numbers; those that do not exist are left out.
  /// - Throws: ``LayoutError/hasNoTracks`` where the layout has no rows and columns.
  @discardableResult
  public mutating func setHidden(
    _ isHidden: Bool, columns: some Sequence<Int>, for delegate: some LayoutDelegate,
    animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    guard let count = prepared.numberOfColumns else { throw .hasNoTracks }
    let chosen = IndexRuns(columns.filter { $0 >= 0 && $0 < count })
    let hidden = tracks.hiddenColumns
    return try setTracks(
      tracks.hiding(columns: isHidden ? hidden.union(chosen) : hidden.subtracting(chosen)),
      rows: IndexRuns(), columns: chosen, for: delegate, animated: animated)
  }

  /// Whether a section was hidden.
  public func isHidden(section: Int) -> Bool {
    visibility.isHidden(section: section)
      || prepared.numberOfColumns != nil && tracks.isRowHidden(section)
  }

  /// Whether an item was hidden, by itself or with its section or column.
  public func isHidden(_ index: ElementIndex) -> Bool {
    visibility.isHidden(index)
      || prepared.numberOfColumns != nil
        && (tracks.isRowHidden(index.section) || tracks.isColumnHidden(index.item))
  }

  private mutating func hide(
    _ after: VisibilityMap, _ toggled: [Int], for delegate: some LayoutDelegate, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    if after == visibility { return unchanged(animated) }
    let none = LayoutChanges(sections: IndexEdits(oldCount: numberOfSections))
    let shown = visibility.shownChanges(none, after: after, toggled: toggled) {
      numberOfItems(inSection: $0)
    }
    return try perform(
      shown, for: delegate, hiding: after, sizes: sizes, tracks: tracks, animated: animated)
  }
}
