/// Showing and hiding without deleting: collapsed groups, outlines, hidden rows.
extension LayoutEngine {
  /// Hides or shows whole sections.
  ///
  /// Hidden sections keep their items, their measured sizes and their numbers; transactions count them.
  /// The layout has no elements for them. A sheet, alone or among the layouts of a mixed one, hides rows,
  /// which keep their numbers in what is frozen and merged.
  ///
  /// - Parameter sections: Their numbers; those that do not exist are left out.
  /// - Complexity: As a deletion or an insertion of the sections, and O(k log k + h); k = numbers, h =
  ///   hidden sections.
  @discardableResult
  public mutating func setHidden(
    _ isHidden: Bool, sections: some Sequence<Int>, for delegate: some LayoutDelegate,
    animated: Bool = false
  ) throws(LayoutError) -> LayoutUpdate {
    let count = numberOfSections
    var hiding = HiddenParts(visibility: visibility, tracks: tracks)
    var rows = IndexRuns()
    var others = IndexRuns()
    IndexRuns(sections.filter { $0 >= 0 && $0 < count }).forEach { section in
      if isRow(section) {
        rows.append(section, count: 1)
      } else {
        others.append(section, count: 1)
      }
    }
    if !others.isEmpty {
      hiding.visibility.setHidden(isHidden, sections: others) { numberOfItems(inSection: $0) }
    }
    let hidden = tracks.hiddenRows
    let changed = isHidden ? rows.subtracting(hidden) : rows.subtracting(rows.subtracting(hidden))
    if changed.isEmpty && hiding.visibility == visibility { return unchanged(animated) }
    hiding.tracks = tracks.hiding(
      rows: isHidden ? hidden.union(changed) : hidden.subtracting(changed))
    return try hide(hiding, rows: changed, for: delegate, animated: animated)
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
    if isRow(section) { throw .cannotHideItems }
    let count = numberOfItems(inSection: section)
    let chosen = IndexRuns(items.filter { $0 >= 0 && $0 < count })
    if chosen.isEmpty { return unchanged(animated) }
    var hiding = HiddenParts(visibility: visibility, tracks: tracks)
    hiding.visibility.setHidden(isHidden, items: chosen, of: section)
    if hiding.visibility == visibility { return unchanged(animated) }
    return try hide(hiding, toggled: [section], for: delegate, animated: animated)
  }

  /// Hides or shows columns of a sheet; of all sheets, where several are parts of one layout.
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
    visibility.isHidden(section: section) || tracks.isRowHidden(section) && isRow(section)
  }

  /// Whether an item was hidden, by itself or with its section or column.
  public func isHidden(_ index: ElementIndex) -> Bool {
    if visibility.isHidden(index) { return true }
    guard tracks.isRowHidden(index.section) || tracks.isColumnHidden(index.item) else {
      return false
    }
    return isRow(index.section)
  }

  /// Whether a section is a row of a sheet, as far as the layout knows: it is not told of sections that are
  /// hidden elsewhere.
  ///
  /// - Complexity: As that of the layout's own ``PreparedLayout/isRow(_:)``, and a look-up of what is hidden.
  public func isRow(_ section: Int) -> Bool {
    guard !visibility.isEmpty else { return prepared.isRow(section) }
    return !visibility.isHidden(section: section)
      && prepared.isRow(visibility.shownSection(of: section))
  }

  /// Whether a section is hidden as a row is, which keeps its place in what is frozen and merged.
  package func isHiddenInPlace(section: Int) -> Bool { tracks.isRowHidden(section) }

  private mutating func hide(
    _ hiding: HiddenParts, toggled: [Int] = [], rows: IndexRuns = IndexRuns(),
    for delegate: some LayoutDelegate, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    var rowList: [Int] = []
    rows.forEach { rowList.append($0) }
    let none = LayoutChanges(sections: IndexEdits(oldCount: numberOfSections))
    return try perform(
      whole: none, for: delegate, hiding: hiding, toggled: toggled, rows: rowList, sizes: sizes,
      animated: animated)
  }
}
