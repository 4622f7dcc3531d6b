import StrategyKit

/// A layout that places items below each other, each a step further across.
///
/// ```
///  ┌─────┐
///  │  0  │
///  └─────┘─────┐
///        │  1  │
///        └─────┘─────┐
///              │  2  │
///  ┌─────┐─────└─────┘
///  │  3  │
/// ```
///
/// - Units: logical points.
/// - Complexity: O(n) time to prepare, about 50 bytes per item; n = items.
public struct StairsLayout: SectionStrategy {
  /// The items of a section: the extents and the place of each.
  public typealias Content = PlacedContent<StairsStyle>

  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// The number of steps side by side.
  public var steps: ColumnCount
  /// The distance between an item and the next.
  public var spacing: Double
  /// The extent of the header of each section, which keeps in view; 0 for no header.
  public var headerExtent: Double

  /// Creates a layout with the given parameters.
  public init(
    steps: ColumnCount = 3, axis: LayoutAxis = .vertical, spacing: Double = 0,
    headerExtent: Double = 0
  ) {
    self.axis = axis
    self.steps = steps
    self.spacing = spacing
    self.headerExtent = headerExtent
  }

  /// The parameters of a section if the delegate gives none.
  public var section: SectionParameters {
    SectionParameters(
      columns: steps, itemSpacing: spacing,
      header: EdgeItem(extent: headerExtent, isPinned: true))
  }

  /// The question for the parameters of a section.
  public static var sectionQuestion: LayoutQuestion<SectionParameters>? { .stairsSection }

  /// Returns everything about sections with equal parameters but their items.
  public func layout(
    of section: SectionParameters, in container: LayoutContainer,
    noting notes: inout SectionNotes
  ) -> SectionLayout<StairsStyle> {
    let metrics = SectionMetrics(section, in: container, noting: &notes)
    return SectionLayout(StairsStyle(metrics: metrics), section)
  }
}

/// The parameters of a section that the places of its items depend on.
public struct StairsStyle: PlacedStyle {
  /// The checked parameters of the section.
  public let metrics: SectionMetrics

  /// Creates a style.
  public init(metrics: SectionMetrics) { self.metrics = metrics }

  /// Places the items of a section from `first` on.
  public func place(from first: Int, _ items: inout PlacedItems<ItemExtents>) -> SectionBounds {
    var end = first > 0 ? items[first - 1].upper : .zero
    for item in first..<items.count {
      let (lower, upper) = metrics.grid.edges(of: item % metrics.grid.count)
      let start = item > 0 ? end + metrics.itemSpacing : .zero
      items[item] = ItemSpan(
        lower: start, upper: start + items.value(of: item).main, crossLower: lower,
        crossUpper: upper)
      end = items[item].upper
    }
    return SectionBounds(length: end)
  }
}
