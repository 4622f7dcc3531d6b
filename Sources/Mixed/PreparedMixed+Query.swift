import StrategyKit

extension PreparedMixed {
  /// Returns the attributes of one element, or `nil` if its block has no such element.
  ///
  /// - Parameter element: An element with a section of the whole collection.
  /// - Parameter viewport: The visible rectangle, which determines the frames of pinned
  ///   elements.
  /// - Returns: The attributes of the element, or `nil` if it does not exist.
  /// - Complexity: O(log b), and the complexity of the block's layout; b = blocks.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    guard let run = run(ofSection: element.index.section),
      var attributes = run.prepared.attributes(
        for: inner(element, of: run), in: inner(viewport, of: run))
    else { return nil }
    run.moveOut(&attributes)
    return attributes
  }

  /// Appends the elements of a query to a result, in stacking order.
  ///
  /// - Complexity: O(log b + r) and that of the blocks' queries. If several blocks answer, O(k log²
  ///   k) more to merge their answers, or less if few have the same `zIndex`; b = blocks, r =
  ///   blocks in the rectangle, with sections that scroll by themselves, or all of whose elements
  ///   may follow the viewport, k = elements found.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    guard let rect = query.rect else {
      let first = result.elements.count
      for run in runs { find(in: nil, query, of: run, into: &result) }
      result.elements[first...].sort(by: LayoutAttributes.areInOrder)
      return
    }
    guard query.part == .all || hasFollowers else { return }
    let first = result.elements.count
    forEachRun(meeting: rect, in: query.viewport) { run in
      guard query.part == .all || run.prepared.hasFollowers else { return }
      let start = result.elements.count
      result.searched += 1
      find(in: rect, query, of: run, into: &result)
      SortedRanges.merge(&result.elements, first, start, result.elements.count)
    }
  }

  /// Appends the elements of one block, with the positions and indexes of the content.
  private func find(
    in rect: LayoutRect?, _ query: LayoutQuery, of run: PreparedBlock,
    into result: inout QueryResult
  ) {
    let start = result.elements.count
    run.prepared.find(
      LayoutQuery(
        in: rect.map { run.innerRect($0) }, viewport: inner(query.viewport, of: run),
        part: query.part),
      into: &result)
    run.moveOut(&result.elements, from: start, in: rect)
  }

  /// Returns the viewport in the coordinates and with the sections of a block.
  func inner(_ viewport: LayoutViewport, of run: PreparedBlock) -> LayoutViewport {
    var inner = LayoutViewport(
      run.innerViewport(viewport.rect),
      insets: viewport.insets?.mapped(with: run.fit.bars) { $0 - $1 }
        .replaced(by: .zero, along: layout.axis.transposed),
      sectionOffsets: viewport.sectionOffsets)
    inner.firstSection = viewport.firstSection &+ run.place.sections.lowerBound
    return inner
  }

  /// Calls `body` with each block that can have elements in `rect`.
  private func forEachRun(
    meeting rect: LayoutRect, in viewport: LayoutViewport, _ body: (PreparedBlock) -> Void
  ) {
    let window = space.window(around: rect)
    guard !window.isEmpty else { return }
    func meets(_ run: PreparedBlock) -> Bool {
      run.bounds.lower < window.mainUpper && run.bounds.upper > window.mainLower
    }
    var place = SortedSearch.first(in: runs.count) { runs[$0].reach > window.mainLower }
    while place < runs.count, runs[place].beginning < window.mainUpper {
      if meets(runs[place]) { body(runs[place]) }
      place += 1
    }
    for place in unboundedRuns where !meets(runs[place]) { body(runs[place]) }
    // A section that scrolls along the axis of the layout can be anywhere beyond its block.
    var last: Int?
    for entry in viewport.sectionOffsets.entries {
      guard let place = self.place(ofSection: entry.section &- viewport.firstSection),
        place != last
      else { continue }
      last = place
      let run = runs[place]
      if run.prepared.scrollAxis != layout.axis, !run.isUnbounded, !meets(run) { body(run) }
    }
  }
}

extension PreparedBlock {
  /// Converts attributes of the block's layout to the index and frame in the whole content.
  func moveOut(_ attributes: inout LayoutAttributes) {
    attributes.element.index.section += place.sections.lowerBound
    moveOut(&attributes.frame)
  }

  /// Converts a frame of the block's layout to the frame in the whole content.
  func moveOut(_ frame: inout LayoutRect) {
    frame.origin.x = x.applied(to: frame.origin.x)
    frame.origin.y = y.applied(to: frame.origin.y)
  }

  /// Converts the attributes from `start` on, and removes those outside `rect`.
  ///
  /// The block's layout is queried with a slightly larger rectangle, because coordinates can differ
  /// by rounding errors.
  func moveOut(_ answer: inout [LayoutAttributes], from start: Int, in rect: LayoutRect?) {
    // The buffer saves a check for each element that the array is not shared.
    let kept = answer.withUnsafeMutableBufferPointer { answer in
      var kept = start
      for place in start..<answer.count {
        moveOut(&answer[place])
        if let rect, !answer[place].frame.intersects(rect) { continue }
        if kept != place { answer.swapAt(kept, place) }
        kept += 1
      }
      return kept
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
  func innerViewport(_ viewport: LayoutRect) -> LayoutRect {
    let bars = fit.bars
    let left = isMirrored ? bars.trailing : bars.leading
    // A value that is not a number would be contained in no block. Infinite edges have no distance
    // from each other.
    let limit = 4 * LayoutLimits.maximumPosition.points
    func number(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -limit), limit) }
    var inner = LayoutRect(
      x: number(viewport.minX), y: number(viewport.minY), width: number(viewport.width),
      height: number(viewport.height)
    ).offsetBy(x: left - x.points, y: bars.top - y.points)
    inner.size.width -= bars.leading + bars.trailing
    inner.size.height -= bars.top + bars.bottom
    guard let sticky else { return inner }
    // The edges are moved so that sticky elements are in the block.
    func clamped(
      _ lower: Double, _ upper: Double, in extent: Double, along axis: LayoutAxis
    ) -> (lower: Double, upper: Double) {
      let (start, end) = (sticky.start(along: axis), sticky.end(along: axis))
      let bar = self.bars.start(along: axis)
      let most = extent - start - (end - self.bars.end(along: axis))
      return (max(-bar, min(lower, most)), max(upper, end + (start - bar)))
    }
    // In a right-to-left layout, a sheet fills the width of the container, and so do sticky
    // elements.
    let x = clamped(
      isMirrored ? size.width - inner.maxX : inner.minX,
      isMirrored ? size.width - inner.minX : inner.maxX, in: max(size.width, fit.stickyWidth),
      along: .horizontal)
    let y = clamped(inner.minY, inner.maxY, in: size.height, along: .vertical)
    return LayoutRect(
      x: isMirrored ? size.width - x.upper : x.lower, y: y.lower, width: x.upper - x.lower,
      height: y.upper - y.lower)
  }
}
