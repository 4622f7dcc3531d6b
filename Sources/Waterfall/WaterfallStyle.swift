import StrategyKit

/// A waterfall layout that is prepared for a collection.
public typealias PreparedWaterfall = PreparedSections<WaterfallLayout>

/// The parameters of one or several sections that determine the places of items.
public struct WaterfallStyle: Equatable, Sendable {
  /// The tracks and the spacing.
  let metrics: SectionMetrics
  let itemSizing: WaterfallItemSizing
  let stretching: WaterfallStretching
  /// The rule, which is ``WaterfallPlacement/readingOrder`` without tolerance instead of
  /// ``WaterfallPlacement/dense``.
  let placement: WaterfallPlacement
  /// A Boolean value that indicates whether gaps before items of several tracks are filled.
  let fillsGaps: Bool
  let changePolicy: ChangePolicy
  /// The amount by which a track can be higher than the lowest one and still count as equal.
  let tolerance: Int64
  /// The interval of each track across the scroll axis, in the coordinates of frames.
  ///
  /// It is empty if there are more than 64 tracks.
  let trackSpans: [LayoutSpan]

  init(_ layout: WaterfallLayout, _ metrics: SectionMetrics, in container: LayoutContainer) {
    self.metrics = metrics
    itemSizing = layout.itemSizing
    stretching = layout.stretching
    let isDense = layout.placement == .dense
    // In more tracks, a search for gaps would take too long.
    fillsGaps = isDense && metrics.grid.count <= 64
    placement = isDense ? .readingOrder : layout.placement
    changePolicy = layout.changePolicy
    tolerance = isDense ? 0 : max(0, LayoutUnit(points: layout.tolerance).rawValue)
    let grid = metrics.grid
    trackSpans = (0..<(grid.count <= 64 ? grid.count : 0)).map {
      container.space.crossSpan(from: grid.lower(of: $0), to: grid.upper(of: $0))
    }
  }

  /// A Boolean value that indicates whether items without extent take turns, because there is no
  /// spacing between them, and there are at most 64 tracks.
  var takesTurns: Bool { spacing == 0 && metrics.grid.count <= 64 }

  /// A Boolean value that indicates whether the extent of an item does not depend on its track.
  var isUniform: Bool { metrics.grid.isUniform }

  /// The distance after each item of a track.
  var spacing: Int64 { metrics.itemSpacing.rawValue }
}
