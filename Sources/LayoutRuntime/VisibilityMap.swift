import LayoutCore

/// The hidden sections and items, and the mapping between indexes with and without them.
///
/// - Complexity: Storage is proportional to the number of hidden sections, whose counts are stored,
///   and of runs of hidden items. A lookup is O(log r), where r is the number of runs.
struct VisibilityMap: Hashable, Sendable {
  /// The hidden items of one section.
  struct HiddenItems: Hashable, Sendable {
    var section: Int
    var items: IndexRuns
  }

  /// The hidden sections.
  private(set) var sections = IndexRuns()
  /// The current number of items of each hidden section.
  private(set) var counts: [Int] = []
  /// The hidden items, in ascending order of sections.
  private(set) var items: [HiddenItems] = []

  /// A Boolean value that indicates whether no section or item is hidden.
  var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  func isHidden(section: Int) -> Bool { sections.contains(section) }

  /// Returns the number of items of a hidden section, or nil if the section is visible.
  func hiddenCount(ofSection section: Int) -> Int? {
    sections.contains(section) ? counts[sections.count(before: section)] : nil
  }

  /// Returns the hidden items of a section.
  func hiddenItems(of section: Int) -> IndexRuns {
    let place = SortedSearch.first(in: items.count) { items[$0].section >= section }
    return place < items.count && items[place].section == section
      ? items[place].items : IndexRuns()
  }

  func isHidden(_ index: ElementIndex) -> Bool {
    isHidden(section: index.section) || hiddenItems(of: index.section).contains(index.item)
  }

  // MARK: Counting without what is hidden

  /// Returns the number of visible sections before `section`, which is its index among them.
  func shownSection(of section: Int) -> Int { section - sections.count(before: section) }

  /// Returns the section at an index among the visible ones.
  func section(ofShown shown: Int) -> Int { sections.other(at: shown) }

  /// Returns the index of a visible item among the visible sections and items.
  func shown(_ index: ElementIndex) -> ElementIndex {
    guard !isEmpty else { return index }
    let hidden = hiddenItems(of: index.section)
    return ElementIndex(
      section: shownSection(of: index.section),
      item: index.item - hidden.count(before: index.item))
  }

  /// Returns the item at an index among the visible sections and items.
  func index(ofShown shown: ElementIndex) -> ElementIndex {
    guard !isEmpty else { return shown }
    let section = section(ofShown: shown.section)
    guard !items.isEmpty else { return ElementIndex(section: section, item: shown.item) }
    return ElementIndex(
      section: section, item: hiddenItems(of: section).other(at: shown.item))
  }

  // MARK: Hiding and showing

  /// Hides or shows sections.
  ///
  /// - Parameter isHidden: `true` to hide the sections; `false` to show them.
  /// - Parameter changed: The sections to hide or show.
  /// - Parameter count: Returns the number of items of a section to hide.
  /// - Complexity: O(r + h), where r is the number of runs of hidden sections and h is the number
  ///   of hidden sections.
  mutating func setHidden(_ isHidden: Bool, sections changed: IndexRuns, count: (Int) -> Int) {
    let old = self
    sections = isHidden ? sections.union(changed) : sections.subtracting(changed)
    counts.removeAll(keepingCapacity: true)
    var place = 0
    // Both lists are ascending, so that one pass over the old counts finds those to keep.
    var known = old.sections.runs[...]
    sections.forEach { section in
      while let run = known.first, run.end <= section { known.removeFirst() }
      let isNew = known.first.map { section < $0.start } ?? true
      if let run = known.first, !isNew { place = run.before + section - run.start }
      let isChanged = isHidden && changed.contains(section)
      counts.append(isNew || isChanged ? count(section) : old.counts[place])
    }
  }

  /// Hides or shows items of a section.
  mutating func setHidden(_ isHidden: Bool, items changed: IndexRuns, of section: Int) {
    let old = hiddenItems(of: section)
    set(isHidden ? old.union(changed) : old.subtracting(changed), of: section)
  }

