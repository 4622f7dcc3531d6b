import LayoutCore
import LayoutRuntime

/// The collection of a recording at one step.
struct RecordedCollection: LayoutDelegate {
  private(set) var sizes: [[LayoutSize?]]

  var counts: [Int] { sizes.map { $0.count } }

  /// Creates the collection at the beginning of a recording.
  ///
  /// - Throws: An error that names the section if the recording has too many items, because it can
  ///   be a damaged file.
  init(start recording: LayoutRecording) throws(LayoutError) {
    sizes = try ArrayLayoutDelegate(counts: recording.counts).storedItemCounts().map {
      Array(repeating: nil, count: $0)
    }
    for size in recording.sizes { set(size) }
  }

  private mutating func set(_ size: LayoutRecording.ItemSize) {
    guard sizes.indices.contains(size.section), sizes[size.section].indices.contains(size.item)
    else { return }
    sizes[size.section][size.item] = size.size
  }

  /// Moves all items to their indexes after a transaction.
  mutating func apply(
    _ transaction: LayoutTransaction, _ asked: [LayoutRecording.ItemSize]
  ) throws(LayoutError) {
    let old = sizes
    let changes = try transaction.changes(from: counts)
    let newCounts = try ArrayLayoutDelegate(
      counts: transaction.counts(after: changes, from: counts)
    ).storedItemCounts()
    sizes = newCounts.enumerated().map { section, count in
      (0..<count).map { item in
        changes.oldIndex(of: ElementIndex(section: section, item: item)).flatMap {
          old[$0.section][$0.item]
        }
      }
    }
    for size in asked { set(size) }
  }

  var numberOfSections: Int { sizes.count }
  func numberOfItems(inSection section: Int) -> Int {
    sizes.indices.contains(section) ? sizes[section].count : 0
  }
  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    guard sizes.indices.contains(index.section),
      sizes[index.section].indices.contains(index.item)
    else { return nil }
    return sizes[index.section][index.item]
  }
}

extension LayoutTransaction {
  /// Returns the changes to a collection with `counts` items in its sections.
  func changes(from counts: [Int]) throws(LayoutError) -> LayoutChanges {
    try changes(fromSections: counts.count) { counts.indices.contains($0) ? counts[$0] : 0 }
  }

  /// Returns the number of items in each section after the changes.
  func counts(after changes: LayoutChanges, from old: [Int]) -> [Int] {
    (0..<max(0, numberOfSections)).map { section in
      itemCount(ofSection: section) ?? changes.oldSection(of: section).map { old[$0] } ?? 0
    }
  }
}

extension LayoutChanges {
  /// Returns the items to measure after the changes: inserted and changed ones.
  func itemsToAsk(_ transaction: LayoutTransaction) -> [ElementIndex] {
    var items: [ElementIndex] = []
    for insertion in sections.inserted where insertion.source == nil {
      let count = transaction.itemCount(ofSection: insertion.index) ?? 0
      items += (0..<max(0, count)).map { ElementIndex(section: insertion.index, item: $0) }
    }
    for change in within {
      items += change.items.inserted.map { ElementIndex(section: change.section, item: $0.index) }
      items += change.resized.map { ElementIndex(section: change.section, item: $0) }
    }
    return items
  }
}
