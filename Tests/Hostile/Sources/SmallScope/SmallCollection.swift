import LayoutCore

/// A collection of a few items, whose sizes are from a small set.
struct SmallCollection: LayoutDelegate, Hashable {
  struct Item: Hashable {
    /// The index before the changes; `nil` for a new item.
    var source: ElementIndex?
    var size: Int
    var isMoved = false
    var isResized = false
    var isReloaded = false
  }

  struct Section: Hashable {
    /// The number before the changes; `nil` for a new section.
    var source: Int?
    var items: [Item]
    var isMoved = false
    var isReloaded = false

    /// A Boolean value that indicates whether items can be moved in.
    var isOld: Bool { source != nil && !isReloaded }
  }

  static let sizes = [
    LayoutSize(width: 40, height: 20), LayoutSize(width: 63, height: 35.5),
  ]

  var sections: [Section]

  /// Creates a collection of items with sizes from the set.
  init(_ sizes: [[Int]]) {
    sections = sizes.enumerated().map { number, sizes in
      Section(
        source: number,
        items: sizes.enumerated().map { item, size in
          Item(source: ElementIndex(section: number, item: item), size: size)
        })
    }
  }

  var numberOfSections: Int { sections.count }

  func numberOfItems(inSection section: Int) -> Int { sections[section].items.count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    Self.sizes[sections[index.section].items[index.item].size]
  }

  /// Returns all collections of at most `items` items in at most `sections` sections.
  static func all(items: Int, sections: Int) -> [SmallCollection] {
    var all: [[[Int]]] = [[]]
    var last: [[[Int]]] = [[]]
    for _ in 0..<sections {
      last = last.flatMap { start in
        let left = items - start.reduce(0) { $0 + $1.count }
        return lists(upTo: left).map { start + [$0] }
      }
      all += last
    }
    return all.map { SmallCollection($0) }
  }

  private static func lists(upTo count: Int) -> [[Int]] {
    var all: [[Int]] = [[]]
    var last: [[Int]] = [[]]
    for _ in 0..<max(0, count) {
      last = last.flatMap { list in sizes.indices.map { list + [$0] } }
      all += last
    }
    return all
  }
}
