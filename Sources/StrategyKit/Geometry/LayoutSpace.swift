import LayoutCore

/// A coordinate space that converts between a layout's own coordinates and those of the host.
///
/// A strategy computes in exact units along a *main* axis, which scrolls, and a *cross* axis. Both
/// begin at the leading edge. A space converts such intervals to frames. It transposes them if the
/// main axis is horizontal, rounds edges to pixels, and mirrors them if text runs from right to
/// left. It also converts a host's rectangles back, for queries and pins. One algorithm therefore
/// serves both axes and both directions.
///
/// Edges are rounded before they are mirrored, and the content edge is rounded too. The layout from
/// right to left is therefore the exact mirror image of the other, pixel by pixel.
public struct LayoutSpace: Hashable, Sendable {
  /// The axis along which the layout scrolls.
  public let axis: LayoutAxis
  /// The reading direction; from right to left, all frames are mirrored horizontally.
  public let direction: FlowDirection
  /// The pixel grid to which edges are rounded, or `nil` if frames are not rounded.
  public let grid: PixelGrid?
  /// The content's extent along the main axis.
  ///
  /// A layout that scrolls horizontally is mirrored about this position.
  public var mainLength: LayoutUnit
  /// The content's extent along the cross axis.
  ///
  /// A layout that scrolls vertically is mirrored about this position.
  public var crossLength: LayoutUnit

  /// Creates a space with the given axis, direction and rounding.
  ///
  /// - Parameter axis: The axis along which the layout scrolls.
  /// - Parameter direction: The reading direction. The default is left to right.
  /// - Parameter grid: The pixel grid to which edges are rounded. The default rounds nothing.
  /// - Parameter mainLength: The content's extent along the main axis. The default is 0; set
  ///   ``mainLength`` before converting if the main axis is mirrored.
  /// - Parameter crossLength: The content's extent along the cross axis. The default is 0.
  public init(
    axis: LayoutAxis, direction: FlowDirection = .leftToRight, grid: PixelGrid? = nil,
    mainLength: LayoutUnit = .zero, crossLength: LayoutUnit = .zero
  ) {
    self.axis = axis
    self.direction = direction
    self.grid = grid
    self.mainLength = mainLength
    self.crossLength = crossLength
  }

  /// A Boolean value that indicates whether positions along the main axis are mirrored.
  ///
  /// They are if the layout scrolls horizontally and text runs from right to left.
  public var mirrorsMain: Bool { direction == .rightToLeft && axis == .horizontal }

  /// A Boolean value that indicates whether positions along the cross axis are mirrored.
  ///
  /// They are if the layout scrolls vertically and text runs from right to left.
  public var mirrorsCross: Bool { direction == .rightToLeft && axis == .vertical }

  // MARK: Towards the host

  /// Returns the host's interval for two edges along the main axis.
  ///
  /// - Parameter lower: The edge nearer to the start of the axis.
  /// - Parameter upper: The edge nearer to the end of the axis.
  public func mainSpan(from lower: LayoutUnit, to upper: LayoutUnit) -> LayoutSpan {
    span(from: lower, to: upper, mirroredAbout: mirrorsMain ? mainLength : nil)
  }

  /// Returns the host's interval for two edges along the cross axis.
  ///
  /// - Parameter lower: The edge nearer to the start of the axis.
  /// - Parameter upper: The edge nearer to the end of the axis.
  public func crossSpan(from lower: LayoutUnit, to upper: LayoutUnit) -> LayoutSpan {
    span(from: lower, to: upper, mirroredAbout: mirrorsCross ? crossLength : nil)
  }

  /// Returns the frame with the given intervals along the main and the cross axis.
  public func frame(main: LayoutSpan, cross: LayoutSpan) -> LayoutRect {
    axis == .vertical
      ? LayoutRect(x: cross.start, y: main.start, width: cross.extent, height: main.extent)
      : LayoutRect(x: main.start, y: cross.start, width: main.extent, height: cross.extent)
  }

