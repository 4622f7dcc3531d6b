import LayoutCore
import LayoutRuntime

/// A collection that changes at random and returns each change as a transaction.
///
/// Sizes and answers belong to items and sections, and move with them.
public struct EditableCollection: LayoutDelegate, Sendable {
  /// A property of the answer to a strategy's own question, with its value.
  public struct Answer: Hashable, Sendable {
    /// The property that is set.
    public var property: AnswerProperty
    /// The value of the property.
    public var value: LayoutValue

    /// Creates an answer with the given value.
    public init(_ property: AnswerProperty, _ value: LayoutValue) {
      self.property = property
      self.value = value
    }

    /// Creates an answer with a number, which becomes an integer if it is whole.
    public init<Parent, Value: AnswerValue>(
      _ question: LayoutQuestion<Parent>, _ path: WritableKeyPath<Parent, Value> & Sendable,
      _ number: Double
    ) {
      self.init(AnswerProperty(question, path), LayoutValue(number: number))
    }
  }

  /// An item of the collection.
  public struct Item: Sendable {
    /// The identifier of the item, which is unique in the collection.
    public var id: Int
    /// The size of the item that the delegate returns, in points.
    public var size: LayoutSize
    /// The answers of the item to a strategy's own questions.
    public var answers: [Answer] = []
  }

  /// A section of the collection.
  public struct Section: Sendable {
    /// The identifier of the section, which is unique in the collection.
    public var id: Int
    /// The items of the section, in order.
    public var items: [Item]
    /// The answers of the section to a strategy's own questions.
    public var answers: [Answer] = []
  }

  /// A generator of the answers that new items and sections give to a strategy's own questions.
  public struct Script: Sendable {
    /// Returns the answers of a new item.
    public var item: @Sendable (inout SeededGenerator) -> [Answer]
    /// Returns the answers of a new section.
    public var section: @Sendable (inout SeededGenerator) -> [Answer]

    /// Creates a script.
    ///
    /// The default has no answers.
    ///
    /// - Parameter item: Returns the answers of a new item.
    /// - Parameter section: Returns the answers of a new section.
    public init(
      item: @escaping @Sendable (inout SeededGenerator) -> [Answer] = { _ in [] },
      section: @escaping @Sendable (inout SeededGenerator) -> [Answer] = { _ in [] }
    ) {
      self.item = item
      self.section = section
    }
  }

  /// The current sections, in order.
  public private(set) var sections: [Section] = []
  private let script: Script
  private var nextID = 0
  private var givesSizes = true

  /// Creates a collection with the given numbers of items.
  ///
  /// - Parameter counts: The number of items in each section. A negative number means 0.
  /// - Parameter script: The answers of items and sections.
  /// - Parameter random: The source of randomness.
  public init(counts: [Int], script: Script = Script(), using random: inout SeededGenerator) {
    self.script = script
    sections = counts.map { makeSection($0, &random) }
  }

  /// Creates a collection of the items of another, with their sizes and answers.
  ///
  /// - Parameter collection: The collection to copy.
  /// - Parameter script: The answers of items and sections that are inserted later.
  public init(_ collection: GeneratedCollection, script: Script = Script()) {
    self.script = script
    givesSizes = collection.givesSizes
    for sizes in collection.sections {
      nextID += 1
      var section = Section(id: nextID, items: [])
      for size in sizes {
        nextID += 1
        section.items.append(Item(id: nextID, size: size))
      }
      sections.append(section)
    }
    for scripted in collection.scripted.all where sections.indices.contains(scripted.index.section)
    {
      let answer = Answer(scripted.property, scripted.value)
      let (section, item) = (scripted.index.section, scripted.index.item)
      if scripted.property.subject == .section {
        sections[section].answers.append(answer)
      } else if sections[section].items.indices.contains(item) {
        sections[section].items[item].answers.append(answer)
      }
    }
  }

  // MARK: Answers

  /// The current number of sections.
  public var numberOfSections: Int { sections.count }

