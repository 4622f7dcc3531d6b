import StrategyKit

/// A row of cells that grow towards the middle of the viewport, and that has no end.
///
/// It is the example for ``ViewportEffect``. The cells lie in one lap of a row. The effect moves
/// each cell by whole laps to where it is next to the middle of the viewport, and scales it by its
/// distance from there. So the row goes on in both directions, no item is copied, and nothing is
/// prepared while it scrolls.
///
/// ```
///        ┌───────┐
///  ┌───┐ │       │ ┌───┐
///  │ 9 │ │   0   │ │ 1 │      0 follows 9, and 9 precedes 0
///  └───┘ │       │ └───┘
///        └───────┘
/// ```
///
/// The content has as many laps as ``laps``. Begin in the middle one, return to it when a scroll has
/// come to rest, which changes nothing that is seen, and the row is endless:
///
/// ```swift
/// let effect = prepared.effect
/// let target = effect.restingOffset(near: proposed, velocity: velocity)  // when a drag ends
/// let middle = effect.middleOffset(of: offset)  // when the scroll has come to rest
/// ```
///
/// A cell cannot be in two places, so a lap that is shorter than the viewport and one cell is not
/// repeated. Whatever the laps, each cell can rest in the middle, the first and the last one included.
///
/// - Units: logical points.
/// - Complexity: To prepare O(n log n) time, about 170 bytes per item. A query takes O(n), because
///   any cell can be moved into it; n = items.
struct CarouselLayout: RegistrableLayout {
  /// The direction in which the layout grows and scrolls.
  var axis: LayoutAxis
  /// The extent of each cell along the axis.
  var itemExtent: Double
  /// The distance between cells.
  var spacing: Double
  /// The distance of cells from the edges of the container across the axis.
  var crossInset: Double
  /// The scale of cells that are half a viewport or more away from the middle, from 0 to 1.
  var minimumScale: Double
  /// The number of laps, from 1 to 9,999; an even number counts as the next one.
  var laps: Int

  /// Creates a carousel with the given parameters.
  init(
    axis: LayoutAxis = .horizontal, itemExtent: Double = 200, spacing: Double = 12,
    crossInset: Double = 0, minimumScale: Double = 0.7, laps: Int = 99
  ) {
    self.axis = axis
    self.itemExtent = itemExtent
    self.spacing = spacing
    self.crossInset = crossInset
    self.minimumScale = minimumScale
    self.laps = laps
  }

  /// The registration of the layout: the name `carousel`, and every parameter with its range.
  static let registration = LayoutRegistration(
    name: "carousel", summary: "An endless row of cells that grow towards the middle.",
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
      .length(
        "crossInset", "The distance of cells from the edges across the axis.", in: 0...1000,
        get: { $0.crossInset }, set: { $0.crossInset = $1 }),
      .number(
        "minimumScale", "The scale of cells that are far from the middle.", in: 0...1,
        get: { $0.minimumScale }, set: { $0.minimumScale = $1 }),
      .integer(
        "laps", "The number of laps of the row; 1 for a row with ends.", in: 1...9999,
        get: { $0.laps }, set: { $0.laps = $1 }),
    ])

  /// Places every cell of a collection in the middle lap.
  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedWithEffect<PreparedFrames, CarouselEffect> {
    var diagnostics = LayoutDiagnostics()
    let counts = try delegate.storedItemCounts(noting: &diagnostics)
    let container = LayoutContainer(
      environment, axis: axis, rounding: .lossless, diagnostics: &diagnostics)
    // 1. Whole pixels, so that cells are on the grid in every lap.
    let grid = PixelGrid(scale: environment.scale)
    func extent(_ value: Double, _ key: String) -> LayoutUnit {
      let checked = LayoutUnit.checkedExtent(value) { problem, used in
        diagnostics.note(LayoutDiagnostic(.parameter(key), problem, given: value, used: used))
      }
      return LayoutUnit(points: grid.points(ofPixel: grid.nearestPixel(to: checked)))
    }
    let (cell, gap) = (extent(itemExtent, "itemExtent"), extent(spacing, "spacing"))
    let inset = extent(crossInset, "crossInset").points
    // Across the axis, cells keep out of bars.
    let cross = TrackGrid(
      columns: 1, spacing: 0, leading: container.crossStartInset + inset,
      trailing: container.crossEndInset + inset, crossLength: container.crossLength
    ).edges(of: 0)

    // 2. Laps: those that a content has room for, an odd number with one in the middle.
    let size = environment.visibleSize
    let visible = LayoutUnit(points: grid.floor(axis == .vertical ? size.height : size.width))
    let margin = LayoutUnit(points: grid.floor(max(.zero, visible - cell).points / 2))
    let count = counts.reduce(0, +)
    let pitch = cell + gap
    let room = LayoutLimits.maximumPosition - margin - margin
    let most = pitch > .zero ? Int(clamping: room.rawValue / pitch.rawValue) : 0
    let (lap, isCut) = pitch.rawValue.multipliedReportingOverflow(by: Int64(min(count, most)))
    let fits = !isCut && count > 0 && count <= most && lap >= (visible + cell).rawValue
    let half = fits ? min(min(max(laps, 1), 9999) / 2, (most / count - 1) / 2) : 0

    // 3. Frames of the middle lap; a lap that has no room ends at the limit.
    var space = container.space
    func start(_ number: Int) -> LayoutUnit {
      let (length, isCut) = pitch.rawValue.multipliedReportingOverflow(by: Int64(number))
      return isCut ? room : min(margin + LayoutUnit(rawValue: min(length, room.rawValue)), room)
    }
    let first = half * count
    let last = max(0, (2 * half + 1) * count - 1)
    space.mainLength = min(start(last) + cell, room) + margin
    var attributes: [LayoutAttributes] = []
    attributes.reserveCapacity(count)
    for (section, items) in counts.enumerated() {
      for item in 0..<items {
        let lower = start(first + attributes.count)
        attributes.append(
          LayoutAttributes(
            element: .cell(section: section, item: item),
            frame: space.frame(
              main: space.mainSpan(from: lower, to: min(lower + cell, room)),
              cross: space.crossSpan(from: cross.lower, to: cross.upper))))
      }
    }
    let frames = PreparedFrames(
      attributes: attributes, contentSize: space.contentSize(cross: container.crossPoints),
      itemCounts: counts, in: environment, scrollAxis: axis, diagnostics: diagnostics)
    return PreparedWithEffect(
      frames,
      effect: CarouselEffect(
        axis: axis, minimumScale: minimumScale, pitch: pitch, count: count, half: half,
        contentExtent: space.mainLength.points))
  }
}

