import LayoutCore

/// The pinned elements of a layout, with their resolved pins along both axes.
///
/// - Complexity: O(s + p log (p s)) to create, O(log p) for the pins of an element; s = sections,
///   p = pins.
struct PinTable: Sendable {
  struct Entry: Sendable {
    /// The element as it is if nothing is scrolled.
    let rest: LayoutAttributes
    var vertical: PinnedSpan?
    var horizontal: PinnedSpan?
  }

  /// The coordinate space, with the vertical axis as the main one.
  private let space: LayoutSpace
  let bars: LayoutInsets
  /// The pinned elements, in the order of answers.
  private(set) var entries: [Entry]
  /// The places of the entries, ordered by element.
  private let places: [Int]
  /// The edges that pinned elements of the whole content cover.
  private var contentCover = LayoutInsets.zero
  /// The edges that pinned elements of single sections cover, by section.
  private var sectionCovers: [Int: LayoutInsets] = [:]
  /// The edges that pinned elements of several sections cover.
  private var rangeCovers: [(sections: Range<Int>, edges: LayoutInsets)] = []
  /// A Boolean value that indicates whether the areas of sections limit pins.
  let areLimitedBySections: Bool
  /// The edges that are covered at any offset of the viewport.
  private(set) var stickyEdges = LayoutInsets.zero

  /// Creates a table of pinned elements.
  ///
  /// - Parameter pins: The pins of `elements`, each of which has at least one.
  /// - Parameter elements: The pinned elements, in the order of answers.
  /// - Parameter sections: The area of each section: of all its elements except those that can
  ///   leave it.
  init(
    _ pins: [LayoutPin], of elements: [LayoutAttributes], sections: [FrameIndex.Box],
    contentSize: LayoutSize, environment: LayoutEnvironment?
  ) {
    space = LayoutSpace(
      axis: .vertical, direction: environment?.direction ?? .leftToRight,
      grid: environment.map { PixelGrid(scale: $0.scale) },
      mainLength: PinTable.length(contentSize.height),
      crossLength: PinTable.length(contentSize.width))
    bars = environment?.insets ?? .zero
    areLimitedBySections = pins.contains { $0.limits != .content && $0.limits != .unlimited }
    entries = elements.map { Entry(rest: $0) }
    places = FramesSection.ranked(elements)
    guard !pins.isEmpty else { return }
    let areas = PinTable.unions(of: sections)
    for pin in pins {
      guard let place = place(of: pin.element) else { continue }
      let span = span(of: entries[place].rest.frame, pin, areas)
      // If an element has several pins along one axis, only the first is used.
      if pin.edge.axis == .vertical, entries[place].vertical == nil {
        entries[place].vertical = span
      } else if pin.edge.axis == .horizontal, entries[place].horizontal == nil {
        entries[place].horizontal = span
      } else {
        continue
      }
      // A hidden element covers nothing.
      if !entries[place].rest.isHidden { note(pin, cover: span.inset + span.extent) }
    }
  }

  /// Returns a length of content, which can be longer than an element.
  private static func length(_ points: Double) -> LayoutUnit {
    LayoutSpace.position(points, limit: LayoutLimits.maximumPositionInUnits)
  }

  // MARK: Resolving

  /// Returns the unions of areas, which are the second half of the result.
  ///
  /// Before them, each place i holds the union of the areas at 2 i and 2 i + 1.
  private static func unions(of sections: [FrameIndex.Box]) -> [FrameIndex.Box] {
    var areas = [FrameIndex.Box](repeating: FrameIndex.Box(), count: sections.count) + sections
    for place in stride(from: areas.count - 1, to: 1, by: -1) {
      areas[place / 2].extend(to: areas[place])
    }
    return areas
  }

