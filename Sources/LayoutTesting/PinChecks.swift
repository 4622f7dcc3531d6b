import LayoutCore

/// Checks of a layout's pinned elements, which use only their visible frames.
///
/// A pinned element moves with the viewport, rests, or is pushed by the end of its section. Its
/// place is therefore a resting place, an edge, or constant, independent of what a layout stores.
struct PinChecks<Prepared: PreparedLayout> {
  let prepared: Prepared
  let environment: LayoutEnvironment
  /// The attributes of all elements at rest.
  let resting: [LayoutAttributes]
  let base: LayoutPoint
  let seed: UInt64
  private let followers: [LayoutAttributes]
  /// The greatest extents by which pinned elements cover the edges of a cell's viewport.
  private let obscured: LayoutInsets

  init(
    _ prepared: Prepared, _ environment: LayoutEnvironment, near offset: LayoutPoint, seed: UInt64
  ) {
    self.seed = seed
    self.prepared = prepared
    self.environment = environment
    resting = prepared.allElements(viewport: Checks.viewportAtRest(prepared, environment))
    base = offset
    followers =
      prepared.hasFollowers
      ? resting.filter {
        $0.element.category != .decoration && !$0.frame.isEmpty && !$0.isHidden
          && prepared.followsViewport($0.element)
      } : []
    obscured = (followers.isEmpty ? [] : resting).filter { $0.element.category == .cell }
      .reduce(into: .zero) {
        let edges = prepared.obscuredEdges(for: $1.element)
        $0.top = max($0.top, edges.top)
        $0.leading = max($0.leading, edges.leading)
        $0.bottom = max($0.bottom, edges.bottom)
        $0.trailing = max($0.trailing, edges.trailing)
      }
  }

  var pixel: Double { 1 / environment.scale + 1e-6 }

  // MARK: Viewports

  /// Returns the offsets along an axis at which the viewport does not bounce.
  func range(along axis: LayoutAxis) -> ClosedRange<Double> {
    let bars = bars(along: axis)
    let extent = environment.containerSize.extent(along: axis)
    let most = prepared.contentSize.extent(along: axis) + bars.high - extent
    return -bars.low...max(-bars.low, most)
  }

  /// Returns the extents of the bars at the low and the high edge of the viewport along an axis.
  func bars(along axis: LayoutAxis) -> (low: Double, high: Double) {
    sides(of: prepared.contentScrolling.scrollInsets(of: environment), along: axis)
  }

  func sides(of insets: LayoutInsets, along axis: LayoutAxis) -> (low: Double, high: Double) {
    environment.sides(of: insets, along: axis)
  }

  func viewport(_ axis: LayoutAxis, at offset: Double, across: Double? = nil) -> LayoutRect {
    let other = range(along: axis.transposed)
    let wanted = across ?? (axis == .vertical ? base.x : base.y)
    let cross = min(max(wanted, other.lowerBound), other.upperBound)
    return LayoutRect(
      origin: axis == .vertical
        ? LayoutPoint(x: cross, y: offset) : LayoutPoint(x: offset, y: cross),
      size: environment.containerSize)
  }

  // MARK: Places

  /// Returns a description of a wrong place of a pinned element, or `nil` if all are correct.
  func places(
    _ observations: inout Observations, _ random: inout SeededGenerator
  ) -> String? {
    for axis in LayoutAxis.allCases {
      let range = range(along: axis)
      guard range.upperBound - range.lowerBound > 4 * pixel,
        environment.containerSize.extent(along: axis.transposed) > 1
      else { continue }
      var samples = sample(&random).filter {
        prepared.followsViewport($0.element, along: axis)
      }
      samples.removeAll { !$0.frame.isFinite }
      var sticking: Set<ElementKind> = []
      var seen: [(rest: LayoutAttributes, place: Place)] = []
      for rest in samples {
        let claim =
          "\(rest.element.kind) follows the viewport along the \(axis.rawValue) axis, "
          + "\(environment.direction.rawValue)"
        var moved = false
        for offset in offsets(for: rest.frame.span(along: axis), in: range, axis, &random) {
          guard let place = place(of: rest, axis, at: offset, in: range) else { continue }
          if let finding = place.finding { return finding }
          if place.travel.magnitude > pixel { moved = true }
          if place.isStuck, place.travel > 0 { sticking.insert(rest.element.kind) }
          seen.append((rest, place))
        }
        if range.upperBound - range.lowerBound > 60, canPass(rest, along: axis, in: range) {
          observations.note(claim, isSeen: moved, at: "\(rest), seed \(seed)")
        }
      }
      for (rest, place) in seen where sticking.contains(rest.element.kind) {
        if let finding = lets(go: rest, place, axis) { return finding }
      }
    }
    return nil
  }

