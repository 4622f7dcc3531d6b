import LayoutCore

extension PreparedCompositional {
  /// A description of how the content scrolls: along the axis of the layout.
  public var contentScrolling: ContentScrolling {
    ContentScrolling(along: layout.axis, followers: templates.pins ? .pinned : .none)
  }

  /// Returns the scroll axis if `element` is a pinned boundary item, and no axis otherwise.
  ///
  /// - Parameter element: The element.
  /// - Complexity: O(*b*), where *b* is the number of boundary items in the section or the layout.
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    guard templates.pins, element.category == .supplementary else { return [] }
    let index = element.index
    func isPinned(_ items: [CompositionalBoundaries.Item], _ number: Int) -> Bool {
      items.contains { $0.pins && $0.kind == element.kind && $0.number == number }
    }
    if index.section == 0, index.item < 0 {
      return isPinned(boundaries.items, -1 - index.item) ? LayoutAxes(layout.axis) : []
    }
    guard index.section >= 0, index.section < numberOfSections,
      isPinned(template(ofSection: index.section).boundaries.items, index.item)
    else { return [] }
    return LayoutAxes(layout.axis)
  }

  /// Returns the insets that pinned items of the section and of the whole layout cover.
  ///
  /// - Parameter element: The element. The result is zero insets if it is not a cell.
  /// - Returns: The covered distances in points at the edges of the viewport.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard templates.pins, let element, element.category == .cell, element.index.section >= 0,
      element.index.section < numberOfSections
    else { return .zero }
    var edges = (start: Int64(0), end: Int64(0))
    func cover(_ items: [CompositionalBoundaries.Item]) {
      for item in items where item.pins {
        let inner = item.insets.main.inner(of: item.extents, true)
        if item.sides.main < 0 {
          edges.start = max(edges.start, inner.start &+ inner.extent)
        } else {
          edges.end = max(edges.end, item.extents.main &- inner.start)
        }
      }
    }
    cover(boundaries.items)
    cover(boundaries(ofSection: element.index.section).items)
    let start = LayoutUnit(rawValue: edges.start).points
    let end = LayoutUnit(rawValue: edges.end).points
    return layout.axis == .vertical
      ? LayoutInsets(top: start, bottom: end) : LayoutInsets(leading: start, trailing: end)
  }

  /// Returns whether an element belongs to an item, to a section, or to the layout.
  ///
  /// Cells belong to their items. An element attached to an item or a group belongs to the item, or
  /// to the group's first item. All other elements belong to their section, except for boundary
  /// items of the whole layout, which are fixed. A kind that is attached to any item is treated as
  /// attached everywhere.
  ///
  /// - Parameter element: The element.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    if element.category == .cell { return .item }
    guard element.category == .supplementary else { return .section }
    if element.index.section == 0, element.index.item < 0 { return .fixed }
    return templates.attachedKinds.contains(element.kind) ? .item : .section
  }

  // MARK: Sections that scroll by themselves

  /// The sections that scroll independently.
  public var facets: LayoutFacets {
    var facets = LayoutFacets()
    facets.scrollingSections = ScrollingSectionsFacet(
      scrolling: { scrolling(ofSectionAt: $0) },
      restingOffset: { restingOffset(ofSectionAt: $0, after: $1) })
    return facets
  }

  /// Returns the geometry of a section that scrolls independently.
  ///
  /// - Parameter section: The number of the section.
  /// - Returns: The frame, content extent, offsets and behavior, or nil if the section does not
  ///   scroll or does not exist.
  private func scrolling(ofSectionAt section: Int) -> ScrollingSection? {
    guard section >= 0, section < numberOfSections else { return nil }
    let place = place(ofSection: section, in: LayoutViewport(.zero))
    guard let behavior = place.template.scrolling else { return nil }
    let extent = Units(
      main: max(0, place.length &- place.template.frameExtent(place.boundaries)),
      cross: space.crossLength)
    let frame = frame(Units(main: place.groups.main, cross: 0), extent)
    let range = offsetRange(of: place)
    return ScrollingSection(
      axis: layout.axis.transposed, frame: frame,
      contentExtent: LayoutUnit(rawValue: contentExtent(of: place)).points,
      offsets: LayoutUnit(rawValue: range.least).points...LayoutUnit(rawValue: range.most).points,
      behavior: behavior, direction: environment.direction)
  }

  /// Returns the extent of a section's scrollable content.
  private func contentExtent(of place: Place) -> Int64 {
    place.groups.cross &+ groupsLength(of: place) &+ place.template.ends.cross
      &+ LayoutUnit(points: container.crossEndInset).rawValue
  }

  private func offsetRange(of place: Place) -> (least: Int64, most: Int64) {
    guard place.template.scrolling == .groupPagingCentered else {
      return (0, max(0, contentExtent(of: place) &- space.crossLength))
    }
    guard place.groupCount > 0 else { return (0, 0) }
    return (stop(0, of: place), stop(place.groupCount - 1, of: place))
  }

  /// Returns the offset at which the section comes to rest at a group.
  private func stop(_ number: Int, of place: Place) -> Int64 {
    let group = group(number, of: place)
    guard place.template.scrolling == .groupPagingCentered else { return group.start }
    return place.template.starts.cross &+ group.start &+ group.extent / 2 &- crossExtent / 2
  }

  /// Returns the offset of a section in units, on whole pixels if edges are rounded to pixels.
  func shift(of place: Place, in viewport: LayoutViewport) -> Int64 {
    var units: Int64
    if let offset = viewport.offset(ofSection: place.section) {
      units = LayoutUnit(points: offset).rawValue
    } else {
      guard place.template.scrolling == .groupPagingCentered else { return 0 }
      units = offsetRange(of: place).least
    }
    if let grid = space.grid {
      let pixel = grid.nearestPixel(to: LayoutUnit(rawValue: units))
      units = LayoutUnit(points: grid.points(ofPixel: pixel)).rawValue
    }
    return units
  }

  /// Returns the offset at which a section comes to rest after the user releases it.
  ///
  /// - Parameter section: The number of the section.
  /// - Parameter drag: The drag that the user ends.
  /// - Returns: The offset in points, or the proposed offset if the section does not scroll or does
  ///   not exist.
  /// - Complexity: O(log *n*), where *n* is the number of items.
  private func restingOffset(ofSectionAt section: Int, after drag: SectionDrag) -> Double {
    guard section >= 0, section < numberOfSections else { return drag.proposed }
    let place = place(ofSection: section, in: LayoutViewport(.zero))
    guard let behavior = place.template.scrolling else { return drag.proposed }
    let range = offsetRange(of: place)
    return behavior.restingOffset(
      after: drag,
      in: LayoutUnit(rawValue: range.least)...LayoutUnit(rawValue: max(range.least, range.most)),
      page: LayoutUnit(rawValue: space.crossLength), groups: place.groupCount
    ) { LayoutUnit(rawValue: stop($0, of: place)) }
  }
}
