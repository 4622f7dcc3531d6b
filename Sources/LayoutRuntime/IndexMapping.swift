import LayoutCore

/// A mapping from the items of a strategy's layout before a change to those after it.
struct IndexMapping: Sendable {
  /// The changes in the strategy's indexes.
  ///
  /// The changes are nil if every item keeps its index in the whole collection.
  var changes: LayoutChanges?
  /// The hidden parts before the change.
  var hiddenBefore: VisibilityMap
  /// The hidden parts after the change, by the indexes of the whole collection.
  var hidden: VisibilityMap
  /// The rows and columns that are hidden in place after the change, by the strategy's indexes.
  var tracks: TrackExtents

  /// A Boolean value that indicates whether a mapped item may turn out to be hidden, or not to
  /// exist.
  ///
  /// Rows and columns are hidden in place only if their section is a row after the change, and a
  /// reloaded section may be empty after it, which the mapping cannot determine.
  var mayHide: Bool {
    !tracks.hiddenRows.isEmpty || !tracks.hiddenColumns.isEmpty || !tracks.foldedRows.isEmpty
      || !tracks.foldedColumns.isEmpty || !hidden.items.isEmpty
      || changes.map { !$0.reloaded.isEmpty } ?? false
  }

  /// A Boolean value that indicates whether the change hides whole rows, and no single cells.
  var hidesOnlyRows: Bool {
    changes.map { $0.isResizeOnly && !$0.rows.isEmpty && $0.columns.isEmpty } ?? false
  }

  /// Returns the new index of an item that kept its order.
  ///
  /// - Returns: The index after the change, or nil if the item is removed, moved or hidden. An item
  ///   of a reloaded section keeps its number, which may be beyond the new count.
  func newIndex(ofKept old: ElementIndex) -> ElementIndex? {
    if let changes { return changes.newIndex(ofKept: old) ?? reloadedIndex(of: old, changes) }
    return hidden.shown(hiddenBefore.index(ofShown: old))
  }

  /// Returns the new index of an element, even if the element is moved.
  ///
  /// - Parameter old: The element before the change.
  /// - Parameter identity: The part of the collection that the element follows.
  /// - Parameter prepared: The layout before the change.
  /// - Returns: The index after the change, or nil if the element is removed or hidden. An element
  ///   that follows a block has any section of the block.
  func newIndex(
    of old: LayoutElement, as identity: ElementIdentity, in prepared: some PreparedLayout
  ) -> ElementIndex? {
    if let changes {
      return prepared.index(of: old, as: identity, across: changes, isBefore: false)
        ?? reloadedIndex(of: old.index, changes)
    }
    return hidden.shown(hiddenBefore.whole(old, as: identity), as: identity)?.index
  }

  /// Returns the index with the same item number after the change, if the section is reloaded.
  ///
  /// The number is that in the whole collection, because a reloaded section has no hidden items.
  private func reloadedIndex(of old: ElementIndex, _ changes: LayoutChanges) -> ElementIndex? {
    guard changes.newSection(of: old.section) == nil,
      let section = changes.newPlace(ofSection: old.section)
    else { return nil }
    return ElementIndex(section: section, item: hiddenBefore.index(ofShown: old).item)
  }

  /// Returns the nearest remaining item to one that is removed, or nil if no item remains.
  ///
  /// - Parameter old: The index before the change.
  /// - Parameter prepared: The layout before the change.
  func survivor(nextTo old: ElementIndex, in prepared: some PreparedLayout) -> ElementIndex? {
    guard let changes else { return nil }
    func newCount(_ section: Int) -> Int {
      guard let old = changes.oldSection(of: section) else { return 0 }
      return changes.changes(within: section)?.items.newCount
        ?? prepared.numberOfItems(inSection: old)
    }
    guard let next = changes.survivor(nextTo: old, itemCount: newCount),
      let row = tracks.hiddenRows.other(nearest: next.section, below: changes.sections.newCount)
    else { return nil }
    let hasColumns = changes.oldSection(of: row).map { prepared.isRow($0) } ?? false
    let columns = hasColumns ? tracks.hiddenColumns : IndexRuns()
    return columns.other(nearest: next.item, below: newCount(row)).map {
      ElementIndex(section: row, item: $0)
    }
  }
}
