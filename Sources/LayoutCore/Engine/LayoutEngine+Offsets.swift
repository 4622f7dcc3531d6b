/// Where the viewport can stand, and where it comes to rest.
extension LayoutEngine {
  /// How far the viewport can be scrolled: the least and the largest offset along each axis.
  public var contentOffsetBounds: (minimum: LayoutPoint, maximum: LayoutPoint) {
    let insets = prepared.scrollInsets
    let isMirrored = environment.direction == .rightToLeft
    let left = isMirrored ? insets.trailing : insets.leading
    let right = isMirrored ? insets.leading : insets.trailing
    let size = contentSize
    let container = viewport.size
    let least = LayoutPoint(x: -left, y: -insets.top)
    return (
      least,
      LayoutPoint(
        x: max(least.x, size.width + right - container.width),
        y: max(least.y, size.height + insets.bottom - container.height))
    )
  }

  /// The offset at which reading begins: at the top, and at the leading edge.
  public var initialContentOffset: LayoutPoint {
    let range = contentOffsetBounds
    return LayoutPoint(
      x: environment.direction == .rightToLeft ? range.maximum.x : range.minimum.x,
      y: range.minimum.y)
  }

  /// `offset`, moved as little as possible so that the viewport shows content only.
  public func clamped(_ offset: LayoutPoint) -> LayoutPoint {
    let range = contentOffsetBounds
    func clamp(_ value: Double, _ least: Double, _ most: Double) -> Double {
      value.isNaN ? least : min(max(value, least), most)
    }
    return LayoutPoint(
      x: clamp(offset.x, range.minimum.x, range.maximum.x),
      y: clamp(offset.y, range.minimum.y, range.maximum.y))
  }

  /// Along which axes there is more content than the container shows.
  var scrolls: (x: Bool, y: Bool) {
    let range = contentOffsetBounds
    return (range.maximum.x > range.minimum.x, range.maximum.y > range.minimum.y)
  }

  /// The part of the viewport in which `element` can be seen: without bars, and without what sticks over
  /// its section or is frozen over its row and column.
  public func visibleRegion(for element: LayoutElement) -> LayoutRect {
    shownElement(of: element).map { region(forShown: $0, in: viewport) } ?? viewport
  }

  /// The same for an element of the strategy, in any viewport.
  func region(forShown element: LayoutElement, in viewport: LayoutRect) -> LayoutRect {
    let bars = prepared.scrollInsets
    let covered = prepared.obscuredEdges(for: element)
    let leading = bars.leading + covered.leading
    let trailing = bars.trailing + covered.trailing
    let left = environment.direction == .rightToLeft ? trailing : leading
    let top = bars.top + covered.top
    return LayoutRect(
      x: viewport.minX + left, y: viewport.minY + top,
      width: max(0, viewport.width - leading - trailing),
      height: max(0, viewport.height - top - bars.bottom - covered.bottom))
  }

  /// The offset that brings `element` to a place in the viewport, clamped to the content; nil where there
  /// is no such element.
  ///
  /// What sticks or is frozen at the edges is taken off the viewport first.
  public func contentOffset(
    toShow element: LayoutElement, at position: ScrollPosition = .nearest
  ) -> LayoutPoint? {
    guard let frame = restingFrame(of: element) else { return nil }
    let region = visibleRegion(for: element)
    let isMirrored = environment.direction == .rightToLeft
    let y = position.shift(
      from: (frame.minY, frame.maxY), to: (region.minY, region.maxY), startsAtEnd: false)
    let x = position.shift(
      from: (frame.minX, frame.maxX), to: (region.minX, region.maxX), startsAtEnd: isMirrored)
    return clamped(LayoutPoint(x: viewport.minX + x, y: viewport.minY + y))
  }

  /// A viewport around all content and bars, in which nothing is pinned or frozen.
  var resting: LayoutRect {
    let bars = prepared.scrollInsets
    let isMirrored = environment.direction == .rightToLeft
    return LayoutRect(
      x: -(isMirrored ? bars.trailing : bars.leading), y: -bars.top,
      width: contentSize.width + bars.leading + bars.trailing,
      height: contentSize.height + bars.top + bars.bottom)
  }

  /// The frame of an element where nothing is pinned or frozen; nil where there is none, or it is hidden.
  public func restingFrame(of element: LayoutElement) -> LayoutRect? {
    shownElement(of: element).flatMap {
      prepared.attributes(for: $0, viewport: resting)?.frame
    }
  }

