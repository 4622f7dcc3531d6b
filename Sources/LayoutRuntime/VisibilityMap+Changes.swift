import LayoutCore

extension VisibilityMap {
  /// Returns the number of items in a section of the whole collection, including hidden ones.
  ///
  /// - Parameter prepared: The layout of the visible sections and items.
  func numberOfItems(inSection section: Int, of prepared: some PreparedLayout) -> Int {
    guard !isEmpty else { return prepared.numberOfItems(inSection: section) }
    if let hidden = hiddenCount(ofSection: section) { return hidden }
    return prepared.numberOfItems(inSection: shownSection(of: section))
      + hiddenItems(of: section).count
  }

  /// Returns the checked changes of a transaction of the whole collection.
  ///
  /// - Parameter prepared: The layout of the visible sections and items before the changes.
  func changes(
    of transaction: LayoutTransaction, in prepared: some PreparedLayout
  ) throws(LayoutError) -> LayoutChanges {
    try transaction.changes(fromSections: prepared.numberOfSections + sections.count) {
      numberOfItems(inSection: $0, of: prepared)
    }
  }

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
    let edits = changes.sections
    // The hidden sections that kept their order, by their index after the change.
    let kept = sections.following(edits)
    let come = IndexRuns(edits.inserted.map { $0.index })
    let toHide = after.sections.subtracting(kept).subtracting(come)
    let toShow = kept.subtracting(after.sections)
    var removed: [Int] = []
    var inserted: [IndexEdits<Int>.Insertion] = []
    for section in edits.removed where !isHidden(section: section) {
      removed.append(shownSection(of: section))
    }
    toHide.forEach { section in
      if let old = edits.oldIndex(ofKept: section) { removed.append(shownSection(of: old)) }
    }
    for insertion in edits.inserted where !after.isHidden(section: insertion.index) {
      let source = insertion.source.flatMap { isHidden(section: $0) ? nil : shownSection(of: $0) }
      inserted.append(.init(index: after.shownSection(of: insertion.index), source: source))
    }
    toShow.forEach { inserted.append(.init(index: after.shownSection(of: $0))) }
    removed.sort()
    inserted.sort { $0.index < $1.index }
    return LayoutChanges(
      sections: IndexEdits(
        oldCount: edits.oldCount - sections.count, removed: removed, inserted: inserted),
      within: shownItems(changes, after, toggled, oldCount))
  }

  /// Returns the changes within the sections that are visible before and after.
  private func shownItems(
    _ changes: LayoutChanges, _ after: VisibilityMap, _ toggled: [Int], _ oldCount: (Int) -> Int
  ) -> [LayoutChanges.SectionChanges] {
    let touched = Set(changes.within.map { $0.section }).union(toggled)
    var within: [LayoutChanges.SectionChanges] = []
    for section in touched.sorted() where !after.isHidden(section: section) {
      guard let old = changes.oldSection(of: section), !isHidden(section: old) else { continue }
      let was = hiddenItems(of: old)
      let isNow = after.hiddenItems(of: section)
      let change = changes.changes(within: section)
      let shown = shownItems(
        of: change
          ?? .init(section: section, oldSection: old, items: IndexEdits(oldCount: oldCount(old))),
        was, isNow)
      if !shown.items.isEmpty || !shown.resized.isEmpty {
        within.append(
          .init(
            section: after.shownSection(of: section), oldSection: shownSection(of: old),
            items: shown.items, resized: shown.resized))
      }
    }
    return within
  }

  private func shownItems(
    of change: LayoutChanges.SectionChanges, _ was: IndexRuns, _ isNow: IndexRuns
  ) -> (items: IndexEdits<ElementIndex>, resized: [Int]) {
    let edits = change.items
    let kept = was.following(edits)
    let come = IndexRuns(edits.inserted.map { $0.index })
    var removed: [Int] = []
    var inserted: [IndexEdits<ElementIndex>.Insertion] = []
    func shownBefore(_ item: Int) -> Int { item - was.count(before: item) }
    func shownAfter(_ item: Int) -> Int { item - isNow.count(before: item) }
    for item in edits.removed where !was.contains(item) { removed.append(shownBefore(item)) }
    isNow.subtracting(kept).subtracting(come).forEach { item in
      if let old = edits.oldIndex(ofKept: item) { removed.append(shownBefore(old)) }
    }
    for insertion in edits.inserted where !isNow.contains(insertion.index) {
      let source = insertion.source.flatMap { isHidden($0) ? nil : shown($0) }
      inserted.append(.init(index: shownAfter(insertion.index), source: source))
    }
    kept.subtracting(isNow).forEach { inserted.append(.init(index: shownAfter($0))) }
    removed.sort()
    inserted.sort { $0.index < $1.index }
    return (
      IndexEdits(oldCount: edits.oldCount - was.count, removed: removed, inserted: inserted),
      change.resized.filter { !isNow.contains($0) }.map { shownAfter($0) }
    )
  }
}