  /// Returns whether the viewport can scroll past a pinned element at rest, at an edge where it
  /// obscures cells.
  private func canPass(
    _ rest: LayoutAttributes, along axis: LayoutAxis, in range: ClosedRange<Double>
  ) -> Bool {
    let span = rest.frame.span(along: axis)
    let bars = bars(along: axis)
    let extent = environment.containerSize.extent(along: axis)
    var obscured = (low: 0.0, high: 0.0)
    for cell in resting
    where cell.element.category == .cell && cell.element.index.section == rest.element.index.section
    {
      let edges = sides(of: prepared.obscuredEdges(for: cell.element), along: axis)
      obscured = (max(obscured.low, edges.low), max(obscured.high, edges.high))
    }
    let passesStart = range.upperBound + bars.low > span.start + pixel
    let passesEnd = range.lowerBound + extent - bars.high < span.end - pixel
    if obscured == (0, 0) { return passesStart || passesEnd }
    return obscured.low > 0 && passesStart || obscured.high > 0 && passesEnd
  }

  /// Returns whether the viewport has room for the pinned elements along an axis.
  ///
  /// If they need more room than there is, some of them must yield.
  private func pinsFit(along axis: LayoutAxis) -> Bool {
    let bars = bars(along: axis)
    let room = environment.containerSize.extent(along: axis) - bars.low - bars.high
    let extents = pinnedExtents(along: axis)
    // The edges of a block of a composite layout are those of its cells.
    let own = sides(of: obscured, along: axis)
    return max(extents.low + extents.high, own.low + own.high) <= room
  }

  /// Returns the room that the pinned elements need at the low and the high edge, with the
  /// distances from them to the other cells at rest.
  private func pinnedExtents(along axis: LayoutAxis) -> (low: Double, high: Double) {
    let sticky = sides(of: prepared.stickyEdges, along: axis)
    guard sticky.low > 0 || sticky.high > 0 else { return sticky }
    // The spacing or gridline beside a frozen pane is not always a part of the sticky edges.
    var (low, high) = (Double.infinity, Double.infinity)
    for cell in resting
    where cell.element.category == .cell && !cell.isHidden
      && !prepared.followsViewport(cell.element, along: axis)
    {
      let place = cell.frame.span(along: axis)
      for pin in followers
      where prepared.followsViewport(pin.element, along: axis)
        && overlaps(pin.frame, cell.frame, across: axis)
      {
        let span = pin.frame.span(along: axis)
        if place.start > span.end - pixel { low = min(low, max(0, place.start - span.end)) }
        if span.start > place.end - pixel { high = min(high, max(0, span.start - place.end)) }
      }
    }
    return (
      sticky.low > 0 && low.isFinite ? sticky.low + low : sticky.low,
      sticky.high > 0 && high.isFinite ? sticky.high + high : sticky.high
    )
  }

  /// Returns whether the pinned elements at the high edge rest where those at the low edge need to
  /// be.
  ///
  /// For example, frozen columns at the leading edge rest beside row headers that are not pinned.
  private func highPinsRest(
    over edge: Double, after rest: LayoutSpan, _ axis: LayoutAxis, _ viewport: LayoutRect
  ) -> Bool {
    let needed = edge + pinnedExtents(along: axis).low
    return followers.contains { pin in
      let natural = pin.frame.span(along: axis)
      guard natural.start >= rest.end - pixel, natural.start < needed,
        prepared.identity(of: pin.element) == .fixed,
        prepared.followsViewport(pin.element, along: axis),
        let now = prepared.attributes(for: pin.element, viewport: viewport)
      else { return false }
      return (now.frame.span(along: axis).start - natural.start).magnitude <= pixel
    }
  }

  private struct Place {
    var viewport: LayoutRect
    var span: LayoutSpan
    /// The distance of the element from its resting place.
    var travel: Double
    var isStuck: Bool
    var finding: String?
  }

  private func sample(_ random: inout SeededGenerator) -> [LayoutAttributes] {
    guard followers.count > 6 else { return followers }
    var kinds: Set<ElementKind> = []
    let firsts = followers.filter { kinds.insert($0.element.kind).inserted }
    return firsts.prefix(4) + (0..<4).map { _ in random.pick(followers) }
  }

