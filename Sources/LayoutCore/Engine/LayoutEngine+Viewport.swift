/// Scrolling: what comes into view and what leaves it.
extension LayoutEngine {
  /// The part of the content whose elements count as shown: the viewport and the overscan around it.
  public var shownRect: LayoutRect { viewport.outset(by: overscan) }

  /// Moves the viewport, and tells what that changed.
  ///
  /// Nothing is prepared. Any offset is taken, also one beyond the content, where a scroll view bounces;
  /// a coordinate that is not finite is left as it was. The first call reports everything that is
  /// shown. After a change of content, the elements in ``shownElements`` count as shown.
  ///
  /// - Parameter offset: Where the viewport is to begin.
  /// - Returns: What came and went. Where an element's zIndex depends on the viewport, it goes and comes.
  /// - Complexity: Grows with what is near the viewport; most small steps ask the layout nothing. Nothing
  ///   is allocated once the lists have grown, unless an earlier answer is still held.
  @discardableResult
  public mutating func scroll(to offset: LayoutPoint) -> ViewportDelta {
    let old = viewport
    if !shown.isStarted {
      shown.begin()
    } else {
      if shown.covered == nil { settle() }
      shown.begin()
    }
    if offset.x.isFinite { viewport.origin.x = offset.x }
    if offset.y.isFinite { viewport.origin.y = offset.y }
    let dx = viewport.minX - old.minX
    let dy = viewport.minY - old.minY
    if dx != 0 { travel.x = dx < 0 ? -1 : 1 }
    if dy != 0 { travel.y = dy < 0 ? -1 : 1 }
    let region = shownRect
    let ahead = prefetchRect
    let needed = region.union(ahead)
    if let covered = shown.covered, covered.contains(needed) {
      shown.step(region, ahead)
      if prepared.movesWithViewport { followViewport(needed, region, ahead) }
      return shown.delta
    }
    // After a jump, nothing may be near.
    let isNear = max(dx.magnitude, dy.magnitude) < max(viewport.width, viewport.height)
    let margin = isNear ? 0.5 : 0
    let rect = needed.outset(
      x: contentSize.width > viewport.width ? margin * viewport.width : 0,
      y: contentSize.height > viewport.height ? margin * viewport.height : 0)
    return refillShown(rect, region, ahead)
  }

  private mutating func refillShown(
    _ rect: LayoutRect, _ region: LayoutRect, _ ahead: LayoutRect
  ) -> ViewportDelta {
    shown.cover(rect)
    appendStillElements(in: rect)
    shown.compareStill(region, ahead)
    if prepared.movesWithViewport { followViewport(region.union(ahead), region, ahead) }
    return shown.delta
  }

  /// Asks for what follows the viewport; at each step, as all of it may lie elsewhere.
  private mutating func followViewport(
    _ rect: LayoutRect, _ region: LayoutRect, _ ahead: LayoutRect
  ) {
    shown.moving.makeRoom()
    appendMovingElements(in: rect)
    shown.compareMoving(region, ahead)
  }

  /// Appends those elements in `rect` that follow the viewport, in order, to the ones that are shown.
  private mutating func appendMovingElements(in rect: LayoutRect) {
    prepared.appendMovingElements(in: rect, viewport: viewport, to: &shown.moving.elements)
    visibility.restoreIndexes(of: &shown.moving.elements, in: prepared)
  }

  /// Appends those elements in `rect` that stay with the content, in order, to the ones that are shown.
  private mutating func appendStillElements(in rect: LayoutRect) {
    prepared.appendElements(in: rect, viewport: viewport, to: &shown.still.elements)
    if prepared.movesWithViewport {
      var end = 0
      for place in shown.still.elements.indices
      where !prepared.movesWithViewport(shown.still.elements[place].element) {
        if place > end { shown.still.elements[end] = shown.still.elements[place] }
        end += 1
      }
      shown.still.elements.removeLast(shown.still.elements.count - end)
    }
    visibility.restoreIndexes(of: &shown.still.elements, in: prepared)
  }

  /// Moves the viewport without reporting what changed, for hosts that query rectangles.
  ///
  /// The next call of ``scroll(to:)`` reports the changes since the last call of that method.
  /// - Parameter offset: The new origin of the viewport, in points. A coordinate that is not finite is
  ///   ignored.
  /// - Complexity: O(1).
  public mutating func setContentOffset(_ offset: LayoutPoint) {
    if offset.x.isFinite { viewport.origin.x = offset.x }
    if offset.y.isFinite { viewport.origin.y = offset.y }
  }

  /// Whether the frame of an element depends on where the viewport stands: it is pinned, sticks or is frozen.
  ///
  /// - Complexity: O(1).
  public func movesWithViewport(_ element: LayoutElement) -> Bool {
    guard prepared.movesWithViewport, let shown = shownElement(of: element) else { return false }
    return prepared.movesWithViewport(shown)
  }

  /// Begins to report a change of what is shown around a viewport that stays; false where nothing was
  /// shown so far.
  mutating func beginStep() -> Bool {
    guard shown.isStarted else { return false }
    if shown.covered == nil { settle() }
    shown.begin()
    return true
  }

  /// Reports how what is shown changed around a viewport that stays.
  mutating func refillShown() -> ViewportDelta {
    let region = shownRect
    let ahead = prefetchRect
    return refillShown(region.union(ahead), region, ahead)
  }

  /// The attributes of everything that is shown, in order.
  public var shownElements: [LayoutAttributes] { elements(in: shownRect) }

  private mutating func settle() {
    let region = shownRect
    shown.cover(region)
    appendStillElements(in: region)
    shown.moving.makeRoom()
    if prepared.movesWithViewport { appendMovingElements(in: region) }
    shown.settle(region)
  }

  /// What is shown, and what is ahead in the direction of travel.
  private var prefetchRect: LayoutRect {
    let rect = shownRect
    guard prefetchDistance > 0 else { return rect }
    var x = rect.minX
    var y = rect.minY
    var width = rect.width
    var height = rect.height
    if contentSize.width > viewport.width, travel.x != 0 {
      width += prefetchDistance
      if travel.x < 0 { x -= prefetchDistance }
    }
    if contentSize.height > viewport.height, travel.y != 0 {
      height += prefetchDistance
      if travel.y < 0 { y -= prefetchDistance }
    }
    return LayoutRect(x: x, y: y, width: width, height: height)
  }
}
