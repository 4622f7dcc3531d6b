/// A delegate that answers from arrays of sizes or counts.
///
/// Because the delegate is a Sendable value, a layout can be prepared from it on any actor.
public struct ArrayLayoutDelegate: LayoutDelegate, Hashable, Sendable {
  /// The sizes of the items in each section; empty if only ``counts`` are given.
  let sizes: [[LayoutSize]]
  /// The number of items in each section; empty if ``sizes`` are given.
  let counts: [Int]

  /// Creates a delegate of sections whose items have the given sizes.
  ///
  /// - Parameter sizes: The sizes of the items in each section, in points.
  public init(sections sizes: [[LayoutSize]]) {
    self.sizes = sizes
    self.counts = []
  }

  /// Creates a delegate of one section whose items have the given sizes.
  ///
  /// - Parameter sizes: The sizes of the items, in points.
  public init(sizes: [LayoutSize]) {
    self.init(sections: [sizes])
  }

  /// Creates a delegate of sections with the given numbers of items.
  ///
  /// The strategy determines the sizes of the items.
  ///
  /// - Parameter counts: The number of items in each section. A negative number counts as 0.
  public init(counts: [Int]) {
    self.sizes = []
    self.counts = counts
  }

  /// The number of sections that the delegate was created with.
  public var numberOfSections: Int { sizes.isEmpty ? counts.count : sizes.count }

  /// Returns the number of items in `section`, or 0 if the section does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    if sizes.indices.contains(section) { return sizes[section].count }
    return counts.indices.contains(section) ? counts[section] : 0
  }

  /// A Boolean value that indicates whether sizes are given.
  public var hasItemSizes: Bool { !sizes.isEmpty }

  /// Returns the size of an item in points, or nil if none is given.
  public func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    guard sizes.indices.contains(index.section),
      sizes[index.section].indices.contains(index.item)
    else { return nil }
    return sizes[index.section][index.item]
  }
}
