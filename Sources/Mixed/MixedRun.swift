import LayoutCore

/// Sections that are laid out together, and where they lie in the content.
struct MixedRun: Sendable {
  var place: MixedPlace
  let fit: BlockEnvironment
  var prepared: AnyPreparedLayout

  // What is measured once the block is laid out.

  /// The block's own content.
  var size = LayoutSize.zero
  /// What it takes along the main axis, whole pixels where it is rounded to them.
  var extent: Int64 = 0
  /// How far its elements reach beyond its content, at both ends of the main axis.
  var overhang: (before: Int64, after: Int64) = (0, 0)
  /// What sticks to the viewport's edges, and what bars cover of them, where something sticks.
  var sticky = LayoutInsets.zero
  var sticks = false
  /// How far sections that scroll by themselves move along the main axis, as they do in a block that
  /// grows along the other one.
  var drift: Int64 = 0

  // What stacking gives it.

  /// Where it begins along the main axis.
  var start: Int64 = 0
  /// Where its content begins for the host.
  var x = MixedShift.none
  var y = MixedShift.none
  /// The farthest end of all elements of this block and those before.
  var reach: Int64 = 0
  /// The first beginning of all elements of this block and those after.
  var beginning: Int64 = 0

  init(place: MixedPlace, fit: BlockEnvironment, prepared: AnyPreparedLayout) {
    self.place = place
    self.fit = fit
    self.prepared = prepared
  }

  /// Where its elements begin and end along the main axis.
  var bounds: (lower: Int64, upper: Int64) {
    (start &- overhang.before &- drift, start &+ extent &+ overhang.after &+ drift)
  }

  // MARK: Measuring

  /// Takes the measures of what was laid out.
  mutating func measure(along axis: LayoutAxis, grid: PixelGrid?) {
    let content = prepared.contentSize
    func good(_ points: Double) -> Double { points.isFinite ? max(0, points) : 0 }
    size = LayoutSize(width: good(content.width), height: good(content.height))
    extent = MixedRun.extent(size.extent(along: axis), grid)
    overhang = overhang(along: axis)
    sticky = prepared.stickyEdges
    sticks = sticky != .zero
    if sticks {
      let bars = prepared.scrollInsets
      sticky.top += bars.top
      sticky.leading += bars.leading
      sticky.bottom += bars.bottom
      sticky.trailing += bars.trailing
    }
  }

  /// An extent in units, rounded up to whole pixels where it is not one but for the last bits.
  private static func extent(_ points: Double, _ grid: PixelGrid?) -> Int64 {
    let units = LayoutSpace.units(points)
    guard let grid, points < 0x1p40 else { return units }
    let down = grid.floor(points)
    let pixel = Int64(down * grid.scale + 0.5)
    for candidate in pixel...pixel + 1 {
      let edge = LayoutSpace.units(grid.points(ofPixel: candidate))
      if edge >= units { return edge }
    }
    return units
  }

  /// How far elements reach beyond the content: only what lies beyond all limits does, or what overlaps
  /// by negative distances.
  private func overhang(along axis: LayoutAxis) -> (before: Int64, after: Int64) {
    let everything = LayoutRect.everything
    let end = size.extent(along: axis)
    let rest = LayoutRect(origin: .zero, size: size)
    var before = everything
    var after = everything
    if axis == .vertical {
      before.size.height = -before.minY
      after.origin.y = end
    } else {
      before.size.width = -before.minX
      after.origin.x = end
    }
    var lower = 0.0
    for attributes in prepared.elements(in: before, viewport: rest) {
      let frame = attributes.frame
      lower = min(lower, axis == .vertical ? frame.minY : frame.minX)
    }
    var upper = end
    for attributes in prepared.elements(in: after, viewport: rest) {
      let frame = attributes.frame
      upper = max(upper, axis == .vertical ? frame.maxY : frame.maxX)
    }
    return (LayoutSpace.units(-lower), LayoutSpace.units(upper - end))
  }
}

extension LayoutSpace {
  /// Points in units, not cut off at the largest single length: content may be longer.
  static func units(_ points: Double) -> Int64 {
    let scaled = points * 76_800
    if scaled.magnitude < 0x1p51 { return LayoutUnit(points: points).rawValue }
    guard scaled.magnitude < 0x1p58 else { return scaled > 0 ? 1 << 58 : scaled < 0 ? -1 << 58 : 0 }
    return Int64(scaled)
  }
}
