/// The resolved pins of a list of elements, along both axes.
///
/// - Complexity: O(p log p) to create, O(log p) for the pins of an element; p = pins.
struct PinTable: Sendable {
  /// The pins of one element.
  struct Entry: Sendable {
    /// The place of the element in the list.
    let place: Int
    var vertical: PinnedSpan?
    var horizontal: PinnedSpan?
  }

  /// The area of the content that a group of elements covers at rest.
  private struct Area {
    var minX = Double.infinity
    var minY = Double.infinity
    var maxX = -Double.infinity
    var maxY = -Double.infinity

    mutating func extend(to rect: LayoutRect) {
      minX = min(minX, rect.minX)
      minY = min(minY, rect.minY)
      maxX = max(maxX, rect.maxX)
      maxY = max(maxY, rect.maxY)
    }

    mutating func extend(to other: Area) {
      minX = min(minX, other.minX)
      minY = min(minY, other.minY)
      maxX = max(maxX, other.maxX)
      maxY = max(maxY, other.maxY)
    }
  }

  /// The edges that are covered for the elements of some sections.
  private struct Cover: Sendable {
    let sections: Range<Int>
    var edges: LayoutInsets
  }

  /// The coordinate space, with the vertical axis as the main one.
  private let space: LayoutSpace
  /// The insets of the environment's bars.
  let bars: LayoutInsets
  /// The pinned elements, by their place in the list.
  private(set) var entries: [Entry] = []
  /// The edges that pinned elements of the whole content cover.
  private var contentCover = LayoutInsets.zero
  /// The edges that pinned elements of single sections cover, by section.
  private var sectionCovers: [Cover] = []
  /// The edges that pinned elements of several sections cover.
  private var rangeCovers: [Cover] = []
  /// The edges that are covered at any offset of the viewport.
  private(set) var stickyEdges = LayoutInsets.zero

  /// Creates a table without pins.
  init(contentSize: LayoutSize, environment: LayoutEnvironment?) {
    space = LayoutSpace(
      axis: .vertical, direction: environment?.direction ?? .leftToRight,
      grid: environment.map { PixelGrid(scale: $0.scale) },
      mainLength: PinTable.length(contentSize.height),
      crossLength: PinTable.length(contentSize.width))
    bars = environment?.insets ?? .zero
  }

  /// Returns a length of content, which can be longer than an element.
  private static func length(_ points: Double) -> LayoutUnit {
    LayoutUnit(
      rawValue: LayoutSpace.position(points, limit: LayoutLimits.maximumPositionInUnits))
  }

  /// Resolves pins of some of `elements`; pins of other elements are ignored.
  ///
  /// - Parameter place: A closure that returns the place of an element in the list.
  mutating func resolve(
    _ pins: [LayoutPin], of elements: [LayoutAttributes], sections: Int,
    place: (LayoutElement) -> Int?
  ) {
    let areas = areas(of: elements, pins, sections: sections, place: place)
    var found: [(place: Int, pin: LayoutPin)] = []
    for pin in pins {
      if let place = place(pin.element) { found.append((place, pin)) }
    }
    found.sort { $0.place < $1.place }
    for (place, pin) in found {
      if entries.last?.place != place { entries.append(Entry(place: place)) }
      let last = entries.count - 1
      let span = span(of: elements[place].frame, pin, areas)
      // If an element has several pins along one axis, only the first is used.
      if pin.edge.axis == .vertical, entries[last].vertical == nil {
        entries[last].vertical = span
      } else if pin.edge.axis == .horizontal, entries[last].horizontal == nil {
        entries[last].horizontal = span
      } else {
        continue
      }
      // A hidden element covers nothing.
      if !elements[place].isHidden { note(pin, cover: span.inset + span.extent) }
    }
    sectionCovers.sort { $0.sections.lowerBound < $1.sections.lowerBound }
    mergeSectionCovers()
  }

  // MARK: Resolving

  /// Returns the areas of sections: of all their elements except those that can leave them.
  private func areas(
    of elements: [LayoutAttributes], _ pins: [LayoutPin], sections: Int,
    place: (LayoutElement) -> Int?
  ) -> [Area] {
    var leaves = [Bool](repeating: false, count: elements.count)
    for pin in pins where pin.limits != .section {
      if let place = place(pin.element) { leaves[place] = true }
    }
    var areas = [Area](repeating: Area(), count: sections)
    for (place, attributes) in elements.enumerated() where !leaves[place] {
      let section = attributes.element.index.section
      if section >= 0, section < sections { areas[section].extend(to: attributes.frame) }
    }
    return areas
  }

  private func span(of frame: LayoutRect, _ pin: LayoutPin, _ areas: [Area]) -> PinnedSpan {
    let isVertical = pin.edge.axis == .vertical
    let rest = window(around: frame)
    let lower = LayoutUnit(rawValue: isVertical ? rest.mainLower : rest.crossLower)
    let upper = LayoutUnit(rawValue: isVertical ? rest.mainUpper : rest.crossUpper)
    var span = PinnedSpan(
      lower: lower, extent: upper - lower, isAtEnd: !pin.edge.isStart, lowerLimit: .zero,
      upperLimit: LayoutUnit(rawValue: isVertical ? space.mainLength : space.crossLength),
      inset: LayoutUnit(points: pin.inset))
    switch pin.limits {
    case .content: break
    case .unlimited:
      span.lowerLimit = LayoutUnit(rawValue: -8 * LayoutLimits.maximumPosition.rawValue)
      span.upperLimit = LayoutUnit(rawValue: 8 * LayoutLimits.maximumPosition.rawValue)
    case .section, .sections:
      let section = pin.element.index.section
      var area = Area()
      for number in sections(of: pin, section).clamped(to: 0..<areas.count) {
        area.extend(to: areas[number])
      }
      guard area.minX <= area.maxX else {
        span.lowerLimit = lower
        span.upperLimit = upper
        return span
      }
      let limits = window(
        around: LayoutRect(
          x: area.minX, y: area.minY, width: area.maxX - area.minX, height: area.maxY - area.minY))
      span.lowerLimit = LayoutUnit(rawValue: isVertical ? limits.mainLower : limits.crossLower)
      span.upperLimit = LayoutUnit(rawValue: isVertical ? limits.mainUpper : limits.crossUpper)
    }
    return span
  }

