import LayoutCore
import LayoutJSON
import LayoutRuntime

/// Changes of the collection.
///
/// Of a table rows change, of everything else items. An edit of one item names it. An edit of many
/// items concerns those in view, and answers with their places; with these places, it has the same
/// result in every viewport.
extension Playground {
  func edit(_ name: String, _ numbers: [Double]) throws(LayoutError) {
    guard var new = current else { return }
    new.edits += 1
    var scramble = Scramble(new.edits)
    var whole: [Int] = []
    for number in numbers {
      guard let number = Int(exactly: number) else {
        return tellProblem("the section and the item of an edit must be whole numbers")
      }
      whole.append(number)
    }
    let chosen = ElementIndex(
      section: whole.count > 0 ? whole[0] : 0, item: whole.count > 1 ? whole[1] : 0)
    var changes: [LayoutChange] = []
    var places: [ItemRange] = []
    switch name {
    case "hold": return hold(chosen)
    case "release":
      release()
      return report(nil)
    case "move", "size", "column", "row", "lane": return try arrange(name, whole)
    case "late":
      places = whole.isEmpty ? lateInView(new) : ItemRange.list(whole)
      current?.edits = new.edits
      try resizeLate(places, &scramble)
      return tellEdit(new.collection, places)
    case "insert": changes = insert(into: &new, at: chosen, count: 1)
    case "insertBefore":
      changes = insert(
        into: &new, at: ElementIndex(section: 0), count: new.source.isTable ? 20 : 100)
    case "delete": changes = delete(from: &new, at: chosen)
    case "insertSection": changes = insertSection(into: &new, at: chosen.section)
    case "shuffle":
      places = whole.isEmpty ? inView(new) : ItemRange.list(whole)
      changes = shuffle(&new, places, &scramble)
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
    tellEdit(new.collection, places)
  }

  /// Adds the counts after an edit to the answer, and the places of an edit of many items.
  func tellEdit(_ collection: ShownCollection, _ places: [ItemRange] = []) {
    var json = JSONWriter()
    json.object { root in
      root.value("items", collection.numberOfItems)
      root.value("sections", collection.sections.count)
      if places.isEmpty { return }
      root.array("places") { list in
        for place in places {
          for number in [place.section, place.first, place.last] { list.value(nil, number) }
        }
      }
    }
    answer.text = json.bytes
  }

  /// Returns the places of the cells in view, which are rows if the data is a table.
  private func inView(_ current: Current) -> [ItemRange] {
    ItemRange.list(current.engine.visibleElements, areRows: current.source.isTable)
  }

  /// Returns the places of the cells in view and before it, which are rows if the layout has rows.
  private func lateInView(_ current: Current) -> [ItemRange] {
    let engine = current.engine
    var around = engine.viewport
    around.origin.x -= around.width
    around.origin.y -= around.height
    around.size.width += engine.viewport.width
    around.size.height += engine.viewport.height
    return ItemRange.list(engine.elements(in: around), areRows: isSheet(engine))
  }

  private func isSheet(_ engine: LayoutEngine) -> Bool {
    !engine.prepared.isComposite && engine.prepared.numberOfColumns != nil
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

  /// Shuffles items, or rows of a table.
  private func shuffle(
    _ new: inout Current, _ ranges: [ItemRange], _ scramble: inout Scramble
  ) -> [LayoutChange] {
    let places = ItemRange.indexes(ranges, in: new.collection).filter {
      ($0.item < 0) == new.source.isTable
    }
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

  /// Sets sizes that were not known before.
  private func resizeLate(
    _ ranges: [ItemRange], _ scramble: inout Scramble
  ) throws(LayoutError) {
    guard let current else { return }
    let engine = current.engine
    let places = ItemRange.indexes(ranges, in: current.collection)
    if isSheet(engine) {
      return report(
        try self.current?.engine.sizeToFit(
          rows: places.map { $0.section }, columns: 0..<(engine.prepared.numberOfColumns ?? 0),
          limit: 100, for: current.delegate, animated: true))
    }
    var sizes: [PreferredSize] = []
    let isHorizontal = engine.prepared.scrollAxis == .horizontal
    for place in places where place.item >= 0 {
      let factor = Double(70 + scramble.next(below: 90)) / 100
      guard
        let size = engine.attributes(for: .cell(section: place.section, item: place.item))?.frame
          .size
      else { continue }
      sizes.append(
        PreferredSize(
          place,
          LayoutSize(
            width: isHorizontal ? size.width * factor : size.width,
            height: isHorizontal ? size.height : size.height * factor)))
    }
    report(
      try self.current?.engine.setPreferredSizes(sizes, for: current.delegate, animated: true))
  }
}

/// Items of a section that follow each other, or rows if the first item is negative.
struct ItemRange {
  var section: Int
  var first: Int
  /// The last item, or the last row.
  var last: Int

  /// Returns the ranges that numbers list: section, first and last item, or first row, −1 and last row.
  static func list(_ numbers: [Int]) -> [ItemRange] {
    stride(from: 0, to: numbers.count - 2, by: 3).map {
      ItemRange(section: numbers[$0], first: numbers[$0 + 1], last: numbers[$0 + 2])
    }
  }

  /// Returns the ranges of the cells among some elements.
  static func list(_ elements: [LayoutAttributes], areRows: Bool) -> [ItemRange] {
    var places = elements.filter { $0.element.category == .cell }.map { $0.element.index }
    places.sort()
    var ranges: [ItemRange] = []
    for place in places {
      if let last = ranges.last,
        areRows
          ? place.section <= last.last + 1
          : place.section == last.section && place.item <= last.last + 1
      {
        ranges[ranges.count - 1].last = areRows ? place.section : place.item
      } else {
        ranges.append(
          ItemRange(
            section: place.section, first: areRows ? -1 : place.item,
            last: areRows ? place.section : place.item))
      }
    }
    return ranges
  }

  /// Returns the items of ranges that a collection has, or its rows with the item −1.
  static func indexes(_ ranges: [ItemRange], in collection: ShownCollection) -> [ElementIndex] {
    var indexes: [ElementIndex] = []
    for range in ranges {
      if range.first < 0 {
        let end = min(range.last, collection.sections.count - 1)
        for row in stride(from: max(0, range.section), through: end, by: 1) {
          indexes.append(ElementIndex(section: row, item: -1))
        }
      } else if collection.sections.indices.contains(range.section) {
        let end = min(range.last, collection.sections[range.section].items.count - 1)
        for item in stride(from: range.first, through: end, by: 1) {
          indexes.append(ElementIndex(section: range.section, item: item))
        }
      }
    }
    // A list can name a place twice.
    indexes.sort()
    return indexes.enumerated().filter { $0 == 0 || indexes[$0 - 1] != $1 }.map { $1 }
  }
}
