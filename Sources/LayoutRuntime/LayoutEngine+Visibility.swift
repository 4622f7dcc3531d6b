import LayoutCore

/// The visibility of sections, items and columns.
extension LayoutEngine {
  /// Hides or shows sections.
  mutating func setHidden(
    _ isHidden: Bool, sections: some Sequence<Int>, for delegate: some LayoutDelegate,
    animated: Bool
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
  mutating func setHidden(
    _ isHidden: Bool, items: some Sequence<Int>, inSection section: Int,
    for delegate: some LayoutDelegate, animated: Bool
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

  /// Hides or shows columns.
  mutating func setHidden(
    _ isHidden: Bool, columns: some Sequence<Int>, for delegate: some LayoutDelegate,
    animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    guard let count = prepared.numberOfColumns else { throw .hasNoTracks }
    let chosen = IndexRuns(columns.filter { $0 >= 0 && $0 < count })
    let hidden = tracks.hiddenColumns
    return try setTracks(
      tracks.hiding(columns: isHidden ? hidden.union(chosen) : hidden.subtracting(chosen)),
      rows: IndexRuns(), columns: chosen, for: delegate, animated: animated)
  }

  /// Returns a Boolean value that indicates whether a section is hidden.
  ///
  /// - Complexity: O(log r), where r is the number of runs of hidden sections.
  public func isHidden(section: Int) -> Bool {
    visibility.isHidden(section: section) || tracks.isRowHidden(section) && isRow(section)
  }

  /// Returns a Boolean value that indicates whether an item, its section or its column is hidden.
  ///
  /// - Complexity: O(log r), where r is the number of runs of hidden sections and items.
  public func isHidden(_ index: ElementIndex) -> Bool {
    if visibility.isHidden(index) { return true }
    guard tracks.isRowHidden(index.section) || tracks.isColumnHidden(index.item) else {
      return false
    }
    return isRow(index.section)
  }

  /// Returns a Boolean value that indicates whether a section is a row of a sheet.
  ///
  /// The result is `false` for a section that is hidden in another way than a row.
  ///
  /// - Complexity: That of the layout's ``/LayoutCore/TrackFacet/isRow``, and O(log r), where r is
  ///   the number of runs of hidden sections.
  public func isRow(_ section: Int) -> Bool {
    guard !visibility.isEmpty else { return prepared.isRow(section) }
    return !visibility.isHidden(section: section)
      && prepared.isRow(visibility.shownSection(of: section))
  }

  /// Returns a Boolean value that indicates whether a section is hidden as a row.
  ///
  /// A hidden row keeps its number in frozen and merged rows.
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
