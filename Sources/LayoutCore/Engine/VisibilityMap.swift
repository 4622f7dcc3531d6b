/// Which sections and items are hidden, and how the places of the others are counted without them.
///
/// - Complexity: A look-up is O(log h), h = what is hidden.
struct VisibilityMap: Hashable, Sendable {
  /// A section that is hidden, and how many items it has meanwhile.
  struct HiddenSection: Hashable, Sendable {
    var section: Int
    var count: Int
  }

  /// Items of one section that are hidden, ascending.
  struct HiddenItems: Hashable, Sendable {
    var section: Int
    var items: [Int]
  }

  /// Hidden sections, ascending.
  var sections: [HiddenSection] = []
  /// Hidden items by section, ascending.
  var items: [HiddenItems] = []

  /// Whether nothing is hidden.
  var isEmpty: Bool { sections.isEmpty && items.isEmpty }

  func isHidden(section: Int) -> Bool { hiddenSection(section) != nil }

  func hiddenSection(_ section: Int) -> HiddenSection? {
    let place = SortedSearch.first(in: sections.count) { sections[$0].section >= section }
    return place < sections.count && sections[place].section == section ? sections[place] : nil
  }

  /// The hidden items of a section.
  func hiddenItems(of section: Int) -> [Int] {
    let place = SortedSearch.first(in: items.count) { items[$0].section >= section }
    return place < items.count && items[place].section == section ? items[place].items : []
  }

  func isHidden(_ index: ElementIndex) -> Bool {
    if isHidden(section: index.section) { return true }
    let hidden = hiddenItems(of: index.section)
    let place = SortedSearch.first(in: hidden.count) { hidden[$0] >= index.item }
    return place < hidden.count && hidden[place] == index.item
  }

  // MARK: Counting without what is hidden

  /// How many sections before `section` are shown.
  func shownSection(of section: Int) -> Int {
    section - SortedSearch.first(in: sections.count) { sections[$0].section >= section }
  }

  /// The section that comes after `shown` others that are shown.
  func section(ofShown shown: Int) -> Int {
    shown + SortedSearch.first(in: sections.count) { sections[$0].section - $0 > shown }
  }

  /// How many items of a section before `item` are shown.
  static func shownItem(of item: Int, hidden: [Int]) -> Int {
    item - SortedSearch.first(in: hidden.count) { hidden[$0] >= item }
  }

  /// The item that comes after `shown` others that are shown.
  static func item(ofShown shown: Int, hidden: [Int]) -> Int {
    shown + SortedSearch.first(in: hidden.count) { hidden[$0] - $0 > shown }
  }

  /// Where an item that is shown stands among those that are.
  func shown(_ index: ElementIndex) -> ElementIndex {
    guard !isEmpty else { return index }
    return ElementIndex(
      section: shownSection(of: index.section),
      item: VisibilityMap.shownItem(of: index.item, hidden: hiddenItems(of: index.section)))
  }

  /// The item that stands at a place among those that are shown.
  func index(ofShown shown: ElementIndex) -> ElementIndex {
    guard !isEmpty else { return shown }
    let section = section(ofShown: shown.section)
    guard !items.isEmpty else { return ElementIndex(section: section, item: shown.item) }
    return ElementIndex(
      section: section,
      item: VisibilityMap.item(ofShown: shown.item, hidden: hiddenItems(of: section)))
  }

  // MARK: Following changes

  /// What stays hidden after a change.
  ///
  /// - Parameter count: How many items a section has after the change.
  func following(_ changes: LayoutChanges, count: (Int) -> Int) -> VisibilityMap {
    guard !isEmpty else { return self }
    var map = VisibilityMap()
    map.sections = sections.compactMap { hidden in
      changes.newSection(of: hidden.section).map {
        HiddenSection(section: $0, count: count($0))
      }
    }
    map.sections.sort { $0.section < $1.section }
    var moved: [ElementIndex] = []
    for hidden in items {
      for item in hidden.items {
        let index = ElementIndex(section: hidden.section, item: item)
        if let new = changes.newIndex(of: index) { moved.append(new) }
      }
    }
    map.setItems(moved)
    return map
  }

  /// Hides exactly the given items.
  mutating func setItems(_ hidden: [ElementIndex]) {
    items = []
    for index in hidden.sorted() {
      if items.last?.section == index.section {
        if items[items.count - 1].items.last != index.item {
          items[items.count - 1].items.append(index.item)
        }
      } else {
        items.append(HiddenItems(section: index.section, items: [index.item]))
      }
    }
  }

  /// All hidden items one by one.
  var allItems: [ElementIndex] {
    items.flatMap { hidden in hidden.items.map { ElementIndex(section: hidden.section, item: $0) } }
  }
}

/// Searches in sorted lists.
enum SortedSearch {
  /// The first place for which `condition` holds, where it holds for all after it; `count` for none.
  static func first(in count: Int, where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
