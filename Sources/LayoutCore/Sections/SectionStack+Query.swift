/// Queries that do not depend on the strategy: sections and their bars.
extension SectionStack {
  /// A section that a query examines.
  @usableFromInline
  struct Visit {
    @usableFromInline var number: Int
    /// The start of the section's items along the scroll axis.
    @usableFromInline let itemsStart: LayoutUnit
  }

  /// The sections that a query has not examined yet.
  @usableFromInline
  struct Visits {
    var next: Int
    let end: Int
    /// A Boolean value that indicates whether an examined section has a header or footer.
    @usableFromInline var hasBars = false
  }

  /// Returns the sections that can have elements in a window.
  ///
  /// Pinned elements never leave their section, so they need no search of their own.
  @usableFromInline
  func visits(in window: LayoutWindow) -> Visits {
    let found = offsets.indexes(
      between: window.mainLower &- overhangAfter.rawValue,
      and: window.mainUpper &+ overhangBefore.rawValue)
    return Visits(next: found.lowerBound, end: found.upperBound)
  }

  /// Returns the next section to examine, or `nil` after the last.
  @usableFromInline
  func next(_ visits: inout Visits) -> Visit? {
    while visits.next < visits.end {
      let number = visits.next
      let start = LayoutUnit(rawValue: offsets.offset(of: number))
      if overhangAfter == .zero, overhangBefore == .zero, offsets.extent(of: number) == 0 {
        // Skip all empty sections at this position at once.
        visits.next = max(number + 1, offsets.firstIndex(endingAfter: start.rawValue))
        continue
      }
      visits.next = number + 1
      let frame = frame(of: number)
      if frame.header.extent > .zero || frame.footer.extent > .zero { visits.hasBars = true }
      return Visit(number: number, itemsStart: start + frame.itemsStart)
    }
    return nil
  }

  /// Returns the start of a section's items along the scroll axis.
  @usableFromInline
  func itemsStart(of number: Int) -> LayoutUnit {
    LayoutUnit(rawValue: offsets.offset(of: number)) + frame(of: number).itemsStart
  }

  /// Returns a window in the coordinates of a section's items.
  @usableFromInline @inline(__always)
  func window(_ window: LayoutWindow, from start: LayoutUnit) -> SectionWindow {
    SectionWindow(
      lower: LayoutUnit(rawValue: window.mainLower) - start,
      upper: LayoutUnit(rawValue: window.mainUpper) - start,
      crossLower: LayoutUnit(rawValue: window.crossLower),
      crossUpper: LayoutUnit(rawValue: window.crossUpper))
  }

  // MARK: Bars

  /// Returns the attributes of an element other than a cell.
  @usableFromInline
  func bar(_ element: LayoutElement, viewport: LayoutViewport) -> LayoutAttributes? {
    guard element.category == .supplementary, element.index.item == 0,
      records.indices.contains(element.index.section)
    else { return nil }
    switch element.kind {
    case .header: return bar(.header, of: element.index.section, pinEdges(viewport))
    case .footer: return bar(.footer, of: element.index.section, pinEdges(viewport))
    default: return nil
    }
  }

  private func pinEdges(_ viewport: LayoutViewport) -> (leading: LayoutUnit, trailing: LayoutUnit) {
    let edges = container.pinEdges(of: viewport, in: space)
    return (LayoutUnit(rawValue: edges.leading), LayoutUnit(rawValue: edges.trailing))
  }

  /// Returns the header or footer of a section in a viewport, or `nil` if it has none.
  private func bar(
    _ kind: ElementKind, of number: Int, _ edges: (leading: LayoutUnit, trailing: LayoutUnit)
  ) -> LayoutAttributes? {
    let frame = frame(of: number)
    let bar = kind == .header ? frame.header : frame.footer
    guard bar.extent > .zero else { return nil }
    let span = span(of: bar, isFooter: kind == .footer, frame, number)
    let lower = bar.isPinned ? span.start(from: edges.leading, to: edges.trailing) : span.lower
    return LayoutAttributes(
      element: .supplementary(kind, number),
      frame: space.frame(
        main: space.mainSpan(from: lower.rawValue, to: (lower + bar.extent).rawValue),
        cross: bar.cross),
      zIndex: bar.zIndex)
  }

