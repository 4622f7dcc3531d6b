import LayoutCore

/// Checks of obscured edges against the visible frames of pinned elements.
extension PinChecks {
  func edges(_ random: inout SeededGenerator) -> String? {
    let cells = resting.filter {
      $0.element.category == .cell && !$0.frame.isEmpty && !$0.isHidden
        && !prepared.followsViewport($0.element)
    }
    for _ in 0..<min(5, cells.count) {
      let cell = random.pick(cells)
      for axis in LayoutAxis.allCases {
        for isLow in [true, false] {
          if let finding = obscured(cell, axis, isLow) { return finding }
        }
      }
    }
    return nil
  }

  /// Returns a description of a sticky edge that no element covers, or of one that is not reported;
  /// `nil` if all are correct.
  ///
  /// Elements that stick at any offset cover the edge even of a viewport far beyond the content.
  func stickyEdges() -> String? {
    let sticky = prepared.stickyEdges
    guard prepared.hasFollowers || sticky != .zero else { return nil }
    // An effect can move any element, so only pinned ones must be reported.
    let isPinned = prepared.contentScrolling.followers == .pinned
    for axis in LayoutAxis.allCases {
      let reported = sides(of: sticky, along: axis)
      // In a container that is smaller than an element, the element would be near both edges.
      let length = environment.containerSize.extent(along: axis) + 1e5
      let behind = prepared.contentSize.extent(along: axis) + 1e5
      for (isLow, reported, offset) in [
        (true, reported.low, behind), (false, reported.high, -length - 1e5),
      ] {
        var viewport = viewport(axis, at: offset)
        if axis == .vertical { viewport.size.height = length } else { viewport.size.width = length }
        let most = stuckExtent(axis, isLow, viewport) { _ in true }
        let least = isPinned ? stuckExtent(axis, isLow, viewport) { $0 != .decoration } : 0
        if reported > most + pixel || reported < least - pixel {
          return "obscuredEdges(for: nil) has \(reported) at the \(name(axis, isLow)), but "
            + "elements cover \(reported > most ? most : least) points of \(viewport)"
        }
      }
    }
    return nil
  }

  /// Returns the extent from an edge of the visible region that elements cover in a viewport far
  /// from the content.
  private func stuckExtent(
    _ axis: LayoutAxis, _ isLow: Bool, _ viewport: LayoutRect,
    _ isIncluded: (ElementCategory) -> Bool
  ) -> Double {
    let bars = sides(of: environment.insets, along: axis)
    let window = viewport.span(along: axis)
    var extent = 0.0
    for rest in resting
    where !rest.isHidden && isIncluded(rest.element.category)
      && prepared.followsViewport(rest.element, along: axis)
    {
      guard let now = prepared.attributes(for: rest.element, viewport: viewport) else { continue }
      let span = now.frame.span(along: axis)
      guard span.end > window.start, span.start < window.end else { continue }
      let isNearLow = span.start - window.start - bars.low <= window.end - bars.high - span.end
      guard isNearLow == isLow else { continue }
      extent = max(
        extent, isLow ? span.end - window.start - bars.low : window.end - bars.high - span.start)
    }
    return extent
  }

  private func name(_ axis: LayoutAxis, _ isLow: Bool) -> String {
    axis == .vertical ? isLow ? "top" : "bottom" : isLow ? "left" : "right"
  }

  /// Checks a cell at an edge of the visible region, where no pinned element may cover it.
  private func obscured(
    _ cell: LayoutAttributes, _ axis: LayoutAxis, _ isLow: Bool
  ) -> String? {
    let bars = bars(along: axis)
    let sides = sides(of: prepared.obscuredEdges(for: cell.element), along: axis)
    let span = cell.frame.span(along: axis)
    let extent = environment.containerSize.extent(along: axis)
    let range = range(along: axis)
    guard range.upperBound - range.lowerBound > pixel,
      span.extent + sides.low + sides.high <= extent - bars.low - bars.high
    else { return nil }
    let offset =
      isLow ? span.start - sides.low - bars.low : span.end + sides.high + bars.high - extent
    guard range.contains(offset) else { return nil }
    let across = cell.frame.span(along: axis.transposed)
    let other = environment.containerSize.extent(along: axis.transposed)
    let viewport = viewport(
      axis, at: offset, across: across.start + across.extent / 2 - other / 2)
    let edge = isLow ? offset + bars.low : offset + extent - bars.high
    let middle = across.start + across.extent / 2
    let reach = reach(from: edge, isLow, axis, at: middle, viewport, above: cell)
    let side = isLow ? sides.low : sides.high
    if reach.extent > side + pixel, reach.extent < side + span.extent {
      return "\(reach.element.map { "\($0)" } ?? "") covers \(reach.extent) points at the "
        + "\(name(axis, isLow)) of \(viewport), over \(cell); obscuredEdges has \(side)"
    }
    return nil
  }

  /// Returns the extent that pinned elements cover from an edge of the visible region without a
  /// gap.
  private func reach(
    from edge: Double, _ isLow: Bool, _ axis: LayoutAxis, at middle: Double,
    _ viewport: LayoutRect, above cell: LayoutAttributes
  ) -> (extent: Double, element: LayoutElement?) {
    var pins = prepared.elements(in: viewport).filter { pin in
      let across = pin.frame.span(along: axis.transposed)
      return pin.element.category != .decoration && pin.element != cell.element
        && prepared.followsViewport(pin.element, along: axis)
        && across.start - pixel <= middle && middle <= across.end + pixel
        && pin.zIndex > cell.zIndex
    }
    pins.sort {
      let (one, other) = ($0.frame.span(along: axis), $1.frame.span(along: axis))
      return isLow ? one.start < other.start : one.end > other.end
    }
    var extent = 0.0
    var last: LayoutElement?
    for pin in pins {
      let span = pin.frame.span(along: axis)
      let near = isLow ? span.start - edge : edge - span.end
      let far = isLow ? span.end - edge : edge - span.start
      if near <= extent + pixel, far > extent {
        extent = far
        last = pin.element
      }
    }
    return (extent, last)
  }
}
