import LayoutCore
import LayoutJSON
import LayoutRuntime

/// Changes of the collection.
///
/// Of a table rows change, of everything else items; what is in view is changed, so that there is
/// something to see, unless a change is named that comes before it.
extension Playground {
  func edit(_ name: String, _ numbers: [Double]) throws(LayoutError) {
    guard var new = current else { return }
    new.edits += 1
    var scramble = Scramble(new.edits)
    var chosen: ElementIndex?
    if numbers.count >= 2, numbers[0] >= 0 {
      guard let section = Int(exactly: numbers[0]), let item = Int(exactly: numbers[1]) else {
        return tellProblem("the section and the item of an edit must be whole numbers")
      }
      chosen = ElementIndex(section: section, item: item)
    }
    var changes: [LayoutChange] = []
    switch name {
    case "late":
      current?.edits = new.edits
      return try resizeLate(&scramble)
    case "insert": changes = insert(into: &new, at: chosen ?? inView(new, &scramble), count: 1)
    case "insertBefore":
      changes = insert(
        into: &new, at: ElementIndex(section: 0), count: new.source.isTable ? 20 : 100)
    case "delete": changes = delete(from: &new, at: chosen ?? inView(new, &scramble))
    case "insertSection":
      changes = insertSection(into: &new, at: (chosen ?? inView(new, &scramble)).section)
    case "shuffle": changes = shuffle(&new, &scramble)
    default: break
    }
    guard !changes.isEmpty else { return report(nil) }
    var sections = Set<Int>()
    for change in changes {
      switch change {
      case .insertItem(let index), .deleteItem(let index): sections.insert(index.section)
      case .moveItem(let from, let to):
        sections.insert(from.section)
        sections.insert(to.section)
      case .insertSection(let section): sections.insert(section)
      default: break
      }
    }
    let transaction = LayoutTransaction(
      changes, numberOfSections: new.collection.sections.count,
      itemCounts: sections.map {
        .init(section: $0, count: new.collection.sections[$0].items.count)
      })
    let delegate = new.delegate
    // Shuffled cells cannot anchor the viewport, so it keeps its offset.
    if name == "shuffle" { current?.engine.anchor = .offset }
    let update = try current?.engine.apply(transaction, for: delegate, animated: true)
    current?.engine.anchor = new.anchor
    current?.collection = new.collection
    current?.edits = new.edits
    report(update)
    var json = JSONWriter()
    json.object {
      $0.value("items", new.collection.numberOfItems)
      $0.value("sections", new.collection.sections.count)
      $0.value("changes", changes.count)
    }
    answer.text = json.bytes
  }

  /// One of the cells in view.
  private func inView(_ current: Current, _ scramble: inout Scramble) -> ElementIndex {
    let cells = current.engine.visibleElements.filter { $0.element.category == .cell }
    return cells.isEmpty
      ? ElementIndex(section: 0) : cells[scramble.next(below: cells.count)].element.index
  }

  private func insert(
    into new: inout Current, at index: ElementIndex, count: Int
  ) -> [LayoutChange] {
    var changes: [LayoutChange] = []
    if new.source.isTable {
      let section = min(max(0, index.section), new.collection.sections.count)
      let columns =
        new.engine.prepared.numberOfColumns
        ?? new.collection.sections.first?.items.count
      for place in section..<section + count {
        let row = ShownCollection.Section(
          number: new.collection.newSection(), items: Array(0..<Int32(columns ?? 1)))
        new.collection.sections.insert(row, at: place)
        changes.append(.insertSection(place))
      }
      return changes
    }
    guard new.collection.sections.indices.contains(index.section) else { return [] }
    let item = min(max(0, index.item), new.collection.sections[index.section].items.count)
    let numbers = (0..<count).map { _ in new.collection.newItem() }
    new.collection.sections[index.section].items.insert(contentsOf: numbers, at: item)
    return (item..<item + count).map {
      .insertItem(ElementIndex(section: index.section, item: $0))
    }
  }

  private func delete(from new: inout Current, at index: ElementIndex) -> [LayoutChange] {
    guard new.collection.sections.indices.contains(index.section) else { return [] }
    if new.source.isTable {
      new.collection.sections.remove(at: index.section)
      return [.deleteSection(index.section)]
    }
    let items = new.collection.sections[index.section].items
    guard items.indices.contains(index.item) else { return [] }
    new.collection.sections[index.section].items.remove(at: index.item)
    return [.deleteItem(index)]
  }

  /// Inserts a section before another one, and returns the change.
  private func insertSection(into new: inout Current, at section: Int) -> [LayoutChange] {
    let section = min(max(0, section), new.collection.sections.count)
    if new.source.isTable {
      return insert(into: &new, at: ElementIndex(section: section), count: 1)
    }
    let items = (0..<5).map { _ in new.collection.newItem() }
    new.collection.sections.insert(
      .init(number: new.collection.newSection(), items: items), at: section)
    return [.insertSection(section)]
  }

  /// Shuffles the elements in view.
  private func shuffle(_ new: inout Current, _ scramble: inout Scramble) -> [LayoutChange] {
    var places: [ElementIndex] = []
    for attributes in new.engine.visibleElements where attributes.element.category == .cell {
      let index = attributes.element.index
      let place = new.source.isTable ? ElementIndex(section: index.section) : index
      if !places.contains(place) { places.append(place) }
    }
    places.sort()
    var order = Array(places.indices)
    for place in order.indices.dropFirst().reversed() {
      order.swapAt(place, scramble.next(below: place + 1))
    }
    let old = new.collection
    var changes: [LayoutChange] = []
    for (place, source) in order.enumerated() where place != source {
      let (from, to) = (places[source], places[place])
      if new.source.isTable {
        new.collection.sections[to.section] = old.sections[from.section]
        changes.append(.moveSection(from: from.section, to: to.section))
      } else {
        new.collection.sections[to.section].items[to.item] =
          old.sections[from.section].items[from.item]
        changes.append(.moveItem(from: from, to: to))
      }
    }
    return changes
  }

  /// Sizes that were not known before: of the cells in view, and of those just before them.
  private func resizeLate(_ scramble: inout Scramble) throws(LayoutError) {
    guard let current else { return }
    let engine = current.engine
    var around = engine.viewport
    around.origin.x -= around.width
    around.origin.y -= around.height
    around.size.width += engine.viewport.width
    around.size.height += engine.viewport.height
    if !engine.prepared.isComposite, let columns = engine.prepared.numberOfColumns {
      let rows = Set(engine.elements(in: around).map { $0.element.index.section })
      return report(
        try self.current?.engine.sizeToFit(
          rows: rows.sorted(), columns: 0..<columns, limit: 100, for: current.delegate,
          animated: true))
    }
    var sizes: [PreferredSize] = []
    for attributes in engine.elements(in: around) where attributes.element.category == .cell {
      let factor = Double(70 + scramble.next(below: 90)) / 100
      let size = attributes.frame.size
      let isHorizontal = engine.prepared.scrollAxis == .horizontal
      sizes.append(
        PreferredSize(
          attributes.element.index,
          LayoutSize(
            width: isHorizontal ? size.width * factor : size.width,
            height: isHorizontal ? size.height : size.height * factor)))
    }
    report(
      try self.current?.engine.setPreferredSizes(sizes, for: current.delegate, animated: true))
  }
}
