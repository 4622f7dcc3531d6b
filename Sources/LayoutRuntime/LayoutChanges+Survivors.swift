import LayoutCore

extension LayoutChanges {
  /// Returns the new index of an item if the item and its section kept their order.
  ///
  /// - Returns: The index after the change, or nil if the item or its section is removed or moved.
  func newIndex(ofKept old: ElementIndex) -> ElementIndex? {
    guard let section = keptSection(of: old.section) else { return nil }
    let item = changes(within: section).map { $0.items.newIndex(ofKept: old.item) } ?? old.item
    return item.map { ElementIndex(section: section, item: $0) }
  }

  /// Returns the new index of a section that kept its order, or nil if it is removed or moved.
  ///
  /// A section that moved to the place that it would have kept did not move.
  func keptSection(of old: Int) -> Int? {
    if let section = sections.newIndex(ofKept: old) { return section }
    guard let section = newSection(of: old) else { return nil }
    let removed = SortedSearch.first(in: sections.removed.count) { sections.removed[$0] >= old }
    let inserted = SortedSearch.first(in: sections.inserted.count) {
      sections.inserted[$0].index >= section
    }
    return old - removed == section - inserted ? section : nil
  }

  /// Returns the nearest remaining item to one that is removed.
  ///
  /// - Parameter old: The index before the change.
  /// - Parameter itemCount: Returns the number of items of a section after the change.
  /// - Returns: The new index of the first remaining item after `old`, or else of the last one
  ///   before it; nil if no item remains.
  func survivor(nextTo old: ElementIndex, itemCount: (Int) -> Int) -> ElementIndex? {
    if let section = keptSection(of: old.section), itemCount(section) > 0 {
      let item = changes(within: section)?.items.survivor(nextTo: old.item) ?? old.item
      let last = itemCount(section) - 1
      return ElementIndex(section: section, item: min(max(0, item), last))
    }
    // Skip sections without items, first in ascending and then in descending order. The sections
    // that follow are those that kept their order, or moved to the places that they would have
    // kept.
    let resized = sections.inserted.first {
      $0.source.map { $0 > old.section && keptSection(of: $0) != nil } ?? false
    }
    let next = min(
      sections.placeOfFirstKept(from: old.section), resized?.index ?? sections.newCount)
    if let section = (next..<sections.newCount).first(where: { itemCount($0) > 0 }) {
      return ElementIndex(section: section, item: 0)
    }
    return (0..<next).last { itemCount($0) > 0 }.map {
      ElementIndex(section: $0, item: itemCount($0) - 1)
    }
  }
}

extension IndexEdits {
  /// Returns the new index of the kept element nearest to `old`.
  ///
  /// - Returns: The new index of the first kept element after `old`, or else of the last one before
  ///   it; nil if no element is kept.
  func survivor(nextTo old: Int) -> Int? {
    let kept = oldCount - removed.count
    guard kept > 0 else { return nil }
    return newIndex(ofRank: min(rank(from: old), kept - 1))
  }

  /// Returns the new index of the first kept element from `old` on, or the new count if there is
  /// none.
  func placeOfFirstKept(from old: Int) -> Int {
    let rank = rank(from: old)
    return rank < oldCount - removed.count ? newIndex(ofRank: rank) : newCount
  }

  /// Returns the number of kept elements before `old`.
  private func rank(from old: Int) -> Int {
    max(0, old - SortedSearch.first(in: removed.count) { removed[$0] >= old })
  }

  private func newIndex(ofRank rank: Int) -> Int {
    rank + SortedSearch.first(in: inserted.count) { inserted[$0].index - $0 > rank }
  }
}