  /// Returns the union of the areas of a range of sections.
  private func area(of sections: Range<Int>, _ areas: [FrameIndex.Box]) -> FrameIndex.Box {
    let count = areas.count / 2
    let range = sections.clamped(to: 0..<count)
    var (low, high) = (range.lowerBound + count, range.upperBound + count)
    var area = FrameIndex.Box()
    while low < high {
      if low % 2 == 1 { area.extend(to: areas[low]) }
      if high % 2 == 1 { area.extend(to: areas[high - 1]) }
      (low, high) = ((low + 1) / 2, high / 2)
    }
    return area
  }

  private func span(
    of frame: LayoutRect, _ pin: LayoutPin, _ areas: [FrameIndex.Box]
  ) -> PinnedSpan {
    let (lower, upper) = edges(of: frame, along: pin.edge.axis)
    var limits = (lower: lower, upper: upper)
    switch pin.limits {
    case .content:
      limits = (.zero, pin.edge.axis == .vertical ? space.mainLength : space.crossLength)
    case .unlimited:
      let distance = LayoutUnit(rawValue: 8 * LayoutLimits.maximumPosition.rawValue)
      limits = (.zero - distance, distance)
    case .section, .sections:
      let own = pin.element.index.section
      var sections = own..<max(own, own &+ 1)
      if case .sections(let range) = pin.limits { sections = range }
      let area = area(of: sections, areas)
      if area.minX <= area.maxX {
        let rect = LayoutRect(
          x: area.minX, y: area.minY, width: area.maxX - area.minX, height: area.maxY - area.minY)
        limits = edges(of: rect, along: pin.edge.axis)
      }
    }
    return PinnedSpan(
      lower: lower, extent: upper - lower, isAtEnd: !pin.edge.isStart, lowerLimit: limits.lower,
      upperLimit: limits.upper, inset: LayoutUnit(points: pin.inset))
  }

  /// Returns the edges of a host's rectangle along one axis, in units and not mirrored.
  private func edges(
    of rect: LayoutRect, along axis: LayoutAxis
  ) -> (lower: LayoutUnit, upper: LayoutUnit) {
    let window = space.unmirrored(rect)
    return axis == .vertical
      ? (window.mainLower, window.mainUpper)
      : (window.crossLower, window.crossUpper)
  }

  private mutating func note(_ pin: LayoutPin, cover extent: LayoutUnit) {
    var edges = LayoutInsets.zero
    edges.set(extent.points, at: pin.edge)
    switch pin.limits {
    case .section:
      let section = pin.element.index.section
      sectionCovers[section] = edges.greatest(sectionCovers[section] ?? .zero)
    case .sections(let range): rangeCovers.append((range, edges))
    case .content, .unlimited:
      contentCover = contentCover.greatest(edges)
      if pin.limits == .unlimited { stickyEdges = stickyEdges.greatest(edges) }
    }
  }

  // MARK: Questions

  /// Returns the place of an element's entry, or `nil` if the element is not pinned.
  func place(of element: LayoutElement) -> Int? {
    FramesSection.place(
      of: element, places, indexAt: { entries[$0].rest.element.index },
      elementAt: { entries[$0].rest.element })
  }

  /// Returns the edges of a viewport inside bars, along both axes.
  func edges(of viewport: LayoutRect, inside bars: LayoutInsets) -> LayoutWindow {
    let bars = bars.usable
    func units(_ inset: Double) -> LayoutUnit { LayoutUnit(points: inset) }
    var window = space.unmirrored(viewport)
    window.mainLower += units(bars.top)
    window.mainUpper = space.trailingEdge(
      window.mainUpper - units(bars.bottom), ofContentEndingAt: space.mainLength)
    window.crossLower += units(bars.leading)
    window.crossUpper = space.trailingEdge(
      window.crossUpper - units(bars.trailing),
      ofContentEndingAt: space.crossLength)
    return window
  }

  /// Returns the attributes of a pinned element in a viewport.
  func attributes(_ entry: Entry, in edges: LayoutWindow) -> LayoutAttributes {
    var attributes = entry.rest
    attributes.frame = frame(attributes.frame, entry.vertical, entry.horizontal, in: edges)
    return attributes
  }