  /// Hides exactly the given items of a section.
  private mutating func set(_ hidden: IndexRuns, of section: Int) {
    let place = SortedSearch.first(in: items.count) { items[$0].section >= section }
    let isThere = place < items.count && items[place].section == section
    switch (isThere, hidden.isEmpty) {
    case (true, true): items.remove(at: place)
    case (true, false): items[place].items = hidden
    case (false, false): items.insert(HiddenItems(section: section, items: hidden), at: place)
    case (false, true): break
    }
  }

  // MARK: Following changes

  /// Returns the hidden sections and items after a change.
  ///
  /// - Parameter changes: The changes of the whole collection.
  /// - Parameter count: Returns the number of items of a section after the change.
  /// - Complexity: If only items change, O(e log r + r), where r is the number of runs in the
  ///   sections that change and e is the number of edits. If sections change, all runs are copied.
  func following(_ changes: LayoutChanges, count: (Int) -> Int) -> VisibilityMap {
    guard !isEmpty else { return self }
    var map = VisibilityMap()
    if changes.sections.isEmpty {
      map = self
    } else {
      map.sections = sections.following(changes.sections)
      let moved = changes.sections.inserted.filter {
        $0.source.map { isHidden(section: $0) } == true
      }
      map.sections = map.sections.union(IndexRuns(moved.map { $0.index }))
      map.sections.forEach { section in
        let old = changes.oldSection(of: section) ?? 0
        map.counts.append(hiddenCount(ofSection: old) ?? 0)
      }
      for hidden in items {
        guard let section = changes.newSection(of: hidden.section) else { continue }
        map.items.append(HiddenItems(section: section, items: hidden.items))
      }
      map.items.sort { $0.section < $1.section }
    }
    for change in changes.within {
      map.set(hiddenItems(of: change.oldSection).following(change.items), of: change.section)
      if map.isHidden(section: change.section) {
        map.counts[map.sections.count(before: change.section)] = count(change.section)
      }
    }
    // Moved items stay hidden at their new indexes.
    for change in changes.within {
      let moved = change.items.inserted.filter { $0.source.map { isHiddenItem($0) } == true }
      if !moved.isEmpty {
        map.setHidden(true, items: IndexRuns(moved.map { $0.index }), of: change.section)
      }
    }
    return map
  }

  /// Returns a Boolean value that indicates whether a change moves hidden items to other sections.
  func movesItems(_ changes: LayoutChanges) -> Bool {
    changes.within.contains { change in
      change.items.inserted.contains { insertion in
        insertion.source.map { $0.section != change.oldSection && isHiddenItem($0) } ?? false
      }
    }
  }

  func isHiddenItem(_ index: ElementIndex) -> Bool {
    hiddenItems(of: index.section).contains(index.item)
  }

  /// Returns a copy without sections and items that do not exist.
  ///
  /// - Parameter count: The number of sections that exist.
  /// - Parameter itemCount: Returns the number of items of a section.
  func limited(toSections count: Int, itemCount: (Int) -> Int) -> VisibilityMap {
    guard !isEmpty else { return self }
    var map = VisibilityMap()
    map.setHidden(true, sections: sections.limited(to: count)) { max(0, itemCount($0)) }
    for hidden in items where hidden.section < count {
      map.set(hidden.items.limited(to: itemCount(hidden.section)), of: hidden.section)
    }
    return map
  }

  /// Returns the same without hidden sections and items that cannot exist beside those that a
  /// layout shows.
  ///
  /// If the delegate's counts change without a transaction, or from one question to the next, a
  /// layout that is prepared again can have fewer sections and items than were hidden.
  ///
  /// - Complexity: O(r); r = runs of what is hidden.
  func limited(to layout: some PreparedLayout) -> VisibilityMap {
    guard !isEmpty else { return self }
    let count = layout.numberOfSections
    var map = self
    map.sections = sections.limited(toOthers: count)
    map.counts.removeLast(counts.count - map.sections.count)
    let whole = count + map.sections.count
    map.items = items.compactMap { hidden in
      guard hidden.section < whole else { return nil }
      let kept =
        map.hiddenCount(ofSection: hidden.section).map { hidden.items.limited(to: $0) }
        ?? hidden.items.limited(
          toOthers: layout.numberOfItems(inSection: map.shownSection(of: hidden.section)))
      return kept.isEmpty ? nil : HiddenItems(section: hidden.section, items: kept)
    }
    return map
  }
}
