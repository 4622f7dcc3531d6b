import LayoutCore

/// The measured sizes of items, which take precedence over the delegate's sizes.
///
/// - Complexity: A lookup is O(log s + log m), where s is the number of sections with measured
///   items and m is the number of such items in one section. ``IndexedValues`` documents the
///   complexity of changes.
struct SizeOverrides: Sendable {
  private var sections = IndexedValues<IndexedValues<LayoutSize>>()

  var isEmpty: Bool { sections.isEmpty }

  subscript(index: ElementIndex) -> LayoutSize? { sections[index.section]?[index.item] }

  /// Sets the size of an item.
  ///
  /// - Returns: The number of sizes and sections that were moved to make room.
  @discardableResult
  mutating func set(_ size: LayoutSize, of index: ElementIndex) -> Int {
    var movedItems = 0
    let movedSections = sections.update(index.section, default: IndexedValues()) {
      movedItems = $0.set(size, at: index.item)
    }
    return movedSections + movedItems
  }

  /// Removes the size of an item, if it has one.
  mutating func remove(_ index: ElementIndex) {
    guard self[index] != nil else { return }
    _ = sections.update(index.section, default: IndexedValues()) { $0.remove(index.item) }
    if sections[index.section]?.isEmpty == true { sections.remove(index.section) }
  }

  /// Returns the sizes that still apply after a change.
  ///
  /// These are the sizes of items that still exist, also if they moved, except those to ask for
  /// again.
  func following(_ changes: LayoutChanges) -> SizeOverrides {
    guard !isEmpty, !changes.isEmpty else { return self }
    var result = SizeOverrides()
    result.sections = sections.following(changes.sections)
    for insertion in changes.sections.inserted {
      if let source = insertion.source, let items = sections[source] {
        result.sections.set(items, at: insertion.index)
      }
    }
    for change in changes.within where !change.items.isEmpty {
      guard let items = sections[change.oldSection]?.following(change.items) else { continue }
      if items.isEmpty {
        result.sections.remove(change.section)
      } else {
        result.sections.set(items, at: change.section)
      }
    }
    for change in changes.within {
      for insertion in change.items.inserted {
        guard let source = insertion.source, let size = self[source] else { continue }
        result.set(size, of: ElementIndex(section: change.section, item: insertion.index))
      }
    }
    // Resized items have indexes after the change, whether they moved or not.
    for change in changes.within {
      for item in change.resized {
        result.remove(ElementIndex(section: change.section, item: item))
      }
    }
    return result
  }
}
