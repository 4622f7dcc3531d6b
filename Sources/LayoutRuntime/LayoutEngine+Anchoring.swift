import LayoutCore

/// The state of the viewport and its anchor before a change.
struct AnchorState: Sendable {
  /// A cell that should stay in place, and its distances from the edges of its visible region.
  ///
  /// The distances are those of the leading edges, or of the trailing edges if ``isAtEnd`` is set.
  /// The index of the element is that after the change, in the whole collection.
  struct Place: Sendable {
    var element: LayoutElement
    /// The distances of the edges in points, in reading order.
    ///
    /// Positive distances are inside the region.
    var inward: LayoutPoint
    /// The fractions of the cell that were out of view at the edges, from 0 to 1.
    ///
    /// If the size of the cell changes, the same fraction stays out of view.
    var hidden: LayoutPoint
    var isAtEnd: Bool
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
  }

  /// The possible places, several of them if only the change determines which cells are shown.
  var places: [Place] = []
  /// The places of the element of ``LayoutAnchor/element(_:)``, and of the cell that replaces it.
  ///
  /// The list is nil if the anchor is another one, or if the element does not exist.
  var followed: [Place]?
  /// The distance of the viewport from the beginning of the content, in points in reading order.
  var offset: LayoutPoint
  /// The distance by which the viewport was beyond the content, as while a scroll view bounces.
  var excess: LayoutPoint
  /// The axes along which the viewport was at the beginning, and at the end, of the content.
  var isAtStart: (x: Bool, y: Bool)
  var isAtEnd: (x: Bool, y: Bool)
}

extension LayoutEngine {
  private var isMirrored: Bool { environment.direction == .rightToLeft }

  /// Returns the distance of `offset` from the beginning of the content, in reading order.
  private func travelled(_ offset: LayoutPoint) -> LayoutPoint {
    let range = contentOffsetBounds
    return LayoutPoint(
      x: isMirrored ? range.maximum.x - offset.x : offset.x - range.minimum.x,
      y: offset.y - range.minimum.y)
  }

  private func offset(travelled: LayoutPoint) -> LayoutPoint {
    let range = contentOffsetBounds
    return LayoutPoint(
      x: isMirrored ? range.maximum.x - travelled.x : range.minimum.x + travelled.x,
      y: range.minimum.y + travelled.y)
  }

  // MARK: Before

  /// Returns the state of the viewport and its anchor before a change.
  ///
  /// - Parameter mapping: The mapping from the items before the change to those after it.
  func anchorState(before mapping: IndexMapping) -> AnchorState {
    let range = contentOffsetBounds
    let gone = travelled(viewport.origin)
    let whole = LayoutPoint(
      x: range.maximum.x - range.minimum.x, y: range.maximum.y - range.minimum.y)
    let inside = clamped(viewport.origin)
    var anchorState = AnchorState(
      offset: gone,
      excess: LayoutPoint(x: viewport.minX - inside.x, y: viewport.minY - inside.y),
      isAtStart: (gone.x <= 0.5, gone.y <= 0.5),
      isAtEnd: (gone.x >= whole.x - 0.5, gone.y >= whole.y - 0.5))
    switch anchor {
    case .offset: break
    case .leading: anchorState.places = places(atEnd: false, mapping)
    case .start:
      if needsPlace(anchorState.isAtStart, range) {
        anchorState.places = places(atEnd: false, mapping)
      }
    case .end:
      let isDone =
        prepared.scrollAxis == .horizontal ? anchorState.isAtEnd.x : anchorState.isAtEnd.y
      if !isDone { anchorState.places = places(atEnd: true, mapping) }
    case .element(let element):
      guard let shown = shownElement(of: element),
        let attributes = prepared.attributes(for: shown, in: view(viewport))
      else { break }
      let followed = places(of: attributes, mapping)
      anchorState.followed = followed
      // A pinned element says nothing about the content offset, so a cell takes its part.
      anchorState.places = isScrolled(attributes) ? followed : places(atEnd: false, mapping)
    }
    return anchorState
  }

  /// Returns a Boolean value that indicates whether the viewport is away from an edge.
  private func needsPlace(
    _ isAtEdge: (x: Bool, y: Bool), _ range: (minimum: LayoutPoint, maximum: LayoutPoint)
  ) -> Bool {
    !isAtEdge.x && range.maximum.x > range.minimum.x
      || !isAtEdge.y && range.maximum.y > range.minimum.y
  }

