import LayoutCore

/// The state of the viewport and its anchor before a change.
struct AnchorState: Sendable {
  /// The place of an element that should stay there.
  ///
  /// The index of the element is that after the change, in the whole collection.
  struct Place: Sendable {
    var element: LayoutElement
    /// The edge of the visible region from which the distances are measured.
    var edge: ScrollPlace
    /// The distances of the edges in points, in reading order.
    ///
    /// Positive distances are inside the region.
    var inward: LayoutPoint
    /// The size of the element before the change.
    var size: LayoutSize
    /// A Boolean value that indicates whether the cell was in view and not covered by a bar.
    ///
    /// Overlaps of less than a millionth of a point do not count.
    var isInView: Bool
    /// A Boolean value that indicates whether the element follows a block of sections.
    ///
    /// The section of the element is then any section of the block after the change.
    var isOfBlock = false
    /// The sort key of the place.
    ///
    /// The place with the least key is the best one.
    var key = (0.0, 0.0, 0.0, 0.0)

    /// Returns the place at which an element of another size should be.
    ///
    /// If part of the element was out of view at the edge, the same fraction stays out of view. If
    /// it was wholly out of view, it keeps its distance from the edge.
    func place(for size: LayoutSize) -> LayoutPlace {
      func distance(_ inward: Double, _ before: Double, _ after: Double) -> Double {
        guard inward < -0.5, before > 0 else { return inward }
        return min(0, inward + before) - after * min(1, -inward / before)
      }
      return LayoutPlace(
        of: element, at: edge,
        distance: LayoutPoint(
          x: distance(inward.x, self.size.width, size.width),
          y: distance(inward.y, self.size.height, size.height)))
    }
  }

  /// The possible places, several of them if only the change determines which cells are shown.
  var places: [Place] = []
  /// The places of the element of ``LayoutAnchor/element(_:)``, and of the cell that replaces it.
  ///
  /// The list is nil if the anchor is another one, or if the element does not exist.
  var followed: [Place]?
  /// The goal after the change.
  var goal: LayoutPlace?
  /// The distance of the viewport from the beginning of the content, in points in reading order.
  var offset: LayoutPoint
  /// The distance by which the viewport was beyond the content, as while a scroll view bounces.
  var excess: LayoutPoint
  /// The axes along which the viewport was at the beginning, and at the end, of the content, if the
  /// anchor is one of these.
  ///
  /// A change can alter the scroll axis, so both are kept along both axes.
  var isAtStart = (x: false, y: false)
  var isAtEnd = (x: false, y: false)
}

extension LayoutEngine {
  // MARK: Before

  /// Returns the state of the viewport and its anchor before a change.
  ///
  /// - Parameter changes: The changes in the strategy's indexes, or nil if every item keeps its
  ///   index in the whole collection.
  /// - Parameter after: The overrides after the change.
  func anchorState(
    before changes: LayoutChanges? = nil, to after: CollectionOverrides
  ) -> AnchorState {
    let mapping = IndexMapping(
      changes: changes, hiddenBefore: visibility, hidden: after.visibility,
      tracks: after.tracks.underneath(after.visibility))
    let geometry = geometry
    let range = geometry.bounds
    let whole = range.maximum - range.minimum
    let offset = viewport.origin - geometry.start
    // The distance from the beginning, in reading order.
    let gone = LayoutPoint(x: geometry.isMirrored ? -offset.x : offset.x, y: offset.y)
    let isAtStart = (x: gone.x <= 0.5, y: gone.y <= 0.5)
    let isAtEnd = (x: gone.x >= whole.x - 0.5, y: gone.y >= whole.y - 0.5)
    var anchorState = AnchorState(
      offset: gone, excess: viewport.origin - geometry.clamped(viewport.origin))
    anchorState.goal = goal(mapping)
    switch anchor {
    case .offset: break
    case .leading: anchorState.places = places(atEnd: false, mapping, geometry)
    case .start:
      anchorState.isAtStart = isAtStart
      let isDone = (isAtStart.x || whole.x <= 0) && (isAtStart.y || whole.y <= 0)
      if !isDone { anchorState.places = places(atEnd: false, mapping, geometry) }
    case .end:
      // Across the axis, and along the horizontal one of a sheet, the start is kept.
      let isHorizontal = geometry.axis == .horizontal
      let stays = isHorizontal ? (isAtEnd.x, isAtStart.y) : (isAtStart.x, isAtEnd.y)
      anchorState.isAtStart = isAtStart
      anchorState.isAtEnd = isAtEnd
      let isDone = isHorizontal ? stays.0 : stays.1 && (geometry.axis != nil || stays.0)
      if !isDone { anchorState.places = places(atEnd: true, mapping, geometry) }
    case .element(let element):
      guard let shown = shownElement(of: element),
        let attributes = prepared.attributes(for: shown, in: view(viewport))
      else { break }
      let followed = places(of: attributes, mapping, geometry)
      anchorState.followed = followed
      // A pinned element says nothing about the content offset, so a cell takes its part.
      let isScrolled = !prepared.followsViewport(shown) || isAtRest(attributes, geometry)
      anchorState.places = isScrolled ? followed : places(atEnd: false, mapping, geometry)
    }
    return anchorState
  }