  /// Returns the natural place of a bar and its limits: its section without the other bar.
  private func span(
    of bar: SectionFrame.Bar, isFooter: Bool, _ frame: SectionFrame, _ number: Int
  ) -> PinnedSpan {
    let start = LayoutUnit(rawValue: offsets.offset(of: number))
    let extent = LayoutUnit(rawValue: offsets.extent(of: number))
    let itemsEnd = start + frame.itemsStart + records[number].body.length
    return PinnedSpan(
      lower: (isFooter ? itemsEnd + frame.insetEnd : start) + bar.before, extent: bar.extent,
      isAtEnd: isFooter, lowerLimit: start + frame.header.total,
      upperLimit: start + extent - frame.footer.total)
  }

  /// Appends headers and footers of the sections in a window whose frames intersect a rectangle.
  ///
  /// - Parameter pinnedOnly: A Boolean value that indicates whether only pinned bars are appended.
  /// - Returns: A Boolean value that indicates whether the whole answer from `first` on is in
  ///   order.
  @usableFromInline
  func appendBars(
    in rect: LayoutRect, _ window: LayoutWindow, _ viewport: LayoutViewport, pinnedOnly: Bool,
    to answer: inout [LayoutAttributes], from first: Int
  ) -> Bool {
    guard !pinnedOnly || pins else { return true }
    let edges = pinEdges(viewport)
    var visits = visits(in: window)
    var isInOrder = true
    func add(_ attributes: LayoutAttributes?) {
      guard let attributes, attributes.frame.intersects(rect) else { return }
      if answer.count > first, let last = answer.last,
        LayoutAttributes.areInOrder(attributes, last)
      {
        isInOrder = false
      }
      answer.append(attributes)
    }
    while let visit = next(&visits) {
      let frame = frame(of: visit.number)
      if !pinnedOnly || frame.footer.isPinned { add(bar(.footer, of: visit.number, edges)) }
      if !pinnedOnly || frame.header.isPinned { add(bar(.header, of: visit.number, edges)) }
    }
    return isInOrder
  }

  /// Appends all headers and footers.
  @usableFromInline
  func appendAllBars(_ viewport: LayoutViewport, to answer: inout [LayoutAttributes]) {
    let edges = pinEdges(viewport)
    for number in records.indices {
      for kind in [ElementKind.header, .footer] {
        if let bar = bar(kind, of: number, edges) { answer.append(bar) }
      }
    }
  }

  // MARK: What follows the viewport

  /// A description of how the content scrolls.
  @usableFromInline var scrolling: ContentScrolling {
    ContentScrolling(along: space.axis, followers: pins ? .pinned : .none)
  }

  /// Returns the scroll axis if `element` is a pinned bar, and no axis otherwise.
  @usableFromInline
  func followedAxes(of element: LayoutElement) -> LayoutAxes {
    guard pins, element.category == .supplementary, element.index.item == 0,
      records.indices.contains(element.index.section)
    else { return [] }
    let frame = frame(of: element.index.section)
    let isPinned =
      element.kind == .header && frame.header.pins
      || element.kind == .footer && frame.footer.pins
    return isPinned ? LayoutAxes(space.axis) : []
  }

  /// Returns the extent that pinned bars cover at each edge for a cell.
  @usableFromInline
  func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard pins, let element, element.category == .cell,
      records.indices.contains(element.index.section)
    else { return .zero }
    let frame = frame(of: element.index.section)
    var edges = LayoutInsets.zero
    if frame.header.pins { edges.set(frame.header.extent.points, at: .start(of: space.axis)) }
    if frame.footer.pins { edges.set(frame.footer.extent.points, at: .end(of: space.axis)) }
    return edges
  }
}
