extension VisibilityMap {
  /// A change as a strategy sees it that knows nothing of what is hidden.
  ///
  /// - Parameter changes: The change of the whole collection, hidden parts included.
  /// - Parameter after: What is hidden after the change; this map tells what was before.
  /// - Parameter oldCount: How many items a section had, and `newCount` how many it has.
  func shownChanges(
    _ changes: LayoutChanges, after: VisibilityMap, oldCount: (Int) -> Int, newCount: (Int) -> Int
  ) -> LayoutChanges {
    guard !isEmpty || !after.isEmpty else { return changes }
    var removed: Set<Int> = []
    var inserted: [IndexEdits<Int>.Insertion] = []
    for section in changes.sections.removed where !isHidden(section: section) {
      removed.insert(shownSection(of: section))
    }
    for insertion in changes.sections.inserted where !after.isHidden(section: insertion.index) {
      let source = insertion.source.flatMap { isHidden(section: $0) ? nil : shownSection(of: $0) }
      inserted.append(.init(index: after.shownSection(of: insertion.index), source: source))
    }
    // Sections that kept their order, and are hidden now or shown now.
    for hidden in after.sections {
      guard let old = changes.sections.oldIndex(ofKept: hidden.section), !isHidden(section: old)
      else { continue }
      removed.insert(shownSection(of: old))
    }
    for hidden in sections {
      guard let new = changes.sections.newIndex(ofKept: hidden.section),
        !after.isHidden(section: new)
      else { continue }
      inserted.append(.init(index: after.shownSection(of: new)))
    }
    inserted.sort { $0.index < $1.index }
    let edits = IndexEdits(
      oldCount: changes.sections.oldCount - sections.count, removed: removed.sorted(),
      inserted: inserted)
    return LayoutChanges(
      sections: edits, within: shownItems(changes, after, oldCount, newCount))
  }

  /// What happens within the sections that are shown before and after.
  private func shownItems(
    _ changes: LayoutChanges, _ after: VisibilityMap, _ oldCount: (Int) -> Int,
    _ newCount: (Int) -> Int
  ) -> [LayoutChanges.SectionChanges] {
    var touched = Set(changes.within.map { $0.section })
    for hidden in after.items { touched.insert(hidden.section) }
    for hidden in items {
      if let new = changes.newSection(of: hidden.section) { touched.insert(new) }
    }
    var within: [LayoutChanges.SectionChanges] = []
    for section in touched.sorted() where !after.isHidden(section: section) {
      guard let old = changes.oldSection(of: section), !isHidden(section: old) else { continue }
      let change =
        changes.changes(within: section)
        ?? .init(section: section, oldSection: old, items: IndexEdits(oldCount: oldCount(old)))
      let shown = shownItems(of: change, hiddenItems(of: old), after.hiddenItems(of: section))
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
    of change: LayoutChanges.SectionChanges, _ hidden: [Int], _ hiddenAfter: [Int]
  ) -> (items: IndexEdits<ElementIndex>, resized: [Int]) {
    let was = Set(hidden)
    let isNow = Set(hiddenAfter)
    var removed: Set<Int> = []
    var inserted: [IndexEdits<ElementIndex>.Insertion] = []
    for item in change.items.removed where !was.contains(item) {
      removed.insert(VisibilityMap.shownItem(of: item, hidden: hidden))
    }
    for insertion in change.items.inserted where !isNow.contains(insertion.index) {
      let source = insertion.source.flatMap { isHidden($0) ? nil : shown($0) }
      inserted.append(
        .init(
          index: VisibilityMap.shownItem(of: insertion.index, hidden: hiddenAfter), source: source))
    }
    for item in hiddenAfter {
      guard let old = change.items.oldIndex(ofKept: item), !was.contains(old) else { continue }
      removed.insert(VisibilityMap.shownItem(of: old, hidden: hidden))
    }
    for item in hidden {
      guard let new = change.items.newIndex(ofKept: item), !isNow.contains(new) else { continue }
      inserted.append(.init(index: VisibilityMap.shownItem(of: new, hidden: hiddenAfter)))
    }
    inserted.sort { $0.index < $1.index }
    let edits = IndexEdits(
      oldCount: change.items.oldCount - hidden.count, removed: removed.sorted(), inserted: inserted)
    let resized = change.resized.filter { !isNow.contains($0) }.map {
      VisibilityMap.shownItem(of: $0, hidden: hiddenAfter)
    }
    return (edits, resized)
  }
}