  private func offsets(
    for rest: LayoutSpan, in range: ClosedRange<Double>, _ axis: LayoutAxis,
    _ random: inout SeededGenerator
  ) -> [Double] {
    let bars = bars(along: axis)
    let extent = environment.containerSize.extent(along: axis)
    let start = rest.start - bars.low
    let end = rest.end + bars.high - extent
    let wanted = [
      start + 3, start + 31, end - 3, end - 31, range.lowerBound, range.upperBound,
      random.length(in: range.lowerBound...range.upperBound),
    ]
    return wanted.map { min(max($0, range.lowerBound), range.upperBound) }
  }

  private func place(
    of rest: LayoutAttributes, _ axis: LayoutAxis, at offset: Double, in range: ClosedRange<Double>
  ) -> Place? {
    let step = (offset + 4 * pixel <= range.upperBound ? 4 : -4) * pixel
    let viewport = viewport(axis, at: offset)
    let next = self.viewport(axis, at: offset + step)
    guard let now = prepared.attributes(for: rest.element, viewport: viewport),
      let then = prepared.attributes(for: rest.element, viewport: next)
    else { return nil }
    let natural = rest.frame.span(along: axis)
    let span = now.frame.span(along: axis)
    let move = (then.frame.span(along: axis).start - span.start) * (step < 0 ? -1 : 1)
    var place = Place(
      viewport: viewport, span: span, travel: span.start - natural.start,
      isStuck: move > step.magnitude - pixel)
    let text = "\(now), in a viewport of \(viewport)"
    if move < -pixel || move > step.magnitude + pixel {
      place.finding = "\(text), moves by \(move) when the viewport does by \(step.magnitude)"
    } else if (span.extent - natural.extent).magnitude > pixel {
      place.finding = "\(text), is \(natural.extent) long at rest"
    } else if place.isStuck, place.travel.magnitude > pixel,
      let distance = distance(of: now, rest, axis, viewport, isLow: place.travel > 0)
    {
      place.finding = "\(text), sticks \(distance) from the edge"
    }
    return place
  }

  /// Returns the distance of a pinned element from its expected edge, or `nil` if its place is
  /// correct.
  ///
  /// The distance accounts for other pinned elements before it and for its own insets.
  private func distance(
    of now: LayoutAttributes, _ rest: LayoutAttributes, _ axis: LayoutAxis, _ viewport: LayoutRect,
    isLow: Bool
  ) -> Double? {
    let bars = bars(along: axis)
    let edges = viewport.span(along: axis)
    let span = now.frame.span(along: axis)
    let distance = isLow ? span.start - edges.start - bars.low : edges.end - bars.high - span.end
    // A bar for which a scroll view adds no inset can be at the edge too.
    let covering = sides(of: environment.insets, along: axis)
    let bar = isLow ? covering.low - bars.low : covering.high - bars.high
    // An element that is pushed moves as many pixels as the viewport if it is almost at the edge,
    // and both are rounded.
    let slack = 1.5 * pixel
    if distance.magnitude <= slack || (distance - bar).magnitude <= slack { return nil }
    guard pinsFit(along: axis) else { return nil }
    // The element and those before it can be out of view across the axis.
    let around = viewport.union(now.frame)
    for other in prepared.elements(in: around, viewport: LayoutViewport(viewport))
    where prepared.followsViewport(other.element) {
      guard other.element != now.element,
        let there = resting.first(where: { $0.element == other.element })
      else { continue }
      // Pinned elements between this one and the edge keep the distance that they have at rest.
      let (before, natural) = (other.frame.span(along: axis), rest.frame.span(along: axis))
      let atRest = there.frame.span(along: axis)
      let gap = isLow ? span.start - before.end : before.start - span.end
      let usual = isLow ? natural.start - atRest.end : atRest.start - natural.end
      let isBetween =
        isLow
        ? before.start >= edges.start + bars.low - pixel && gap >= -pixel
        : before.end <= edges.end - bars.high + pixel && gap >= -pixel
      if isBetween, gap <= pixel || (gap - usual).magnitude <= pixel { return nil }
    }
    // A header with insets keeps them: at rest, they separate it from the preceding element.
    let natural = rest.frame.span(along: axis)
    let content = prepared.contentSize.extent(along: axis)
    var room = isLow ? natural.start : content - natural.end
    for other in resting
    where other.element != rest.element && other.element.category != .decoration
      && !other.frame.isEmpty && overlaps(other.frame, rest.frame, across: axis)
    {
      let place = other.frame.span(along: axis)
      let gap = isLow ? natural.start - place.end : place.start - natural.end
      if gap > -pixel { room = min(room, gap) }
    }
    return distance > 0 && distance <= room + slack ? nil : distance
  }

