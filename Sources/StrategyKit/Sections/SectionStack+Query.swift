import LayoutCore

/// Queries that do not depend on the strategy: sections and their edge items.
extension SectionStack {
  /// The sections that a query has not examined yet.
  struct Visits {
    var next: Int
    let end: Int
    /// The number of examined sections.
    var count = 0
    /// A Boolean value that indicates whether an examined section has a header or footer.
    var hasEdgeItems = false
  }

  /// Returns the sections that can have elements in a window.
  ///
  /// Pinned elements never leave their section, so they need no search of their own.
  func visits(in window: LayoutWindow) -> Visits {
    let found = offsets.indexes(
      between: (window.mainLower - overhangAfter - contentStart).rawValue,
      and: (window.mainUpper + overhangBefore - contentStart).rawValue)
    return Visits(next: found.lowerBound, end: found.upperBound)
  }

  /// All sections, for a query without a rectangle.
  var visits: Visits { Visits(next: 0, end: records.count) }

  /// Returns the next section that can have items in a window, or `nil` after the last.
  ///
  /// - Returns: The section, the start of its items along the scroll axis, and the window in their
  ///   coordinates.
  func nextSearch(
    _ visits: inout Visits, in window: LayoutWindow
  ) -> (section: Int, start: LayoutUnit, window: LayoutWindow)? {
    while let (number, start) = next(&visits) {
      visits.count += 1
      let own = sectionEdges(of: number)
      if own.hasEdgeItems { visits.hasEdgeItems = true }
      let bounds = records[number].bounds
      let itemsStart = start + own.itemsStart
      var window = window
      window.mainLower -= itemsStart
      window.mainUpper -= itemsStart
      guard records[number].count > 0,
        window.mainLower < bounds.length + bounds.after,
        .zero - bounds.before < window.mainUpper
      else { continue }
      return (number, itemsStart, window)
    }
    return nil
  }

  /// Returns the next section to examine and its start, or `nil` after the last.
  private func next(_ visits: inout Visits) -> (number: Int, start: LayoutUnit)? {
    while visits.next < visits.end {
      let number = visits.next
      let start = start(of: number)
      if overhangAfter == .zero, overhangBefore == .zero, offsets.extent(of: number) == 0 {
        // Skip all empty sections at this position at once.
        visits.next = max(
          number + 1, offsets.firstIndex(endingAfter: (start - contentStart).rawValue))
        continue
      }
      visits.next = number + 1
      return (number, start)
    }
    return nil
  }

  private func start(of number: Int) -> LayoutUnit {
    contentStart + LayoutUnit(rawValue: offsets.offset(of: number))
  }

  /// Returns the start of a section's items along the scroll axis.
  func itemsStart(of number: Int) -> LayoutUnit {
    start(of: number) + sectionEdges(of: number).itemsStart
  }

  // MARK: Headers and footers

  /// Returns the attributes of an element other than a cell.
  func edgeItem(_ element: LayoutElement, viewport: LayoutViewport) -> LayoutAttributes? {
    guard let isFooter = isFooter(element) else { return nil }
    let number = element.index.section
    let edges = container.pinEdges(of: viewport, in: space)
    return edgeItem(isFooter: isFooter, of: number, from: start(of: number), edges)
  }

  /// Returns whether an element is the footer or the header of a section, or `nil` for any other.
  private func isFooter(_ element: LayoutElement) -> Bool? {
    guard element.category == .supplementary, element.index.item == 0,
      records.indices.contains(element.index.section)
    else { return nil }
    return element.kind == .footer ? true : element.kind == .header ? false : nil
  }

  /// Returns the header or footer of a section in a viewport, or `nil` if it has none.
  private func edgeItem(
    isFooter: Bool, of number: Int, from start: LayoutUnit,
    _ edges: (leading: LayoutUnit, trailing: LayoutUnit)
  ) -> LayoutAttributes? {
    guard
      let (edgeItem, span) = sectionEdges(of: number).edgeItem(
        isFooter: isFooter, from: start, items: records[number].bounds.length,
        extent: LayoutUnit(rawValue: offsets.extent(of: number)))
    else { return nil }
    let lower = span.start(from: edges.leading, to: edges.trailing)
    return LayoutAttributes(
      element: .supplementary(isFooter ? .footer : .header, number),
      frame: space.frame(
        main: space.mainSpan(from: lower, to: lower + edgeItem.extent),
        cross: edgeItem.cross),
      zIndex: edgeItem.zIndex)
  }

  /// Appends headers and footers of some sections whose frames intersect a rectangle.
  ///
  /// - Parameter rect: The rectangle, or `nil` for all headers and footers of the sections.
  /// - Parameter pinnedOnly: A Boolean value that indicates whether only pinned edge items are
  ///   appended.
  /// - Returns: A Boolean value that indicates whether the whole answer from `first` on is in
  ///   order.
  func appendEdgeItems(
    in rect: LayoutRect?, _ visits: Visits, _ viewport: LayoutViewport, pinnedOnly: Bool = false,
    to answer: inout [LayoutAttributes], from first: Int
  ) -> Bool {
    guard !pinnedOnly || pins else { return true }
    let edges = container.pinEdges(of: viewport, in: space)
    var visits = visits
    var isInOrder = true
    while let (number, start) = next(&visits) {
      func add(isFooter: Bool) {
        guard
          !pinnedOnly
            || styleEdges[Int(records[number].style)].edgeItem(isFooter: isFooter).isPinned,
          let attributes = edgeItem(isFooter: isFooter, of: number, from: start, edges),
          rect.map({ attributes.frame.intersects($0) }) ?? true
        else { return }
        if answer.count > first, let last = answer.last,
          LayoutAttributes.areInOrder(attributes, last)
        {
          isInOrder = false
        }
        answer.append(attributes)
      }
      add(isFooter: true)
      add(isFooter: false)
    }
    return isInOrder
  }

  // MARK: What follows the viewport

  var scrolling: ContentScrolling {
    ContentScrolling(along: isWide ? nil : space.axis, followers: pins ? .pinned : .none)
  }

  /// Returns the scroll axis if `element` is a pinned edge item, and no axis otherwise.
  func followedAxes(of element: LayoutElement) -> LayoutAxes {
    guard pins, let isFooter = isFooter(element),
      sectionEdges(of: element.index.section).edgeItem(isFooter: isFooter).pins
    else { return [] }
    return LayoutAxes(space.axis)
  }

  /// Returns the extent that pinned edge items cover at each edge for a cell.
  func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard pins, let element, element.category == .cell,
      records.indices.contains(element.index.section)
    else { return .zero }
    let own = sectionEdges(of: element.index.section)
    var edges = LayoutInsets.zero
    if own.header.pins { edges.set(own.header.extent.points, at: .start(of: space.axis)) }
    if own.footer.pins { edges.set(own.footer.extent.points, at: .end(of: space.axis)) }
    return edges
  }
}
