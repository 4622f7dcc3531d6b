/// Which sections and items are hidden, and how the places of the others are counted without them.
///
/// - Complexity: Memory grows with the runs of neighbours that are hidden. A look-up is O(log r), r =
///   runs.
struct VisibilityMap: Hashable, Sendable {
  /// Items of one section that are hidden.
  struct HiddenItems: Hashable, Sendable {
    var section: Int
    var items: IndexRuns
  }

  /// Hidden sections.
  private(set) var sections = IndexRuns()
  /// How many items each of the hidden sections has meanwhile.
  private(set) var counts: [Int] = []
  /// Hidden items by section, ascending.
  private(set) var items: [HiddenItems] = []

  /// Whether nothing is hidden.
  var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  func isHidden(section: Int) -> Bool { sections.contains(section) }

  /// How many items a hidden section has; nil for one that is shown.
  func hiddenCount(ofSection section: Int) -> Int? {
    sections.contains(section) ? counts[sections.count(before: section)] : nil
  }

  /// The hidden items of a section.
  func hiddenItems(of section: Int) -> IndexRuns {
    let place = SortedSearch.first(in: items.count) { items[$0].section >= section }
    return place < items.count && items[place].section == section
      ? items[place].items : IndexRuns()
  }

  func isHidden(_ index: ElementIndex) -> Bool {
    isHidden(section: index.section) || hiddenItems(of: index.section).contains(index.item)
  }

  // MARK: Counting without what is hidden

  /// How many sections before `section` are shown.
  func shownSection(of section: Int) -> Int { section - sections.count(before: section) }

  /// The section that comes after `shown` others that are shown.
  func section(ofShown shown: Int) -> Int { sections.other(at: shown) }

  /// Where an item that is shown stands among those that are.
  func shown(_ index: ElementIndex) -> ElementIndex {
    guard !isEmpty else { return index }
    let hidden = hiddenItems(of: index.section)
    return ElementIndex(
      section: shownSection(of: index.section),
      item: index.item - hidden.count(before: index.item))
  }

  /// The item that stands at a place among those that are shown.
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
  /// - Parameter count: Returns the number of items of a section that is to be hidden.
  /// - Complexity: O(r + h); r = runs of hidden sections, h = hidden sections.
  mutating func setHidden(_ isHidden: Bool, sections changed: IndexRuns, count: (Int) -> Int) {
    let old = self
    sections = isHidden ? sections.union(changed) : sections.subtracting(changed)
    counts.removeAll(keepingCapacity: true)
    var place = 0
    // Both lists ascend, so that one walk along the old counts finds those that are still needed.
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

  /// What stays hidden after a change.
  ///
  /// - Parameter count: How many items a section has after the change.
  /// - Complexity: O(e log r + r) where items change; r = runs of the sections that do, e = edits.
  ///   Where sections change, all runs are moved.
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
    // Items that moved stay hidden where they are now.
    for change in changes.within {
      let moved = change.items.inserted.filter { $0.source.map { isHiddenItem($0) } == true }
      if !moved.isEmpty {
        map.setHidden(true, items: IndexRuns(moved.map { $0.index }), of: change.section)
      }
    }
    return map
  }

  func isHiddenItem(_ index: ElementIndex) -> Bool {
    hiddenItems(of: index.section).contains(index.item)
  }

  /// The same without what does not exist in a collection of the given counts.
  func limited(toSections count: Int, itemCount: (Int) -> Int) -> VisibilityMap {
    guard !isEmpty else { return self }
    var map = VisibilityMap()
    map.setHidden(true, sections: sections.limited(to: count)) { max(0, itemCount($0)) }
    for hidden in items where hidden.section < count {
      map.set(hidden.items.limited(to: itemCount(hidden.section)), of: hidden.section)
    }
    return map
  }

  /// Returns the same without what cannot be hidden, if a layout has the given counts of what is shown.
  ///
  /// A delegate whose counts changed without a transaction has fewer sections and items than were hidden.
  ///
  /// - Parameter itemCount: Returns the number of items that the layout has in a section that it shows.
  /// - Complexity: O(r); r = runs of what is hidden.
  func limited(toShownSections count: Int, itemCount: (Int) -> Int) -> VisibilityMap {
    guard !isEmpty else { return self }
    var map = self
    map.sections = sections.limited(toOthers: count)
    map.counts.removeLast(counts.count - map.sections.count)
    let whole = count + map.sections.count
    map.items = items.compactMap { hidden in
      guard hidden.section < whole else { return nil }
      let kept =
        map.hiddenCount(ofSection: hidden.section).map { hidden.items.limited(to: $0) }
        ?? hidden.items.limited(toOthers: itemCount(map.shownSection(of: hidden.section)))
      return kept.isEmpty ? nil : HiddenItems(section: hidden.section, items: kept)
    }
    return map
  }
}
