/// The one place where a layout's own coordinates become the host's.
///
/// A strategy computes along a *main* axis (the one that scrolls) and a *cross* axis, both starting
/// at the leading edge, in exact units. A space turns such intervals into frames: it transposes for
/// a horizontal axis, rounds edges to pixels, and mirrors for right-to-left. It also turns a host's
/// rectangles back, for queries and pins. With it one algorithm serves both axes and both
/// directions.
///
/// Edges are rounded before they are mirrored, about a content edge that is rounded too: the
/// right-to-left layout is the mirror image of the other, pixel by pixel.
public struct LayoutSpace: Hashable, Sendable {
  /// The axis that scrolls.
  public let axis: LayoutAxis
  /// The direction of reading; right to left mirrors everything horizontally.
  public let direction: FlowDirection
  /// The pixels that edges snap to, or nil where frames are not rounded.
  public let grid: PixelGrid?
  /// The content's extent along the main axis; what a horizontal axis is mirrored about.
  public var mainLength: Int64
  /// The content's extent along the cross axis; what a vertical axis is mirrored about.
  public var crossLength: Int64

  /// A space of the given axis, direction and rounding.
  public init(
    axis: LayoutAxis, direction: FlowDirection = .leftToRight, grid: PixelGrid? = nil,
    mainLength: LayoutUnit = .zero, crossLength: LayoutUnit = .zero
  ) {
    self.axis = axis
    self.direction = direction
    self.grid = grid
    self.mainLength = mainLength.rawValue
    self.crossLength = crossLength.rawValue
  }

  /// Whether positions along the main axis are mirrored.
  @inlinable
  public var mirrorsMain: Bool { direction == .rightToLeft && axis == .horizontal }

  /// Whether positions along the cross axis are mirrored.
  @inlinable
  public var mirrorsCross: Bool { direction == .rightToLeft && axis == .vertical }

  // MARK: Towards the host

  /// The interval between two edges along the main axis, in units, as the host sees it.
  @inlinable @inline(__always)
  public func mainSpan(from lower: Int64, to upper: Int64) -> LayoutSpan {
    span(from: lower, to: upper, mirroredAbout: mirrorsMain ? mainLength : nil)
  }

  /// The interval between two edges along the cross axis, in units, as the host sees it.
  @inlinable @inline(__always)
  public func crossSpan(from lower: Int64, to upper: Int64) -> LayoutSpan {
    span(from: lower, to: upper, mirroredAbout: mirrorsCross ? crossLength : nil)
  }

  /// The frame with the given extents along the main and the cross axis.
  @inlinable @inline(__always)
  public func frame(main: LayoutSpan, cross: LayoutSpan) -> LayoutRect {
    axis == .vertical
      ? LayoutRect(x: cross.start, y: main.start, width: cross.extent, height: main.extent)
      : LayoutRect(x: main.start, y: cross.start, width: main.extent, height: cross.extent)
  }

  /// The content's size for a host: the end of the content along the main axis, and `cross` points
  /// along the other.
  public func contentSize(cross: Double) -> LayoutSize {
    let main = span(from: 0, to: max(0, mainLength), mirroredAbout: nil).extent
    return axis == .vertical
      ? LayoutSize(width: cross, height: main) : LayoutSize(width: main, height: cross)
  }

  @inlinable @inline(__always)
  func span(from lower: Int64, to upper: Int64, mirroredAbout edge: Int64?) -> LayoutSpan {
    guard let grid else {
      var start = lower
      if let edge { start = edge &- upper }
      return LayoutSpan(
        start: LayoutUnit(rawValue: start).points,
        extent: LayoutUnit(rawValue: upper &- lower).points)
    }
    let first = grid.nearestPixel(to: LayoutUnit(rawValue: lower))
    let last = grid.nearestPixel(to: LayoutUnit(rawValue: upper))
    var start = first
    if let edge { start = grid.nearestPixel(to: LayoutUnit(rawValue: edge)) &- last }
    return LayoutSpan(
      start: grid.points(ofPixel: start), extent: grid.points(ofPixel: last &- first))
  }

  // MARK: From the host

