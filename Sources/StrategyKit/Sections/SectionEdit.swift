import LayoutCore

/// A change within one section.
public struct SectionEdit: Hashable, Sendable {
  /// The removed and inserted items; a moved item is both.
  ///
  /// An insertion has a source if the item moves within the section.
  public let items: IndexEdits<Int>
  /// The new and resized items, whose sizes must be read, in their new order.
  public let measured: [Int]

  /// The first item that may need a new place, or the number of items if it is none.
  public var first: Int {
    min(items.firstChange ?? .max, measured.first ?? .max, items.newCount)
  }

  /// A Boolean value that indicates whether no item is removed, inserted or moved.
  ///
  /// If it is `true`, all items keep their numbers, and only the sizes of ``measured`` can differ.
  public var isResizeOnly: Bool { items.isEmpty }

  init(_ change: LayoutChanges.SectionChanges, count: Int) {
    let edits = change.items
    items = IndexEdits(
      oldCount: count, removed: edits.removed,
      inserted: edits.inserted.map { insertion in
        let source = insertion.source.flatMap { $0.section == change.oldSection ? $0.item : nil }
        return .init(index: insertion.index, source: source)
      })
    let newCount = items.newCount
    var measured = change.resized
    if measured.last.map({ $0 >= newCount }) ?? false { measured.removeAll { $0 >= newCount } }
    // The sizes of items from another section are asked for again, because the proposal depends on
    // the section's style.
    let resized = measured
    for insertion in items.inserted
    where insertion.source == nil && !SortedSearch.contains(insertion.index, in: resized) {
      measured.append(insertion.index)
    }
    if measured.count > resized.count, !resized.isEmpty { measured.sort() }
    self.measured = measured
  }
}
