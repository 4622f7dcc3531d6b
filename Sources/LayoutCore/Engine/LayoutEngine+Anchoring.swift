/// Where things stood before a change, so that the viewport can follow them.
struct AnchorState: Sendable {
  /// A cell that is to stay where it is, as it will be in the whole collection after the change, and how far
  /// its edges were from those of what is visible: its leading edges, or its trailing ones where it is kept
  /// at the end.
  struct Place: Sendable {
    var element: LayoutElement
    /// In the direction of reading; inwards, what lies within is positive.
    var inward: LayoutPoint
    /// How much of the cell was out of view, where its edge was: of a cell that gets larger or smaller
    /// the same part stays in view.
    var hidden: LayoutPoint
    var isAtEnd: Bool
    /// Whether the cell was in view at all, by more than the last bits, and not under a bar.
    var isInView: Bool
    /// What places are compared by: the least is the best.
    var key = (0.0, 0.0, 0.0, 0.0)
  }

  /// The place that counts; several where it turns out by the change only which of them are shown.
  var places: [Place] = []
  /// How far the viewport stood from the beginning of the content, in the direction of reading.
  var offset: LayoutPoint
  /// How far it stood beyond the content, as while a scroll view bounces.
  var excess: LayoutPoint
  /// Along which axes it stood at the beginning, and at the end.
  var isAtStart: (x: Bool, y: Bool)
  var isAtEnd: (x: Bool, y: Bool)
}

extension LayoutEngine {
  private var isMirrored: Bool { environment.direction == .rightToLeft }

  /// How far `offset` is from the beginning, in the direction of reading.
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

  /// Where the viewport and what is in it stand.
  ///
  /// - Parameter passage: What is about to happen.
  func standing(before passage: IndexMapping) -> AnchorState {
    let range = contentOffsetBounds
    let gone = travelled(viewport.origin)
    let whole = LayoutPoint(
      x: range.maximum.x - range.minimum.x, y: range.maximum.y - range.minimum.y)
    let inside = clamped(viewport.origin)
    var standing = AnchorState(
      offset: gone,
      excess: LayoutPoint(x: viewport.minX - inside.x, y: viewport.minY - inside.y),
      isAtStart: (gone.x <= 0.5, gone.y <= 0.5),
      isAtEnd: (gone.x >= whole.x - 0.5, gone.y >= whole.y - 0.5))
    switch anchor {
    case .offset: break
    case .leading: standing.places = places(atEnd: false, passage)
    case .start:
      if needsPlace(standing.isAtStart, range) { standing.places = places(atEnd: false, passage) }
    case .end:
      let isDone = prepared.scrollAxis == .horizontal ? standing.isAtEnd.x : standing.isAtEnd.y
      if !isDone { standing.places = places(atEnd: true, passage) }
    case .element(let element): standing.places = places(of: element, passage)
    }
    return standing
  }

  /// Whether the viewport was scrolled along an axis.
  private func needsPlace(
    _ isAtEdge: (x: Bool, y: Bool), _ range: (minimum: LayoutPoint, maximum: LayoutPoint)
  ) -> Bool {
    !isAtEdge.x && range.maximum.x > range.minimum.x
      || !isAtEdge.y && range.maximum.y > range.minimum.y
  }

  /// The place of the cell that begins next to the leading edge, or that ends next to the trailing one.
  private func places(atEnd: Bool, _ passage: IndexMapping) -> [AnchorState.Place] {
    var places: [AnchorState.Place] = []
    var nearest: AnchorState.Place?
    for attributes in prepared.elements(in: viewport, viewport: viewport)
    where attributes.element.category == .cell && isScrolled(attributes) {
      var place = measure(attributes, atEnd: atEnd)
      if nearest.map({ place.key < $0.key }) ?? true { nearest = place }
      guard passage.mayHide || places.last.map({ place.key < $0.key }) ?? true,
        let index = passage.newIndex(ofKept: place.element.index)
      else { continue }
      place.element.index = passage.hidden.index(ofShown: index)
      if !passage.mayHide { places.removeAll(keepingCapacity: true) }
      places.append(place)
    }
    // Where everything in view goes, what comes next takes its place.
    if places.isEmpty || passage.mayHide, let nearest {
      places += survivor(nextTo: nearest, passage)
    }
    return places
  }

  /// Whether a cell scrolls, rather than stay where it is in the viewport.
  private func isScrolled(_ attributes: LayoutAttributes) -> Bool {
    guard prepared.movesWithViewport(attributes.element) else { return true }
    return prepared.attributes(for: attributes.element, viewport: resting)?.frame
      == attributes.frame
  }

