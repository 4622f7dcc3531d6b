import StrategyKit

/// A row of cells that grow towards the centre of the viewport, made outside of the products.
///
/// The cells lie in a row, as a `SectionStrategy` would place them. An effect of the viewport
/// scales them by their distance from its centre: nothing is prepared while they scroll.
///
/// ```
///        ┌───────┐
///  ┌───┐ │       │ ┌───┐
///  │   │ │       │ │   │
///  └───┘ │       │ └───┘
///        └───────┘
/// ```
///
/// - Units: logical points.
/// - Complexity: To prepare O(n log n) time, about 170 bytes per item; n = items.
struct CarouselLayout: RegistrableLayout {
  /// The direction in which the layout grows and scrolls.
  var axis: LayoutAxis
  /// The extent of each cell along the axis.
  var itemExtent: Double
  /// The distance between cells.
  var spacing: Double
  /// The scale of cells that are half a viewport or more away from the centre, from 0 to 1.
  var minimumScale: Double

  /// Creates a carousel with the given parameters.
  init(
    axis: LayoutAxis = .horizontal, itemExtent: Double = 200, spacing: Double = 12,
    minimumScale: Double = 0.7
  ) {
    self.axis = axis
    self.itemExtent = itemExtent
    self.spacing = spacing
    self.minimumScale = minimumScale
  }

  /// The registration of the layout: the name `carousel`, and every parameter with its range.
  static let registration = LayoutRegistration(
    name: "carousel", summary: "A row of cells that grow towards the centre of the viewport.",
    prototype: CarouselLayout(),
    parameters: [
      .choice(
        "axis", "The direction in which the layout grows and scrolls.",
        get: { $0.axis }, set: { $0.axis = $1 }),
      .length(
        "itemExtent", "The extent of each cell along the axis.", in: 1...10_000,
        get: { $0.itemExtent }, set: { $0.itemExtent = $1 }),
      .length(
        "spacing", "The distance between cells.", in: 0...1000,
        get: { $0.spacing }, set: { $0.spacing = $1 }),
      .number(
        "minimumScale", "The scale of cells that are far from the centre.", in: 0...1,
        get: { $0.minimumScale }, set: { $0.minimumScale = $1 }),
    ])

  /// Places every cell of a collection.
  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedWithEffect<PreparedFrames, CarouselEffect> {
    var diagnostics = LayoutDiagnostics()
    let counts = try delegate.storedItemCounts(noting: &diagnostics)
    let container = LayoutContainer(
      environment, axis: axis, rounding: .lossless, diagnostics: &diagnostics)
    let extent = LayoutUnit.checkedExtent(itemExtent) { problem, used in
      diagnostics.note(
        LayoutDiagnostic(.parameter("itemExtent"), problem, given: itemExtent, used: used))
    }
    let gap = LayoutUnit.checkedExtent(spacing) { problem, used in
      diagnostics.note(
        LayoutDiagnostic(.parameter("spacing"), problem, given: spacing, used: used))
    }
    // Across the axis, cells keep out of bars.
    let cross = TrackGrid(
      columns: 1, spacing: 0, leading: container.crossStartInset,
      trailing: container.crossEndInset, crossLength: container.crossLength
    ).edges(of: 0)
    var starts: [(element: LayoutElement, start: LayoutUnit, end: LayoutUnit)] = []
    var end = LayoutUnit.zero
    for (section, count) in counts.enumerated() {
      for item in 0..<count {
        let start = starts.isEmpty ? .zero : min(end + gap, LayoutLimits.maximumPosition)
        end = min(start + extent, LayoutLimits.maximumPosition)
        starts.append((.cell(section: section, item: item), start, end))
      }
    }
    var space = container.space
    space.mainLength = end
    let attributes = starts.map { cell in
      LayoutAttributes(
        element: cell.element,
        frame: space.frame(
          main: space.mainSpan(from: cell.start, to: cell.end),
          cross: space.crossSpan(from: cross.lower, to: cross.upper)))
    }
    let frames = PreparedFrames(
      attributes: attributes, contentSize: space.contentSize(cross: container.crossPoints),
      itemCounts: counts, in: environment, scrollAxis: axis, diagnostics: diagnostics)
    return PreparedWithEffect(
      frames, effect: CarouselEffect(axis: axis, minimumScale: minimumScale))
  }
}

/// Scales cells by their distance from the centre of the viewport.
///
/// Frames and the stacking order stay the same: a cell is drawn smaller around the centre of its
/// frame.
struct CarouselEffect: ViewportEffect {
  let axis: LayoutAxis
  let minimumScale: Double

  /// The axis of the carousel.
  var changedAxes: LayoutAxes { LayoutAxes(axis) }

  /// Scales one cell.
  func apply(to attributes: inout LayoutAttributes, in viewport: LayoutRect) {
    let isVertical = axis == .vertical
    let distance =
      isVertical
      ? attributes.frame.midY - viewport.midY : attributes.frame.midX - viewport.midX
    let half = (isVertical ? viewport.height : viewport.width) / 2
    let part = half > 0 ? min(1, distance.magnitude / half) : 1
    let scale = 1 - (1 - minimumScale) * part
    attributes.transform = .scale(x: scale, y: scale)
  }
}
