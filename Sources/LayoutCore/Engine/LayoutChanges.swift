/// What a transaction does, checked and in the form in which strategies apply it.
///
/// Sections and items that are not mentioned stayed as they were, up to their place.
public struct LayoutChanges: Hashable, Sendable {
  /// What happens within one section that was there before.
  public struct SectionChanges: Hashable, Sendable {
    /// The section, after the change.
    public var section: Int
    /// The section, before the change.
    public var oldSection: Int
    /// What of its items was removed and inserted.
    public var items: IndexEdits<ElementIndex>
    /// The items whose answers are to be asked for again, as they are after the change, ascending.
    public var resized: [Int]

    /// Changes within a section.
    public init(
      section: Int, oldSection: Int, items: IndexEdits<ElementIndex>, resized: [Int] = []
    ) {
      self.section = section
      self.oldSection = oldSection
      self.items = items
      self.resized = resized
    }
  }

  /// Which sections were removed, inserted and moved.
  public let sections: IndexEdits<Int>
  /// What happens within sections that were there before, ascending by section.
  public let within: [SectionChanges]
  /// Rows that were given another extent, or were hidden or shown; as they are after the change.
  public let rows: [Int]
  /// Columns that were given another extent, or were hidden or shown.
  public let columns: [Int]

  /// Sections and items that moved, ascending by where they were.
  private let movedSections: [IndexEdits<Int>.Insertion]
  private let movedItems: [MovedItem]

  private struct MovedItem: Hashable, Sendable {
    var source: ElementIndex
    var target: ElementIndex
  }

  /// Changes of sections, within sections, and of what the user gave to rows and columns.
  public init(
    sections: IndexEdits<Int>, within: [SectionChanges] = [], rows: [Int] = [],
    columns: [Int] = []
  ) {
    self.sections = sections
    self.within = within
    self.rows = rows
    self.columns = columns
    movedSections = sections.inserted.filter { $0.source != nil }
      .sorted { ($0.source ?? 0) < ($1.source ?? 0) }
    var moved: [MovedItem] = []
    for change in within {
      for insertion in change.items.inserted {
        guard let source = insertion.source else { continue }
        let target = ElementIndex(section: change.section, item: insertion.index)
        moved.append(MovedItem(source: source, target: target))
      }
    }
    movedItems = moved.sorted { $0.source < $1.source }
  }

  /// Whether nothing changes.
  @inlinable
  public var isEmpty: Bool {
    isResizeOnly && rows.isEmpty && columns.isEmpty && within.allSatisfy { $0.resized.isEmpty }
  }

  /// Whether items only are to be asked for again, and all keep their places.
  @inlinable
  public var isResizeOnly: Bool { sections.isEmpty && within.allSatisfy { $0.items.isEmpty } }

  /// The section that was `old` before; nil where it is gone.
  public func newSection(of old: Int) -> Int? {
    if let kept = sections.newIndex(ofKept: old) { return kept }
    let place = SortedSearch.first(in: movedSections.count) {
      (movedSections[$0].source ?? 0) >= old
    }
    return place < movedSections.count && movedSections[place].source == old
      ? movedSections[place].index : nil
  }

  /// The section that `new` was before; nil where it is new.
  public func oldSection(of new: Int) -> Int? {
    sections.oldIndex(ofKept: new) ?? sections.insertion(at: new)?.source
  }

  /// What happens within the section that is `section` after the change; nil where nothing does.
  public func changes(within section: Int) -> SectionChanges? {
    let place = SortedSearch.first(in: within.count) { within[$0].section >= section }
    return place < within.count && within[place].section == section ? within[place] : nil
  }

  /// The item that was `old` before; nil where it is gone.
  public func newIndex(of old: ElementIndex) -> ElementIndex? {
    if let section = newSection(of: old.section) {
      guard let changes = changes(within: section) else {
        return ElementIndex(section: section, item: old.item)
      }
      if let item = changes.items.newIndex(ofKept: old.item) {
        return ElementIndex(section: section, item: item)
      }
    }
    let place = SortedSearch.first(in: movedItems.count) { movedItems[$0].source >= old }
    return place < movedItems.count && movedItems[place].source == old
      ? movedItems[place].target : nil
  }

  /// The item that `new` was before; nil where it is new.
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

  /// The changes that ask for some items again and nothing else.
  ///
  /// - Parameter resized: The items, ascending and without repeats.
  public static func resizing(
    _ resized: [ElementIndex], numberOfSections: Int, itemCount: (Int) -> Int
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
    return LayoutChanges(sections: IndexEdits(oldCount: numberOfSections), within: within)
  }
}