  /// Returns the goal after a change, or nil if its element is removed or hidden.
  private func goal(_ mapping: IndexMapping) -> LayoutPlace? {
    guard var goal, let element = goal.element, let shown = shownElement(of: element),
      prepared.attributes(for: shown, in: view(viewport)) != nil
    else { return goal }
    let identity = prepared.identity(of: shown)
    guard let index = mapping.newIndex(of: shown, as: identity, in: prepared) else { return nil }
    var kept = shown
    kept.index = index
    goal.landmark = .element(mapping.hidden.whole(kept, as: identity))
    return goal
  }

  /// Returns the places of the cells nearest to the leading or trailing edge.
  ///
  /// - Parameter atEnd: A Boolean value that indicates whether the trailing edge counts.
  /// - Parameter mapping: The mapping from the items before the change to those after it.
  private func places(
    atEnd: Bool, _ mapping: IndexMapping, _ geometry: ScrollGeometry
  ) -> [AnchorState.Place] {
    // Usually, the nearest cell begins near the edge, and the others need not be found.
    if !mapping.mayHide, !geometry.mayCover, let strip = geometry.strip(atEnd: atEnd) {
      let near = places(in: strip.rect, atEnd: atEnd, mapping, geometry).kept
      if let key = near.last?.key, key.0 == 0, key.1 < strip.extent { return near }
    }
    var (places, nearest) = places(in: viewport, atEnd: atEnd, mapping, geometry)
    if nearest == nil {
      // Inside a tall header, no cell is in view, and the header stays in place.
      let titles = placesOfTitle(atEnd: atEnd, mapping, geometry)
      if !titles.isEmpty { return titles }
      // Between cells, the nearest one keeps its distance.
      let content = LayoutRect(origin: .zero, size: contentSize)
      var around = viewport
      // Three times as large 60 times, a viewport of the smallest length contains all positions.
      // One that is not finite contains nothing.
      for _ in 0..<60 where nearest == nil && !around.isEmpty && !around.contains(content) {
        around = around.outset(x: around.width, y: around.height)
        (places, nearest) = self.places(in: around, atEnd: atEnd, mapping, geometry)
      }
    }
    // If the change removes all cells in view, use the nearest remaining cell.
    if places.isEmpty || mapping.mayHide, let nearest {
      places += survivor(nextTo: nearest, mapping)
    }
    return places
  }

