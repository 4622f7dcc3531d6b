/// A delegate made from arrays: the sizes, or just the counts, of every section.
///
/// It is a value and Sendable, so a layout can be prepared from it on any actor.
public struct ArrayLayoutDelegate: LayoutDelegate, Hashable, Sendable {
  /// The sizes of the items by section; empty where only ``counts`` are given.
  @usableFromInline let sizes: [[LayoutSize]]
  /// The number of items by section; empty where ``sizes`` are given.
  @usableFromInline let counts: [Int]

  /// Sections of items of the given sizes.
  public init(sections sizes: [[LayoutSize]]) {
    self.sizes = sizes
    self.counts = []
  }

  /// One section of items of the given sizes.
  public init(sizes: [LayoutSize]) {
    self.init(sections: [sizes])
  }

  /// Sections of `counts` items, whose sizes are left to the strategy.
  public init(counts: [Int]) {
    self.sizes = []
    self.counts = counts
  }

  /// The number of arrays or counts.
  @inlinable
  public var numberOfSections: Int { sizes.isEmpty ? counts.count : sizes.count }

  /// The count of `section`; 0 for a section that does not exist.
  @inlinable
  public func numberOfItems(inSection section: Int) -> Int {
    if sizes.indices.contains(section) { return sizes[section].count }
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// The size given for the item, or nil where none is.
  @inlinable
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    guard sizes.indices.contains(index.section),
      sizes[index.section].indices.contains(index.item)
    else { return nil }
    return sizes[index.section][index.item]
  }
}
