import StrategyKit

extension ScheduleLayout: RegistrableLayout {
  /// Places every item of a collection.
  public func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedSchedule {
    var notes = LayoutDiagnostics()
    let scale = ScheduleScale(self, noting: &notes)
    let width = min(environment.visibleSize.width, LayoutLimits.maximumLength.points)
    // A content of whole pixels has its last item at its end.
    let grid = PixelGrid(scale: environment.scale)
    let lanes = ScheduleLanes(
      schedule: self, scale: scale,
      contentCrossExtent: grid.points(ofPixel: grid.nearestPixel(to: scale.length)),
      minimumContentExtent: axis == .vertical ? grid.floor(width) : 0)
    return PreparedSchedule(
      try lanes.prepare(for: delegate, in: environment), of: lanes, notes, environment)
  }

  /// Places the items of changed lanes.
  public func update(
    _ prepared: inout PreparedSchedule, by changes: LayoutChanges, for delegate: AnyLayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard prepared.strategy.schedule == self, prepared.environment == environment else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    try prepared.apply(changes, for: delegate)
  }
}

/// The prepared layout of a ``ScheduleLayout``.
public struct PreparedSchedule: PreparedLayout, CustomStringConvertible {
  let strategy: ScheduleLanes
  let environment: LayoutEnvironment
  /// The lanes, without their type: a copy of a generic value would count references at each query.
  private var lanes: AnyPreparedLayout
  /// The titles, the ruler, lines and breaks, and the items that last all day.
  private var marks: PreparedFrames
  /// The number of marks that the last preparation or update placed.
  private var placedMarks = 0
  /// The number of items of each lane, which an engine compares at each change.
  private var counts: [Int] = []
  private let parameters: LayoutDiagnostics

  init(
    _ lanes: PreparedSections<ScheduleLanes>, of strategy: ScheduleLanes,
    _ parameters: LayoutDiagnostics, _ environment: LayoutEnvironment
  ) {
    (self.strategy, self.lanes) = (strategy, AnyPreparedLayout(lanes))
    (self.parameters, self.environment) = (parameters, environment)
    marks = PreparedFrames(attributes: [], contentSize: .zero, itemCounts: [])
    mark()
  }

  private var sections: PreparedSections<ScheduleLanes>? { lanes.unwrapped() }

  mutating func apply(
    _ changes: LayoutChanges, for delegate: AnyLayoutDelegate
  ) throws(LayoutError) {
    /// What the marks of the changed lanes depend on.
    func facts() -> [(Range<LayoutUnit>, [Int])] {
      guard changes.sections.isEmpty, let lanes = sections else { return [] }
      return changes.within.map {
        (lanes.itemsRange(ofSection: $0.section), lanes.content(ofSection: $0.section).allDay)
      }
    }
    let old = facts()
    try AnyLayoutStrategy(strategy).update(&lanes, by: changes, for: delegate, in: environment)
    let isMarked = changes.sections.isEmpty && zip(facts(), old).allSatisfy { $0 == $1 }
    placedMarks = 0
    if !isMarked { mark() }
    for change in changes.within { counts[change.section] = change.items.newCount }
  }

  // MARK: Marks