  /// Returns the places of the nearest cells that are kept, and that of the nearest cell of all.
  ///
  /// - Parameter rect: The part of the content whose cells count.
  private func places(
    in rect: LayoutRect, atEnd: Bool, _ mapping: IndexMapping, _ geometry: ScrollGeometry
  ) -> (kept: [AnchorState.Place], nearest: AnchorState.Place?) {
    var places: [AnchorState.Place] = []
    var nearest: AnchorState.Place?
    let hasFollowers = geometry.hasFollowers
    let mayCover = geometry.mayCover
    let hidesOnlyRows = mapping.hidesOnlyRows
    var region = geometry.region(covered: .zero)
    var elements: [LayoutAttributes] = []
    elements.reserveCapacity(32)
    prepared.appendElements(in: rect, viewport: view(viewport), to: &elements)
    // Attributes that are not copied need no reference counting.
    for number in elements.indices where elements[number].element.category == .cell {
      var isPinned = false
      if hasFollowers {
        isPinned = prepared.followsViewport(elements[number].element)
        if isPinned, !isAtRest(elements[number], geometry) { continue }
      }
      if mayCover {
        region = geometry.region(covered: covered(over: elements[number].element))
      }
      let frame = elements[number].frame
      let key = geometry.key(frame, region, atEnd: atEnd, isPinned: isPinned)
      let isNearest = nearest.map { key < $0.key } ?? true
      let isBest = mapping.mayHide || places.last.map { key < $0.key } ?? true
      guard isNearest || isBest else { continue }
      var place = geometry.place(elements[number].element, frame, region, atEnd: atEnd)
      place.key = key
      if isNearest { nearest = place }
      guard isBest, let index = mapping.newIndex(ofKept: place.element.index) else { continue }
      place.element.index = mapping.hidden.index(ofShown: index)
      if !mapping.mayHide {
        places.removeAll(keepingCapacity: true)
      } else if hidesOnlyRows, places.last?.element.index.section == place.element.index.section {
        // The cells of a row are hidden together, so the best of them stands for all.
        if place.key < places[places.count - 1].key { places[places.count - 1] = place }
        continue
      }
      places.append(place)
    }
    return (places, nearest)
  }

  /// Returns the places of the header, footer or other element that is nearest to the leading or
  /// trailing edge, if it does not follow the viewport.
  private func placesOfTitle(
    atEnd: Bool, _ mapping: IndexMapping, _ geometry: ScrollGeometry
  ) -> [AnchorState.Place] {
    let region = geometry.region(covered: .zero)
    func key(_ attributes: LayoutAttributes) -> (Double, Double, Double, Double) {
      geometry.key(attributes.frame, region, atEnd: atEnd, isPinned: false)
    }
    let nearest = prepared.elements(in: viewport, viewport: view(viewport))
      .filter { $0.element.category == .supplementary && !prepared.followsViewport($0.element) }
      .min { key($0) < key($1) }
    return nearest.map { places(of: $0, atEnd: atEnd, mapping, geometry) } ?? []
  }

  /// Returns a Boolean value that indicates whether an element that follows the viewport is at its
  /// resting frame.
  private func isAtRest(_ attributes: LayoutAttributes, _ geometry: ScrollGeometry) -> Bool {
    prepared.attributes(for: attributes.element, in: view(geometry.resting))?.frame
      == attributes.frame
  }

  /// Returns the places of an anchor element, which is followed wherever it moves.
  private func places(
    of attributes: LayoutAttributes, atEnd: Bool = false, _ mapping: IndexMapping,
    _ geometry: ScrollGeometry
  ) -> [AnchorState.Place] {
    let region = geometry.region(covered: covered(over: attributes.element))
    var own = geometry.place(
      attributes.element, attributes.frame, region, atEnd: atEnd)
    let next = survivor(nextTo: own, mapping)
    let identity = prepared.identity(of: attributes.element)
    guard let index = mapping.newIndex(of: attributes.element, as: identity, in: prepared) else {
      return next
    }
    own.element.index = index
    own.element = mapping.hidden.whole(own.element, as: identity)
    own.isOfBlock = identity == .block
    return [own] + next
  }

  /// Returns the place of the nearest remaining cell to one that is removed, if there is one.
  private func survivor(
    nextTo place: AnchorState.Place, _ mapping: IndexMapping
  ) -> [AnchorState.Place] {
    guard let next = mapping.survivor(nextTo: place.element.index, in: prepared) else { return [] }
    var own = place
    own.element = .cell(at: mapping.hidden.index(ofShown: next))
    own.key.0 = .infinity
    return [own]
  }

  // MARK: After

