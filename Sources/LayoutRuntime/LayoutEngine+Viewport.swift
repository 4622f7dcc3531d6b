import LayoutCore

/// Scrolling, and the elements that appear and disappear.
extension LayoutEngine {
  /// The part of the content whose elements count as shown: the viewport and its overscan.
  public var shownRect: LayoutRect { viewport.outset(by: finite(overscan)) }

  /// Returns a distance in points, limited to the largest position, or 0 if it is NaN.
  private func finite(_ distance: Double) -> Double {
    let most = LayoutLimits.maximumPosition.points
    return distance.isNaN ? 0 : min(max(distance, -most), most)
  }

  /// Moves the viewport, and returns the elements that appear and disappear.
  ///
  /// The engine prepares nothing. Offsets beyond the content are allowed, because a scroll view
  /// bounces. A move of more than half a point ends the ``goal``. The first call reports all
  /// elements that are shown. After a change of content, the elements in ``shownElements`` at the
  /// end of the change count as shown.
  ///
  /// The result contains elements in ``shownRect`` only. The engine keeps those of a larger area,
  /// up to half a screen on each side, so that most steps need no query.
  ///
  /// - Parameter offset: The new origin of the viewport, in points. A coordinate that is not finite
  ///   is ignored.
  /// - Returns: The differences in what is shown. If the zIndex of an element changes with the
  ///   viewport, the element can be in ``ViewportDelta/disappeared`` and in
  ///   ``ViewportDelta/appeared`` instead of ``ViewportDelta/updated``.
  /// - Complexity: Proportional to the number of elements near the viewport. Most small steps do
  ///   not query the layout. The lists reuse their storage unless an earlier result is still held.
  @discardableResult
  public mutating func scroll(to offset: LayoutPoint) -> ViewportDelta {
    let old = viewport
    beginStep()
    setContentOffset(offset)
    let dx = viewport.minX - old.minX
    let dy = viewport.minY - old.minY
    if dx != 0 { owned.values.travel.x = dx < 0 ? -1 : 1 }
    if dy != 0 { owned.values.travel.y = dy < 0 ? -1 : 1 }
    let region = shownRect
    let ahead = prefetchRect
    if let covered = storage.values.shown.covered, covered.contains(region.union(ahead)) {
      owned.values.shown.step(region, ahead)
      return followViewport(region, ahead)
    }
    // After a jump, elements near the viewport may not be needed.
    let isNear = max(dx.magnitude, dy.magnitude) < max(viewport.width, viewport.height)
    let margin = isNear ? 0.5 : 0
    return refillShown(
      outsetX: contentSize.width > viewport.width ? margin * viewport.width : 0,
      outsetY: contentSize.height > viewport.height ? margin * viewport.height : 0)
  }

  /// Queries the elements in and around the shown part, and returns what changed.
  ///
  /// - Parameter outsetX: The distance to the left and right within which elements are listed.
  /// - Parameter outsetY: The distance up and down within which elements are listed.
  mutating func refillShown(outsetX: Double = 0, outsetY: Double = 0) -> ViewportDelta {
    let region = shownRect
    let ahead = prefetchRect
    let rect = region.union(ahead).outset(x: outsetX, y: outsetY)
    var still = owned.values.shown.cover(rect)
    appendStillElements(in: rect, to: &still)
    owned.values.shown.compareStill(still, region, ahead)
    return followViewport(region, ahead)
  }

  /// Queries the elements that move with the viewport, whose frames change at each step.
  private mutating func followViewport(_ region: LayoutRect, _ ahead: LayoutRect) -> ViewportDelta {
    if geometry.hasFollowers {
      var moving = owned.values.shown.moving.makeRoom()
      appendFollowers(in: region.union(ahead), to: &moving)
      owned.values.shown.compareMoving(moving, region, ahead)
    }
    return storage.values.shown.delta
  }

  /// Appends the elements in `rect` that move with the viewport, in order.
  func appendFollowers(in rect: LayoutRect, to answer: inout [LayoutAttributes]) {
    let first = answer.count
    prepared.appendFollowers(in: rect, viewport: view(viewport), to: &answer)
    visibility.restoreIndexes(of: &answer, from: first, in: prepared)
  }

