import LayoutCore

extension VisibilityMap {
  /// Returns changes of the whole collection as changes of its visible sections and items.
  ///
  /// - Parameter changes: The changes of the whole collection.
  /// - Parameter after: The hidden parts after the changes; this map contains those before.
  /// - Parameter toggled: The sections, after the changes, in which items are hidden or shown.
  /// - Parameter oldCount: Returns the number of items of a section before the changes.
  func shownChanges(
    _ changes: LayoutChanges, after: VisibilityMap, toggled: [Int] = [], oldCount: (Int) -> Int
  ) -> LayoutChanges {
    guard !isEmpty || !after.isEmpty else { return changes }
    let shownSections = changes.sections.shown(from: sections, to: after.sections) {
      shown(section: $0)
    }
    let touched = Set(changes.within.map { $0.section }).union(toggled)
    var within: [LayoutChanges.SectionChanges] = []
    // Only the sections that are visible before and after have changes within them.
    for section in touched.sorted() {
      guard let new = after.shown(section: section), let whole = changes.oldSection(of: section),
        let old = shown(section: whole)
      else { continue }
      let isNow = after.hiddenItems(of: section)
      let change = changes.changes(within: section)
      let items = (change?.items ?? IndexEdits(oldCount: oldCount(whole)))
        .shown(from: hiddenItems(of: whole), to: isNow) { shown($0) }
      let resized = (change?.resized ?? []).filter { !isNow.contains($0) }
      if !items.isEmpty || !resized.isEmpty {
        within.append(
          .init(
            section: new, oldSection: old, items: items,
            resized: resized.map { $0 - isNow.count(before: $0) }))
      }
    }
    let reloaded = changes.reloaded.compactMap { section -> LayoutChanges.ReloadedSection? in
      guard let old = shown(section: section.oldIndex),
        let new = after.shown(section: section.index)
      else { return nil }
      return .init(oldIndex: old, index: new)
    }
    return LayoutChanges(
      sections: shownSections, reloaded: reloaded, within: within,
      rows: changes.rows.compactMap { after.shown(section: $0) }, columns: changes.columns)
  }
}

extension IndexEdits {
  /// Returns the edits of the visible elements of a list.
  ///
  /// - Parameter was: The indexes of the hidden elements before the change.
  /// - Parameter isNow: The indexes of the hidden elements after the change.
  /// - Parameter source: Returns the position of an element among the visible ones before the
  ///   change, or nil if it is hidden.
  fileprivate func shown(
    from was: IndexRuns, to isNow: IndexRuns, source: (Source) -> Source?
  ) -> IndexEdits {
    // The hidden elements that kept their order, by their index after the change.
    let kept = was.following(self)
    let come = IndexRuns(inserted.map { $0.index })
    var gone = removed.filter { !was.contains($0) }
    gone += isNow.subtracting(kept).subtracting(come).indexes.compactMap { oldIndex(ofKept: $0) }
    var shown = inserted.filter { !isNow.contains($0.index) }
    for place in shown.indices { shown[place].source = shown[place].source.flatMap(source) }
    kept.subtracting(isNow).forEach { shown.append(Insertion(index: $0)) }
    for place in shown.indices { shown[place].index -= isNow.count(before: shown[place].index) }
    return IndexEdits(
      oldCount: oldCount - was.count,
      removed: gone.map { $0 - was.count(before: $0) }.sorted(),
      inserted: shown.sorted { $0.index < $1.index })
  }
}