  /// Returns the frame of a range along the main axis and one along the cross axis.
  ///
  /// - Parameter main: The positions along the main axis.
  /// - Parameter cross: The positions along the cross axis.
  public func frame(main: Range<LayoutUnit>, cross: Range<LayoutUnit>) -> LayoutRect {
    frame(
      main: mainSpan(from: main.lowerBound, to: main.upperBound),
      cross: crossSpan(from: cross.lowerBound, to: cross.upperBound))
  }

  /// Returns the content's size for a host, in points.
  ///
  /// - Parameter cross: The content's extent along the cross axis, in points.
  public func contentSize(cross: Double) -> LayoutSize {
    let main = span(from: .zero, to: max(.zero, mainLength), mirroredAbout: nil)
    return frame(main: main, cross: LayoutSpan(start: 0, extent: cross)).size
  }

  /// The content's size for a host, in points, with both lengths rounded as edges of frames are.
  ///
  /// Use it if the content determines both lengths. If the content is as wide as the container, use
  /// ``contentSize(cross:)``.
  public var contentSize: LayoutSize {
    contentSize(cross: span(from: .zero, to: max(.zero, crossLength), mirroredAbout: nil).extent)
  }

  private func span(
    from lower: LayoutUnit, to upper: LayoutUnit, mirroredAbout edge: LayoutUnit?
  ) -> LayoutSpan {
    guard let grid else {
      let start = edge.map { $0 - upper } ?? lower
      return LayoutSpan(start: start.points, extent: (upper - lower).points)
    }
    let first = grid.nearestPixel(to: lower)
    let last = grid.nearestPixel(to: upper)
    var start = first
    if let edge { start = grid.nearestPixel(to: edge) &- last }
    return LayoutSpan(
      start: grid.points(ofPixel: start), extent: grid.points(ofPixel: last &- first))
  }

  // MARK: From the host

  /// Returns a window that contains every frame that can intersect `rect`.
  ///
  /// If `rect` is empty or its origin is NaN, the window is empty.
  public func window(around rect: LayoutRect) -> LayoutWindow {
    guard !rect.isEmpty, !rect.minX.isNaN, !rect.minY.isNaN else {
      return LayoutWindow(mainLower: .zero, mainUpper: .zero, crossLower: .zero, crossUpper: .zero)
    }
    let window = unmirrored(rect, limit: LayoutSpace.windowLimit)
    return LayoutWindow(
      mainLower: window.mainLower - slack(at: window.mainLower),
      mainUpper: window.mainUpper + slack(at: window.mainUpper),
      crossLower: window.crossLower - slack(at: window.crossLower),
      crossUpper: window.crossUpper + slack(at: window.crossUpper))
  }

  /// Returns the greatest distance by which rounding can exchange a frame's edge and `position`.
  ///
  /// Edges are rounded to pixels and to the nearest `Double`.
  private func slack(at position: LayoutUnit) -> LayoutUnit {
    // A coordinate is off by 2⁻⁵³ of itself, and several of them make an edge. Mirrored coordinates
    // are at least as large as the content, so 8 is added even if the position is near the origin.
    let pixel = grid.map { Int64(76_800 / $0.scale) } ?? 0
    return LayoutUnit(rawValue: pixel + 2 + 8 + Int64(position.rawValue.magnitude >> 50))
  }

  /// Returns the edges of `rect` in the layout's own coordinates, without any slack.
  ///
  /// Pinned elements are held to these edges. If an edge is more than four times
  /// ``/LayoutCore/LayoutLimits/maximumPosition`` from the origin, about 469 billion points, that
  /// distance is used instead.
  public func unmirrored(_ rect: LayoutRect) -> LayoutWindow {
    unmirrored(rect, limit: LayoutSpace.viewportLimit)
  }

