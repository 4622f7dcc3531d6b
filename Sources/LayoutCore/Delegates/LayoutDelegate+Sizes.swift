extension LayoutDelegate {
  /// Appends the sizes of consecutive items of a section to an array, one by one if necessary.
  ///
  /// A delegate that wraps another one implements ``appendSizes(ofItems:inSection:proposal:to:)``
  /// with this method of the wrapped delegate.
  ///
  /// - Parameter items: The items of the section.
  /// - Parameter section: The section.
  /// - Parameter proposal: The extents that the layout has already determined, for each item.
  /// - Parameter sizes: The array to which one element for each item is appended.
  /// - Complexity: O(n), n = items.
  @inlinable
  public func collectSizes(
    ofItems items: Range<Int>, inSection section: Int, proposal: LayoutProposal,
    in sizes: inout [LayoutSize?]
  ) {
    guard !appendSizes(ofItems: items, inSection: section, proposal: proposal, to: &sizes) else {
      return
    }
    for item in items {
      sizes.append(
        sizeForItem(at: ElementIndex(section: section, item: item), proposal: proposal))
    }
  }
}
