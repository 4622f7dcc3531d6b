extension LayoutDelegate {
  /// How many items each section has, for a strategy that stores something for every item.
  ///
  /// Negative counts are 0. Most strategies begin with it.
  /// - Throws: ``LayoutError/tooManySections(count:limit:)`` and
  ///   ``LayoutError/tooManyItems(section:count:limit:)`` beyond ``LayoutLimits/maximumStoredItems``.
  /// - Complexity: O(s); s = sections.
  public func storedItemCounts() throws(LayoutError) -> [Int] {
    let limit = LayoutLimits.maximumStoredItems
    let sections = max(0, numberOfSections)
    if sections > limit { throw .tooManySections(count: sections, limit: limit) }
    var counts: [Int] = []
    var sum = 0
    for section in 0..<sections {
      let items = max(0, numberOfItems(inSection: section))
      if items > limit - sum { throw .tooManyItems(section: section, count: items, limit: limit) }
      counts.append(items)
      sum += items
    }
    return counts
  }
}
