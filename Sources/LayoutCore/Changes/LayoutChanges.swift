/// The checked changes of a transaction, in the form in which strategies apply them.
///
/// Sections and items that are not mentioned are unchanged, except for their indexes.
public struct LayoutChanges: Hashable, Sendable {
  /// The changes within one section that exists before and after the transaction.
  public struct SectionChanges: Hashable, Sendable {
    /// The section after the change.
    public var section: Int
    /// The section before the change.
    public var oldSection: Int
    /// The removed and inserted items.
    public var items: IndexEdits<ElementIndex>
    /// The items to ask for again, by their index after the change, in ascending order.
    public var resized: [Int]

    /// Creates the changes within a section.
    ///
    /// - Parameter section: The section after the change.
    /// - Parameter oldSection: The section before the change.
    /// - Parameter items: The removed and inserted items.
    /// - Parameter resized: The items to ask for again, by their index after the change; must be
    ///   ascending.
    public init(
      section: Int, oldSection: Int, items: IndexEdits<ElementIndex>, resized: [Int] = []
    ) {
      self.section = section
      self.oldSection = oldSection
      self.items = items
      self.resized = resized
    }

    fileprivate func isWithin(_ old: Range<Int>, _ new: Range<Int>) -> Bool {
      old.contains(oldSection) && new.contains(section)
    }

    /// Returns a Boolean value that indicates whether an item is new to the section.
    ///
    /// It is new if it is inserted, or if it moves here from another section. Such an item can be
    /// in ``resized`` too.
    ///
    /// - Parameter item: The item after the change.
    /// - Complexity: O(log e), where e is the number of edits of items.
    public func isNew(_ item: Int) -> Bool {
      items.insertion(at: item).map { $0.source?.section != oldSection } ?? false
    }
  }

  /// A section whose items are replaced, and which keeps its place.
  public struct ReloadedSection: Hashable, Sendable {
    /// The section before the change.
    public var oldIndex: Int
    /// The section after the change.
    public var index: Int

    /// Creates a reloaded section.
    ///
    /// - Parameter oldIndex: The section before the change.
    /// - Parameter index: The section after the change.
    public init(oldIndex: Int, index: Int) {
      self.oldIndex = oldIndex
      self.index = index
    }
  }

  /// The removed, inserted and moved sections.
  public let sections: IndexEdits<Int>
  /// The reloaded sections, in ascending order.
  ///
  /// In ``sections``, each of them is removed and inserted, so a strategy lays it out anew. What
  /// belongs to the place of the section, such as an anchor or its own content offset, stays.
  public let reloaded: [ReloadedSection]
  /// The changes within sections that exist before and after, ascending by the new section.
  public let within: [SectionChanges]
  /// The rows whose extent or visibility the user changed, by their index after the change.
  public let rows: [Int]
  /// The columns whose extent or visibility the user changed.
  public let columns: [Int]
  /// The sections whose header or footer was measured, by their index after the change, ascending.
  ///
  /// The answers to ``LayoutQuestion/edgeItemSizes`` changed for these sections. Their items did
  /// not.
  public let edgeItems: [Int]

  /// The moved sections and items, in ascending order of their sources.
  private let movedSections: [IndexEdits<Int>.Insertion]
  private let movedItems: [MovedItem]

  private struct MovedItem: Hashable, Sendable {
    var source: ElementIndex
    var target: ElementIndex
  }

  /// Creates changes of sections, of items within sections, of rows and columns, and of edge items.
  ///
  /// - Parameter sections: The removed, inserted and moved sections.
  /// - Parameter reloaded: The reloaded sections among the removed and inserted ones; must be
  ///   ascending. The default is none.
  /// - Parameter within: The changes within sections. They are sorted by the new section, and their
  ///   resized items by index. Those that are repeated or do not exist are left out.
  /// - Parameter rows: The rows whose extent or visibility changed, by their index after the
  ///   change.
  /// - Parameter columns: The columns whose extent or visibility changed.
  /// - Parameter edgeItems: The sections whose header or footer was measured, by their index after
  ///   the change; must be ascending.
  public init(
    sections: IndexEdits<Int>, reloaded: [ReloadedSection] = [], within: [SectionChanges] = [],
    rows: [Int] = [], columns: [Int] = [], edgeItems: [Int] = []
  ) {
    let (old, new) = (0..<max(0, sections.oldCount), 0..<max(0, sections.newCount))
    var ordered = within
    let isOrdered = zip(within, within.dropFirst()).allSatisfy { $0.section < $1.section }
    if !isOrdered || !within.allSatisfy({ $0.isWithin(old, new) }) {
      var first: [Int: SectionChanges] = [:]
      for change in within where change.isWithin(old, new) && first[change.section] == nil {
        first[change.section] = change
      }
      ordered = first.keys.sorted().compactMap { first[$0] }
    }
    for (place, change) in ordered.enumerated() {
      let (resized, items) = (change.resized, 0..<max(0, change.items.newCount))
      let isAscending = zip(resized, resized.dropFirst()).allSatisfy { $0 < $1 }
      let isInside = resized.first ?? 0 >= 0 && resized.last ?? -1 < items.upperBound
      if isAscending, isInside { continue }
      ordered[place].resized = Set(resized.filter { items.contains($0) }).sorted()
    }
    self.sections = sections
    self.reloaded = reloaded
    self.within = ordered
    self.rows = rows
    self.columns = columns
    self.edgeItems = edgeItems
    var movedSections = sections.inserted
    movedSections.removeAll { $0.source == nil }
    movedSections.sort { ($0.source ?? 0) < ($1.source ?? 0) }
    self.movedSections = movedSections
    var moved: [MovedItem] = []
    for change in ordered {
      for insertion in change.items.inserted {
        guard let source = insertion.source else { continue }
        let target = ElementIndex(section: change.section, item: insertion.index)
        moved.append(MovedItem(source: source, target: target))
      }
    }
    moved.sort { $0.source < $1.source }
    movedItems = moved
  }

