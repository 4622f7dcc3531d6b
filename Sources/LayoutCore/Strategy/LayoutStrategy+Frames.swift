/// Functions that return the frames of a layout in one call, for scripts and tests.
extension LayoutStrategy {
  /// Returns the frames of one section of items, in a container of `width` points.
  ///
  /// ```swift
  /// let frames = WaterfallLayout(columns: 3).frames(forSizes: sizes, width: 390)
  /// ```
  ///
  /// - Parameter sizes: The size of each item, in points. The strategy specifies which extents it
  ///   uses.
  /// - Parameter width: The container's width, in points.
  /// - Parameter height: The container's height, in points. It matters for layouts that scroll
  ///   horizontally. The default is 0.
  /// - Parameter scale: The number of pixels per point, to which edges are rounded. The default is
  ///   1.
  /// - Returns: One frame per item, in order. If the items cannot be laid out, for example because
  ///   there are more than ``LayoutLimits/maximumStoredItems``, every frame is zero.
  public func frames(
    forSizes sizes: [LayoutSize], width: Double, height: Double = 0, scale: Double = 1
  ) -> [LayoutRect] {
    frames(forSections: [sizes], width: width, height: height, scale: scale)[0]
  }

  /// Returns the frames of several sections of items, in a container of `width` points.
  ///
  /// - Parameter sections: The size of each item, section by section, in points.
  /// - Parameter width: The container's width, in points.
  /// - Parameter height: The container's height, in points. The default is 0.
  /// - Parameter scale: The number of pixels per point. The default is 1.
  /// - Returns: One frame per item, section by section. If the items cannot be laid out, every
  ///   frame is zero. If there are more than ``LayoutLimits/maximumStoredItems`` items, the lists
  ///   are empty.
  public func frames(
    forSections sections: [[LayoutSize]], width: Double, height: Double = 0, scale: Double = 1
  ) -> [[LayoutRect]] {
    frames(
      for: ArrayLayoutDelegate(sections: sections), counts: sections.map { $0.count },
      in: LayoutEnvironment(width: width, height: height, scale: scale))
  }

  /// Returns the frames of sections of `counts` items, with item sizes from the strategy itself.
  ///
  /// ```swift
  /// let rows = GroupedColumnsLayout(columns: 2).frames(forCounts: [3, 1, 4], width: 768)
  /// ```
  ///
  /// - Parameter counts: The number of items of each section.
  /// - Parameter width: The container's width, in points.
  /// - Parameter height: The container's height, in points. The default is 0.
  /// - Parameter scale: The number of pixels per point. The default is 1.
  /// - Returns: One frame per item, section by section. If the items cannot be laid out, every
  ///   frame is zero. If there are more than ``LayoutLimits/maximumStoredItems`` items, the lists
  ///   are empty.
  public func frames(
    forCounts counts: [Int], width: Double, height: Double = 0, scale: Double = 1
  ) -> [[LayoutRect]] {
    frames(
      for: ArrayLayoutDelegate(counts: counts), counts: counts,
      in: LayoutEnvironment(width: width, height: height, scale: scale))
  }

  private func frames(
    for delegate: ArrayLayoutDelegate, counts: [Int], in environment: LayoutEnvironment
  ) -> [[LayoutRect]] {
    let limit = LayoutLimits.maximumStoredItems
    let total = counts.reduce(0) { min(limit, $0) + min(limit + 1, max(0, $1)) }
    // The frames of so many items would exhaust the memory.
    if total > limit { return counts.map { _ in [] } }
    let prepared = try? prepare(for: delegate, in: environment)
    return counts.enumerated().map { section, count in
      (0..<max(0, count)).map {
        prepared?.cellFrame(at: ElementIndex(section: section, item: $0)) ?? .zero
      }
    }
  }
}
