import LayoutCore
import LayoutRuntime

/// A collection that shows some sections and items of a source collection, and inserts and deletes
/// others.
///
/// The source collection answers all questions about its items and sections. Any data can therefore
/// be edited without changing the source.
///
/// - Complexity: O(n) memory for n items.
public struct ArrangedCollection<Content: LayoutDelegate>: LayoutDelegate {
  /// A section of the source collection, with the items that are shown.
  public struct Section: Hashable, Sendable {
    /// The number of the section in the source collection.
    public var source: Int
    /// The indexes of the shown items in the source collection.
    public var items: [ElementIndex]

    /// Creates a section of the given items.
    public init(source: Int, items: [ElementIndex]) {
      self.source = source
      self.items = items
    }
  }

  /// The source collection.
  public let content: Content
  /// The sections that are shown, in order.
  public private(set) var sections: [Section]

  /// Creates a collection of everything that is not held back.
  ///
  /// - Parameter content: The source collection.
  /// - Parameter isHeldBack: Returns whether an item of `content` is omitted at first.
  /// - Parameter isSectionHeldBack: Returns whether a whole section of `content` is omitted at
  ///   first.
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

  /// Returns the number of shown items in a section; 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].items.count : 0
  }

  /// Returns the size that the source collection returns for the item.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    source(of: index).flatMap { content.sizeForItem(at: $0, proposal: proposal) }
  }

  /// Answers a question as the source collection does about the item or section.
  public func answer(in slot: inout AnswerSlot) {
    if slot.subject == .item, let source = source(of: slot.index) {
      slot.forward(to: content, at: source)
      return
    }
    // Some questions about a section apply to all sections, and are asked even if there is none.
    var source = slot.index
    if sections.indices.contains(source.section) {
      source.section = sections[source.section].source
    }
    slot.forward(to: content, at: source)
  }

  // MARK: Places

  /// Returns the index in the source collection of the item at `index`; `nil` if there is no such
  /// item.
  public func source(of index: ElementIndex) -> ElementIndex? {
    guard sections.indices.contains(index.section),
      sections[index.section].items.indices.contains(index.item)
    else { return nil }
    return sections[index.section].items[index.item]
  }

  /// Returns the index of an item of the source collection; `nil` if it is not shown.
  ///
  /// - Complexity: O(n) for n items.
  public func place(of source: ElementIndex) -> ElementIndex? {
    for (number, section) in sections.enumerated() {
      if let item = section.items.firstIndex(of: source) {
        return ElementIndex(section: number, item: item)
      }
    }
    return nil
  }

  /// Returns the items of the source collection that are not shown, those of `section` first.
  func heldBack(preferring section: Int) -> [ElementIndex] {
    let shown = Set(sections.flatMap { $0.items })
    let all = (0..<max(0, content.numberOfSections)).flatMap {
      ArrangedCollection.items(of: content, $0)
    }.filter { !shown.contains($0) }
    return all.filter { $0.section == section } + all.filter { $0.section != section }
  }

  /// Returns the sections of the source collection that are not shown.
  func heldBackSections() -> [Section] {
    let shown = Set(sections.map { $0.source })
    return (0..<max(0, content.numberOfSections)).filter { !shown.contains($0) }.map {
      Section(source: $0, items: ArrangedCollection.items(of: content, $0))
    }
  }

  // MARK: Changes

  /// Inserts items before the one at an index, and returns the transaction.
  ///
  /// - Parameter items: The indexes of the items in the source collection.
  /// - Parameter index: An index in an existing section, or the end of the section.
  public mutating func insert(_ items: [ElementIndex], at index: ElementIndex) -> LayoutTransaction
  {
    sections[index.section].items.insert(contentsOf: items, at: index.item)
    return transaction(
      items.indices.map {
        .insertItem(ElementIndex(section: index.section, item: index.item + $0))
      })
  }

  /// Inserts sections before the one at an index, and returns the transaction.
  ///
  /// - Parameter added: The sections to insert.
  /// - Parameter place: The index of an existing section, or the number of sections.
  public mutating func insert(sections added: [Section], at place: Int) -> LayoutTransaction {
    sections.insert(contentsOf: added, at: place)
    return transaction(added.indices.map { .insertSection(place + $0) })
  }

  /// Moves an item, and returns the transaction.
  ///
  /// - Parameter from: The index of an item, which must exist.
  /// - Parameter to: The index after the move.
  public mutating func move(_ from: ElementIndex, to: ElementIndex) -> LayoutTransaction {
    let item = sections[from.section].items.remove(at: from.item)
    sections[to.section].items.insert(item, at: to.item)
    return transaction([.moveItem(from: from, to: to)])
  }

  /// Deletes the item at an index, and returns the transaction.
  ///
  /// - Parameter index: The index of an item, which must exist.
  public mutating func delete(_ index: ElementIndex) -> LayoutTransaction {
    sections[index.section].items.remove(at: index.item)
    return transaction([.deleteItem(index)])
  }

  /// Deletes a section, and returns the transaction.
  ///
  /// - Parameter section: The index of a section, which must exist.
  public mutating func delete(section: Int) -> LayoutTransaction {
    sections.remove(at: section)
    return transaction([.deleteSection(section)])
  }

  private func transaction(_ changes: [LayoutChange]) -> LayoutTransaction {
    LayoutTransaction(changes, counts: sections.map { $0.items.count })
  }
}

extension ArrangedCollection: Sendable where Content: Sendable {}