  /// Places everything except the items along the time axis.
  private mutating func mark() {
    guard let lanes = sections else { return }
    counts = (0..<lanes.numberOfSections).map { lanes.numberOfItems(inSection: $0) }
    let (scale, layout, space) = (strategy.scale, strategy.schedule, lanes.space)
    var content = space
    if space.axis == .horizontal { content.crossLength = scale.length }
    contentSize = content.contentSize
    let (ruler, line) = (scale.ruler, scale.line)
    let last = lanes.numberOfSections - 1
    let laneEnd = last < 0 ? ruler : max(ruler, lanes.itemsRange(ofSection: last).upperBound)
    let (timeStart, lanesStart) = (
      LayoutEdge.start(of: layout.axis), LayoutEdge.start(of: space.axis)
    )
    var elements: [PlacedElement] = []
    func add(
      _ element: LayoutElement, lanes: Range<LayoutUnit>, times: Range<LayoutUnit>, zIndex: Int,
      pinned edges: LayoutEdge..., inset: LayoutUnit = .zero
    ) {
      var placed = PlacedElement(
        element, frame: space.frame(main: lanes, cross: times), zIndex: zIndex)
      for edge in edges {
        placed = placed.pinned(
          to: edge, within: .unlimited, inset: edge == timeStart ? inset.points : 0)
      }
      elements.append(placed)
    }
    func times(from start: Double, to end: Double) -> Range<LayoutUnit> {
      let lower = scale.offset(of: start)
      return lower..<max(lower, scale.offset(of: end))
    }
    func thin(at time: Double, _ extent: LayoutUnit) -> Range<LayoutUnit> {
      let lower = scale.offset(of: time)
      return lower..<max(lower, min(lower + extent, scale.length))
    }
    for (number, one) in zip(scale.breakNumbers, scale.breaks) {
      add(
        .decoration(.scheduleBreak, 0, -1 - number), lanes: ruler..<laneEnd,
        times: times(from: one.start, to: one.end), zIndex: -2)
    }
    if line > .zero || ruler > .zero {
      for number in 0..<scale.tickCount {
        let start = scale.tick(number)
        if line > .zero {
          add(
            .decoration(.scheduleLine, 0, -1 - number), lanes: ruler..<laneEnd,
            times: thin(at: start, line), zIndex: -1)
        }
        if ruler > .zero {
          add(
            .supplementary(.scheduleTick, 0, -1 - number), lanes: .zero..<ruler,
            times: times(from: start, to: scale.tick(number + 1)), zIndex: 5, pinned: lanesStart)
        }
      }
    }
    if let now = layout.now, now >= layout.start, now < layout.end {
      add(
        .decoration(.scheduleNow, 0, -1), lanes: ruler..<laneEnd,
        times: thin(at: now, LayoutUnit(points: ScheduleLayout.nowExtent)), zIndex: 1)
    }
    if scale.allDay > .zero {
      add(
        .supplementary(.scheduleAllDay, 0, -1), lanes: ruler..<laneEnd,
        times: scale.title..<scale.origin, zIndex: 2, pinned: timeStart, inset: scale.title)
    }
    if ruler > .zero, scale.origin > .zero {
      add(
        .supplementary(.scheduleCorner, 0, -1), lanes: .zero..<ruler, times: .zero..<scale.origin,
        zIndex: 6, pinned: timeStart, lanesStart)
    }
    for number in 0..<lanes.numberOfSections {
      if scale.title > .zero {
        // Lines would be seen below a distance between titles.
        let (lane, next) = (lanes.itemsRange(ofSection: number), min(number + 1, last))
        let end = max(lane.upperBound, lanes.itemsRange(ofSection: next).lowerBound)
        add(
          .supplementary(.header, number), lanes: lane.lowerBound..<end,
          times: .zero..<scale.title, zIndex: 4, pinned: timeStart)
      }
      for item in lanes.content(ofSection: number).allDay {
        let cell = PlacedElement(
          .cell(section: number, item: item),
          frame: lanes.cellFrame(at: ElementIndex(section: number, item: item)) ?? .zero, zIndex: 3)
        elements.append(cell.pinned(to: timeStart, within: .unlimited, inset: scale.title.points))
      }
    }
    marks = PreparedFrames(
      attributes: elements.map { $0.attributes }, pins: elements.flatMap { $0.pins },
      contentSize: contentSize, itemCounts: Array(repeating: 0, count: lanes.numberOfSections),
      in: environment, scrollAxis: nil)
    placedMarks = elements.count
  }

  // MARK: Facts

  /// The extent of the scrollable content, in points.
  ///
  /// It is at least as wide as the container.
  public private(set) var contentSize = LayoutSize.zero
  /// The invalid data that was found, and its replacements.
  public var diagnostics: LayoutDiagnostics {
    var all = lanes.diagnostics
    for one in parameters.entries { all.note(one) }
    return all
  }
  /// The work of the last preparation or update.
  public var work: LayoutWork {
    var work = lanes.work
    work.placed += placedMarks
    return work
  }
  /// A description of content that scrolls along both axes.
  public var contentScrolling: ContentScrolling {
    ContentScrolling(along: nil, followers: marks.hasFollowers ? .pinned : .none)
  }
  /// The number of lanes.
  public var numberOfSections: Int { counts.count }
  /// Returns the number of items in a lane, or 0 if the lane does not exist.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }
  /// Returns the axes along which `element` is pinned.
  public func followedAxes(of element: LayoutElement) -> LayoutAxes {
    marks.followedAxes(of: element)
  }
  /// Returns the extents that titles, the ruler and the items that last all day cover.
  public func obscuredEdges(for element: LayoutElement?) -> LayoutInsets {
    marks.obscuredEdges(for: element)
  }
  /// Returns `.item` for cells, `.section` for titles, and `.fixed` for elements of no lane.
  public func identity(of element: LayoutElement) -> ElementIdentity {
    marks.identity(of: element)
  }

  // MARK: Queries

  /// Returns the attributes of `element`, or `nil` if the element does not exist.
  public func attributes(
    for element: LayoutElement, in viewport: LayoutViewport
  ) -> LayoutAttributes? {
    marks.attributes(for: element, in: viewport) ?? lanes.attributes(for: element, in: viewport)
  }

  /// Appends the elements of a query to a result, in order.
  public func find(_ query: LayoutQuery, into result: inout QueryResult) {
    let first = result.elements.count
    if query.rect == nil {
      var all = QueryResult()
      lanes.find(query, into: &all)
      // The other items that last all day are marks.
      result.elements += all.elements.filter { marks.followedAxes(of: $0.element).isEmpty }
    } else {
      lanes.find(query, into: &result)
    }
    let middle = result.elements.count
    marks.find(query, into: &result)
    SortedRanges.merge(&result.elements, first, middle, result.elements.count)
  }
}
