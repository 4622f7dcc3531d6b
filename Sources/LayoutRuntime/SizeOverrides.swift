import LayoutCore

/// The measured sizes of items, headers and footers, which take precedence over other sizes.
///
/// - Complexity: A lookup is O(log s + log m), where s is the number of sections with measured
///   items and m is the number of such items in one section. ``IndexedValues`` documents the
///   complexity of changes.
struct SizeOverrides: Sendable {
  private var sections = IndexedValues<IndexedValues<LayoutSize>>()
  /// The sizes of headers and footers, by section.
  private var edgeItems = IndexedValues<EdgeItemSizes>()

  var hasNoItems: Bool { sections.isEmpty }

  var hasNoEdgeItems: Bool { edgeItems.isEmpty }

  subscript(index: ElementIndex) -> LayoutSize? { sections[index.section]?[index.item] }

  func edgeItems(ofSection section: Int) -> EdgeItemSizes { edgeItems[section] ?? EdgeItemSizes() }

  /// Returns the size of a cell, header or footer, or nil if it is not measured.
  subscript(element: LayoutElement) -> LayoutSize? {
    switch element.measuredPart {
    case .item: self[element.index]
    case .header: edgeItems[element.index.section]?.header
    case .footer: edgeItems[element.index.section]?.footer
    case nil: nil
    }
  }

  /// Sets the size of a cell, header or footer.
  ///
  /// - Returns: The number of sizes and sections that were moved to make room.
  mutating func set(_ size: LayoutSize, of element: LayoutElement) -> Int {
    let index = element.index
    switch element.measuredPart {
    case .item:
      var movedItems = 0
      let movedSections = sections.update(index.section, default: IndexedValues()) {
        movedItems = $0.update(index.item, default: size) { $0 = size }
      }
      return movedSections + movedItems
    case .header:
      return edgeItems.update(index.section, default: EdgeItemSizes()) { $0.header = size }
    case .footer:
      return edgeItems.update(index.section, default: EdgeItemSizes()) { $0.footer = size }
    case nil: return 0
    }
  }

  /// Returns the sizes that still apply after a change.
  ///
  /// These are the sizes of items and sections that still exist, also if they moved, except those
  /// of items to ask for again.
  ///
  /// - Parameter kept: The items to ask for again whose sizes are kept, by their indexes after the
  ///   change.
  func following(_ changes: LayoutChanges, keeping kept: Set<ElementIndex> = []) -> SizeOverrides {
    if sections.isEmpty && edgeItems.isEmpty || changes.isEmpty { return self }
    var result = SizeOverrides()
    result.sections = sections.followingMoves(changes.sections)
    result.edgeItems = edgeItems.followingMoves(changes.sections)
    for change in changes.within {
      var items = (sections[change.oldSection] ?? IndexedValues()).following(change.items)
      for insertion in change.items.inserted {
        items[insertion.index] = insertion.source.flatMap { self[$0] }
      }
      // Resized items have indexes after the change, whether they moved or not.
      for item in change.resized
      where !kept.contains(ElementIndex(section: change.section, item: item)) {
        items[item] = nil
      }
      result.sections[change.section] = items.isEmpty ? nil : items
    }
    return result
  }
}

/// A part of the collection whose size can be measured.
enum MeasuredPart: Int {
  case item, header, footer
}

extension LayoutElement {
  /// The part that the element shows, or nil if the size of such elements cannot be measured.
  var measuredPart: MeasuredPart? {
    switch category {
    case .cell: return .item
    case .supplementary where index.item == 0:
      if kind == .header { return .header }
      return kind == .footer ? .footer : nil
    case .supplementary, .decoration: return nil
    }
  }
}
