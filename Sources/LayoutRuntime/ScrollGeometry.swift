import LayoutCore

/// A viewport in scrolled content, and the places of frames in it.
///
/// An engine computes it once for a change, because every use of a generic layout has a cost.
struct ScrollGeometry: Sendable {
  var viewport: LayoutRect
  let contentSize: LayoutSize
  /// The insets of bars along the scroll axis.
  let bars: LayoutInsets
  let isMirrored: Bool
  let axis: LayoutAxis?
  let hasFollowers: Bool
  /// Whether edges of the viewport may be covered over some elements.
  ///
  /// Pinned elements cover them, and so do the bars beside a block that scrolls along another axis
  /// than its composite layout.
  let mayCover: Bool
  /// Whether content that is shorter than the viewport rests at its end along the scroll axis.
  var restsAtEnd: Bool

  init(
    of prepared: some PreparedLayout, in environment: LayoutEnvironment, _ viewport: LayoutRect,
    restsAtEnd: Bool
  ) {
    self.restsAtEnd = restsAtEnd
    let scrolling = prepared.contentScrolling
    self.viewport = viewport
    contentSize = prepared.contentSize
    bars = scrolling.scrollInsets(of: environment)
    isMirrored = environment.direction == .rightToLeft
    axis = scrolling.axis
    hasFollowers = scrolling.followers != .none
    mayCover = hasFollowers || environment.insets != .zero && prepared.isComposite
  }

  // MARK: Offsets

  /// The least and the greatest content offset at which the viewport does not leave the content.
  ///
  /// Along an axis along which the content is shorter than the viewport, both are the offset at
  /// which it rests: at the start of the content, or at its end.
  var bounds: (minimum: LayoutPoint, maximum: LayoutPoint) {
    let least = least
    let most = LayoutPoint(
      x: contentSize.width + (isMirrored ? bars.leading : bars.trailing) - viewport.width,
      y: contentSize.height + bars.bottom - viewport.height)
    func range(_ least: Double, _ most: Double, atUpper: Bool) -> (Double, Double) {
      if most >= least { return (least, most) }
      return atUpper ? (most, most) : (least, least)
    }
    let x = range(least.x, most.x, atUpper: (restsAtEnd && axis == .horizontal) != isMirrored)
    let y = range(least.y, most.y, atUpper: restsAtEnd && axis != .horizontal)
    return (LayoutPoint(x: x.0, y: y.0), LayoutPoint(x: x.1, y: y.1))
  }

  /// The content offset at the upper left corner of the content and its bars.
  private var least: LayoutPoint {
    LayoutPoint(x: -(isMirrored ? bars.trailing : bars.leading), y: -bars.top)
  }

  /// The distances by which short content rests farther right and down than at ``least``.
  var rest: LayoutPoint {
    let minimum = bounds.minimum
    return LayoutPoint(x: max(0, least.x - minimum.x), y: max(0, least.y - minimum.y))
  }

  /// The content offset at the top and at the leading edge of the content.
  var start: LayoutPoint { bounds.minimum.replacing((isMirrored, false), by: bounds.maximum) }

  /// The content offset at the bottom and at the trailing edge of the content.
  var end: LayoutPoint { bounds.maximum.replacing((isMirrored, false), by: bounds.minimum) }

  /// Returns the offset within ``bounds`` that is nearest to `offset`.
  ///
  /// A coordinate that is NaN is replaced by the minimum.
  func clamped(_ offset: LayoutPoint) -> LayoutPoint {
    let range = bounds
    func clamp(_ value: Double, _ least: Double, _ most: Double) -> Double {
      value.isNaN ? least : min(max(value, least), most)
    }
    return LayoutPoint(
      x: clamp(offset.x, range.minimum.x, range.maximum.x),
      y: clamp(offset.y, range.minimum.y, range.maximum.y))
  }

  /// A viewport around all content and bars, in which every pinned element has its resting frame.
  var resting: LayoutRect {
    let size = LayoutSize(
      width: contentSize.width + bars.leading + bars.trailing,
      height: contentSize.height + bars.top + bars.bottom)
    return LayoutRect(origin: least, size: size)
  }

  // MARK: Places of frames

  /// An eighth of the viewport at an edge, with its extent inside the bars; nil without an axis.
  ///
  /// If nothing covers edges, each cell that begins within this extent of the edge intersects the
  /// rectangle.
  func strip(atEnd: Bool) -> (rect: LayoutRect, extent: Double)? {
    guard let axis else { return nil }
    var rect = viewport
    if axis == .vertical {
      rect.size.height /= 8
      if atEnd { rect.origin.y = viewport.maxY - rect.height }
      return (rect, rect.height - (atEnd ? bars.bottom : bars.top))
    }
    rect.size.width /= 8
    if atEnd != isMirrored { rect.origin.x = viewport.maxX - rect.width }
    return (rect, rect.width - (atEnd ? bars.trailing : bars.leading))
  }

