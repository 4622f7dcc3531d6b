import LayoutCore

/// The prepared layout of a planner, with its lanes, their positions and all pinned elements.
struct PreparedPlanner: PreparedLayout {
  let layout: PlannerLayout
  let environment: LayoutEnvironment
  private(set) var container: LayoutContainer
  private(set) var space: LayoutSpace
  private(set) var lanes: [PlannerLane] = []
  var offsets: [LayoutUnit] = []
  var diagnostics = LayoutDiagnostics()
  let hour, spacing, header, ruler: LayoutUnit
  private let found: LayoutDiagnostics
  /// The last answer, for a fault that returns it again.
  private let cache = AnswerCache()
  private var fault: PlannerFault? { layout.fault }

  init(_ layout: PlannerLayout, _ environment: LayoutEnvironment) {
    self.layout = layout
    self.environment = environment
    var found = LayoutDiagnostics()
    container = LayoutContainer(
      environment, axis: layout.axis, rounding: .lossless, diagnostics: &found)
    func length(_ points: Double, _ name: String) -> LayoutUnit {
      .checkedExtent(points) { problem, used in
        found.note(LayoutDiagnostic(.parameter(name), problem, given: points, used: used))
      }
    }
    hour = length(min(layout.hourExtent, 1e4), "hourExtent")
    spacing = length(layout.laneSpacing, "laneSpacing")
    header = length(layout.headerExtent, "headerExtent")
    ruler = length(layout.rulerExtent, "rulerExtent")
    space = container.space
    self.found = found
  }

  // MARK: Asking

  func ask(_ lane: inout PlannerLane, _ section: Int, of delegate: some LayoutDelegate) {
    let index = ElementIndex(section: section)
    if fault == .asksTheLaneForEachItem {
      for _ in 0..<delegate.numberOfItems(inSection: section) {
        _ = delegate.answer(to: .plannerLaneExtent, at: index, default: nil)
      }
    }
    let given = delegate.answer(to: .plannerLaneExtent, at: index, default: nil)
    let points = given ?? layout.laneExtent
    lane.extent = LayoutUnit(points: points)
    lane.problems = []
    if points.isFinite, (0...400).contains(points) { return }
    lane.extent = LayoutUnit(points: layout.laneExtent)
    if fault == .badLanesAreSilent { return }
    lane.problems.append(
      PlannerProblem(
        problem: points.isFinite ? .outOfRange : .notFinite, given: points,
        used: layout.laneExtent))
  }

  func askItem(_ index: ElementIndex, of delegate: some LayoutDelegate) -> PlannerItem {
    var item = PlannerItem()
    func time(_ hours: Double?, _ least: Double, usually usual: Double, _ isStart: Bool) -> Double {
      guard let hours else { return usual }
      let used = hours.isFinite ? min(max(hours, least), Double(PlannerLayout.hours)) : usual
      let isSilent =
        fault == .badStartsAreSilent && isStart || fault == .badEndsAreSilent && !isStart
        || fault == .notFiniteIsSilent && !hours.isFinite
        || fault == .negativeIsSilent && hours < 0 && hours.isFinite
      if used != hours, !isSilent {
        item.problems.append(
          PlannerProblem(
            problem: hours.isFinite ? .outOfRange : .notFinite, given: hours, used: used))
      }
      return used
    }
    let hours = delegate.answer(to: .plannerHours, at: index, default: PlannerHours())
    if fault == .asksTwice {
      _ = delegate.answer(to: .plannerHours, at: index, default: PlannerHours())
    }
    let start = time(hours.start, 0, usually: 8, true)
    let end: Double
    if let answer = hours.end {
      end = time(answer, start, usually: min(start + 1, 24), false)
    } else {
      let proposal = LayoutProposal()
      let points =
        delegate.sizeForItem(at: index, proposal: proposal)?.extent(along: layout.axis)
        ?? layout.hourExtent
      let length = LayoutUnit.checkedExtent(points) { problem, used in
        item.problems.append(PlannerProblem(problem: problem, given: points, used: used))
      }
      end = min(24, start + length.points / max(1, layout.hourExtent))
    }
    item.start = LayoutUnit(points: start * hour.points)
    item.end = max(item.start, LayoutUnit(points: end * hour.points))
    return item
  }

  // MARK: Placing

  /// Stores the lanes, and places them side by side.
  mutating func finish(_ lanes: [PlannerLane]) {
    self.lanes = lanes
    diagnostics = found
    offsets = []
    var end = ruler
    for (section, lane) in lanes.enumerated() {
      if section > 0 { end = end + spacing }
      offsets.append(end)
      end = end + lane.extent
      for problem in lane.problems {
        diagnostics.note(
          LayoutDiagnostic(
            .section(section, parameter: "laneExtent"), problem.problem, given: problem.given,
            used: problem.used))
      }
      for (item, content) in lane.items.enumerated() {
        for problem in content.problems {
          diagnostics.note(
            LayoutDiagnostic(
              .element(.cell(section: section, item: item)), problem.problem, given: problem.given,
              used: problem.used))
        }
      }
    }
    space.crossLength = end.rawValue
    space.mainLength = length(ofHours: PlannerLayout.hours).rawValue
    switch fault {
    case .contentIsTooLong: space.mainLength += LayoutUnit(points: 10).rawValue
    case .contentIsTwiceAsLong: space.mainLength *= 2
    case .contentIsTooWide: space.crossLength += LayoutUnit(points: 12).rawValue
    case .contentIsTooShort: space.mainLength = max(0, space.mainLength - header.rawValue)
    case .contentGrowsWithLanes where lanes.count > 64:
      space.crossLength += LayoutUnit(points: 40).rawValue
    default: break
    }
  }

