import LayoutCore

/// Another collection, some of whose items are held back, brought in, and left out again.
///
/// Whatever it is asked is answered by the collection behind it, about the item or section that stands at
/// that place now. So any data can be edited without a change to it.
///
/// - Complexity: O(n) memory; n = items.
public struct ArrangedCollection<Content: LayoutDelegate>: LayoutDelegate {
  /// A section of the collection behind, and those of its items that are shown.
  public struct Section: Hashable, Sendable {
    /// Its number in the collection behind.
    public var source: Int
    /// The items, as the collection behind counts them.
    public var items: [ElementIndex]

    /// Puts items together.
    public init(source: Int, items: [ElementIndex]) {
      self.source = source
      self.items = items
    }
  }

  /// The collection behind.
  public let content: Content
  /// What is shown, in order.
  public private(set) var sections: [Section]

  /// A collection of everything that is not held back.
  ///
  /// - Parameter isHeldBack: Whether an item of `content` is left out at first.
  /// - Parameter isSectionHeldBack: Whether a whole section is.
  public init(
    _ content: Content, holdingBack isHeldBack: (ElementIndex) -> Bool = { _ in false },
    sections isSectionHeldBack: (Int) -> Bool = { _ in false }
  ) {
    self.content = content
    sections = (0..<max(0, content.numberOfSections)).filter { !isSectionHeldBack($0) }.map {
      Section(
        source: $0, items: ArrangedCollection.items(of: content, $0).filter { !isHeldBack($0) })
    }
  }

  private static func items(of content: Content, _ section: Int) -> [ElementIndex] {
    (0..<max(0, content.numberOfItems(inSection: section))).map {
      ElementIndex(section: section, item: $0)
    }
  }

  // MARK: Answers

  /// The number of sections that are shown.
  public var numberOfSections: Int { sections.count }

  /// The number of items of `section` that are shown.
  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// The size that the collection behind gives the item.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    source(of: index).flatMap { content.sizeForItem(at: $0, proposal: proposal) }
  }

  /// What the collection behind answers about the item or section.
  public func answer(_ question: LayoutQuestion, at index: ElementIndex) -> LayoutAnswer? {
    if question.subject == .item, let source = source(of: index) {
      return content.answer(question, at: source)
    }
    // Some questions about a section are about all of them, and are asked even where there is none.
    var source = index
    if sections.indices.contains(index.section) { source.section = sections[index.section].source }
    return content.answer(question, at: source)
  }

  // MARK: Places

  /// The item that stands at `index`, as the collection behind counts it; nil where there is none.
  public func source(of index: ElementIndex) -> ElementIndex? {
    guard sections.indices.contains(index.section),
      sections[index.section].items.indices.contains(index.item)
    else { return nil }
    return sections[index.section].items[index.item]
  }

  /// Where an item of the collection behind stands; nil where it is not shown.
  ///
  /// - Complexity: O(n); n = items.
  public func place(of source: ElementIndex) -> ElementIndex? {
    for (number, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: source) {
        return ElementIndex(section: number, item: item)
      }
    }
    return nil
  }

  /// Items of the collection behind that are not shown, those of `section` first.
  func heldBack(preferring section: Int) -> [ElementIndex] {
    let shown = Set(sections.flatMap { $0.items })
    let all = (0..<max(0, content.numberOfSections)).flatMap {
      ArrangedCollection.items(of: content, $0)
    }.filter { !shown.contains($0) }
    return all.filter { $0.section == section } + all.filter { $0.section != section }
  }

  /// Sections of the collection behind that are not shown.
  func heldBackSections() -> [Section] {
    let shown = Set(sections.map { $0.source })
    return (0..<max(0, content.numberOfSections)).filter { !shown.contains($0) }.map {
      Section(source: $0, items: ArrangedCollection.items(of: content, $0))
    }
  }

  // MARK: Changes

  /// Brings items in before the one at `index`, and tells so.
  ///
  /// - Parameter index: A place in a section that exists, the end of it included.
  public mutating func insert(_ items: [ElementIndex], at index: ElementIndex) -> LayoutTransaction
  {
    sections[index.section].items.insert(contentsOf: items, at: index.item)
    return transaction(
      items.indices.map {
        .insertItem(ElementIndex(section: index.section, item: index.item + $0))
      })
  }

  /// Brings sections in before the one at `place`, and tells so.
  public mutating func insert(sections added: [Section], at place: Int) -> LayoutTransaction {
    sections.insert(contentsOf: added, at: place)
    return transaction(added.indices.map { .insertSection(place + $0) })
  }

  /// Leaves the item at `index` out, which must be there, and tells so.
  public mutating func delete(_ index: ElementIndex) -> LayoutTransaction {
    sections[index.section].items.remove(at: index.item)
    return transaction([.deleteItem(index)])
  }

  /// Leaves a section out, which must be there, and tells so.
  public mutating func delete(section: Int) -> LayoutTransaction {
    sections.remove(at: section)
    return transaction([.deleteSection(section)])
  }

  private func transaction(_ changes: [LayoutChange]) -> LayoutTransaction {
    LayoutTransaction(changes, counts: sections.map { $0.items.count })
  }
}

extension ArrangedCollection: Sendable where Content: Sendable {}
