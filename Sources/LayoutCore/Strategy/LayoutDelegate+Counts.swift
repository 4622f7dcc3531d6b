extension LayoutDelegate {
  /// Returns the number of items in each section, for a strategy that stores data for every item.
  ///
  /// Negative counts are replaced by 0, without a diagnostic. To report them, note a
  /// ``LayoutDiagnostic`` for each.
  ///
  /// - Throws: ``LayoutError/tooManySections(count:limit:)`` or
  ///   ``LayoutError/tooManyItems(section:count:limit:)`` if there are more than
  ///   ``LayoutLimits/maximumStoredItems`` sections or items.
  /// - Complexity: O(s), where s is the number of sections.
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
