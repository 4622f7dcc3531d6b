/// Sizes that items were measured to have, which count more than what the delegate says.
///
/// - Complexity: A look-up is O(log m), a change O(m) at most; m = measured items of a section.
struct SizeOverrides: Hashable, Sendable {
  /// The measured items of one section, ascending, and their sizes.
  private struct Measured: Hashable, Sendable {
    var section: Int
    var items: [Int]
    var sizes: [LayoutSize]
  }

  private var sections: [Measured] = []

  var isEmpty: Bool { sections.isEmpty }

  subscript(index: ElementIndex) -> LayoutSize? {
    get {
      let place = SortedSearch.first(in: sections.count) {
        sections[$0].section >= index.section
      }
      guard place < sections.count, sections[place].section == index.section else { return nil }
      let items = sections[place].items
      let item = SortedSearch.first(in: items.count) { items[$0] >= index.item }
      return item < items.count && items[item] == index.item ? sections[place].sizes[item] : nil
    }
    set {
      let place = SortedSearch.first(in: sections.count) {
        sections[$0].section >= index.section
      }
      if place == sections.count || sections[place].section != index.section {
        guard let newValue else { return }
        sections.insert(
          Measured(section: index.section, items: [index.item], sizes: [newValue]), at: place)
        return
      }
      let items = sections[place].items
      let item = SortedSearch.first(in: items.count) { items[$0] >= index.item }
      let isThere = item < items.count && items[item] == index.item
      switch (isThere, newValue) {
      case (true, let size?): sections[place].sizes[item] = size
      case (true, nil):
        sections[place].items.remove(at: item)
        sections[place].sizes.remove(at: item)
      case (false, let size?):
        sections[place].items.insert(index.item, at: item)
        sections[place].sizes.insert(size, at: item)
      case (false, nil): break
      }
    }
  }

  /// What is still measured after a change: everything that is still there and need not be asked again.
  func following(_ changes: LayoutChanges) -> SizeOverrides {
    guard !isEmpty else { return self }
    var overrides = SizeOverrides()
    for measured in sections {
      let section = changes.newSection(of: measured.section)
      if let section, changes.changes(within: section) == nil {
        overrides.sections.append(
          Measured(section: section, items: measured.items, sizes: measured.sizes))
        continue
      }
      for (item, size) in zip(measured.items, measured.sizes) {
        let old = ElementIndex(section: measured.section, item: item)
        if let new = changes.newIndex(of: old) { overrides.append(size, at: new) }
      }
    }
    for change in changes.within {
      for item in change.resized {
        overrides[ElementIndex(section: change.section, item: item)] = nil
      }
    }
    overrides.sections.sort { $0.section < $1.section }
    return overrides
  }

  private mutating func append(_ size: LayoutSize, at index: ElementIndex) {
    // Sections are put in order at the end; until then one of the same number is looked for.
    guard let place = sections.firstIndex(where: { $0.section == index.section }) else {
      sections.append(Measured(section: index.section, items: [index.item], sizes: [size]))
      return
    }
    let items = sections[place].items
    let item = SortedSearch.first(in: items.count) { items[$0] >= index.item }
    sections[place].items.insert(index.item, at: item)
    sections[place].sizes.insert(size, at: item)
  }
}