  private func length(ofHours hours: Int) -> LayoutUnit {
    LayoutUnit(rawValue: header.rawValue + hour.rawValue * Int64(hours))
  }

  func frame(
    main: (LayoutUnit, LayoutUnit), cross: (LayoutUnit, LayoutUnit)
  ) -> LayoutRect {
    space.frame(
      main: space.mainSpan(from: main.0.rawValue, to: main.1.rawValue),
      cross: space.crossSpan(from: cross.0.rawValue, to: cross.1.rawValue))
  }

  var contentSize: LayoutSize {
    let size = frame(
      main: (.zero, LayoutUnit(rawValue: space.mainLength)),
      cross: (.zero, LayoutUnit(rawValue: space.crossLength))
    ).size
    if fault == .contentIsBetweenPixels {
      return LayoutSize(width: size.width + 0.3, height: size.height)
    }
    return size
  }

  var numberOfSections: Int { lanes.count }
  func numberOfItems(inSection section: Int) -> Int {
    lanes.indices.contains(section) ? lanes[section].items.count : 0
  }

  // MARK: Elements

  func cell(_ section: Int, _ item: Int) -> LayoutAttributes {
    let lane = lanes[section]
    let (column, count) = lane.columns[item]
    func edge(_ column: Int) -> LayoutUnit {
      let part = lane.extent.rawValue * Int64(column) / Int64(count)
      return LayoutUnit(rawValue: offsets[section].rawValue + part)
    }
    let content = lane.items[item]
    var frame = frame(
      main: (content.start + header, content.end + header), cross: (edge(column), edge(column + 1)))
    switch fault {
    case .cellsLieBetweenPixels: frame.origin.x += 0.25
    case .cellsRoundTheirSizes:
      frame.size.width = (lane.extent.points / Double(count)).rounded(.up)
    case .rightToLeftIsShifted where environment.direction == .rightToLeft: frame.origin.x += 1
    case .sidewaysIsShifted where layout.axis == .horizontal:
      frame.origin.y += 1 / environment.scale
    default: break
    }
    return LayoutAttributes(element: .cell(section: section, item: item), frame: frame)
  }

  func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    let (section, item) = (element.index.section, element.index.item)
    switch (element.category, element.kind) {
    case (.cell, .cell) where item >= 0 && item < numberOfItems(inSection: section):
      return cell(section, item)
    case (.supplementary, .header) where lanes.indices.contains(section) && item == 0:
      return headerOfLane(section, Pins(self, fault == .lookupForgetsPins ? nil : viewport))
    case (.supplementary, .rowHeader)
    where section == 0 && item >= 0
      && item < PlannerLayout.hours + (fault == .thereIsAnotherHour ? 1 : 0):
      return hour(item, Pins(self, viewport))
    case (.supplementary, .corner) where section == 0 && item == 0:
      return corner(Pins(self, viewport))
    default: return nil
    }
  }

  func find(_ query: LayoutQuery, into result: inout QueryResult) {
    let forgets = layout.fault == .forgetsTheCorner && query.part == .followers
    if fault == .answersAreKept, let rect = query.rect, query.part == .all {
      if cache.rect != rect {
        cache.rect = rect
        cache.answer = []
        append(in: rect, query.viewport, to: &cache.answer)
      }
      result.elements += cache.answer
      return
    }
    append(in: query.rect, query.viewport, to: &result.elements)
    if forgets { result.elements.removeAll { $0.element.kind == .corner } }
  }

  private func append(
    in rect: LayoutRect?, _ viewport: LayoutViewport, to answer: inout [LayoutAttributes]
  ) {
    let first = answer.count
    func add(_ attributes: LayoutAttributes) {
      if let rect, !attributes.frame.intersects(rect) {
        guard fault == .touchingCounts, attributes.frame.outset(by: 0.001).intersects(rect) else {
          return
        }
      }
      answer.append(attributes)
    }
    let window = rect.map { space.window(around: $0) }
    if let window, window.isEmpty { return }
    let time = window.map {
      (LayoutUnit(rawValue: $0.mainLower) - header, LayoutUnit(rawValue: $0.mainUpper) - header)
    }
    for section in lanes.indices {
      if let window {
        let end = offsets[section] + lanes[section].extent
        if end.rawValue < window.crossLower || offsets[section].rawValue > window.crossUpper {
          continue
        }
      }
      let items = time.map { lanes[section].items(from: $0.0, to: $0.1, fault) }
      for item in items ?? Array(lanes[section].items.indices) { add(cell(section, item)) }
    }
    if fault == .answersAreUnsorted, answer.count > first + 1 { answer.swapAt(first, first + 1) }
    let pins = Pins(self, fault == .queriesForgetPins && rect != nil ? nil : viewport)
    var moving: [LayoutAttributes] = []
    for item in 0..<PlannerLayout.hours { moving.append(hour(item, pins)) }
    for section in lanes.indices { moving.append(headerOfLane(section, pins)) }
    moving.append(corner(pins))
    for attributes in moving { add(attributes) }
    answer[first...].sort(by: LayoutAttributes.areInOrder)
    if fault == .answersAreUnsorted, answer.count > first + 1 { answer.swapAt(first, first + 1) }
  }
}

/// A cache of the last answer.
final class AnswerCache: @unchecked Sendable {
  var rect: LayoutRect?
  var answer: [LayoutAttributes] = []
}
