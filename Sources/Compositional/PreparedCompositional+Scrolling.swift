import StrategyKit

extension PreparedCompositional {
  /// A description of how the content scrolls: along the axis of the layout.
  public var contentScrolling: ContentScrolling {
    var scrolling = ContentScrolling(
      along: layout.axis, followers: templates.pins ? .pinned : .none)
    scrolling.hasScrollingSections = true
    return scrolling
  }

  /// Returns the scroll axis if `element` is a pinned boundary item, and no axis otherwise.
  ///
  /// - Parameter element: The element.
  /// - Complexity: O(*b*), where *b* is the number of boundary items in the section or the layout.
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    guard templates.pins, element.category == .supplementary else { return [] }
    let index = element.index
    let isOfLayout = index.section == 0 && index.item < 0
    guard isOfLayout || records.indices.contains(index.section) else { return [] }
    let items = (isOfLayout ? boundaries : template(ofSection: index.section).boundaries).items
    let number = isOfLayout ? -1 - index.item : index.item
    let isPinned = items.contains { $0.pins && $0.kind == element.kind && $0.number == number }
    return isPinned ? LayoutAxes(layout.axis) : []
  }

  /// Returns the insets that pinned items of the section and of the whole layout cover.
  ///
  /// - Parameter element: The element. The result is zero insets if it is not a cell.
  /// - Returns: The covered distances in points at the edges of the viewport.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard templates.pins, let element, element.category == .cell,
      records.indices.contains(element.index.section)
    else { return .zero }
    var edges = (start: LayoutUnit.zero, end: LayoutUnit.zero)
    func cover(_ boundaries: CompositionalBoundaries) {
      for item in boundaries.items where item.pins {
        let inner = item.insets.main.inner(of: item.extents, true)
        if item.side < 0 {
          edges.start.rawValue = max(edges.start.rawValue, inner.start &+ inner.extent)
        } else {
          edges.end.rawValue = max(edges.end.rawValue, item.extents.main &- inner.start)
        }
      }
    }
    cover(boundaries)
    cover(boundaries(ofSection: element.index.section))
    let (start, end) = (edges.start.points, edges.end.points)
    return layout.axis == .vertical
      ? LayoutInsets(top: start, bottom: end) : LayoutInsets(leading: start, trailing: end)
  }

  /// Returns whether an element belongs to an item, to a section, or to the layout.
  ///
  /// Cells belong to their items. An element attached to an item or a group belongs to the item, or
  /// to the group's first item. All other elements belong to their section, except for boundary
  /// items of the whole layout, which are fixed. Only the section of the element determines which
  /// kinds are attached to items.
  ///
  /// - Parameter element: The element.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    if element.category == .cell { return .item }
    guard element.category == .supplementary else { return .section }
    let section = element.index.section
    if section == 0, element.index.item < 0 { return .fixed }
    guard records.indices.contains(section) else { return .section }
    return template(ofSection: section).attachedKinds.contains(element.kind) ? .item : .section
  }

  // MARK: Sections that scroll by themselves

  /// Returns the geometry of a section that scrolls independently.
  ///
  /// - Parameter section: The number of the section.
  /// - Returns: The frame, content extent, offsets and behavior, or nil if the section does not
  ///   scroll or does not exist.
  public func scrolling(ofSection section: Int) -> ScrollingSection? {
    guard let (place, behavior) = scrollingPlace(ofSection: section) else { return nil }
    let extent = Units(
      main: max(0, place.length &- place.template.frameExtent(place.boundaries)),
      cross: space.crossLength.rawValue)
    let frame = frame(Units(main: place.groups.main, cross: 0), extent)
    let offsets = offsets(of: place)
    return ScrollingSection(
      axis: layout.axis.transposed, frame: frame,
      contentExtent: LayoutUnit(rawValue: contentExtent(of: place)).points,
      offsets: offsets.lowerBound.points...offsets.upperBound.points,
      behavior: behavior, direction: environment.direction)
  }

  /// Returns the extent of a section's scrollable content.
  private func contentExtent(of place: Place) -> Int64 {
    crossStart &+ place.template.starts.cross &+ groupsLength(of: place)
      &+ place.template.ends.cross &+ LayoutUnit(points: container.crossEndInset).rawValue
  }

  /// Returns a section that scrolls independently, and its behavior.
  private func scrollingPlace(
    ofSection section: Int
  ) -> (place: Place, behavior: SectionScrollBehavior)? {
    guard records.indices.contains(section) else { return nil }
    let place = place(ofSection: section, in: LayoutViewport(.zero))
    return place.template.scrolling.map { (place, $0) }
  }

  /// Returns the valid offsets of a section that scrolls independently.
  private func offsets(of place: Place) -> ClosedRange<LayoutUnit> {
    var (least, most) = (Int64(0), max(0, contentExtent(of: place) &- space.crossLength.rawValue))
    if place.template.scrolling == .groupPagingCentered {
      (least, most) = (stop(0, of: place), stop(place.numbers.count - 1, of: place))
    }
    return LayoutUnit(rawValue: least)...LayoutUnit(rawValue: max(least, most))
  }

  /// Returns the offset at which the section comes to rest at a group.
  private func stop(_ number: Int, of place: Place) -> Int64 {
    guard let first = place.numbers.first else { return 0 }
    let group = group(first + number, of: place)
    guard place.template.scrolling == .groupPagingCentered else { return group.start }
    return place.template.starts.cross &+ group.start &+ group.extent / 2 &- crossExtent / 2
  }

  /// Returns the offset of a section in units, on whole pixels if edges are rounded to pixels.
  func shift(of place: Place, in viewport: LayoutViewport) -> Int64 {
    let offset = viewport.offset(ofSection: place.section).map { LayoutUnit(points: $0) }
    let units = offset ?? LayoutUnit(rawValue: stop(0, of: place))
    guard let grid = space.grid else { return units.rawValue }
    return LayoutUnit(points: grid.points(ofPixel: grid.nearestPixel(to: units))).rawValue
  }

  /// Returns the offset at which a section comes to rest after the user releases it.
  ///
  /// - Parameter section: The number of the section.
  /// - Parameter drag: The drag that the user ends.
  /// - Returns: The offset in points, or the proposed offset if the section does not scroll or does
  ///   not exist.
  /// - Complexity: O(log *n*), where *n* is the number of items.
  public func restingOffset(ofSection section: Int, after drag: SectionDrag) -> Double {
    guard let (place, behavior) = scrollingPlace(ofSection: section) else { return drag.proposed }
    return behavior.restingOffset(
      after: drag, in: offsets(of: place),
      page: space.crossLength, groups: place.numbers.count
    ) { LayoutUnit(rawValue: stop($0, of: place)) }
  }
}
