import LayoutCore

/// Content offsets: their bounds, and those at which scrolling ends.
extension LayoutEngine {
  /// The content offset: the origin of ``viewport``, in points.
  ///
  /// To change it, call ``setContentOffset(_:)``.
  public var contentOffset: LayoutPoint { viewport.origin }

  /// The minimum and maximum content offset along each axis, in points.
  ///
  /// The bounds include the insets that a scroll view adds. If the content is smaller than the
  /// container, the minimum and the maximum are equal: the offset at which the content rests at its
  /// start, or at its end if the ``anchor`` is ``LayoutAnchor/end``.
  public var contentOffsetBounds: (minimum: LayoutPoint, maximum: LayoutPoint) { geometry.bounds }

  /// The content offset at the top and at the leading edge of the content, in points.
  public var initialContentOffset: LayoutPoint { geometry.start }

  /// Returns the offset within ``contentOffsetBounds`` that is nearest to `offset`.
  ///
  /// - Parameter offset: A content offset in points. A coordinate that is NaN is replaced by the
  ///   minimum.
  public func clamped(_ offset: LayoutPoint) -> LayoutPoint { geometry.clamped(offset) }

  /// The axes along which the content is larger than the container.
  var scrolls: (x: Bool, y: Bool) {
    let range = contentOffsetBounds
    return (range.maximum.x > range.minimum.x, range.maximum.y > range.minimum.y)
  }

  /// Returns the part of the viewport in which `element` can be seen.
  ///
  /// The result leaves out bars, and the edges that pinned elements cover over the element. If the
  /// element does not exist, or if its section or item is hidden, the result is the viewport.
  ///
  /// - Complexity: That of a lookup of the element's attributes, and that of the layout's
  ///   ``/LayoutCore/PreparedLayout/obscuredEdges(for:)``.
  public func visibleRegion(for element: LayoutElement) -> LayoutRect {
    guard let shown = shownElement(of: element),
      prepared.attributes(for: shown, in: view(viewport)) != nil
    else { return viewport }
    return geometry.region(covered: covered(over: shown))
  }

  /// Returns the edges of the viewport that pinned elements, and bars beside a block, cover over an
  /// element of the strategy.
  func covered(over element: LayoutElement) -> LayoutInsets {
    geometry.mayCover ? prepared.obscuredEdges(for: element) : .zero
  }

  /// Returns the content offset that brings `element` into view.
  ///
  /// The result keeps the element clear of bars and pinned elements. If the element's section
  /// scrolls by itself, use ``scrollTarget(toShow:at:)`` to move the section as well.
  ///
  /// - Parameter element: The element to show.
  /// - Parameter position: The position in the visible region to which to bring the element. The
  ///   default is ``ScrollPlace/nearest``.
  /// - Returns: An offset within ``contentOffsetBounds``, or nil if the element does not exist, if
  ///   its section or item is hidden, or if it is in view at no offset because bars and frozen
  ///   panes cover the whole viewport.
  /// - Complexity: That of a lookup of the element's attributes.
  public func contentOffset(
    toShow element: LayoutElement, at position: ScrollPlace = .nearest
  ) -> LayoutPoint? {
    contentOffset(toShow: element, at: position, distance: .zero)
  }

  /// Returns the content offset at which an element is at a distance from an edge.
  func contentOffset(
    toShow element: LayoutElement, at position: ScrollPlace, distance: LayoutPoint
  ) -> LayoutPoint? {
    guard let frame = restingFrame(of: element) else { return nil }
    let region = visibleRegion(for: element)
    var shift = geometry.shift(
      of: frame, to: region, LayoutPlace(of: element, at: position, distance: distance))
    // An element that follows the viewport can be in view although its resting frame is not.
    if position == .nearest, geometry.hasFollowers, let shown = shownElement(of: element),
      let current = prepared.attributes(for: shown, in: view(viewport))?.frame
    {
      let own = geometry.shift(of: current, to: region, .nearest)
      func isInView(_ axis: LayoutAxis, _ shift: Double) -> Bool {
        shift == 0 && prepared.followsViewport(shown, along: axis)
      }
      shift = shift.replacing((isInView(.horizontal, own.x), isInView(.vertical, own.y)), by: .zero)
    }
    let target = clamped(viewport.origin + shift)
    return distance != .zero || shows(element, frame, at: target) ? target : nil
  }

