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