  /// Returns the part of the viewport in which an element can be seen.
  ///
  /// - Parameter covered: The edges that pinned elements cover over the element.
  func region(covered: LayoutInsets) -> LayoutRect {
    let leading = bars.leading + covered.leading
    let trailing = bars.trailing + covered.trailing
    let top = bars.top + covered.top
    return LayoutRect(
      x: viewport.minX + (isMirrored ? trailing : leading), y: viewport.minY + top,
      width: max(0, viewport.width - leading - trailing),
      height: max(0, viewport.height - top - bars.bottom - covered.bottom))
  }

  /// Returns the distances between the edges of a frame and those of a region, in reading order.
  func inward(_ frame: LayoutRect, _ region: LayoutRect, atEnd: Bool) -> LayoutPoint {
    LayoutPoint(
      x: atEnd != isMirrored ? region.maxX - frame.maxX : frame.minX - region.minX,
      y: atEnd ? region.maxY - frame.maxY : frame.minY - region.minY)
  }

  /// Returns the distances from an edge of a region, or its center, to the same edge of a frame.
  func inward(_ frame: LayoutRect, _ region: LayoutRect, from edge: ScrollPlace) -> LayoutPoint {
    guard edge == .center else { return inward(frame, region, atEnd: edge == .end) }
    let shift = shift(of: frame, to: region, .center)
    return LayoutPoint(x: isMirrored ? -shift.x : shift.x, y: shift.y)
  }

  /// Returns the sort key of a cell as the place of an anchor.
  ///
  /// Cells that begin within the visible region come first, then cells in view. The main axis takes
  /// precedence. Pinned cells come last, because their frames say nothing about the content offset
  /// while they are pinned.
  func key(
    _ frame: LayoutRect, _ region: LayoutRect, atEnd: Bool, isPinned: Bool
  ) -> (Double, Double, Double, Double) {
    let inward = inward(frame, region, atEnd: atEnd)
    func cost(_ inward: Double, _ room: Double) -> (Double, Double) {
      if inward >= -0.5, inward < room { return (0, inward) }
      return (isInView(frame, region) ? 1 : 2, inward.magnitude)
    }
    let x = cost(inward.x, region.width)
    let y = cost(inward.y, region.height)
    let (first, second) = axis == .horizontal ? (x, y) : (y, x)
    return (isPinned ? first.0 + 3 : first.0, first.1, second.0, second.1)
  }

  func place(
    _ element: LayoutElement, _ frame: LayoutRect, _ region: LayoutRect, atEnd: Bool
  ) -> AnchorState.Place {
    AnchorState.Place(
      element: element, edge: atEnd ? .end : .start,
      inward: inward(frame, region, atEnd: atEnd), size: frame.size,
      isInView: isInView(frame, region))
  }

  private func isInView(_ frame: LayoutRect, _ region: LayoutRect) -> Bool {
    region.outset(by: -1e-6).intersects(frame)
  }

  /// Returns the nearest offset at which a frame is in view, because a viewport may have shrunk.
  ///
  /// - Parameter target: The offset to begin with.
  /// - Parameter covered: The edges that pinned elements cover over the element.
  func bringingIntoView(
    _ frame: LayoutRect, _ target: LayoutPoint, covered: LayoutInsets
  ) -> LayoutPoint {
    var there = self
    there.viewport.origin = target
    let region = there.region(covered: covered)
    if region.isEmpty || frame.isEmpty { return target }
    let isBeside = frame.maxX <= region.minX || region.maxX <= frame.minX
    let isAway = frame.maxY <= region.minY || region.maxY <= frame.minY
    let shift = shift(of: frame, to: region, .nearest)
    return target.replacing((isBeside, isAway), by: target + shift)
  }

  /// Returns the distances by which the viewport must move to bring a frame to a place in a region.
  func shift(of frame: LayoutRect, to region: LayoutRect, _ place: LayoutPlace) -> LayoutPoint {
    let shift = shift(of: frame, to: region, place.edge)
    if place.edge == .nearest { return shift }
    let isEnd = place.edge == .end
    let (x, y) = (place.distance.x, place.distance.y)
    return shift + LayoutPoint(x: isEnd != isMirrored ? x : -x, y: isEnd ? y : -y)
  }

  /// Returns the distances by which the viewport must move to bring a frame to a position in a
  /// region.
  func shift(
    of frame: LayoutRect, to region: LayoutRect, _ position: ScrollPlace
  ) -> LayoutPoint {
    LayoutPoint(
      x: position.shift(
        from: (frame.minX, frame.maxX), to: (region.minX, region.maxX), startsAtEnd: isMirrored),
      y: position.shift(
        from: (frame.minY, frame.maxY), to: (region.minY, region.maxY), startsAtEnd: false))
  }
}

extension LayoutPoint {
  static func + (lhs: LayoutPoint, rhs: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  static func - (lhs: LayoutPoint, rhs: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }

  /// Returns the point with the coordinates of another point along some axes.
  func replacing(_ axes: (x: Bool, y: Bool), by other: LayoutPoint) -> LayoutPoint {
    LayoutPoint(x: axes.x ? other.x : x, y: axes.y ? other.y : y)
  }
}
