import LayoutCore

extension LayoutDelegate {
  /// Returns the number of items in each section, for a strategy that stores data for every item.
  ///
  /// Negative counts are replaced by 0.
  ///
  /// - Parameter problems: The diagnostics to which negative counts are added.
  /// - Throws: ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` if there are more than
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems`` sections or items.
  /// - Complexity: O(s), where s is the number of sections.
  public func storedItemCounts(
    noting problems: inout LayoutDiagnostics
  ) throws(LayoutError) -> [Int] {
    var counts: [Int] = []
    var sum = 0
    for section in 0..<(try problems.checkedSectionCount(numberOfSections)) {
      counts.append(
        try problems.checkedCount(
          numberOfItems(inSection: section), inSection: section, after: sum))
      sum += counts[section]
    }
    return counts
  }

  /// Returns the number of items in each section, without diagnostics.
  ///
  /// Negative counts are replaced by 0.
  ///
  /// - Throws: ``/LayoutCore/LayoutError/tooManySections(count:limit:)`` or
  ///   ``/LayoutCore/LayoutError/tooManyItems(section:count:limit:)`` if there are more than
  ///   ``/LayoutCore/LayoutLimits/maximumStoredItems`` sections or items.
  /// - Complexity: O(s), where s is the number of sections.
  public func storedItemCounts() throws(LayoutError) -> [Int] {
    var problems = LayoutDiagnostics()
    return try storedItemCounts(noting: &problems)
  }
}
