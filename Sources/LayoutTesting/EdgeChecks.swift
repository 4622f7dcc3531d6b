import LayoutCore

/// Checks of obscured and sticky edges against the visible frames of pinned elements.
extension PinChecks {
  func edges(_ observations: inout Observations, _ random: inout SeededGenerator) -> String? {
    let cells = resting.filter {
      $0.element.category == .cell && !$0.frame.isEmpty && !$0.isHidden
        && !prepared.followsViewport($0.element)
    }
    for _ in 0..<min(5, cells.count) {
      let cell = random.pick(cells)
      for axis in LayoutAxis.allCases {
        for isLow in [true, false] {
          if let finding = obscured(cell, axis, isLow, &observations) { return finding }
        }
      }
    }
    for axis in LayoutAxis.allCases {
      for isLow in [true, false] {
        if let finding = sticky(axis, isLow, &random) { return finding }
      }
    }
    return nil
  }

  private var pixel: Double { 1 / environment.scale + 1e-6 }

  /// Returns the extent of a bar in the viewport for which the scroll view adds no inset.
  ///
  /// A layout that contains others adds it to the edges that are obscured for their cells.
  private func bar(_ axis: LayoutAxis, _ isLow: Bool) -> Double {
    let (bars, insets) = (sides(of: environment.insets, along: axis), bars(along: axis))
    return max(0, isLow ? bars.low - insets.low : bars.high - insets.high)
  }

  private func name(_ axis: LayoutAxis, _ isLow: Bool) -> String {
    axis == .vertical ? isLow ? "top" : "bottom" : isLow ? "left" : "right"
  }

  /// Checks a cell at an edge of the visible region, where no pinned element may cover it.
  private func obscured(
    _ cell: LayoutAttributes, _ axis: LayoutAxis, _ isLow: Bool,
    _ observations: inout Observations
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
    if side > pixel {
      let all = self.reach(
        from: edge, isLow, axis, at: middle, viewport, above: cell, beyond: bar(axis, isLow))
      // A bar beside the cell, or narrower than it, does not cover its middle. That is an error only if
      // none ever does.
      let names = reach.element.map { ["\($0.kind)", "anything"] } ?? ["anything"]
      for covering in names {
        observations.note(
          "obscuredEdges has at the \(name(axis, isLow)) what \(covering) covers, scrolling "
            + (prepared.scrollAxis?.rawValue ?? "both ways"),
          isSeen: all.extent >= side - pixel,
          at: "\(cell) in a viewport of \(viewport), seed \(seed)")
      }
    }
    return nil
  }

  /// Returns the extent that pinned elements cover from an edge of the visible region without a
  /// gap.
  private func reach(
    from edge: Double, _ isLow: Bool, _ axis: LayoutAxis, at middle: Double,
    _ viewport: LayoutRect, above cell: LayoutAttributes?, beyond bar: Double = 0
  ) -> (extent: Double, element: LayoutElement?) {
    var pins = prepared.elements(in: viewport).filter { pin in
      let across = pin.frame.span(along: axis.transposed)
      return pin.element.category != .decoration && pin.element != cell?.element
        && prepared.followsViewport(pin.element, along: axis)
        && across.start - pixel <= middle && middle <= across.end + pixel
        && pin.zIndex > cell?.zIndex ?? .min
    }
    pins.sort {
      let (one, other) = ($0.frame.span(along: axis), $1.frame.span(along: axis))
      return isLow ? one.start < other.start : one.end > other.end
    }
    var extent = bar
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

  /// Checks the sticky edge against the extent that is covered at random offsets.
  private func sticky(
    _ axis: LayoutAxis, _ isLow: Bool, _ random: inout SeededGenerator
  ) -> String? {
    let sides = sides(of: prepared.stickyEdges, along: axis)
    let side = isLow ? sides.low : sides.high
    let range = range(along: axis)
    let content = prepared.contentSize.extent(along: axis)
    let bars = bars(along: axis)
    let extent = environment.containerSize.extent(along: axis)
    guard range.upperBound - range.lowerBound > 30, side + 1 < extent - bars.low - bars.high else {
      return nil
    }
    for _ in 0..<2 {
      let offset = random.length(in: range)
      let viewport = viewport(axis, at: offset)
      let across = viewport.span(along: axis.transposed)
      let width = prepared.contentSize.extent(along: axis.transposed)
      let (low, high) = (max(0, across.start), min(across.end, width))
      guard high - low > 4 else { continue }
      let edge = isLow ? offset + bars.low : offset + extent - bars.high
      if side > pixel, edge >= 0, edge <= content {
        // In a gap between two headers nothing is covered, so any place is sufficient.
        var most = 0.0
        for pin in prepared.elements(in: viewport) where most < side - pixel {
          let middle = pin.frame.span(along: axis.transposed)
          guard prepared.followsViewport(pin.element, along: axis) else { continue }
          most = max(
            most,
            reach(
              from: edge, isLow, axis, at: middle.start + middle.extent / 2, viewport, above: nil,
              beyond: bar(axis, isLow)
            ).extent)
        }
        if most < side - pixel {
          return "stickyEdges has \(side) at the \(name(axis, isLow)), but only \(most) "
            + "points of \(viewport) are covered"
        }
      }
      for pin in prepared.elements(in: viewport)
      where pin.element.category != .decoration && prepared.identity(of: pin.element) == .fixed
        && prepared.followsViewport(pin.element, along: axis)
      {
        let span = pin.frame.span(along: axis)
        let near = isLow ? span.start - edge : edge - span.end
        let rest = prepared.attributes(
          for: pin.element, viewport: Checks.viewportAtRest(prepared, environment))
        let travel = span.start - (rest?.frame.span(along: axis).start ?? span.start)
        let isStuck = near.magnitude <= pixel && (isLow ? travel > pixel : travel < -pixel)
        if isStuck, span.extent > side + pixel {
          return "\(pin) sticks to the \(name(axis, isLow)) of \(viewport), "
            + "where stickyEdges has \(side)"
        }
      }
    }
    return nil
  }
}
