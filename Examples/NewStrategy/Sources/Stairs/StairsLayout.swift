import LayoutCore

/// Items below each other, each a step further across, and back at the beginning after the last step.
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
/// - Complexity: To prepare O(n log n) time, about 170 bytes per item; n = items.
public struct StairsLayout: LayoutStrategy {
  /// The direction in which the layout grows and scrolls.
  public var axis: LayoutAxis
  /// How many steps there are side by side.
  public var steps: ColumnCount
  /// The distance between an item and the next.
  public var spacing: Double

  /// Stairs; every parameter that is not told has its default.
  public init(steps: ColumnCount = 3, axis: LayoutAxis = .vertical, spacing: Double = 0) {
    self.steps = steps
    self.axis = axis
    self.spacing = spacing
  }

  /// Places every item of a collection.
  public func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    // 1. Resolve: counts, the container, and the tracks that steps stand on.
    let itemCounts = try delegate.storedItemCounts()
    var diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: axis, rounding: .lossless, diagnostics: &diagnostics)
    let grid = TrackGrid(
      columns: steps, spacing: 0, leading: container.crossStartInset,
      trailing: container.crossEndInset, crossLength: container.crossLength)

    // 2. Size and place: whole units along the main axis, so that no sum is off by a rounding.
    let gap = LayoutUnit.checkedExtent(spacing) { problem, used in
      diagnostics.note(
        LayoutDiagnostic(.parameter("spacing"), problem, given: spacing, used: used))
    }
    let proposal = LayoutProposal(across: axis, extent: grid.trackExtent)
    var end = LayoutUnit.zero
    var places: [(index: ElementIndex, track: Int, start: LayoutUnit, end: LayoutUnit)] = []
    for (section, count) in itemCounts.enumerated() {
      for item in 0..<count {
        let index = ElementIndex(section: section, item: item)
        let size = delegate.sizeForItem(at: index, proposal: proposal)
        let points = size?.extent(along: axis) ?? 44
        let extent = LayoutUnit.checkedExtent(points) { problem, used in
          diagnostics.note(
            LayoutDiagnostic(
              .element(.cell(section, item)), problem, given: points, used: used))
        }
        let start = places.isEmpty ? .zero : min(end + gap, LayoutLimits.maximumPosition)
        end = min(start + extent, LayoutLimits.maximumPosition)
        places.append((index, places.count % grid.count, start, end))
      }
    }

    // 3. Hand over: the space turns main and cross intervals into frames, whatever the axis and the
    //    direction. It has to know the length of the content, about which it mirrors.
    var space = container.space
    space.mainLength = end.rawValue
    let attributes = places.map { place in
      LayoutAttributes(
        element: .cell(place.index.section, place.index.item),
        frame: space.frame(
          main: space.mainSpan(from: place.start.rawValue, to: place.end.rawValue),
          cross: space.crossSpan(
            from: grid.lower(of: place.track), to: grid.upper(of: place.track))))
    }
    return PreparedFrames(
      attributes: attributes, contentSize: space.contentSize(cross: container.crossPoints),
      itemCounts: itemCounts, diagnostics: diagnostics)
  }
}
