import LayoutCore

extension PreparedPlanner {
  /// The positions of pinned elements in a viewport.
  struct Pins {
    var header = LayoutUnit.zero
    var ruler = LayoutUnit.zero
    /// The offset of the viewport along the axis of time.
    var travel = LayoutUnit.zero

    init(_ planner: PreparedPlanner, _ viewport: LayoutViewport?) {
      let fault = planner.layout.fault
      guard let viewport else { return }
      let window = planner.space.unmirrored(viewport.rect)
      let (container, axis) = (planner.container, planner.layout.axis)
      let bar =
        fault == .headersKeepOldBars
        ? container.mainStartInset : container.insets(of: viewport, along: axis).start
      var edge = window.mainLower + bar.rawValue
      if fault == .headersIgnoreBars { edge = window.mainLower }
      if fault == .headersSticksLate, edge < LayoutUnit(points: 40).rawValue { edge = 0 }
      var latest = planner.space.mainLength - planner.header.rawValue
      if fault == .headersAreNotPushed { latest = .max }
      var start = PinnedExtent.leading(natural: 0, edge: edge, latest: max(0, latest))
      if fault == .headersBounceOut { start = min(edge, max(0, latest)) }
      if fault == .headersStickBesideTheEdge, start > 0 { start += LayoutUnit(points: 4).rawValue }
      if fault == .headersCreep { start /= 2 }
      if fault == .headersJump, start > 0 { start = max(0, start - planner.header.rawValue / 2) }
      header = LayoutUnit(rawValue: start)
      travel = LayoutUnit(rawValue: edge)
      let sideBar = container.insets(of: viewport, along: axis.transposed).start
      var side = window.crossLower + sideBar.rawValue
      if fault == .rulerIgnoresDirection, planner.environment.direction == .rightToLeft {
        side = LayoutUnit(points: viewport.rect.minX).rawValue
      }
      if fault == .rulerIgnoresBars { side = window.crossLower }
      let last = max(0, planner.space.crossLength - planner.ruler.rawValue)
      ruler = LayoutUnit(rawValue: PinnedExtent.leading(natural: 0, edge: side, latest: last))
      if fault == .rulerNeverSticks || fault == .rulerNeverSticksAndSaysSo { ruler = .zero }
      if fault == .rulerBouncesOut { ruler = LayoutUnit(rawValue: min(side, last)) }
    }
  }

  func headerOfLane(_ section: Int, _ pins: Pins) -> LayoutAttributes {
    let fault = layout.fault
    var start = pins.header
    if fault == .sixthHeaderDoesNotStick, section >= 5 { start = .zero }
    var frame = frame(
      main: (start, start + header),
      cross: (offsets[section], offsets[section] + lanes[section].extent))
    if fault == .headersGrow, start > .zero { frame.size.height += 2 }
    return LayoutAttributes(
      element: .supplementary(.header, section), frame: frame,
      zIndex: fault == .headersAreBehind ? -1 : 2)
  }

  func hour(_ item: Int, _ pins: Pins) -> LayoutAttributes {
    let start = LayoutUnit(rawValue: header.rawValue + hour.rawValue * Int64(item))
    let frame = frame(main: (start, start + hour), cross: (pins.ruler, pins.ruler + ruler))
    return LayoutAttributes(
      element: .supplementary(.rowHeader, 0, item), frame: frame,
      zIndex: layout.fault == .rulerIsBeside ? 0 : 1)
  }

  func corner(_ pins: Pins) -> LayoutAttributes {
    let side = layout.fault == .cornerStaysBehind ? .zero : pins.ruler
    let frame = frame(main: (pins.header, pins.header + header), cross: (side, side + ruler))
    return LayoutAttributes(
      element: .supplementary(.corner, 0), frame: frame,
      zIndex: layout.fault == .cornerIsBehind ? 0 : 3)
  }

  // MARK: What the layout says of itself

  var contentScrolling: ContentScrolling {
    var scrolling = ContentScrolling(along: nil, followers: .pinned)
    switch layout.fault {
    case .saysOneAxis: scrolling = ContentScrolling(along: layout.axis, followers: .pinned)
    case .saysInsetsOfOneAxis: scrolling.insetAxis = layout.axis
    default: break
    }
    return scrolling
  }

  private func edges(main: Double, cross: Double) -> LayoutInsets {
    layout.axis == .vertical
      ? LayoutInsets(top: main, leading: cross) : LayoutInsets(top: cross, leading: main)
  }

  func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    guard let element else {
      return switch layout.fault {
      case .saysNothingIsSticky: .zero
      case .saysMoreIsSticky: edges(main: header.points + 9, cross: ruler.points)
      default: edges(main: header.points, cross: ruler.points)
      }
    }
    guard element.category == .cell else { return .zero }
    return switch layout.fault {
    case .saysNothingIsObscured: .zero
    case .saysMoreIsObscured: edges(main: 2 * header.points + 3, cross: ruler.points)
    case .saysOneEdgeIsObscured: edges(main: header.points, cross: 0)
    default: edges(main: header.points, cross: ruler.points)
    }
  }

  func followedAxes(of element: LayoutElement) -> LayoutAxes {
    let (time, across) = (LayoutAxes(layout.axis), LayoutAxes(layout.axis.transposed))
    return switch (element.category, element.kind) {
    case (.supplementary, .header): time
    case (.supplementary, .rowHeader):
      layout.fault == .rulerNeverSticksAndSaysSo
        ? [] : layout.fault == .saysRulerMovesInTime ? time : across
    case (.supplementary, _): .both
    default: []
    }
  }

  func identity(of element: LayoutElement) -> ElementIdentity {
    switch (element.category, element.kind) {
    case (.cell, _): .item
    case (_, .header):
      layout.fault == .headersAreFixed
        ? .fixed : layout.fault == .headersGoWithItems ? .item : .section
    case (_, .rowHeader): layout.fault == .hoursGoWithLanes ? .section : .fixed
    default: layout.fault == .cornerGoesWithLanes ? .section : .fixed
    }
  }
}