  private func overlaps(_ one: LayoutRect, _ other: LayoutRect, across axis: LayoutAxis) -> Bool {
    let (first, second) = (one.span(along: axis.transposed), other.span(along: axis.transposed))
    return first.start < second.end - pixel && second.start < first.end - pixel
  }

  /// Returns a description of an element that is not pinned although others of its kind are and its
  /// section continues with cells that are not empty.
  private func lets(go rest: LayoutAttributes, _ place: Place, _ axis: LayoutAxis) -> String? {
    let edge = place.viewport.span(along: axis).start + bars(along: axis).low
    let natural = rest.frame.span(along: axis)
    guard edge > natural.start + pixel, place.span.start < edge - pixel else { return nil }
    let section = rest.element.index.section
    let identity = prepared.identity(of: rest.element)
    guard identity == .section || identity == .fixed else { return nil }
    guard pinsFit(along: axis),
      !highPinsRest(over: edge, after: natural, axis, place.viewport)
    else { return nil }
    var cells = resting.filter { cell in
      cell.element.category == .cell && !prepared.followsViewport(cell.element)
        && (identity == .fixed || cell.element.index.section == section)
    }
    if identity == .section {
      // A layout can pin a header over a part of its section; the rest is beside it or below. The
      // law of obscured edges checks that the layout describes this part correctly.
      let covered = cells.filter {
        sides(of: prepared.obscuredEdges(for: $0.element), along: axis).low > 1e-6
      }
      if !covered.isEmpty { cells = covered }
      // Those of a block of a composite layout stay in the block, even if they need more room than
      // there is.
      let needed = cells.map {
        sides(of: prepared.obscuredEdges(for: $0.element), along: axis).low
      }
      let bars = bars(along: axis)
      let room = environment.containerSize.extent(along: axis) - bars.low - bars.high
      guard needed.allSatisfy({ $0 <= room }) else { return nil }
    }
    let end = cells.lazy.filter { !$0.frame.isEmpty }.map { $0.frame.span(along: axis).end }.max()
    guard let end, end - natural.extent > edge + pixel else { return nil }
    return "\(rest.element) begins at \(place.span.start) in a viewport of \(place.viewport), "
      + "where others of its kind stick"
  }

  // MARK: In front

  /// Returns a description of a pinned element behind a cell that it covers, or over another
  /// section's cell.
  func covers(_ random: inout SeededGenerator) -> String? {
    for axis in LayoutAxis.allCases {
      let range = range(along: axis)
      guard range.upperBound > range.lowerBound else { continue }
      for _ in 0..<3 {
        let viewport = viewport(axis, at: random.length(in: range))
        let shown = prepared.elements(in: viewport)
        let moved = shown.filter { isDisplaced($0) }
        if moved.isEmpty { continue }
        for cell in shown
        where cell.element.category == .cell && !prepared.followsViewport(cell.element) {
          for pin in moved where pin.frame.outset(by: -pixel).intersects(cell.frame) {
            if pin.zIndex <= cell.zIndex { return "\(pin) covers \(cell), but is not in front" }
            if isBeyondItsSection(pin, over: cell) {
              return "\(pin) covers \(cell) of another section, in a viewport of \(viewport)"
            }
          }
        }
      }
    }
    return nil
  }

  private func isDisplaced(_ attributes: LayoutAttributes) -> Bool {
    guard attributes.element.category == .supplementary,
      prepared.followsViewport(attributes.element)
    else { return false }
    let rest = prepared.attributes(
      for: attributes.element, viewport: Checks.viewportAtRest(prepared, environment))
    return rest.map {
      ($0.frame.minX - attributes.frame.minX).magnitude > pixel
        || ($0.frame.minY - attributes.frame.minY).magnitude > pixel
    } ?? false
  }

  /// Returns whether a header covers a cell outside its section.
  ///
  /// Elements over all sections and the rows of sheets are exempt.
  private func isBeyondItsSection(_ pin: LayoutAttributes, over cell: LayoutAttributes) -> Bool {
    let (section, other) = (pin.element.index.section, cell.element.index.section)
    guard section != other, prepared.numberOfColumns == nil,
      prepared.identity(of: pin.element) == .section,
      let rest = prepared.attributes(
        for: pin.element, viewport: Checks.viewportAtRest(prepared, environment))
    else { return false }
    // If sections overlap or are side by side at rest, a header can cover what was beside it
    // before.
    return !rest.frame.outset(by: -pixel).intersects(cell.frame)
      && resting.allSatisfy { own in
        own.element.index.section != section
          || !own.frame.outset(by: -pixel).intersects(cell.frame)
      }
  }
}
