/// Layouts in one call, for scripts, tests and first steps.
extension LayoutStrategy {
  /// The frames of one section of items, in a container of `width` points.
  ///
  /// ```swift
  /// let frames = WaterfallLayout(columns: 3).frames(forSizes: sizes, width: 390)
  /// ```
  /// - Parameter sizes: The size of each item; what it means is told by the strategy.
  /// - Parameter height: The container's height; it matters where a layout scrolls horizontally.
  /// - Returns: One frame per item, in order. More than ``LayoutLimits/maximumStoredItems`` cannot
  ///   be laid out; they get empty frames.
  public func frames(
    forSizes sizes: [LayoutSize], width: Double, height: Double = 0
  ) -> [LayoutRect] {
    frames(forSections: [sizes], width: width, height: height)[0]
  }

  /// The frames of several sections of items, in a container of `width` points.
  ///
  /// - Parameter sections: The size of each item, section by section.
  /// - Returns: One frame per item, section by section.
  public func frames(
    forSections sections: [[LayoutSize]], width: Double, height: Double = 0
  ) -> [[LayoutRect]] {
    frames(
      for: ArrayLayoutDelegate(sections: sections), counts: sections.map { $0.count },
      in: LayoutEnvironment(width: width, height: height))
  }

  /// The frames of sections of `counts` items, whose sizes are the strategy's own.
  ///
  /// ```swift
  /// let rows = GroupedColumnsLayout(columns: 2).frames(forCounts: [3, 1, 4], width: 768)
  /// ```
  /// - Returns: One frame per item, section by section.
  public func frames(
    forCounts counts: [Int], width: Double, height: Double = 0
  ) -> [[LayoutRect]] {
    frames(
      for: ArrayLayoutDelegate(counts: counts), counts: counts,
      in: LayoutEnvironment(width: width, height: height))
  }

  private func frames(
    for delegate: ArrayLayoutDelegate, counts: [Int], in environment: LayoutEnvironment
  ) -> [[LayoutRect]] {
    let prepared: Prepared?
    do throws(LayoutError) {
      prepared = try prepare(for: delegate, in: environment)
    } catch {
      prepared = nil
    }
    return counts.enumerated().map { section, count in
      (0..<max(0, count)).map {
        prepared?.cellFrame(at: ElementIndex(section: section, item: $0)) ?? .zero
      }
    }
  }
}