  /// Where a cell stands.
  ///
  /// Those that begin within what is visible come first, then those that are in view; the main axis counts
  /// first. What is frozen comes last: it tells where the viewport stands only if it is frozen no more, or
  /// without effect.
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
    let rank = prepared.movesWithViewport(attributes.element) ? first.0 + 3 : first.0
    place.key = (rank, first.1, second.0, second.1)
    return place
  }

  /// Where an element stands whose frame is given.
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

  /// How far the edges of a frame are within those of a region, in the direction of reading.
  private func inward(_ frame: LayoutRect, _ region: LayoutRect, atEnd: Bool) -> LayoutPoint {
    LayoutPoint(
      x: atEnd != isMirrored ? region.maxX - frame.maxX : frame.minX - region.minX,
      y: atEnd ? region.maxY - frame.maxY : frame.minY - region.minY)
  }

  /// The place of an element that the user chose; it is followed wherever it goes.
  private func places(of element: LayoutElement, _ passage: IndexMapping) -> [AnchorState.Place] {
    guard let shown = shownElement(of: element),
      let frame = prepared.attributes(for: shown, viewport: viewport)?.frame
    else { return [] }
    let place = place(shown, frame, atEnd: false)
    let next = survivor(nextTo: place, passage)
    guard let index = newIndex(ofShown: shown, passage) else { return next }
    var own = place
    own.element.index = index
    own.element = passage.hidden.whole(own.element, as: prepared.identity(of: shown))
    return [own] + next
  }

  /// The place of the cell that comes in the place of one that is gone; none where nothing does.
  private func survivor(nextTo place: AnchorState.Place, _ passage: IndexMapping) -> [AnchorState
    .Place]
  {
    let next = passage.survivor(
      nextTo: place.element.index, isRow: { prepared.isRow($0) },
      itemCount: { prepared.numberOfItems(inSection: $0) })
    guard let next else { return [] }
    let index = passage.hidden.index(ofShown: next)
    var own = place
    own.element = .cell(section: index.section, item: index.item)
    own.key.0 = .infinity
    return [own]
  }

  /// The index of a strategy's element after a change; nil where it is gone.
  private func newIndex(ofShown shown: LayoutElement, _ passage: IndexMapping) -> ElementIndex? {
    switch prepared.identity(of: shown) {
    case .fixed: return shown.index
    case .item: return passage.newIndex(of: shown.index)
    case .section, .block:
      guard let changes = passage.changes else { return shown.index }
      return changes.newSection(of: shown.index.section).map {
        ElementIndex(section: $0, item: shown.index.item)
      }
    }
  }

  // MARK: After

  /// The best place that is shown, as the strategy knows it, and where its element lies now.
  private func place(of standing: AnchorState) -> (place: AnchorState.Place, frame: LayoutRect)? {
    var best: (place: AnchorState.Place, frame: LayoutRect)?
    for place in standing.places where best.map({ place.key < $0.place.key }) ?? true {
      let isCell = place.element.category == .cell
      guard !(isCell && isHidden(place.element.index)),
        let shown = shownElement(of: place.element),
        let frame = prepared.attributes(for: shown, viewport: resting)?.frame
      else { continue }
      best = (place, frame)
      best?.place.element = shown
    }
    return best
  }

  /// Where the viewport is to stand after a change so that what stood there stays.
  func offset(keeping standing: AnchorState) -> LayoutPoint {
    var target = offset(travelled: standing.offset)
    if let (place, frame) = place(of: standing) {
      let now = inward(
        frame, region(forShown: place.element, in: viewport), atEnd: place.isAtEnd)
      // Of what was out of view in part, the same part is.
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
    target = LayoutPoint(x: target.x - standing.excess.x, y: target.y - standing.excess.y)
    if case .start = anchor {
      if standing.isAtStart.x { target.x = start.x }
      if standing.isAtStart.y { target.y = start.y }
    }
    if case .end = anchor {
      let isHorizontal = prepared.scrollAxis == .horizontal
      if isHorizontal, standing.isAtEnd.x {
        target.x = isMirrored ? range.minimum.x : range.maximum.x
      } else if standing.isAtStart.x {
        target.x = start.x
      }
      if !isHorizontal, standing.isAtEnd.y {
        target.y = range.maximum.y
      } else if isHorizontal, standing.isAtStart.y {
        target.y = start.y
      }
    }
    target = clamped(target)
    return LayoutPoint(x: target.x + standing.excess.x, y: target.y + standing.excess.y)
  }

  /// Along which axes a viewport that keeps an element should go along with it.
  ///
  /// What is frozen tells nothing about where the viewport should stand, but where it lies at rest there, as
  /// in a block of a mixed layout that is frozen altogether.
  private func follows(
    _ element: LayoutElement, _ rest: LayoutRect, to origin: LayoutPoint
  ) -> (x: Bool, y: Bool) {
    guard prepared.movesWithViewport(element) else { return (true, true) }
    let there = prepared.attributes(
      for: element, viewport: LayoutRect(origin: clamped(origin), size: viewport.size))?.frame
    return (
      !prepared.movesWithViewport(element, along: .horizontal) || there?.minX == rest.minX,
      !prepared.movesWithViewport(element, along: .vertical) || there?.minY == rest.minY
    )
  }

  /// A viewport that became smaller must not lose what it is to keep.
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
