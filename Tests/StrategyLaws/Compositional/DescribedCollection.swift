import Compositional
import LayoutCore
import LayoutRuntime
import LayoutTesting

/// A collection whose sections have descriptions and measured headers of their own, and which is
/// changed at random.
struct DescribedCollection: LayoutDelegate {
  struct Item {
    var size: LayoutSize
    /// The place before the current change, or nil for a new item.
    var source: ElementIndex?
    var isResized = false
  }

  struct Section {
    var description: CompositionalSection
    var edgeItems = EdgeItemSizes()
    var items: [Item] = []
    /// The number before the current change, or nil for a new section.
    var source: Int?
    var isMeasured = false
  }

  var sections: [Section] = []
  /// The descriptions that sections have.
  let descriptions: [CompositionalSection]
  var random: SeededGenerator

  init(_ descriptions: [CompositionalSection], seed: UInt64) {
    self.descriptions = descriptions
    random = SeededGenerator(seed: seed)
    for _ in 0..<random.pick([0, 1, 2, 4, 4, 40]) { insertSection() }
  }

  // MARK: Answers

  var numberOfSections: Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int { sections[section].items.count }

  /// Returns a size that depends on the proposal, as the size of a text does.
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    var size = sections[index.section].items[index.item].size
    if size.width == 13 { return nil }
    if let width = proposal.width { size.height += width < 90 ? 17 : 0 }
    if let height = proposal.height { size.width += height < 60 ? 11 : 0 }
    return size
  }

  func answer(in slot: inout AnswerSlot) {
    slot.fill(.compositionalSection) { $1.value = sections[$0.section].description }
    slot.fill(.edgeItemSizes) { $1 = sections[$0.section].edgeItems }
  }

  // MARK: Changes

  private mutating func item() -> Item {
    let extent = random.pick([20, 20, 20, 35.5, 64, -3, .nan, 300])
    return Item(
      size: LayoutSize(
        width: random.pick([30, 30, 95, 13, -8]), height: random.oneIn(3) ? 20 : extent))
  }

  private mutating func edgeItems() -> EdgeItemSizes {
    func size(_ random: inout SeededGenerator) -> LayoutSize? {
      let extent = random.pick([10, 31.5, 60, -90, .nan, 0])
      return random.oneIn(3) ? nil : LayoutSize(width: extent, height: extent)
    }
    return EdgeItemSizes(header: size(&random), footer: size(&random))
  }

  private mutating func insertSection() {
    var section = Section(description: random.pick(descriptions))
    if random.oneIn(2) { section.edgeItems = edgeItems() }
    let count =
      sections.count > 9 ? random.pick([0, 1, 2, 5]) : random.pick([0, 1, 3, 9, 64, 130])
    section.items = (0..<count).map { _ in item() }
    sections.insert(section, at: random.integer(in: 0...sections.count))
  }

  private mutating func changeItems(of section: Int) {
    let count = sections[section].items.count
    let place = random.integer(in: 0...count)
    switch random.integer(in: 0...6) {
    case 0, 1:
      let added = (0..<random.pick([1, 1, 2, 5, 64])).map { _ in item() }
      sections[section].items.insert(contentsOf: added, at: place)
    case 2:
      let end = random.pick([min(count, place + 1), random.integer(in: place...count), count])
      sections[section].items.removeSubrange(place..<end)
    case 3 where count > 1:
      let moved = sections[section].items.remove(at: random.integer(in: 0...count - 1))
      sections[section].items.insert(moved, at: random.integer(in: 0...count - 1))
    case 4 where count > 0:
      let moved = sections[section].items.remove(at: random.integer(in: 0...count - 1))
      let other = random.integer(in: 0...sections.count - 1)
      let end = sections[other].items.count
      sections[other].items.insert(moved, at: random.integer(in: 0...end))
    default:
      for _ in 0..<random.pick([1, 1, 2, 3]) where count > 0 {
        let item = random.pick([0, count - 1, random.integer(in: 0...count - 1)])
        sections[section].items[item].size = self.item().size
        sections[section].items[item].isResized = true
      }
    }
  }

  /// Changes the collection once.
  mutating func edit() {
    guard !sections.isEmpty else { return insertSection() }
    let section = random.integer(in: 0...sections.count - 1)
    switch random.integer(in: 0...11) {
    case 0: insertSection()
    case 1: sections.remove(at: section)
    case 2:
      let moved = sections.remove(at: section)
      sections.insert(moved, at: random.integer(in: 0...sections.count))
    case 3, 4:
      sections[section].edgeItems = edgeItems()
      sections[section].isMeasured = true
    case 5:
      // A section whose headers were measured is described again.
      sections[section].description = random.pick(descriptions)
      sections[section].isMeasured = true
      if random.oneIn(2) { changeItems(of: section) }
    default: changeItems(of: section)
    }
  }

  /// Forgets where sections and items were before.
  mutating func settle() {
    for section in sections.indices {
      sections[section].source = section
      sections[section].isMeasured = false
      for item in sections[section].items.indices {
        sections[section].items[item].source = ElementIndex(section: section, item: item)
        sections[section].items[item].isResized = false
      }
    }
  }

  /// Returns the changes since the places were forgotten.
  ///
  /// - Parameter old: The numbers of items at that time.
  func changes(from old: [Int]) throws(LayoutError) -> LayoutChanges {
    let kept = sections.map { $0.source }
    let edits = DescribedCollection.edits(from: old.count, to: kept)
    var changes: [LayoutChange] = edits.removed.map { .deleteSection($0) }
    changes += edits.inserted.map { .insertSection($0) }
    changes += edits.moved.map { .moveSection(from: $0.from, to: $0.to) }
    var sourceOfItem: [ElementIndex: ElementIndex] = [:]
    for (section, own) in sections.enumerated() where own.source != nil {
      for (item, own) in own.items.enumerated() {
        sourceOfItem[own.source ?? ElementIndex(section: -1)] =
          own.source.map { _ in ElementIndex(section: section, item: item) }
      }
    }
    for (section, own) in sections.enumerated() {
      guard let source = own.source else { continue }
      // Items of other sections that still exist are moved here.
      let places = own.items.map { item in
        item.source.flatMap { $0.section == source ? $0.item : nil }
      }
      let edits = DescribedCollection.edits(from: old[source], to: places)
      for item in edits.removed {
        let index = ElementIndex(section: source, item: item)
        if sourceOfItem[index] == nil { changes.append(.deleteItem(index)) }
      }
      for item in edits.inserted {
        let target = ElementIndex(section: section, item: item)
        let isMoved = own.items[item].source.map { place in
          sections.contains { $0.source == place.section }
        }
        if isMoved == true, let from = own.items[item].source {
          changes.append(.moveItem(from: from, to: target))
        } else {
          changes.append(.insertItem(target))
        }
      }
      changes += edits.moved.map {
        .moveItem(
          from: ElementIndex(section: source, item: $0.from),
          to: ElementIndex(section: section, item: $0.to))
      }
      for item in own.items where item.isResized {
        guard let place = item.source, sections.contains(where: { $0.source == place.section })
        else { continue }
        changes.append(.resizeItem(place))
      }
    }
    let found = try LayoutTransaction(changes, counts: sections.map { $0.items.count })
      .changes(fromSections: old.count) { old[$0] }
    return LayoutChanges(
      sections: found.sections, within: found.within,
      edgeItems: sections.indices.filter { sections[$0].isMeasured })
  }

  /// Returns the removed, inserted and moved elements of a list, given where its elements were.
  private static func edits(
    from count: Int, to sources: [Int?]
  ) -> (removed: [Int], inserted: [Int], moved: [(from: Int, to: Int)]) {
    var inserted: [Int] = []
    var moved: [(from: Int, to: Int)] = []
    var last = -1
    for (place, source) in sources.enumerated() {
      guard let source else {
        inserted.append(place)
        continue
      }
      if source > last,
        !sources[place...].contains(where: { $0 ?? .max < source && $0 ?? .max > last })
      {
        last = source
      } else {
        moved.append((source, place))
      }
    }
    let present = Set(sources.compactMap { $0 })
    return ((0..<count).filter { !present.contains($0) }, inserted, moved)
  }
}