  /// A Boolean value that indicates whether nothing changes.
  public var isEmpty: Bool {
    isResizeOnly && rows.isEmpty && columns.isEmpty && edgeItems.isEmpty
      && within.allSatisfy { $0.resized.isEmpty }
  }

  /// A Boolean value that indicates whether all sections and items keep their indexes.
  ///
  /// If it is `true`, the changes only ask for some items or edge items again, or change rows and
  /// columns.
  public var isResizeOnly: Bool { sections.isEmpty && within.allSatisfy { $0.items.isEmpty } }

  /// Returns the new index of a section, or nil if the section is removed.
  ///
  /// - Complexity: O(log e), where e is the number of edits of sections.
  public func newSection(of old: Int) -> Int? {
    sections.newIndex(ofKept: old)
      ?? SortedSearch.element(old, in: movedSections) { $0.source ?? 0 }?.index
  }

  /// Returns the old index of a section, or nil if the section is new.
  ///
  /// - Complexity: O(log e), where e is the number of edits of sections.
  public func oldSection(of new: Int) -> Int? {
    sections.oldIndex(ofKept: new) ?? sections.insertion(at: new)?.source
  }

  /// Returns the new index of a section, or nil if the section is removed and not reloaded.
  ///
  /// - Complexity: O(log e), where e is the number of edits of sections.
  public func newPlace(ofSection old: Int) -> Int? {
    newSection(of: old) ?? SortedSearch.element(old, in: reloaded) { $0.oldIndex }?.index
  }

  /// Returns the changes within a section, or nil if nothing changes in it.
  ///
  /// - Parameter section: The section after the change.
  /// - Complexity: O(log c), where c is the number of sections with changes.
  public func changes(within section: Int) -> SectionChanges? {
    SortedSearch.element(section, in: within) { $0.section }
  }

  /// Returns the new index of an item, or nil if the item is removed.
  ///
  /// - Complexity: O(log e), where e is the number of edits.
  public func newIndex(of old: ElementIndex) -> ElementIndex? {
    if let section = newSection(of: old.section) {
      guard let changes = changes(within: section) else {
        return ElementIndex(section: section, item: old.item)
      }
      if let item = changes.items.newIndex(ofKept: old.item) {
        return ElementIndex(section: section, item: item)
      }
    }
    return SortedSearch.element(old, in: movedItems) { $0.source }?.target
  }

  /// Returns the old index of an item, or nil if the item is new.
  ///
  /// - Complexity: O(log e), where e is the number of edits.
  public func oldIndex(of new: ElementIndex) -> ElementIndex? {
    guard let section = oldSection(of: new.section) else { return nil }
    guard let changes = changes(within: new.section) else {
      return ElementIndex(section: section, item: new.item)
    }
    if let item = changes.items.oldIndex(ofKept: new.item) {
      return ElementIndex(section: section, item: item)
    }
    return changes.items.insertion(at: new.item)?.source
  }

  /// Returns changes that ask for some items and edge items again and change nothing else.
  ///
  /// - Parameter resized: The items, which must be ascending and unique.
  /// - Parameter edgeItems: The sections whose headers or footers were measured, which must be
  ///   ascending and unique. The default is none.
  /// - Parameter numberOfSections: The number of sections of the collection.
  /// - Parameter itemCount: Returns the number of items of a section.
  /// - Complexity: O(k), where k is the number of items.
  public static func resizing(
    _ resized: [ElementIndex], edgeItems: [Int] = [], numberOfSections: Int, itemCount: (Int) -> Int
  ) -> LayoutChanges {
    var within: [SectionChanges] = []
    for index in resized {
      if within.last?.section == index.section {
        within[within.count - 1].resized.append(index.item)
      } else {
        within.append(
          SectionChanges(
            section: index.section, oldSection: index.section,
            items: IndexEdits(oldCount: itemCount(index.section)), resized: [index.item]))
      }
    }
    return LayoutChanges(
      sections: IndexEdits(oldCount: numberOfSections), within: within, edgeItems: edgeItems)
  }
}
