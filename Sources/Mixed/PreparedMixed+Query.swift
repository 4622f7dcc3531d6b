import LayoutCore

extension PreparedMixed {
  /// The attributes of one element, or nil where its block has no such element.
  ///
  /// - Complexity: O(log b) and what the block takes; b = blocks.
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

  /// Appends every element whose frame intersects `rect`, in order.
  ///
  /// - Complexity: O(log b), what the blocks take that `rect` meets, and where it meets several, O(a log² a)
  ///   to bring their answers into one order, less where few have the same zIndex; b = blocks, a = answers.
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

  /// Appends what follows the viewport, in order: blocks in which nothing does are not asked.
  ///
  /// - Complexity: As a query, of the other blocks.
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

  /// The attributes of every element of all blocks, in order.
  ///
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

  /// What the blocks have to do, and one for each block that is asked.
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

  /// Calls `body` with the blocks whose elements may intersect `rect`, in order.
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
  /// Gives attributes of the block's layout their index and place in the whole.
  func moveOut(_ attributes: inout LayoutAttributes) {
    attributes.element.index.section += place.sections.lowerBound
    attributes.frame.origin.x = x.applied(to: attributes.frame.origin.x)
    attributes.frame.origin.y = y.applied(to: attributes.frame.origin.y)
  }

  /// The same for what the block's layout answered, without what lies beside `rect`: it was asked for a
  /// little more, as its coordinates may differ in their last bits.
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

  /// A rectangle of the content that holds all of `rect` for the block, whatever is rounded.
  func innerRect(_ rect: LayoutRect) -> LayoutRect {
    rect.offsetBy(x: -x.points, y: -y.points).outset(by: 0.25)
  }

  /// The viewport as the block sees it.
  ///
  /// What sticks to the viewport sticks within the block and leaves with it: the block is shown no
  /// viewport in which that would lie outside.
  func innerViewport(_ viewport: LayoutRect, isMirrored: Bool) -> LayoutRect {
    let bars = fit.bars
    let left = isMirrored ? bars.trailing : bars.leading
    // What is not a number compares with nothing, and would be kept in no block.
    func number(_ value: Double) -> Double { value.isNaN ? 0 : value }
    var inner = LayoutRect(
      x: number(viewport.minX), y: number(viewport.minY), width: number(viewport.width),
      height: number(viewport.height)
    ).offsetBy(x: left - x.points, y: -y.points)
    if bars != .zero { inner.size.width -= bars.leading + bars.trailing }
    guard sticks else { return inner }
    let own = prepared.scrollInsets
    // Read right to left, a sheet takes all of the container's width; so it does here for what sticks.
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

  /// The edges of a viewport along one axis, moved so that what sticks to them lies in the block.
  ///
  /// - Parameter sticky: What sticks, and the bars before it, where the axis begins and where it ends.
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