  /// Returns `false` if a pinned element is beside a rectangle along an axis without a pin.
  func canMeet(_ rect: LayoutRect, at place: Int) -> Bool {
    let frame = entries[place].rest.frame
    return (entries[place].horizontal != nil || frame.minX < rect.maxX && rect.minX < frame.maxX)
      && (entries[place].vertical != nil || frame.minY < rect.maxY && rect.minY < frame.maxY)
  }

  /// Returns the frame of a pinned element in a viewport.
  ///
  /// Its attributes are not copied, because a query tests many elements that it does not return.
  func frame(at place: Int, in edges: LayoutWindow) -> LayoutRect {
    frame(
      entries[place].rest.frame, entries[place].vertical, entries[place].horizontal, in: edges)
  }

  private func frame(
    _ rest: LayoutRect, _ vertical: PinnedSpan?, _ horizontal: PinnedSpan?, in edges: LayoutWindow
  ) -> LayoutRect {
    var frame = rest
    if let span = vertical {
      let start = span.start(
        from: edges.mainLower, to: edges.mainUpper)
      if start != span.lower { frame.origin.y = points(start) }
    }
    if let span = horizontal {
      let start = span.start(
        from: edges.crossLower, to: edges.crossUpper)
      if start != span.lower {
        frame.origin.x =
          space.mirrorsCross
          ? points(space.crossLength) - points(start) - frame.width
          : points(start)
      }
    }
    return frame
  }

  /// Returns a rectangle that contains the frame of an element in every viewport.
  func reach(_ entry: Entry) -> LayoutRect {
    let rest = entry.rest.frame
    // Units cannot express a frame that is farther away than any viewport.
    let limit = 4 * LayoutLimits.maximumPosition.points
    let sides = [rest.minX, rest.minY, rest.maxX, rest.maxY]
    guard sides.allSatisfy({ $0.magnitude < limit }) else {
      let far = -Double.greatestFiniteMagnitude
      return LayoutRect(x: far, y: far, width: .infinity, height: .infinity)
    }
    var window = space.unmirrored(rest)
    if let span = entry.vertical {
      window.mainLower = min(window.mainLower, span.leastStart)
      window.mainUpper = max(window.mainUpper, span.greatestEnd)
    }
    if let span = entry.horizontal {
      window.crossLower = min(window.crossLower, span.leastStart)
      window.crossUpper = max(window.crossUpper, span.greatestEnd)
    }
    let main = space.mainSpan(from: window.mainLower, to: window.mainUpper)
    let cross = space.crossSpan(from: window.crossLower, to: window.crossUpper)
    // Rounding moves an edge by less than a pixel, which is at most 64 points.
    let slack = (space.grid.map { 1 / $0.scale } ?? 0) + 1 / 64
    return space.frame(main: main, cross: cross).outset(by: slack)
  }

  /// Returns the edges that pinned elements cover for an element of `section` that is not pinned.
  ///
  /// - Complexity: O(r); r = pins whose limits are several sections.
  func cover(ofSection section: Int) -> LayoutInsets {
    var edges = contentCover
    if let own = sectionCovers[section] { edges = edges.greatest(own) }
    for cover in rangeCovers where cover.sections.contains(section) {
      edges = edges.greatest(cover.edges)
    }
    return edges
  }

  private func points(_ position: LayoutUnit) -> Double {
    space.grid.map { $0.points(ofPixel: $0.nearestPixel(to: position)) } ?? position.points
  }
}

extension LayoutInsets {
  mutating func set(_ inset: Double, at edge: LayoutEdge) {
    switch edge {
    case .top: top = inset
    case .leading: leading = inset
    case .bottom: bottom = inset
    case .trailing: trailing = inset
    }
  }

  /// Returns insets that have at each edge the greater of both insets.
  func greatest(_ other: LayoutInsets) -> LayoutInsets { mapped(with: other) { max($0, $1) } }
}
