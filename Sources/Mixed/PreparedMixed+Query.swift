import LayoutCore

extension PreparedMixed {
  /// Returns the attributes of one element, or `nil` if its block has no such element.
  ///
  /// - Parameter element: An element with a section of the whole collection.
  /// - Parameter viewport: The visible rectangle, which determines the frames of pinned and sticky
  ///   elements.
  /// - Returns: The attributes of the element, or `nil` if it does not exist.
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
  public func attributes(for element: LayoutElement, viewport: LayoutRect) -> LayoutAttributes? {
    guard let run = run(ofSection: element.index.section) else { return nil }
    let inner = inner(element, of: run)
    guard
      var attributes = run.prepared.attributes(
        for: inner, viewport: run.innerViewport(viewport, isMirrored: isMirrored))
    else { return nil }
    run.moveOut(&attributes)
    return attributes
  }

  /// Appends the attributes of every element whose frame intersects `rect`, in stacking order.
  ///
  /// - Parameter rect: A rectangle in content coordinates, in points. If it is empty, nothing is
  ///   appended.
  /// - Parameter viewport: The visible rectangle, which determines the frames of pinned and sticky
  ///   elements.
  /// - Parameter answer: The array to append to.
  /// - Complexity: O(log b), and the complexity of the blocks that `rect` intersects. If these are
  ///   several, O(k log² k) more to merge their answers, or less if few have the same `zIndex`; b =
  ///   blocks, k = elements found.
  public func appendElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    let first = answer.count
    forEachRun(meeting: rect) { run in
      let start = answer.count
      run.prepared.appendElements(
        in: run.innerRect(rect), viewport: run.innerViewport(viewport, isMirrored: isMirrored),
        to: &answer)
      run.moveOut(&answer, from: start, in: rect)
      SortedRanges.merge(&answer, first, start, answer.count)
    }
  }

  /// Appends the attributes of elements that depend on the viewport, in stacking order.
  ///
  /// - Parameter rect: A rectangle in content coordinates, in points.
  /// - Parameter viewport: The visible rectangle, which determines the frames of the elements.
  /// - Parameter answer: The array to append to.
  /// - Complexity: The same as a query of the blocks with such elements.
  public func appendMovingElements(
    in rect: LayoutRect, viewport: LayoutRect, to answer: inout [LayoutAttributes]
  ) {
    guard movesWithViewport else { return }
    let first = answer.count
    forEachRun(meeting: rect) { run in
      guard run.prepared.movesWithViewport else { return }
      let start = answer.count
      run.prepared.appendMovingElements(
        in: run.innerRect(rect), viewport: run.innerViewport(viewport, isMirrored: isMirrored),
        to: &answer)
      run.moveOut(&answer, from: start, in: rect)
      SortedRanges.merge(&answer, first, start, answer.count)
    }
  }

  /// Returns the attributes of every element of all blocks in stacking order.
  ///
  /// - Parameter viewport: The visible rectangle, which determines the frames of pinned and sticky
  ///   elements.
  /// - Complexity: O(n log n); n = elements.
  public func allElements(viewport: LayoutRect) -> [LayoutAttributes] {
    var all: [LayoutAttributes] = []
    for run in runs {
      let inner = run.innerViewport(viewport, isMirrored: isMirrored)
      for var attributes in run.prepared.allElements(viewport: inner) {
        run.moveOut(&attributes)
        all.append(attributes)
      }
    }
    all.sort(by: LayoutAttributes.areInOrder)
    return all
  }

  /// Returns the operations of a query in all blocks, plus one for each block that it visits.
  ///
  /// - Parameter rect: A rectangle in content coordinates, in points.
  /// - Parameter viewport: The visible rectangle.
  /// - Complexity: The same as the query.
  public func work(ofQueryIn rect: LayoutRect, viewport: LayoutRect) -> LayoutWork {
    var work = LayoutWork()
    forEachRun(meeting: rect) { run in
      let inner = run.innerViewport(viewport, isMirrored: isMirrored)
      work = work + run.prepared.work(ofQueryIn: run.innerRect(rect), viewport: inner)
      work.searched += 1
    }
    return work
  }

  var isMirrored: Bool { space.direction == .rightToLeft }

  /// Calls `body` with the blocks whose elements can intersect `rect`, in order.
  private func forEachRun(meeting rect: LayoutRect, _ body: (MixedRun) -> Void) {
    let window = space.window(around: rect)
    guard !window.isEmpty else { return }
    var place = firstRun { runs[$0].reach > window.mainLower }
    while place < runs.count, runs[place].beginning < window.mainUpper {
      let bounds = runs[place].bounds
      if bounds.lower < window.mainUpper, bounds.upper > window.mainLower { body(runs[place]) }
      place += 1
    }
  }
}

