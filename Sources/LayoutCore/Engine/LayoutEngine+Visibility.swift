/// Hidden sections, items and columns, such as collapsed groups and hidden rows.
extension LayoutEngine {
  /// Hides or shows whole sections.
  ///
  /// Hidden sections keep their items, measured sizes and numbers. Transactions count them, but the
  /// layout has no elements for them. A section that is a row of a sheet keeps its number in frozen
  /// and merged rows.
  ///
  /// If the method throws an error, the engine is unchanged.
  ///
  /// - Parameter isHidden: `true` to hide the sections; `false` to show them.
  /// - Parameter sections: The sections. Sections that do not exist are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: The errors of the strategy.
  /// - Complexity: That of deleting or inserting the sections, and O(k log k + h), where k is the
  ///   number of given sections and h is the number of hidden ones.
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
  /// If the section does not exist, the method changes nothing. If the method throws an error, the
  /// engine is unchanged.
  ///
  /// - Parameter isHidden: `true` to hide the items; `false` to show them.
  /// - Parameter items: The item numbers. Items that do not exist are ignored.
  /// - Parameter section: The section of the items.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``LayoutError/cannotHideItems`` if the section is a row of a sheet, because its
  ///   items must meet the columns of other rows. Also throws the errors of the strategy.
  /// - Complexity: That of deleting or inserting the items.
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

  /// Hides or shows columns of a sheet.
  ///
  /// If a layout consists of several sheets, the column is hidden in each of them. If the method
  /// throws an error, the engine is unchanged.
  ///
  /// - Parameter isHidden: `true` to hide the columns; `false` to show them.
  /// - Parameter columns: The item numbers of the columns. Columns that do not exist are ignored.
  /// - Parameter delegate: A delegate of the current collection.
  /// - Parameter animated: A Boolean value that indicates whether to return the motions of
  ///   elements.
  /// - Returns: The new content offset and, if `animated` is `true`, the motions of elements.
  /// - Throws: ``LayoutError/hasNoTracks`` if the layout has no rows and columns. Also throws the
  ///   errors of the strategy.
  /// - Complexity: That of the strategy's `update` method for the columns.
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
  /// - Complexity: That of the layout's ``PreparedLayout/isRow(_:)``, and O(log r), where r is the
  ///   number of runs of hidden sections.
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