  /// Returns the best place whose element is shown, with the element's resting frame.
  ///
  /// The element of the place has the strategy's index. If all cells are hidden in folded rows or
  /// columns, the cell of the folded one takes the place of the best of them.
  func best(
    of places: [AnchorState.Place], _ geometry: ScrollGeometry
  ) -> (place: AnchorState.Place, frame: LayoutRect)? {
    let resting = view(geometry.resting)
    var best: (place: AnchorState.Place, frame: LayoutRect)?
    var folded: AnchorState.Place?
    for var place in places where best.map({ place.key < $0.place.key }) ?? true {
      let isCell = place.element.category == .cell
      // A reloaded section can have fewer items than before.
      if isCell {
        let last = numberOfItems(inSection: place.element.index.section) - 1
        place.element.index.item = min(place.element.index.item, last)
      }
      guard !(isCell && isHidden(place.element.index)),
        var shown = shownElement(of: place.element)
      else { continue }
      if place.isOfBlock {
        shown.index.section = prepared.block(around: shown.index.section).lowerBound
      }
      guard let attributes = prepared.attributes(for: shown, in: resting) else { continue }
      if isCell, attributes.isHidden, hasFolds {
        if folded.map({ place.key < $0.key }) ?? true { folded = place }
        continue
      }
      place.element = shown
      best = (place, attributes.frame)
    }
    guard best == nil, var place = folded, let (cell, frame) = foldedCell(hiding: place.element)
    else { return best }
    place.element = cell
    return (place, frame)
  }

  /// Returns the content offset after a change that keeps the goal or the anchor in place, and the
  /// place of the element that is the anchor.
  func offset(keeping anchorState: AnchorState) -> (LayoutPoint, LayoutPlace?) {
    guard let goal = anchorState.goal, goalProgress != .travelling else {
      return offset(keepingAnchorOf: anchorState)
    }
    // The nearest place to bring an element into view depends on where the anchor is.
    var kept = self
    if goal.edge == .nearest { kept.moveViewport(to: offset(keepingAnchorOf: anchorState).0) }
    return kept.contentOffset(for: goal).map { ($0, nil) } ?? offset(keepingAnchorOf: anchorState)
  }

  private func offset(keepingAnchorOf anchorState: AnchorState) -> (LayoutPoint, LayoutPlace?) {
    let geometry = geometry
    let isAtEnd = anchor == .end
    var travelled = anchorState.offset
    if geometry.isMirrored { travelled.x = -travelled.x }
    var target = geometry.start + travelled
    var anchored: LayoutPlace?
    if let (place, frame) = best(of: anchorState.places, geometry) {
      let covered = covered(over: place.element)
      var wanted = place.place(for: frame.size)
      let shift = geometry.shift(of: frame, to: geometry.region(covered: covered), wanted)
      wanted.landmark = .element(element(ofShown: place.element))
      anchored = wanted
      let kept = target.replacing(
        (geometry.axis != .vertical, geometry.axis != .horizontal), by: viewport.origin + shift)
      let follows = follows(place.element, frame, to: geometry.clamped(kept))
      target = target.replacing(follows, by: kept)
      if place.isInView {
        target = target.replacing(
          follows, by: geometry.bringingIntoView(frame, target, covered: covered))
      }
    }
    target = target - anchorState.excess
    let isHorizontal = geometry.axis == .horizontal
    let start = anchorState.isAtStart
    let end = anchorState.isAtEnd
    let stays = (
      x: isAtEnd && isHorizontal ? end.x : start.x, y: isAtEnd && !isHorizontal ? end.y : start.y
    )
    let edge = geometry.start.replacing(
      (isAtEnd && isHorizontal, isAtEnd && !isHorizontal), by: geometry.end)
    let isAtEdge = geometry.axis == .horizontal ? stays.x : stays.y
    return (
      geometry.clamped(target.replacing(stays, by: edge)) + anchorState.excess,
      isAtEdge ? nil : anchored
    )
  }

  /// Returns the axes along which the viewport should follow an element.
  ///
  /// A pinned element counts only if it is at its resting frame at the new offset. This is the case
  /// in a block of a mixed layout that is frozen as a whole.
  private func follows(
    _ element: LayoutElement, _ rest: LayoutRect, to origin: LayoutPoint
  ) -> (x: Bool, y: Bool) {
    guard prepared.followsViewport(element) else { return (true, true) }
    let there = prepared.attributes(
      for: element, in: view(LayoutRect(origin: origin, size: viewport.size)))?.frame
    return (
      !prepared.followsViewport(element, along: .horizontal) || there?.minX == rest.minX,
      !prepared.followsViewport(element, along: .vertical) || there?.minY == rest.minY
    )
  }
}