  /// Returns the offsets that bring `element` into view: that of the content, and that of the
  /// element's own section if the section scrolls by itself.
  ///
  /// - Parameter element: The element to show.
  /// - Parameter position: The position in the visible region to which to bring the element. A
  ///   section that scrolls by itself moves to the nearest offset at which the element is in view.
  /// - Returns: The offsets, or nil if ``contentOffset(toShow:at:)`` returns nil.
  /// - Complexity: That of a lookup of the element's attributes.
  public func scrollTarget(
    toShow element: LayoutElement, at position: ScrollPlace = .nearest
  ) -> ScrollOffsets? {
    contentOffset(toShow: element, at: position).map {
      ScrollOffsets(contentOffset: $0, sectionOffset: sectionOffset(toShow: element))
    }
  }

  /// Returns the offset of a section that scrolls by itself at which one of its cells is in view.
  private func sectionOffset(toShow element: LayoutElement) -> Double? {
    guard element.category == .cell, let shown = shownElement(of: element),
      let scrolling = prepared.scrolling(ofSection: shown.index.section),
      let frame = prepared.attributes(for: shown, in: view(viewport))?.frame
    else { return nil }
    let offset = sectionOffset(element.index.section)
    let own = scrolling.axis == .horizontal ? (x: true, y: false) : (x: false, y: true)
    let shift = geometry.shift(of: frame, to: scrolling.frame, .nearest)
    let isMirrored = own.x && scrolling.direction == .rightToLeft
    let target = offset + (own.x ? (isMirrored ? -shift.x : shift.x) : shift.y)
    return min(max(target, scrolling.offsets.lowerBound), scrolling.offsets.upperBound)
  }

  /// Returns a Boolean value that indicates whether an element is in view at a content offset.
  ///
  /// An element without extent, and one in a viewport without extent, counts as being in view.
  /// Along the axis of a section that scrolls by itself, the section brings its elements into view.
  private func shows(_ element: LayoutElement, _ rest: LayoutRect, at offset: LayoutPoint) -> Bool {
    if rest.isEmpty || viewport.isEmpty { return true }
    guard let shown = shownElement(of: element) else { return false }
    var there = geometry
    there.viewport.origin = offset
    let region = there.region(covered: covered(over: shown))
    if region.isEmpty { return false }
    var frame =
      geometry.hasFollowers
      ? prepared.attributes(for: shown, in: view(there.viewport))?.frame ?? rest : rest
    if let scrolling = prepared.scrolling(ofSection: shown.index.section) {
      if scrolling.axis == .horizontal {
        (frame.origin.x, frame.size.width) = (region.minX, region.width)
      } else {
        (frame.origin.y, frame.size.height) = (region.minY, region.height)
      }
    }
    return region.intersects(frame)
  }

  /// Returns the resting frame of an element, which is its frame if nothing is scrolled.
  ///
  /// - Returns: The frame in points, or nil if the element does not exist, or if its section or
  ///   item is hidden.
  /// - Complexity: That of a lookup of the element's attributes.
  public func restingFrame(of element: LayoutElement) -> LayoutRect? {
    shownElement(of: element).flatMap {
      prepared.attributes(for: $0, in: view(geometry.resting))?.frame
    }
  }