  /// A window that holds every frame that could intersect `rect`.
  ///
  /// An empty or NaN rectangle gives an empty window.
  public func window(around rect: LayoutRect) -> LayoutWindow {
    guard !rect.isEmpty, !rect.minX.isNaN, !rect.minY.isNaN else {
      return LayoutWindow(mainLower: 0, mainUpper: 0, crossLower: 0, crossUpper: 0)
    }
    let window = unmirrored(rect, limit: LayoutSpace.windowLimit)
    return LayoutWindow(
      mainLower: window.mainLower - slack(at: window.mainLower),
      mainUpper: window.mainUpper + slack(at: window.mainUpper),
      crossLower: window.crossLower - slack(at: window.crossLower),
      crossUpper: window.crossUpper + slack(at: window.crossUpper))
  }

  /// The most by which an edge of a frame and an edge at `position` can change their order when both
  /// are rounded: to pixels, and to the nearest `Double`.
  private func slack(at position: Int64) -> Int64 {
    // A coordinate is off by 2⁻⁵³ of itself, and several of them make an edge. Mirrored ones are as
    // large as the content at least, so that 8 are added however near the position is.
    let pixel = grid.map { Int64(76_800 / $0.scale) } ?? 0
    return pixel + 2 + 8 + Int64(position.magnitude >> 50)
  }

  /// The edges of `rect` in the layout's own coordinates, without any slack; what pins hold to.
  ///
  /// Edges farther than four times ``LayoutLimits/maximumPosition`` from the origin, about 469 billion
  /// points, count as that far.
  public func unmirrored(_ rect: LayoutRect) -> LayoutWindow {
    unmirrored(rect, limit: LayoutSpace.viewportLimit)
  }

  private func unmirrored(_ rect: LayoutRect, limit: Double) -> LayoutWindow {
    func position(_ points: Double) -> Int64 { LayoutSpace.position(points, limit: limit) }
    var x = (position(rect.minX), position(rect.maxX))
    let y = (position(rect.minY), position(rect.maxY))
    if direction == .rightToLeft {
      let edge = axis == .vertical ? mirrorEdge(crossLength) : mirrorEdge(mainLength)
      x = (edge - x.1, edge - x.0)
    }
    return axis == .vertical
      ? LayoutWindow(mainLower: y.0, mainUpper: y.1, crossLower: x.0, crossUpper: x.1)
      : LayoutWindow(mainLower: x.0, mainUpper: x.1, crossLower: y.0, crossUpper: y.1)
  }

  /// The edge that the host's frames are mirrored about, in units.
  private func mirrorEdge(_ length: Int64) -> Int64 {
    guard let grid else { return length }
    let pixel = grid.nearestPixel(to: LayoutUnit(rawValue: length))
    return LayoutSpace.position(grid.points(ofPixel: pixel), limit: LayoutSpace.viewportLimit)
  }

  /// Returns the end of the content if `edge` lies on the same pixel, and `edge` otherwise.
  ///
  /// A host knows the content's size in whole pixels. What holds to the trailing edge of a viewport that
  /// ends with the content is then exactly at its resting place.
  /// - Parameter edge: The trailing edge of a viewport, insets taken off, in units.
  /// - Parameter end: The end of the content along the same axis, in units.
  public func trailingEdge(_ edge: Int64, ofContentEndingAt end: Int64) -> Int64 {
    guard let grid else { return edge }
    func pixel(_ position: Int64) -> Int64 {
      grid.nearestPixel(to: LayoutUnit(rawValue: position))
    }
    return pixel(edge) == pixel(end) ? end : edge
  }

  /// The farthest edge of a viewport: beyond every position that content can have.
  private static var viewportLimit: Double { LayoutLimits.maximumPositionInUnits * 4 }

  /// The farthest edge of a window: beyond every position that an element can have, also one that is held
  /// by the farthest viewport.
  private static var windowLimit: Double { LayoutLimits.maximumPositionInUnits * 16 }

  /// A host's coordinate in units, or `limit` if it is farther from the origin.
  private static func position(_ points: Double, limit: Double) -> Int64 {
    let scaled = points * 76_800
    guard scaled.magnitude < limit else {
      return scaled.isNaN ? 0 : Int64(scaled > 0 ? limit : -limit)
    }
    // Whole numbers from 2⁵² on are their own nearest.
    if scaled.magnitude >= 0x1p51 { return Int64(scaled) }
    return LayoutUnit(points: points).rawValue
  }
}