/// Moves cells by whole laps towards the middle of the viewport, and scales them by their distance
/// from it.
///
/// A cell is drawn smaller around the middle of its frame: its frame is as large as that of others.
struct CarouselEffect: ViewportEffect {
  let axis: LayoutAxis
  let minimumScale: Double
  /// The distance from one cell to the next.
  let pitch: LayoutUnit
  /// The number of cells of a lap.
  let count: Int
  /// The number of laps before the middle one, and after it.
  let half: Int
  let contentExtent: Double

  /// The greatest distance by which a cell is moved.
  var reach: Double { half > 0 ? contentExtent : 0 }
  /// The axis of the carousel, if it has laps.
  var movedAxes: LayoutAxes { half > 0 ? LayoutAxes(axis) : [] }
  /// The axis of the carousel.
  var changedAxes: LayoutAxes { LayoutAxes(axis) }

  private var lap: LayoutUnit { pitch * count }

  /// Moves and scales one cell.
  func apply(to attributes: inout LayoutAttributes, in viewport: LayoutRect) {
    let isVertical = axis == .vertical
    let middle = isVertical ? viewport.midY : viewport.midX
    func distance() -> Double {
      (isVertical ? attributes.frame.midY : attributes.frame.midX) - middle
    }
    if half > 0 {
      let laps = min(max((-distance() / lap.points).rounded(), -Double(half)), Double(half))
      let way = LayoutUnit(rawValue: lap.rawValue * Int64(laps))
      func moved(_ position: Double) -> Double { (LayoutUnit(points: position) + way).points }
      if isVertical {
        attributes.frame.origin.y = moved(attributes.frame.minY)
      } else {
        attributes.frame.origin.x = moved(attributes.frame.minX)
      }
    }
    let extent = (isVertical ? viewport.height : viewport.width) / 2
    let part = extent > 0 ? min(1, distance().magnitude / extent) : 1
    let scale = 1 - (1 - minimumScale) * part
    attributes.transform = .scale(x: scale, y: scale)
  }

  // MARK: Offsets at rest

  /// Returns the offset at which a scroll comes to rest, with a cell in the middle.
  ///
  /// - Parameter offset: The offset along the axis at which the scroll would end by itself.
  /// - Parameter velocity: The velocity of the scroll; its sign selects one of two offsets that are
  ///   equally near.
  /// - Returns: The nearest offset. Offsets before the first cell and beyond the last one are those of
  ///   these cells, which are the ends of the content.
  func restingOffset(near offset: Double, velocity: Double = 0) -> Double {
    let last = Double((2 * half + 1) * count - 1)
    guard pitch > .zero, last > 0, !offset.isNaN else { return 0 }
    let steps = offset / pitch.points
    let nearest =
      steps - steps.rounded(.down) == 0.5 && velocity < 0
      ? steps.rounded(.down) : (steps + 0.5).rounded(.down)
    return min(max(0, nearest), last) * pitch.points
  }

  /// Returns the offset in the middle lap at which the same cells are in the same places.
  ///
  /// If the content has one lap, the result is `offset`.
  func middleOffset(of offset: Double) -> Double {
    guard half > 0, offset.isFinite else { return offset }
    let lap = lap.points
    let inner = offset - (offset / lap).rounded(.down) * lap
    return inner + lap * Double(half)
  }
}