  /// Returns the current number of items in a section; 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// Returns the size of an item in points; `nil` if there is no such item, or if
  /// the collection gives no sizes.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    guard givesSizes, sections.indices.contains(index.section),
      sections[index.section].items.indices.contains(index.item)
    else { return nil }
    return sections[index.section].items[index.item].size
  }

  /// Changes the answer in a slot as specified for the section, and then for the item.
  ///
  /// A probe of a question about sections is answered if any section has an answer.
  public func answer(in slot: inout AnswerSlot) {
    if slot.isProbe {
      for section in sections where !slot.isFilled {
        for answer in section.answers { answer.property.fill(&slot, with: answer.value) }
      }
    }
    guard sections.indices.contains(slot.index.section) else { return }
    let section = sections[slot.index.section]
    for answer in section.answers { answer.property.fill(&slot, with: answer.value) }
    if slot.isProbe {
      for item in section.items where !slot.isFilled {
        for answer in item.answers { answer.property.fill(&slot, with: answer.value) }
      }
    } else if section.items.indices.contains(slot.index.item) {
      let item = section.items[slot.index.item]
      for answer in item.answers { answer.property.fill(&slot, with: answer.value) }
    }
  }

  /// Returns the item at an index; `nil` if there is no such item.
  public func item(at index: ElementIndex) -> Item? {
    guard sections.indices.contains(index.section),
      sections[index.section].items.indices.contains(index.item)
    else { return nil }
    return sections[index.section].items[index.item]
  }

  /// Returns the collection without some sections and items, and with other sizes for some items.
  ///
  /// - Parameter hiddenSections: The identifiers of the sections to remove.
  /// - Parameter hiddenItems: The identifiers of the items to remove.
  /// - Parameter sizes: Replacement sizes, by the identifiers of their items.
  public func showing(
    withoutSections hiddenSections: Set<Int>, items hiddenItems: Set<Int>,
    sizes: [Int: LayoutSize]
  ) -> EditableCollection {
    var shown = self
    shown.sections.removeAll { hiddenSections.contains($0.id) }
    for section in shown.sections.indices {
      shown.sections[section].items.removeAll { hiddenItems.contains($0.id) }
      for item in shown.sections[section].items.indices {
        let id = shown.sections[section].items[item].id
        if let size = sizes[id] { shown.sections[section].items[item].size = size }
      }
    }
    return shown
  }

  // MARK: Making up

  private mutating func makeItem(_ random: inout SeededGenerator) -> Item {
    nextID += 1
    return Item(id: nextID, size: makeSize(&random), answers: script.item(&random))
  }

  /// Returns a random size of 10 to 120 points in each extent.
  public func makeSize(_ random: inout SeededGenerator) -> LayoutSize {
    LayoutSize(width: random.length(in: 10...120), height: random.length(in: 10...120))
  }

  private mutating func makeSection(_ count: Int, _ random: inout SeededGenerator) -> Section {
    nextID += 1
    return Section(
      id: nextID, items: (0..<max(0, count)).map { _ in makeItem(&random) },
      answers: script.section(&random))
  }

  /// Changes the size of an item, and returns the transaction.
  ///
  /// - Parameter index: The index of the item, which must exist.
  /// - Parameter size: The new size, in points.
  /// - Returns: A transaction with one change.
  public mutating func resize(
    _ index: ElementIndex, to size: LayoutSize
  ) -> LayoutTransaction {
    sections[index.section].items[index.item].size = size
    return LayoutTransaction([.resizeItem(index)], numberOfSections: sections.count)
  }

  // MARK: Changing

  /// Changes the collection at random, and returns the transaction.
  ///
  /// Most changes are of a few items, some are of whole sections, and some are of both.
  ///
  /// - Parameter random: The source of randomness.
  /// - Returns: A transaction that describes the change.
  public mutating func change(using random: inout SeededGenerator) -> LayoutTransaction {
    var changes: [LayoutChange] = []
    switch random.integer(in: 0...9) {
    case 0: change(sections: true, items: false, &changes, &random)
    case 1: change(sections: true, items: true, &changes, &random)
    case 2...4: resizeItems(&changes, &random)
    default: change(sections: false, items: true, &changes, &random)
    }
    if random.oneIn(4) {
      return LayoutTransaction(changes, counts: sections.map { $0.items.count })
    }
    var specified: Set<Int> = []
    for change in changes {
      switch change {
      case .insertSection(let section): specified.insert(section)
      case .insertItem(let index): specified.insert(index.section)
      case .moveItem(_, let to): specified.insert(to.section)
      default: break
      }
    }
    // Deletions and reloads use indexes from before the change, so the transaction specifies all
    // counts.
    let isPlain = changes.allSatisfy { change in
      switch change {
      case .insertItem, .resizeItem, .reloadItem, .moveSection, .insertSection: true
      default: false
      }
    }
    guard isPlain else {
      return LayoutTransaction(changes, counts: sections.map { $0.items.count })
    }
    return LayoutTransaction(
      changes, numberOfSections: sections.count,
      itemCounts: specified.map { .init(section: $0, count: sections[$0].items.count) })
  }

  /// Changes the sizes of a few items without moving any item.
  private mutating func resizeItems(
    _ changes: inout [LayoutChange], _ random: inout SeededGenerator
  ) {
    for section in sections.indices where !sections[section].items.isEmpty && random.oneIn(2) {
      for _ in 0..<random.integer(in: 1...3) {
        let item = random.integer(in: 0...sections[section].items.count - 1)
        sections[section].items[item].size = makeSize(&random)
        changes.append(.resizeItem(ElementIndex(section: section, item: item)))
      }
    }
  }

  /// The change that a section undergoes.
  private enum Fate {
    case kept, moved, deleted, reloaded, resized
  }

  /// Changes sections, items, or both.
  ///
  /// Items that move can be reloaded or resized as well, and sections with changed items can move.
  private mutating func change(
    sections changesSections: Bool, items changesItems: Bool, _ changes: inout [LayoutChange],
    _ random: inout SeededGenerator
  ) {
    let fates = sections.indices.map { _ -> Fate in
      guard changesSections else { return .kept }
      // Of many sections, only a few change; all others must stay unchanged.
      switch random.integer(in: 0...max(9, sections.count)) {
      case 0: return .deleted
      case 1: return .moved
      case 2: return .reloaded
      case 3: return .resized
      default: return .kept
      }
    }
    let isLarge = random.oneIn(12)
    let stays: Set<Fate> = [.kept, .moved, .resized]
    var moved: [(item: Item, from: ElementIndex, section: Int)] = []
    if changesItems {
      for section in sections.indices where stays.contains(fates[section]) {
        if isLarge || random.oneIn(2) {
          moved += takeItems(from: section, isLarge, &changes, &random)
        }
      }
    }
    let old = Set(zip(sections, fates).filter { stays.contains($1) }.map { $0.0.id })
    if changesSections { arrange(fates, &changes, &random) }
    if changesItems { putItems(moved, into: old, isLarge, &changes, &random) }
  }

  /// Deletes, resizes and reloads items of a section, and returns those that move.
  private mutating func takeItems(
    from section: Int, _ isLarge: Bool, _ changes: inout [LayoutChange],
    _ random: inout SeededGenerator
  ) -> [(item: Item, from: ElementIndex, section: Int)] {
    let rarity = isLarge ? 3 : max(4, sections[section].items.count)
    var moved: [(item: Item, from: ElementIndex, section: Int)] = []
    var kept: [Item] = []
    for (number, item) in sections[section].items.enumerated() {
      let index = ElementIndex(section: section, item: number)
      var item = item
      let kind = random.oneIn(rarity) ? random.integer(in: 0...5) : 9
      let isMoved = kind == 2
      switch isMoved ? random.pick([3, 5, 9]) : kind {
      case 0, 1:
        changes.append(.deleteItem(index))
        continue
      case 3, 4:
        item.size = makeSize(&random)
        changes.append(.resizeItem(index))
      case 5:
        item.size = makeSize(&random)
        item.answers = script.item(&random)
        changes.append(.reloadItem(index))
      default: break
      }
      if isMoved {
        moved.append((item, index, sections[section].id))
      } else {
        kept.append(item)
      }
    }
    sections[section].items = kept
    return moved
  }

  /// Deletes, reloads, moves and inserts sections.
  private mutating func arrange(
    _ fates: [Fate], _ changes: inout [LayoutChange], _ random: inout SeededGenerator
  ) {
    // Sections are inserted among the others first; their indexes are known once all are in place.
    var list: [(section: Section, source: Int?)] = []
    for (number, section) in sections.enumerated() {
      switch fates[number] {
      case .kept: list.append((section, -1))
      case .moved: break
      case .resized:
        changes.append(.resizeSection(number))
        var section = section
        section.answers = script.section(&random)
        list.append((section, -1))
      case .deleted: changes.append(.deleteSection(number))
      case .reloaded:
        changes.append(.reloadSection(number))
        list.append((makeSection(random.integer(in: 0...6), &random), -1))
      }
    }
    for (number, section) in sections.enumerated() where fates[number] == .moved {
      list.insert((section, number), at: random.integer(in: 0...list.count))
    }
    for _ in 0..<random.integer(in: 0...2) {
      let fresh = makeSection(random.integer(in: 0...6), &random)
      list.insert((fresh, nil), at: random.integer(in: 0...list.count))
    }
    for (place, entry) in list.enumerated() {
      switch entry.source {
      case nil: changes.append(.insertSection(place))
      case -1: break
      case let from?: changes.append(.moveSection(from: from, to: place))
      }
    }
    sections = list.map { $0.section }
  }

  /// Inserts moved and new items into sections that existed before the change.
  private mutating func putItems(
    _ moved: [(item: Item, from: ElementIndex, section: Int)], into old: Set<Int>,
    _ isLarge: Bool, _ changes: inout [LayoutChange], _ random: inout SeededGenerator
  ) {
    let choices = sections.indices.filter { old.contains(sections[$0].id) }
    guard !choices.isEmpty else { return }
    var sources: [Int: ElementIndex] = [:]
    for (item, from, section) in moved {
      sources[item.id] = from
      let own = choices.first { sections[$0].id == section }
      let target = random.oneIn(3) ? nil : own
      insert(item, into: target ?? random.pick(choices), &random)
    }
    var fresh: Set<Int> = []
    for section in choices where isLarge || random.oneIn(3) {
      for _ in 0..<random.integer(in: 0...(isLarge ? 20 : 3)) {
        let item = makeItem(&random)
        fresh.insert(item.id)
        insert(item, into: section, &random)
      }
    }
    for (section, content) in sections.enumerated() {
      for (number, item) in content.items.enumerated() {
        let index = ElementIndex(section: section, item: number)
        if let from = sources[item.id] {
          changes.append(.moveItem(from: from, to: index))
        } else if fresh.contains(item.id) {
          changes.append(.insertItem(index))
        }
      }
    }
  }

  /// Inserts an item at the front, at the end, or anywhere in a section.
  private mutating func insert(
    _ item: Item, into section: Int, _ random: inout SeededGenerator
  ) {
    let count = sections[section].items.count
    let place = random.pick([0, count, random.integer(in: 0...count)])
    sections[section].items.insert(item, at: place)
  }
}
