import LayoutCore

/// The visibility of sections, items and columns.
extension LayoutEngine {
  mutating func setHidden(
    _ isHidden: Bool, sections: some Sequence<Int>, for delegate: AnyLayoutDelegate,
    animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    let count = numberOfSections
    var after = overrides
    after.visibility.setHidden(
      isHidden, sections: IndexRuns(sections.filter { $0 >= 0 && $0 < count })
    ) { numberOfItems(inSection: $0) }
    return try setOverrides(after, for: delegate, animated: animated)
  }

  mutating func setHidden(
    _ isHidden: Bool, rows: some Sequence<Int>, for delegate: AnyLayoutDelegate, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    if prepared.numberOfColumns == nil { throw .hasNoTracks }
    let chosen = IndexRuns(rows.filter { $0 >= 0 && $0 < numberOfSections && isRow($0) })
    let old = tracks.hiddenRows
    let new = isHidden ? old.union(chosen) : old.subtracting(chosen)
    var after = overrides
    after.tracks = tracks.replacing(hiddenRows: new)
    return try setOverrides(
      after, rows: isHidden ? new.subtracting(old) : old.subtracting(new), for: delegate,
      animated: animated)
  }

  mutating func setHidden(
    _ isHidden: Bool, items: some Sequence<Int>, inSection section: Int,
    for delegate: AnyLayoutDelegate, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    if isRow(section) { throw .cannotHideItems }
    let count = numberOfItems(inSection: section)
    let chosen = IndexRuns(items.filter { $0 >= 0 && $0 < count })
    var after = overrides
    after.visibility.setHidden(isHidden, items: chosen, of: section)
    return try setOverrides(after, toggled: [section], for: delegate, animated: animated)
  }

  mutating func setHidden(
    _ isHidden: Bool, columns: some Sequence<Int>, for delegate: AnyLayoutDelegate,
    animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    guard let count = prepared.numberOfColumns else { throw .hasNoTracks }
    let chosen = IndexRuns(columns.filter { $0 >= 0 && $0 < count })
    let old = tracks.hiddenColumns
    var after = overrides
    after.tracks = tracks.replacing(
      hiddenColumns: isHidden ? old.union(chosen) : old.subtracting(chosen))
    return try setOverrides(after, columns: chosen, for: delegate, animated: animated)
  }

  /// Returns a Boolean value that indicates whether a section is hidden, by itself or as a row.
  ///
  /// - Complexity: O(log r), where r is the number of runs of hidden sections.
  public func isHidden(section: Int) -> Bool {
    visibility.isHidden(section: section) || tracks.isRowHidden(section) && isRow(section)
  }

  /// Returns a Boolean value that indicates whether an item, its section, row or column is hidden.
  ///
  /// - Complexity: O(log r), where r is the number of runs of hidden sections and items.
  public func isHidden(_ index: ElementIndex) -> Bool {
    let isInHiddenTrack = tracks.isRowHidden(index.section) || tracks.isColumnHidden(index.item)
    return visibility.shown(index) == nil || isInHiddenTrack && isRow(index.section)
  }

  /// Returns a Boolean value that indicates whether a section is a row of a sheet.
  ///
  /// The result is `false` for a section that is left out.
  ///
  /// - Complexity: That of the layout's ``/LayoutCore/PreparedLayout/isRow(_:)``, and O(log r),
  ///   where r is the number of runs of hidden sections.
  public func isRow(_ section: Int) -> Bool {
    visibility.shown(section: section).map { prepared.isRow($0) } ?? false
  }

  /// Replaces the hidden parts of the collection, and the extents of rows and columns.
  ///
  /// - Parameter after: The hidden parts and the extents, with the measured sizes of the engine.
  /// - Parameter toggled: The sections in which items are hidden or shown.
  /// - Parameter rows: The rows whose extent or visibility may change.
  /// - Parameter columns: The columns whose extent or visibility may change.
  mutating func setOverrides(
    _ after: CollectionOverrides, toggled: [Int] = [], rows: IndexRuns = IndexRuns(),
    columns: IndexRuns = IndexRuns(), for delegate: AnyLayoutDelegate, animated: Bool
  ) throws(LayoutError) -> LayoutUpdate {
    if rows.isEmpty, columns.isEmpty, after.visibility == visibility { return unchanged(animated) }
    let changes = LayoutChanges(
      sections: IndexEdits(oldCount: numberOfSections),
      rows: Array(rows.indexes), columns: Array(columns.indexes))
    return try perform(whole: changes, after, toggled: toggled, for: delegate, animated: animated)
  }
}
