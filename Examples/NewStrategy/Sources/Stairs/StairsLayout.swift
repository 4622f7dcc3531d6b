import LayoutCore

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

  /// Returns the parameters of a section.
  public func section(
    _ number: Int, answeredBy delegate: some LayoutDelegate
  ) -> SectionParameters {
    let own = SectionParameters(
      columns: steps, itemSpacing: spacing,
      header: SectionBar(extent: headerExtent, isPinned: true))
    return delegate.answer(
      to: .stairsSection, at: ElementIndex(section: number), default: own)
  }

  /// Places the items of a section from `first` on.
  public func place(
    from first: Int, in section: SectionSlice, _ style: SectionMetrics,
    _ store: inout PlacedStore<ItemExtents>
  ) -> SectionBody {
    var end = first > 0 ? store.items[first - 1, in: section].upper : .zero
    for item in first..<section.count {
      let (lower, upper) = style.grid.edges(of: item % style.grid.count)
      let start = item > 0 ? end + style.itemSpacing : .zero
      store.items[item, in: section] = ItemSpan(
        lower: start, upper: start + store.items.value(of: item, in: section).main,
        crossLower: lower, crossUpper: upper)
      end = store.items[item, in: section].upper
    }
    return SectionBody(length: end)
  }
}
