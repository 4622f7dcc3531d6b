/// Sizes that items were measured to have, which count more than what the delegate says.
///
/// - Complexity: A look-up is O(log s + log m), s = sections with measured items, m = such items of one
///   section.
struct SizeOverrides: Hashable, Sendable {
  private struct Section: Hashable, Sendable {
    var section: Int
    var items: MeasuredItems
  }

  /// Ascending; none is empty.
  private var sections: [Section] = []

  var isEmpty: Bool { sections.isEmpty }

  private func place(of section: Int) -> Int {
    SortedSearch.first(in: sections.count) { sections[$0].section >= section }
  }

  subscript(index: ElementIndex) -> LayoutSize? {
    get {
      let place = place(of: index.section)
      guard place < sections.count, sections[place].section == index.section else { return nil }
      return sections[place].items[index.item]
    }
    set {
      let place = place(of: index.section)
      if place == sections.count || sections[place].section != index.section {
        guard newValue != nil else { return }
        sections.insert(Section(section: index.section, items: MeasuredItems()), at: place)
      }
      sections[place].items[index.item] = newValue
      if sections[place].items.isEmpty { sections.remove(at: place) }
    }
  }

  /// What is still measured after a change: everything that is still there and need not be asked again.
  func following(_ changes: LayoutChanges) -> SizeOverrides {
    guard !isEmpty, !changes.isEmpty else { return self }
    var result = SizeOverrides()
    for own in sections {
      guard let section = changes.newSection(of: own.section) else { continue }
      var items = own.items
      if let change = changes.changes(within: section) { items = items.following(change.items) }
      if !items.isEmpty { result.sections.append(Section(section: section, items: items)) }
    }
    if !changes.sections.isEmpty { result.sections.sort { $0.section < $1.section } }
    for change in changes.within {
      for insertion in change.items.inserted {
        guard let source = insertion.source, let size = self[source] else { continue }
        result[ElementIndex(section: change.section, item: insertion.index)] = size
      }
      for item in change.resized {
        result[ElementIndex(section: change.section, item: item)] = nil
      }
    }
    return result
  }

  /// The sizes one by one, ascending.
  var all: [(index: ElementIndex, size: LayoutSize)] {
    var all: [(ElementIndex, LayoutSize)] = []
    for own in sections {
      own.items.forEach { all.append((ElementIndex(section: own.section, item: $0), $1)) }
    }
    return all
  }
}
