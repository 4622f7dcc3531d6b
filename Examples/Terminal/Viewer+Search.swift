import LayoutCore
import LayoutRuntime

/// A search for a text in a viewer.
struct ViewerSearch {
  /// The place of a text: an item, or a whole row.
  struct Hit: Equatable {
    var section: Int
    var item: Int?
  }

  /// The text that is being typed; nil if none is.
  var typed: String?
  /// The text that was searched last.
  var text = ""
  /// The place of the last match; nil after the content was scrolled otherwise.
  var hit: Hit?
  /// A Boolean value that indicates whether the last search found nothing.
  var hasFailed = false

  /// The beginning of the status line: the text that is typed, or that was not found.
  var status: String? {
    if let typed { return " /\(typed)▏" }
    return hasFailed ? " \"\(text)\" was not found" : nil
  }
}

extension Viewer {
  /// The maximum number of elements whose looks a search creates.
  private static var mostSearched: Int { 50_000 }

  /// Performs the action of a key that belongs to a search.
  mutating func handleSearch(_ key: Key) throws(LayoutError) {
    switch key {
    case .find:
      search.typed = ""
      search.hasFailed = false
    case .letter(let letter) where (search.typed?.utf8.count ?? 200) < 200:
      search.typed?.append(letter)
    case .erase where search.typed == "": search.typed = nil
    case .erase: search.typed?.removeLast()
    case .cancel: search.typed = nil
    case .accept:
      if let typed = search.typed, !typed.isEmpty {
        search.text = typed
        search.hit = nil
      }
      search.typed = nil
      try find(isBackward: false)
    case .findNext: try find(isBackward: false)
    case .findPrevious: try find(isBackward: true)
    default: break
    }
  }

  private mutating func find(isBackward: Bool) throws(LayoutError) {
    guard !search.text.isEmpty else { return }
    let start = firstVisible
    let found =
      content.findsRows ? try row(from: start.section, isBackward) : cell(from: start, isBackward)
    search.hasFailed = found == nil
    guard let found else { return }
    show(found)
    search.hit = found
  }

  /// The place from which a search begins: that of the last one, or the first cell in view.
  private var firstVisible: ElementIndex {
    if let hit = search.hit { return ElementIndex(section: hit.section, item: hit.item ?? 0) }
    let cells = engine.visibleElements.lazy.filter {
      $0.element.category == .cell && isScrolled($0)
    }
    return cells.map { $0.element.index }.min() ?? ElementIndex(section: 0)
  }

  /// Returns the next row; after the last one the first.
  private mutating func row(
    from start: Int, _ isBackward: Bool
  ) throws(LayoutError) -> ViewerSearch.Hit? {
    let first = search.hit == nil ? start : start + (isBackward ? -1 : 1)
    func next(from row: Int) -> Int? {
      content.row(containing: search.text, from: row, isBackward: isBackward)
    }
    var found = next(from: first)
    if found == nil {
      while try readMore() {}
      found = next(from: first) ?? next(from: isBackward ? content.numberOfSections - 1 : 0)
    }
    return found.map { ViewerSearch.Hit(section: $0, item: nil) }
  }

  /// Returns the next cell whose look contains the text; after the last one the first.
  private func cell(from start: ElementIndex, _ isBackward: Bool) -> ViewerSearch.Hit? {
    let context = lookContext
    let text = search.text.lowercased()
    var index = start
    var isFirst = search.hit != nil
    for _ in 0..<min(Self.mostSearched, content.numberOfAllItems + 1) {
      if !isFirst,
        let attributes = engine.attributes(for: .cell(section: index.section, item: index.item))
      {
        let look = content.look(of: attributes, in: context)
        let words = [look.label, look.detail] + look.notes
        if words.contains(where: { $0.lowercased().contains(text) }) {
          return ViewerSearch.Hit(section: index.section, item: index.item)
        }
      }
      isFirst = false
      guard let next = index.next(in: content, isBackward: isBackward) else { return nil }
      index = next
    }
    return nil
  }
}

extension ElementIndex {
  /// Returns the next item of a collection, or the previous one; after the last one the first.
  fileprivate func next(in content: some SceneContent, isBackward: Bool) -> ElementIndex? {
    let sections = content.numberOfSections
    guard sections > 0 else { return nil }
    let item = self.item + (isBackward ? -1 : 1)
    if (0..<content.numberOfItems(inSection: section)).contains(item) {
      return ElementIndex(section: section, item: item)
    }
    var section = self.section
    for _ in 0..<sections {
      section = (section + (isBackward ? sections - 1 : 1)) % sections
      let count = content.numberOfItems(inSection: section)
      if count > 0 { return ElementIndex(section: section, item: isBackward ? count - 1 : 0) }
    }
    return nil
  }
}