  /// Returns the places of the cells nearest to the leading or trailing edge.
  ///
  /// - Parameter atEnd: A Boolean value that indicates whether the trailing edge counts.
  /// - Parameter mapping: The mapping from the items before the change to those after it.
  private func places(atEnd: Bool, _ mapping: IndexMapping) -> [AnchorState.Place] {
    var places: [AnchorState.Place] = []
    var nearest: AnchorState.Place?
    for attributes in prepared.elements(in: view(viewport))
    where attributes.element.category == .cell && isScrolled(attributes) {
      var place = measure(attributes, atEnd: atEnd)
      if nearest.map({ place.key < $0.key }) ?? true { nearest = place }
      guard mapping.mayHide || places.last.map({ place.key < $0.key }) ?? true,
        let index = mapping.newIndex(ofKept: place.element.index)
      else { continue }
      place.element.index = mapping.hidden.index(ofShown: index)
      if !mapping.mayHide { places.removeAll(keepingCapacity: true) }
      places.append(place)
    }
    // If the change removes all cells in view, use the nearest remaining cell.
    if places.isEmpty || mapping.mayHide, let nearest {
      places += survivor(nextTo: nearest, mapping)
    }
    return places
  }

  /// Returns a Boolean value that indicates whether an element is at its resting frame.
  private func isScrolled(_ attributes: LayoutAttributes) -> Bool {
    guard prepared.followsViewport(attributes.element) else { return true }
    return prepared.attributes(for: attributes.element, in: view(resting))?.frame
      == attributes.frame
  }

  /// Returns the place of a cell, with its sort key.
  ///
  /// Cells that begin within the visible region come first, then cells in view. The main axis takes
  /// precedence. Pinned cells come last, because their frames say nothing about the content offset
  /// while they are pinned.
  private func measure(_ attributes: LayoutAttributes, atEnd: Bool) -> AnchorState.Place {
    var place = place(attributes.element, attributes.frame, atEnd: atEnd)
    let isInView = place.isInView
    let region = region(forShown: attributes.element, in: viewport)
    func cost(_ inward: Double, _ room: Double) -> (Double, Double) {
      if inward >= -0.5, inward < room { return (0, inward) }
      return (isInView ? 1 : 2, inward.magnitude)
    }
    let x = cost(place.inward.x, region.width)
    let y = cost(place.inward.y, region.height)
    let (first, second) = prepared.scrollAxis == .horizontal ? (x, y) : (y, x)
    let rank = prepared.followsViewport(attributes.element) ? first.0 + 3 : first.0
    place.key = (rank, first.1, second.0, second.1)
    return place
  }

  /// Returns the place of an element with the given frame.
  private func place(
    _ element: LayoutElement, _ frame: LayoutRect, atEnd: Bool
  ) -> AnchorState.Place {
    let region = region(forShown: element, in: viewport)
    let inward = inward(frame, region, atEnd: atEnd)
    func hidden(_ inward: Double, _ extent: Double) -> Double {
      inward < -0.5 && extent > 0 ? min(1, -inward / extent) : 0
    }
    return AnchorState.Place(
      element: element, inward: inward,
      hidden: LayoutPoint(
        x: hidden(inward.x, frame.width), y: hidden(inward.y, frame.height)),
      isAtEnd: atEnd, isInView: region.outset(by: -1e-6).intersects(frame))
  }

  /// Returns the distances between the edges of a frame and those of a region, in reading order.
  private func inward(_ frame: LayoutRect, _ region: LayoutRect, atEnd: Bool) -> LayoutPoint {
    LayoutPoint(
      x: atEnd != isMirrored ? region.maxX - frame.maxX : frame.minX - region.minX,
      y: atEnd ? region.maxY - frame.maxY : frame.minY - region.minY)
  }

  /// Returns the places of an anchor element, which is followed wherever it moves.
  private func places(
    of attributes: LayoutAttributes, _ mapping: IndexMapping
  ) -> [AnchorState.Place] {
    let place = place(attributes.element, attributes.frame, atEnd: false)
    let next = survivor(nextTo: place, mapping)
    guard let index = mapping.newIndex(of: attributes.element, in: prepared) else { return next }
    let identity = prepared.identity(of: attributes.element)
    var own = place
    own.element.index = index
    own.element = mapping.hidden.whole(own.element, as: identity)
    own.isOfBlock = identity == .block
    return [own] + next
  }

  /// Returns the place of the nearest remaining cell to one that is removed, if there is one.
  private func survivor(nextTo place: AnchorState.Place, _ mapping: IndexMapping) -> [AnchorState
    .Place]
  {
    let next = mapping.survivor(
      nextTo: place.element.index, isRow: { prepared.isRow($0) },
      itemCount: { prepared.numberOfItems(inSection: $0) })
    guard let next else { return [] }
    let index = mapping.hidden.index(ofShown: next)
    var own = place
    own.element = .cell(section: index.section, item: index.item)
    own.key.0 = .infinity
    return [own]
  }

  // MARK: After