extension MixedRun {
  /// Converts attributes of the block's layout to the index and frame in the whole content.
  func moveOut(_ attributes: inout LayoutAttributes) {
    attributes.element.index.section += place.sections.lowerBound
    attributes.frame.origin.x = x.applied(to: attributes.frame.origin.x)
    attributes.frame.origin.y = y.applied(to: attributes.frame.origin.y)
  }

  /// Converts the attributes from `start` on, and removes those outside `rect`.
  ///
  /// The block's layout is queried with a slightly larger rectangle, because coordinates can differ
  /// by rounding errors.
  func moveOut(_ answer: inout [LayoutAttributes], from start: Int, in rect: LayoutRect) {
    var kept = start
    for place in start..<answer.count {
      moveOut(&answer[place])
      guard answer[place].frame.intersects(rect) else { continue }
      if kept != place { answer.swapAt(kept, place) }
      kept += 1
    }
    answer.removeLast(answer.count - kept)
  }

  /// Returns a rectangle in the coordinates of the block that contains `rect` despite rounding.
  func innerRect(_ rect: LayoutRect) -> LayoutRect {
    rect.offsetBy(x: -x.points, y: -y.points).outset(by: 0.25)
  }

  /// Returns the viewport in the coordinates of the block.
  ///
  /// If the block has sticky elements, the viewport is moved so that they stay within the block.
  func innerViewport(_ viewport: LayoutRect, isMirrored: Bool) -> LayoutRect {
    let bars = fit.bars
    let left = isMirrored ? bars.trailing : bars.leading
    // A value that is not a number would be contained in no block. Infinite edges have no distance
    // from each other.
    let limit = 4 * LayoutLimits.maximumPosition.points
    func number(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -limit), limit) }
    var inner = LayoutRect(
      x: number(viewport.minX), y: number(viewport.minY), width: number(viewport.width),
      height: number(viewport.height)
    ).offsetBy(x: left - x.points, y: -y.points)
    if bars != .zero { inner.size.width -= bars.leading + bars.trailing }
    guard sticks else { return inner }
    let own = prepared.scrollInsets
    // In a right-to-left layout, a sheet fills the width of the container, and so do sticky
    // elements.
    let width = max(size.width, fit.stickyWidth)
    let x = MixedRun.clamp(
      isMirrored
        ? (size.width - inner.maxX, size.width - inner.minX) : (inner.minX, inner.maxX), width,
      (sticky.leading, sticky.trailing), (own.leading, own.trailing))
    let y = MixedRun.clamp(
      (inner.minY, inner.maxY), size.height, (sticky.top, sticky.bottom), (own.top, own.bottom))
    return LayoutRect(
      x: isMirrored ? size.width - x.upper : x.lower, y: y.lower, width: x.upper - x.lower,
      height: y.upper - y.lower)
  }

  /// Returns the edges of a viewport, moved so that sticky elements are in the block.
  ///
  /// - Parameter sticky: The extents of sticky elements with their bars, at the start and the end
  ///   of the axis.
  private static func clamp(
    _ edges: (lower: Double, upper: Double), _ extent: Double, _ sticky: (Double, Double),
    _ bars: (Double, Double)
  ) -> (lower: Double, upper: Double) {
    let most = extent - sticky.0 - (sticky.1 - bars.1)
    let least = sticky.1 + (sticky.0 - bars.0)
    var (lower, upper) = edges
    if lower > most { lower = most }
    if lower < -bars.0 { lower = -bars.0 }
    if upper < least { upper = least }
    return (lower, upper)
  }
}
