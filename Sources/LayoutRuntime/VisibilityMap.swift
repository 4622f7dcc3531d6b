import LayoutCore

/// The hidden sections and items, and the mapping between indexes with and without them.
///
/// - Complexity: Storage is proportional to the number of hidden sections, whose counts are stored,
///   and of runs of hidden items. A lookup is O(log r), where r is the number of runs.
struct VisibilityMap: Equatable, Sendable {
  /// The hidden sections.
  private(set) var sections = IndexRuns()
  /// The current number of items of each hidden section.
  private(set) var counts = IndexedValues<Int>()
  /// The hidden items, by section; none of the sets is empty.
  private(set) var items = IndexedValues<IndexRuns>()

  var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  func isHidden(section: Int) -> Bool { sections.contains(section) }

  func hiddenItems(of section: Int) -> IndexRuns { items[section] ?? IndexRuns() }

  func isHiddenItem(_ index: ElementIndex) -> Bool {
    hiddenItems(of: index.section).contains(index.item)
  }

  // MARK: Counting without what is hidden

  /// Returns the number of visible sections before `section`, which is its index among them.
  func shownSection(of section: Int) -> Int { section - sections.count(before: section) }

  /// Returns the index of a section among the visible ones, or nil if the section is hidden.
  func shown(section: Int) -> Int? {
    isHidden(section: section) ? nil : shownSection(of: section)
  }

  /// Returns the section at an index among the visible ones.
  func section(ofShown shown: Int) -> Int { sections.other(at: shown) }

  /// Returns the index of an item among the visible sections and items, or nil if it is hidden.
  func shown(_ index: ElementIndex) -> ElementIndex? {
    let hidden = hiddenItems(of: index.section)
    guard let section = shown(section: index.section), !hidden.contains(index.item) else {
      return nil
    }
    return ElementIndex(section: section, item: index.item - hidden.count(before: index.item))
  }

  /// Returns the item at an index among the visible sections and items.
  func index(ofShown shown: ElementIndex) -> ElementIndex {
    guard !isEmpty else { return shown }
    let section = section(ofShown: shown.section)
    return ElementIndex(
      section: section, item: hiddenItems(of: section).other(at: shown.item))
  }

  // MARK: Hiding and showing

  /// Hides or shows sections.
  ///
  /// - Parameter isHidden: `true` to hide the sections; `false` to show them.
  /// - Parameter changed: The sections to hide or show.
  /// - Parameter count: Returns the number of items of a section to hide.
  /// - Complexity: O(r), where r is the number of runs of hidden sections, and that of a change of
  ///   ``IndexedValues`` for each of the given sections.
  mutating func setHidden(_ isHidden: Bool, sections changed: IndexRuns, count: (Int) -> Int) {
    sections = isHidden ? sections.union(changed) : sections.subtracting(changed)
    changed.forEach { counts[$0] = isHidden ? count($0) : nil }
  }

  mutating func setHidden(_ isHidden: Bool, items changed: IndexRuns, of section: Int) {
    let old = hiddenItems(of: section)
    set(isHidden ? old.union(changed) : old.subtracting(changed), of: section)
  }

  /// Hides exactly the given items of a section.
  private mutating func set(_ hidden: IndexRuns, of section: Int) {
    items[section] = hidden.isEmpty ? nil : hidden
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
    var map = self
    if !changes.sections.isEmpty {
      map.sections = sections.following(changes.sections) { isHidden(section: $0) }
      map.counts = counts.followingMoves(changes.sections)
      map.items = items.followingMoves(changes.sections)
    }
    for change in changes.within {
      let hidden = hiddenItems(of: change.oldSection).following(change.items) { isHiddenItem($0) }
      map.set(hidden, of: change.section)
      if map.isHidden(section: change.section) {
        map.counts[change.section] = count(change.section)
      }
    }
    return map
  }

  /// Returns a copy without sections and items that do not exist.
  ///
  /// - Parameter count: The number of sections that exist.
  /// - Parameter itemCount: Returns the number of items of a section.
  func limited(toSections count: Int, itemCount: (Int) -> Int) -> VisibilityMap {
    guard !isEmpty else { return self }
    var map = VisibilityMap()
    map.setHidden(true, sections: sections.limited(to: count)) { max(0, itemCount($0)) }
    for (section, hidden) in items.entries where section < count {
      map.set(hidden.limited(to: itemCount(section)), of: section)
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
    if map.sections != sections {
      sections.subtracting(map.sections).forEach { map.counts[$0] = nil }
    }
    let whole = count + map.sections.count
    items.forEach { section, hidden in
      var kept = IndexRuns()
      if let count = map.counts[section] {
        kept = hidden.limited(to: count)
      } else if section < whole {
        kept = hidden.limited(
          toOthers: layout.numberOfItems(inSection: map.shownSection(of: section)))
      }
      if kept != hidden { map.set(kept, of: section) }
    }
    return map
  }
}

extension IndexRuns {
  /// The indexes, ascending.
  var indexes: some Sequence<Int> { runs.lazy.flatMap { $0.start..<$0.end } }

  /// Returns the new indexes of the items after a change, also of those that are moved here.
  ///
  /// - Parameter isIncluded: Returns a Boolean value that indicates whether the source of a moved
  ///   item is in its set.
  func following<Source>(
    _ edits: IndexEdits<Source>, including isIncluded: (Source) -> Bool
  ) -> IndexRuns {
    let arrived = edits.inserted.filter { $0.source.map(isIncluded) ?? false }
    return following(edits).union(IndexRuns(arrived.map { $0.index }))
  }
}