  private func unmirrored(_ rect: LayoutRect, limit: Double) -> LayoutWindow {
    func position(_ points: Double) -> LayoutUnit { LayoutSpace.position(points, limit: limit) }
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

  /// Returns the edge about which the host's frames are mirrored.
  private func mirrorEdge(_ length: LayoutUnit) -> LayoutUnit {
    guard let grid else {
      let most = LayoutUnit(rawValue: Int64(LayoutSpace.viewportLimit))
      return min(max(length, .zero - most), most)
    }
    let pixel = grid.nearestPixel(to: length)
    return LayoutSpace.position(grid.points(ofPixel: pixel), limit: LayoutSpace.viewportLimit)
  }

  /// Returns the end of the content if `edge` is on the same pixel, or `edge` otherwise.
  ///
  /// A host rounds the content's size to whole pixels. With this correction, an element that is
  /// pinned to the trailing edge is exactly at its resting place if the viewport ends with the
  /// content.
  ///
  /// - Parameter edge: The trailing edge of a viewport, inside the insets.
  /// - Parameter end: The end of the content along the same axis.
  public func trailingEdge(
    _ edge: LayoutUnit, ofContentEndingAt end: LayoutUnit
  ) -> LayoutUnit {
    guard let grid else { return edge }
    return grid.nearestPixel(to: edge) == grid.nearestPixel(to: end) ? end : edge
  }

  /// The farthest edge of a viewport, beyond every position of content.
  private static var viewportLimit: Double { LayoutLimits.maximumPositionInUnits * 4 }

  /// The farthest edge of a window, beyond every position of an element.
  ///
  /// It allows for an element that is pinned to the farthest viewport.
  private static var windowLimit: Double { LayoutLimits.maximumPositionInUnits * 16 }

  /// Returns a host's coordinate as an exact length, or the limit if it is farther from the origin.
  ///
  /// - Parameter points: The coordinate, in points. NaN becomes 0.
  /// - Parameter limit: The greatest distance from the origin, in units. A negative limit becomes
  ///   0. A limit that is NaN or above 2^62 becomes 2^62.
  public static func position(_ points: Double, limit: Double) -> LayoutUnit {
    let scaled = points * 76_800
    let limit = limit < 0x1p62 ? max(0, limit) : 0x1p62
    guard scaled.magnitude < limit else {
      return scaled.isNaN ? .zero : LayoutUnit(rawValue: Int64(scaled > 0 ? limit : -limit))
    }
    // `LayoutUnit(points:)` would replace such a length with its limit. Truncation drops at most
    // half a unit here.
    if scaled.magnitude >= 0x1p51 { return LayoutUnit(rawValue: Int64(scaled)) }
    return LayoutUnit(points: points)
  }
}

/// A rectangle in a layout's own coordinates, along the main and the cross axis.
///
/// ``LayoutSpace/window(around:)`` creates one from a host's rectangle. It is slightly larger than
/// that rectangle, by the distance that rounding can move an edge, so a search in it finds every
/// candidate. The exact test compares the frames themselves.
public struct LayoutWindow: Hashable, Sendable {
  /// The edges along the main axis.
  public var mainLower, mainUpper: LayoutUnit
  /// The edges along the cross axis.
  public var crossLower, crossUpper: LayoutUnit

  /// Creates a window between the given edges.
  ///
  /// If an upper edge is not greater than the lower one, the window is empty.
  ///
  /// - Parameter mainLower: The edge nearer to the start of the main axis.
  /// - Parameter mainUpper: The edge nearer to the end of the main axis.
  /// - Parameter crossLower: The edge nearer to the start of the cross axis.
  /// - Parameter crossUpper: The edge nearer to the end of the cross axis.
  public init(
    mainLower: LayoutUnit, mainUpper: LayoutUnit, crossLower: LayoutUnit, crossUpper: LayoutUnit
  ) {
    self.mainLower = mainLower
    self.mainUpper = mainUpper
    self.crossLower = crossLower
    self.crossUpper = crossUpper
  }

  /// A Boolean value that indicates whether the window has no area.
  public var isEmpty: Bool { mainLower >= mainUpper || crossLower >= crossUpper }
}