  /// The offset at which a scroll comes to rest that would end at `proposed`.
  ///
  /// - Parameter velocity: How fast it goes, in any unit; its sign decides between two equal places.
  /// - Parameter snapping: To what it snaps along the axes that scroll.
  public func targetContentOffset(
    for proposed: LayoutPoint, velocity: LayoutPoint = .zero, snapping: ScrollSnapping = .none
  ) -> LayoutPoint {
    let proposed = clamped(proposed)
    switch snapping {
    case .none: return proposed
    case .page: return page(for: proposed, velocity)
    case .leadingEdge, .center:
      return snapped(proposed, velocity, toCenter: snapping == .center)
    }
  }

  private func page(for proposed: LayoutPoint, _ velocity: LayoutPoint) -> LayoutPoint {
    let insets = prepared.scrollInsets
    let start = initialContentOffset
    func turn(_ value: Double, _ start: Double, _ speed: Double, _ extent: Double) -> Double {
      guard extent > 0 else { return value }
      let pages = (value - start) / extent
      // Among so many pages, every offset that a number can tell apart is the beginning of one.
      guard pages.magnitude < 0x1p52 else { return value }
      let whole = Double(Int64(pages.magnitude)) * (pages < 0 ? -1 : 1)
      let rest = pages - whole
      let goesOn = rest.magnitude > 0.5 || rest.magnitude == 0.5 && speed * rest > 0
      return start + (goesOn ? whole + (rest < 0 ? -1 : 1) : whole) * extent
    }
    let width = viewport.width - insets.leading - insets.trailing
    let height = viewport.height - insets.top - insets.bottom
    let scrolls = scrolls
    return clamped(
      LayoutPoint(
        x: scrolls.x ? turn(proposed.x, start.x, velocity.x, width) : proposed.x,
        y: scrolls.y ? turn(proposed.y, start.y, velocity.y, height) : proposed.y))
  }

  /// The offset next to `proposed` at which a cell stands at the leading edge, or in the middle.
  private func snapped(
    _ proposed: LayoutPoint, _ velocity: LayoutPoint, toCenter: Bool
  ) -> LayoutPoint {
    let there = LayoutRect(origin: proposed, size: viewport.size)
    let around = LayoutRect(
      x: proposed.x - viewport.width / 2, y: proposed.y - viewport.height / 2,
      width: viewport.width * 2, height: viewport.height * 2)
    let scrolls = scrolls
    var best: (x: Double, y: Double)?
    func isBetter(_ shift: Double, than other: Double?, _ speed: Double) -> Bool {
      guard let other else { return true }
      if shift.magnitude != other.magnitude { return shift.magnitude < other.magnitude }
      return shift * speed > other * speed
    }
    for attributes in prepared.elements(in: around, viewport: there)
    where attributes.element.category == .cell {
      let position: ScrollPosition = toCenter ? .center : .start
      let region = region(forShown: attributes.element, in: there)
      let frame = attributes.frame
      let isMirrored = environment.direction == .rightToLeft
      let y = position.shift(
        from: (frame.minY, frame.maxY), to: (region.minY, region.maxY), startsAtEnd: false)
      let x = position.shift(
        from: (frame.minX, frame.maxX), to: (region.minX, region.maxX), startsAtEnd: isMirrored)
      if scrolls.y, isBetter(y, than: best?.y, velocity.y) { best = (best?.x ?? x, y) }
      if scrolls.x, isBetter(x, than: best?.x, velocity.x) { best = (x, best?.y ?? y) }
    }
    guard let best else { return proposed }
    return clamped(
      LayoutPoint(
        x: proposed.x + (scrolls.x ? best.x : 0), y: proposed.y + (scrolls.y ? best.y : 0)))
  }
}

/// Where in the viewport an element is brought.
public enum ScrollPosition: String, Hashable, Sendable, CaseIterable {
  /// To the leading edge.
  case start
  /// To the middle.
  case center
  /// To the trailing edge.
  case end
  /// Just into view; nowhere, where it is in view already.
  case nearest

  /// How far the viewport has to move along one axis.
  func shift(
    from frame: (lower: Double, upper: Double), to region: (lower: Double, upper: Double),
    startsAtEnd: Bool
  ) -> Double {
    let atLower = frame.lower - region.lower
    let atUpper = frame.upper - region.upper
    switch self {
    case .start: return startsAtEnd ? atUpper : atLower
    case .end: return startsAtEnd ? atLower : atUpper
    case .center: return (atLower + atUpper) / 2
    case .nearest:
      // What is larger than the region shows its beginning.
      if frame.upper - frame.lower > region.upper - region.lower {
        return startsAtEnd ? atUpper : atLower
      }
      return atLower < 0 ? atLower : max(0, atUpper)
    }
  }
}

/// What a scroll snaps to when it ends.
public enum ScrollSnapping: String, Hashable, Sendable, CaseIterable {
  /// Nothing.
  case none
  /// A cell's leading edge, at the leading edge of what is visible.
  case leadingEdge
  /// The middle of a cell, in the middle of what is visible.
  case center
  /// Whole viewports from the beginning.
  case page
}