  private func sections(of pin: LayoutPin, _ own: Int) -> Range<Int> {
    if case .sections(let range) = pin.limits { return range }
    return own < .max ? own..<own + 1 : own..<own
  }

  private func window(around rect: LayoutRect) -> LayoutWindow { space.unmirrored(rect) }

  private mutating func note(_ pin: LayoutPin, cover extent: LayoutUnit) {
    var edges = LayoutInsets.zero
    edges.set(extent.points, at: pin.edge)
    switch pin.limits {
    case .section:
      sectionCovers.append(
        Cover(sections: sections(of: pin, pin.element.index.section), edges: edges))
    case .sections(let range): rangeCovers.append(Cover(sections: range, edges: edges))
    case .content: contentCover = contentCover.greatest(edges)
    case .unlimited:
      contentCover = contentCover.greatest(edges)
      stickyEdges = stickyEdges.greatest(edges)
    }
  }

  private mutating func mergeSectionCovers() {
    var merged: [Cover] = []
    for cover in sectionCovers {
      if let last = merged.last, last.sections == cover.sections {
        merged[merged.count - 1].edges = last.edges.greatest(cover.edges)
      } else {
        merged.append(cover)
      }
    }
    sectionCovers = merged
  }

  // MARK: Questions

  /// Returns the pins of the element at `place`, or `nil` if the element is not pinned.
  func entry(ofElementAt place: Int) -> Entry? {
    let rank = SortedSearch.first(in: entries.count) { entries[$0].place >= place }
    return rank < entries.count && entries[rank].place == place ? entries[rank] : nil
  }

  /// Returns the edges of a viewport inside bars, along both axes.
  func edges(of viewport: LayoutRect, inside bars: LayoutInsets) -> LayoutWindow {
    func units(_ inset: Double) -> Int64 {
      LayoutUnit(points: LayoutContainer.inset(inset)).rawValue
    }
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

  /// Returns the frame of an element in a viewport.
  ///
  /// - Parameter rest: The frame of the element at rest.
  func frame(_ rest: LayoutRect, _ entry: Entry, in edges: LayoutWindow) -> LayoutRect {
    var frame = rest
    if let span = entry.vertical {
      let start = span.start(
        from: LayoutUnit(rawValue: edges.mainLower), to: LayoutUnit(rawValue: edges.mainUpper))
      if start != span.lower { frame.origin.y = points(start) }
    }
    if let span = entry.horizontal {
      let start = span.start(
        from: LayoutUnit(rawValue: edges.crossLower), to: LayoutUnit(rawValue: edges.crossUpper))
      if start != span.lower {
        frame.origin.x =
          space.mirrorsCross
          ? points(LayoutUnit(rawValue: space.crossLength)) - points(start) - rest.width
          : points(start)
      }
    }
    return frame
  }

  /// Returns a rectangle that contains the frame of an element in every viewport.
  func reach(_ rest: LayoutRect, _ entry: Entry) -> LayoutRect {
    let natural = window(around: rest)
    var window = natural
    if let span = entry.vertical {
      window.mainLower = min(window.mainLower, span.leastStart.rawValue)
      window.mainUpper = max(window.mainUpper, span.greatestEnd.rawValue)
    }
    if let span = entry.horizontal {
      window.crossLower = min(window.crossLower, span.leastStart.rawValue)
      window.crossUpper = max(window.crossUpper, span.greatestEnd.rawValue)
    }
    let main = space.mainSpan(from: window.mainLower, to: window.mainUpper)
    let cross = space.crossSpan(from: window.crossLower, to: window.crossUpper)
    // Rounding moves an edge by less than a pixel, which is at most 64 points.
    let slack = (space.grid.map { 1 / $0.scale } ?? 0) + 1 / 64
    return space.frame(main: main, cross: cross).outset(by: slack)
  }

  /// Returns the edges that pinned elements cover for an element of `section` that is not pinned.
  ///
  /// - Complexity: O(log p + r); p = pins, r = pins whose limits are several sections.
  func cover(ofSection section: Int) -> LayoutInsets {
    var edges = contentCover
    let rank = SortedSearch.first(in: sectionCovers.count) {
      sectionCovers[$0].sections.lowerBound >= section
    }
    if rank < sectionCovers.count, sectionCovers[rank].sections.contains(section) {
      edges = edges.greatest(sectionCovers[rank].edges)
    }
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
  /// Replaces the inset of one edge.
  mutating func set(_ inset: Double, at edge: LayoutEdge) {
    switch edge {
    case .top: top = inset
    case .leading: leading = inset
    case .bottom: bottom = inset
    case .trailing: trailing = inset
    }
  }

  /// Returns the greater inset at every edge.
  func greatest(_ other: LayoutInsets) -> LayoutInsets {
    LayoutInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}