  /// Appends the elements in `rect` that stay with the content, in order.
  func appendStillElements(in rect: LayoutRect, to answer: inout [LayoutAttributes]) {
    let first = answer.count
    prepared.appendElements(in: rect, viewport: view(viewport), to: &answer)
    if geometry.hasFollowers {
      var end = first
      for place in first..<answer.count
      where prepared.changedAxes(of: answer[place].element).isEmpty {
        if place > end { answer[end] = answer[place] }
        end += 1
      }
      answer.removeLast(answer.count - end)
    }
    visibility.restoreIndexes(of: &answer, from: first, in: prepared)
  }

  /// Moves the viewport without reporting what changed, for hosts that query rectangles.
  ///
  /// The next call of ``scroll(to:)`` reports the changes since the last call of that method, or
  /// since the last change of content. A move of more than half a point ends the ``goal``.
  ///
  /// - Parameter offset: The new origin of the viewport, in points. A coordinate that is not finite
  ///   is ignored.
  /// - Complexity: O(1).
  public mutating func setContentOffset(_ offset: LayoutPoint) {
    let old = viewport.origin
    moveViewport(to: offset)
    let way = viewport.origin - old
    if goal != nil, max(way.x.magnitude, way.y.magnitude) > 0.5 { endGoal() }
  }

  /// Moves the viewport without ending the goal, as on the way to it.
  package mutating func moveViewport(to offset: LayoutPoint) {
    owned.values.geometry.viewport.origin = viewport.origin.replacing(
      (offset.x.isFinite, offset.y.isFinite), by: offset)
  }

  /// Returns a Boolean value that indicates whether an element's attributes depend on the viewport.
  ///
  /// - Returns: `true` if the element is pinned, or if a viewport effect may change it; `false` if
  ///   it does not exist, or if its section or item is hidden.
  /// - Complexity: O(log r), where r is the number of runs of hidden sections and items.
  public func followsViewport(_ element: LayoutElement) -> Bool {
    guard geometry.hasFollowers, let shown = shownElement(of: element) else { return false }
    return !prepared.changedAxes(of: shown).isEmpty
  }

  /// Returns a Boolean value that indicates whether an element's frame depends on the viewport.
  package func movesWithViewport(_ element: LayoutElement) -> Bool {
    shownElement(of: element).map { prepared.followsViewport($0) } ?? false
  }

  /// Empties the report, after listing what was shown if the content changed since the last step.
  mutating func beginStep() {
    if storage.values.shown.isStarted, storage.values.shown.covered == nil { settle() }
    owned.values.shown.begin()
  }

  /// The attributes of all elements that count as shown, in order.
  ///
  /// - Complexity: That of a query of ``shownRect``.
  public var shownElements: [LayoutAttributes] { elements(in: shownRect) }

  /// Lists the elements that were shown at the end of the last change of content.
  private mutating func settle() {
    let current = viewport
    let region = storage.values.shown.changed.shown
    owned.values.geometry.viewport = storage.values.shown.changed.viewport
    var still = owned.values.shown.cover(region)
    appendStillElements(in: region, to: &still)
    owned.values.shown.still.settle(still, region)
    var moving = owned.values.shown.moving.makeRoom()
    appendFollowers(in: region, to: &moving)
    owned.values.shown.moving.settle(moving, region)
    owned.values.geometry.viewport = current
  }

  /// The shown part of the content, and the prefetching area in the direction of scrolling.
  private var prefetchRect: LayoutRect {
    let rect = shownRect
    let distance = max(0, finite(prefetchDistance))
    let dx = contentSize.width > viewport.width ? distance * storage.values.travel.x : 0
    let dy = contentSize.height > viewport.height ? distance * storage.values.travel.y : 0
    return LayoutRect(
      x: rect.minX + min(0, dx), y: rect.minY + min(0, dy), width: rect.width + dx.magnitude,
      height: rect.height + dy.magnitude)
  }
}