  /// Returns the resting frame of an item's cell, which is its frame if nothing is scrolled.
  ///
  /// - Parameter index: The item, in the indexes of the whole collection.
  /// - Returns: The frame in points, or nil if the item does not exist, or if it or its section is
  ///   hidden.
  /// - Complexity: That of a lookup of the element's attributes.
  public func cellFrame(at index: ElementIndex) -> LayoutRect? {
    restingFrame(of: .cell(at: index))
  }

  /// Returns the content offset at which a scroll should end.
  ///
  /// - Parameter proposed: The content offset at which the scroll would end by itself, in points.
  /// - Parameter velocity: The velocity of the scroll, in any unit. Its sign selects one of two
  ///   equally near offsets; with zero, which is the default, a page that is turned half-way turns
  ///   back.
  /// - Parameter snapping: The positions to which the scroll snaps, along the axes that scroll. The
  ///   default is ``ScrollSnapping/none``.
  /// - Returns: An offset within ``contentOffsetBounds``.
  /// - Complexity: That of a query of an area of four viewports.
  public func targetContentOffset(
    for proposed: LayoutPoint, velocity: LayoutPoint = .zero, snapping: ScrollSnapping = .none
  ) -> LayoutPoint {
    let proposed = clamped(proposed)
    switch snapping {
    case .none: return proposed
    case .page: return page(for: proposed, velocity)
    case .leadingEdge, .center:
      var offset = snapped(proposed, velocity, toCenter: snapping == .center)
      // A step along one axis can bring other cells near, with nearer stops along the other axis.
      for _ in 0..<8 where scrolls == (true, true) {
        let next = snapped(offset, .zero, toCenter: snapping == .center)
        if max((next.x - offset.x).magnitude, (next.y - offset.y).magnitude) < 1e-6 { break }
        offset = next
      }
      return offset
    }
  }

  private func page(for proposed: LayoutPoint, _ velocity: LayoutPoint) -> LayoutPoint {
    let (start, end) = (geometry.start, geometry.end)
    func turn(
      from value: Double, start: Double, end: Double, speed: Double, page extent: Double
    ) -> Double {
      let pages = (value - start).magnitude / extent
      // With this many pages, the spacing of representable offsets is at least a page.
      guard extent > 0, pages < 0x1p52 else { return value }
      let whole = Double(Int64(pages))
      let direction = end < start ? -extent : extent
      let before = start + direction * whole
      let after = start + direction * (whole + 1)
      // The last page can be shorter than the others.
      let next = end < start ? max(after, end) : min(after, end)
      let (back, ahead) = ((value - before).magnitude, (next - value).magnitude)
      return back < ahead || back == ahead && speed * direction <= 0 ? before : next
    }
    let page = geometry.region(covered: .zero).size
    let target = LayoutPoint(
      x: turn(from: proposed.x, start: start.x, end: end.x, speed: velocity.x, page: page.width),
      y: turn(from: proposed.y, start: start.y, end: end.y, speed: velocity.y, page: page.height))
    return clamped(proposed.replacing(scrolls, by: target))
  }

