extension LayoutChanges {
  /// Where an item is that kept its order, in a section that did; nil where it is gone or was moved.
  func newIndex(ofKept old: ElementIndex) -> ElementIndex? {
    guard let section = sections.newIndex(ofKept: old.section) else { return nil }
    guard let changes = changes(within: section) else {
      return ElementIndex(section: section, item: old.item)
    }
    return changes.items.newIndex(ofKept: old.item).map {
      ElementIndex(section: section, item: $0)
    }
  }

  /// The item next to one that is gone, among those that were there before: the first one after it, or
  /// else the last one before it; nil where none is left.
  ///
  /// - Parameter itemCount: How many items a section has after the change.
  func survivor(nextTo old: ElementIndex, itemCount: (Int) -> Int) -> ElementIndex? {
    if let section = sections.newIndex(ofKept: old.section), itemCount(section) > 0 {
      let item = changes(within: section)?.items.survivor(nextTo: old.item) ?? old.item
      let last = itemCount(section) - 1
      return ElementIndex(section: section, item: min(max(0, item), last))
    }
    let next = sections.survivor(nextTo: old.section) ?? 0
    // Sections without items are passed over, those after it first.
    if next < sections.newCount, next >= 0 {
      for section in next..<sections.newCount where itemCount(section) > 0 {
        return ElementIndex(section: section, item: 0)
      }
    }
    for section in stride(from: min(next, sections.newCount) - 1, through: 0, by: -1)
    where itemCount(section) > 0 {
      return ElementIndex(section: section, item: itemCount(section) - 1)
    }
    return nil
  }
}

extension IndexEdits {
  /// The place of the first that was kept and came after `old`, or else of the last before it; nil where
  /// none was kept.
  func survivor(nextTo old: Int) -> Int? {
    let kept = oldCount - removed.count
    guard kept > 0 else { return nil }
    let before = SortedSearch.first(in: removed.count) { removed[$0] >= old }
    let rank = min(max(0, old - before), kept - 1)
    let passed = SortedSearch.first(in: inserted.count) { inserted[$0].index - $0 > rank }
    return rank + passed
  }
}
