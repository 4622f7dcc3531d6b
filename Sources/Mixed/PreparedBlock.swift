import StrategyKit

/// The prepared layout of a block, with its place in the content.
struct PreparedBlock: Sendable {
  var place: MixedPlace
  let fit: BlockEnvironment
  var prepared: AnyPreparedLayout

  // The following values are measured after the block is prepared.

  /// The size of the block's own content, in points.
  var size = LayoutSize.zero
  /// The extent of the block along the main axis, rounded to whole pixels if blocks are rounded.
  var extent: LayoutUnit = .zero
  /// The distances by which elements extend beyond the content along the main axis, in any
  /// viewport.
  var overhang: (before: LayoutUnit, after: LayoutUnit) = (.zero, .zero)
  /// A Boolean value that indicates whether elements can be at any distance from the content.
  ///
  /// It is `true` if the frames of all elements may depend on the viewport.
  var isUnbounded = false
  /// The extents of sticky elements at the viewport's edges, with the bars there, or `nil` if there
  /// are none.
  var sticky: LayoutInsets?
  /// The insets of bars that the block scrolls under.
  var bars = LayoutInsets.zero
  var scrolling = ContentScrolling(along: nil, followers: .none)
  /// The number of columns if the sections of the block are rows; otherwise `nil`.
  var numberOfColumns: Int?

  // The following values are set when blocks are stacked.

  /// The offset of the block along the main axis.
  var start: LayoutUnit = .zero
  /// The origin of the block's content in the coordinates of the host.
  var x = MixedShift.none
  var y = MixedShift.none
  /// The greatest upper bound of this block and those before it.
  var reach: LayoutUnit = .zero
  /// The least lower bound of this block and those after it.
  var beginning: LayoutUnit = .zero

  /// The bounds of the block's elements along the main axis.
  var bounds: (lower: LayoutUnit, upper: LayoutUnit) {
    (start - overhang.before, start + extent + overhang.after)
  }

  var isMirrored: Bool { fit.environment.direction == .rightToLeft }

  // MARK: Measuring

  /// Updates the measures from the prepared layout.
  mutating func measure(along axis: LayoutAxis, grid: PixelGrid?) {
    let content = prepared.contentSize
    func good(_ points: Double) -> Double { points.isFinite ? max(0, points) : 0 }
    size = LayoutSize(width: good(content.width), height: good(content.height))
    extent = PreparedBlock.extent(size.extent(along: axis), grid)
    scrolling = prepared.contentScrolling
    bars = scrolling.scrollInsets(of: fit.environment)
    let covered = prepared.stickyEdges
    sticky = covered == .zero ? nil : covered.mapped(with: bars) { $0 + $1 }
    numberOfColumns = prepared.numberOfColumns
    isUnbounded =
      scrolling.followers == .all
      || scrolling.followers == .pinned
        && prepared.unwrapped(as: PreparedMixed.self).map { !$0.unboundedRuns.isEmpty } ?? false
    overhang = overhang(along: axis)
  }

  /// Returns an extent in layout units, rounded up to whole pixels except for rounding errors.
  private static func extent(_ points: Double, _ grid: PixelGrid?) -> LayoutUnit {
    let units = LayoutSpace.units(points)
    guard let grid, points < 0x1p40 else { return units }
    let pixel = Int64(grid.floor(points) * grid.scale + 0.5)
    let edge = LayoutSpace.units(grid.points(ofPixel: pixel))
    return edge >= units ? edge : LayoutSpace.units(grid.points(ofPixel: pixel + 1))
  }

  /// Returns the distances by which elements extend beyond the content.
  ///
  /// They are 0 unless positions exceed the limits or negative distances make elements overlap.
  ///
  /// - Complexity: That of two queries, and of four queries of pinned elements. They cover the
  ///   whole length of a block that scrolls across.
  private func overhang(along axis: LayoutAxis) -> (before: LayoutUnit, after: LayoutUnit) {
    let everything = LayoutRect.everything
    let end = size.extent(along: axis)
    let rest = LayoutRect(origin: .zero, size: size)
    func band(from start: Double, length: Double) -> LayoutRect {
      let band = LayoutRect(x: start, y: everything.minY, width: length, height: everything.height)
      return axis == .vertical ? band.transposed : band
    }
    let before = band(from: everything.minX, length: -everything.minX)
    let after = band(from: end, length: everything.width)
    var lower = 0.0
    var upper = end
    func extend(to found: [LayoutAttributes]) {
      for attributes in found {
        let frame = axis == .vertical ? attributes.frame.transposed : attributes.frame
        lower = min(lower, frame.minX)
        upper = max(upper, frame.maxX)
      }
    }
    extend(to: prepared.elements(in: before, viewport: rest))
    extend(to: prepared.elements(in: after, viewport: rest))
    // A pinned element is nowhere farther from its resting frame than in the farthest viewports.
    if scrolling.followers == .pinned {
      let far = 2 * LayoutLimits.maximumPosition.points
      for distance in [-far, far] {
        let moved =
          axis == .vertical
          ? rest.offsetBy(x: 0, y: distance) : rest.offsetBy(x: distance, y: 0)
        let viewport = LayoutViewport(innerViewport(moved))
        for rect in [before, after] {
          var found: [LayoutAttributes] = []
          prepared.appendFollowers(in: rect, viewport: viewport, to: &found)
          extend(to: found)
        }
      }
    }
    let overhang = (LayoutSpace.units(-lower), LayoutSpace.units(upper - end))
    // From right to left, a horizontal axis begins at the right edge.
    return isMirrored && axis == .horizontal ? (overhang.1, overhang.0) : overhang
  }
}

extension LayoutSpace {
  /// Returns `points` in layout units.
  ///
  /// The limit of single lengths does not apply, because content may be longer.
  static func units(_ points: Double) -> LayoutUnit { position(points, limit: 0x1p58) }
}