  /// Returns the offset nearest to `proposed` at which a cell is at the leading edge or center, or
  /// which is an end of the content.
  private func snapped(
    _ proposed: LayoutPoint, _ velocity: LayoutPoint, toCenter: Bool
  ) -> LayoutPoint {
    var geometry = geometry
    geometry.viewport.origin = proposed
    let around = LayoutRect(
      x: proposed.x - viewport.width / 2, y: proposed.y - viewport.height / 2,
      width: viewport.width * 2, height: viewport.height * 2)
    let cells = prepared.elements(in: around, viewport: view(geometry.viewport)).filter {
      $0.element.category == .cell
    }
    // The offset of each cell along both axes is computed once. A cell over which everything is
    // covered has none.
    let stops = cells.map { cell in
      let region = geometry.region(covered: covered(over: cell.element))
      return region.isEmpty
        ? nil
        : clamped(
          proposed + geometry.shift(of: cell.frame, to: region, toCenter ? .center : .start))
    }
    let (least, most) = contentOffsetBounds
    func nearest(
      along axis: LayoutAxis, to value: Double, _ speed: Double, in ends: (Double, Double)
    ) -> Double {
      var best: Double?
      func isBetter(_ stop: Double) -> Bool {
        let way = stop - value
        guard let other = best.map({ $0 - value }) else { return true }
        return (way.magnitude, -way * speed) < (other.magnitude, -other * speed)
      }
      for (cell, stop) in zip(cells, stops) {
        guard let stop else { continue }
        let own = axis == .vertical ? stop.y : stop.x
        guard isBetter(own) else { continue }
        if geometry.hasFollowers, prepared.followsViewport(cell.element, along: axis) { continue }
        best = own
      }
      // If no cell is near, a scroll ends where it would by itself.
      if best == nil { return value }
      if isBetter(ends.0) { best = ends.0 }
      if isBetter(ends.1) { best = ends.1 }
      return best ?? value
    }
    let target = LayoutPoint(
      x: nearest(along: .horizontal, to: proposed.x, velocity.x, in: (least.x, most.x)),
      y: nearest(along: .vertical, to: proposed.y, velocity.y, in: (least.y, most.y)))
    return proposed.replacing(scrolls, by: target)
  }
}

/// The offsets at which an element is in view.
public struct ScrollOffsets: Hashable, Sendable {
  /// The content offset, in points.
  public var contentOffset: LayoutPoint
  /// The offset of the element's section in reading order, in points; nil if the section does not
  /// scroll by itself.
  public var sectionOffset: Double?

  /// Creates a target.
  ///
  /// - Parameter contentOffset: The content offset, in points.
  /// - Parameter sectionOffset: The offset of the element's section, or nil.
  public init(contentOffset: LayoutPoint, sectionOffset: Double? = nil) {
    self.contentOffset = contentOffset
    self.sectionOffset = sectionOffset
  }
}

/// The position in the viewport to which to bring an element.
public enum ScrollPlace: String, Hashable, Sendable, CaseIterable {
  /// The leading edge of the visible region.
  case start
  /// The center of the visible region.
  case center
  /// The trailing edge of the visible region.
  case end
  /// The nearest position at which the element is in view.
  ///
  /// Along an axis along which the element is in view, the content offset is unchanged. The frame
  /// of a pinned or frozen element is that in the viewport. If the element is larger than the
  /// region, its leading edge is shown.
  case nearest

  /// Returns the distance by which the viewport must move along one axis, in points.
  func shift(
    from frame: (lower: Double, upper: Double), to region: (lower: Double, upper: Double),
    startsAtEnd: Bool
  ) -> Double {
    let atLower = frame.lower - region.lower
    let atUpper = frame.upper - region.upper
    // An element that is larger than the region shows its leading edge.
    let isLarger = frame.upper - frame.lower > region.upper - region.lower
    return switch self {
    case .center: (atLower + atUpper) / 2
    case .nearest where !isLarger: atLower < 0 ? atLower : max(0, atUpper)
    case .start, .nearest: startsAtEnd ? atUpper : atLower
    case .end: startsAtEnd ? atLower : atUpper
    }
  }
}

/// The positions to which a scroll snaps when it ends.
///
/// Both ends of the content are among the positions, so that all content can be shown at rest. If a
/// scroll ends at a position to which it snaps, it stays there.
public enum ScrollSnapping: String, Hashable, Sendable, CaseIterable {
  /// No position, so that a scroll ends wherever it would by itself.
  case none
  /// The positions at which a cell's leading edge is at that of the visible region.
  ///
  /// If no cell is near, a scroll ends wherever it would by itself.
  case leadingEdge
  /// The positions at which a cell's center is in the center of the visible region.
  ///
  /// If no cell is near, a scroll ends wherever it would by itself.
  case center
  /// The multiples of the viewport's size, from the beginning of the content.
  case page
}