  /// Returns the best place whose element is shown, with the element's resting frame.
  ///
  /// The element of the place has the strategy's index.
  private func best(
    of places: [AnchorState.Place]
  ) -> (place: AnchorState.Place, frame: LayoutRect)? {
    var best: (place: AnchorState.Place, frame: LayoutRect)?
    for place in places where best.map({ place.key < $0.place.key }) ?? true {
      let isCell = place.element.category == .cell
      guard !(isCell && isHidden(place.element.index)),
        let shown = shownElement(of: place.element).map({
          place.isOfBlock ? prepared.inFirstSection($0) : $0
        }),
        let frame = prepared.attributes(for: shown, in: view(resting))?.frame
      else { continue }
      best = (place, frame)
      best?.place.element = shown
    }
    return best
  }

  /// Returns the anchor after a change.
  ///
  /// - Parameter changes: The changes, or nil if every element kept its index.
  func newAnchor(
    after anchorState: AnchorState, _ changes: LayoutChanges?
  ) -> LayoutAnchor {
    guard let followed = anchorState.followed else { return anchor }
    if let best = best(of: followed) { return .element(element(ofShown: best.place.element)) }
    return changes == nil ? anchor : .start
  }

  /// Returns the content offset after a change that keeps the anchor in place.
  func offset(keeping anchorState: AnchorState) -> LayoutPoint {
    var target = offset(travelled: anchorState.offset)
    if let (place, frame) = best(of: anchorState.places) {
      let now = inward(
        frame, region(forShown: place.element, in: viewport), atEnd: place.isAtEnd)
      // If part of the cell was out of view, the same fraction stays out of view.
      func wanted(_ inward: Double, _ hidden: Double, _ extent: Double) -> Double {
        hidden > 0 ? -hidden * extent : inward
      }
      let x = now.x - wanted(place.inward.x, place.hidden.x, frame.width)
      let y = now.y - wanted(place.inward.y, place.hidden.y, frame.height)
      var kept = target
      if prepared.scrollAxis != .vertical {
        kept.x = viewport.minX + (place.isAtEnd != isMirrored ? -x : x)
      }
      if prepared.scrollAxis != .horizontal {
        kept.y = viewport.minY + (place.isAtEnd ? -y : y)
      }
      let follows = follows(place.element, frame, to: kept)
      if follows.x { target.x = kept.x }
      if follows.y { target.y = kept.y }
      if place.isInView {
        let inView = bringingIntoView(frame, place.element, target)
        if follows.x { target.x = inView.x }
        if follows.y { target.y = inView.y }
      }
    }
    let range = contentOffsetBounds
    let start = initialContentOffset
    target = LayoutPoint(x: target.x - anchorState.excess.x, y: target.y - anchorState.excess.y)
    if case .start = anchor {
      if anchorState.isAtStart.x { target.x = start.x }
      if anchorState.isAtStart.y { target.y = start.y }
    }
    if case .end = anchor {
      let isHorizontal = prepared.scrollAxis == .horizontal
      if isHorizontal, anchorState.isAtEnd.x {
        target.x = isMirrored ? range.minimum.x : range.maximum.x
      } else if anchorState.isAtStart.x {
        target.x = start.x
      }
      if !isHorizontal, anchorState.isAtEnd.y {
        target.y = range.maximum.y
      } else if isHorizontal, anchorState.isAtStart.y {
        target.y = start.y
      }
    }
    target = clamped(target)
    return LayoutPoint(x: target.x + anchorState.excess.x, y: target.y + anchorState.excess.y)
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
      for: element, in: view(LayoutRect(origin: clamped(origin), size: viewport.size)))?.frame
    return (
      !prepared.followsViewport(element, along: .horizontal) || there?.minX == rest.minX,
      !prepared.followsViewport(element, along: .vertical) || there?.minY == rest.minY
    )
  }

  /// Returns the nearest offset at which an element is in view, because a viewport may have shrunk.
  private func bringingIntoView(
    _ frame: LayoutRect, _ element: LayoutElement, _ target: LayoutPoint
  ) -> LayoutPoint {
    let region = region(
      forShown: element, in: LayoutRect(origin: target, size: viewport.size))
    if region.isEmpty || frame.isEmpty { return target }
    let isBeside = frame.maxX <= region.minX || region.maxX <= frame.minX
    let isAway = frame.maxY <= region.minY || region.maxY <= frame.minY
    let y = ScrollPosition.nearest.shift(
      from: (frame.minY, frame.maxY), to: (region.minY, region.maxY), startsAtEnd: false)
    let x = ScrollPosition.nearest.shift(
      from: (frame.minX, frame.maxX), to: (region.minX, region.maxX), startsAtEnd: isMirrored)
    return LayoutPoint(
      x: isBeside ? target.x + x : target.x, y: isAway ? target.y + y : target.y)
  }
}
