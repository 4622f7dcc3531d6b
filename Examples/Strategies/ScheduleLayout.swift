import StrategyKit

/// Lanes of events along a common time axis, as in a day planner or a television guide.
///
/// Each section is a lane, and each item an event with a start and a duration. Events that overlap
/// share the extent of their lane. The content scrolls along both axes: the title of each lane
/// stays at the start of the time axis, and a ruler of hours stays at the first lane.
///
/// ```
///  ┌──────┬──── 0 ────┬──── 1 ────┬──── 2 ────
///  │ lane │ ┌───────┐ ┌────────────────┐
///  │  0   │ └───────┘ └────────────────┘
///  │ lane │      ┌─────────┐
///  │  1   │      ├─────────┴──┐
///  │      │      └────────────┘
/// ```
///
/// An update places only the lanes that changed.
///
/// - Units: logical points, and hours for times.
/// - Complexity: To prepare O(n log n) time and about 170 bytes per item; to update O(m log m + s),
///   where m is the number of events in changed lanes and s the number of lanes; n = items.
struct ScheduleLayout: Hashable, Sendable {
  /// The axis of time.
  ///
  /// Lanes follow one another along the other axis.
  var axis: LayoutAxis
  /// The number of hours that the time axis shows, in 1...10,000.
  var hours: Int
  /// The extent of an hour along the time axis.
  var hourExtent: Double
  /// The extent of a lane.
  var laneExtent: Double
  /// The extent of the titles of lanes along the time axis; 0 for no titles.
  var titleExtent: Double
  /// The extent of the ruler; 0 for no ruler.
  var rulerExtent: Double

  /// Creates a schedule with the given parameters.
  init(
    axis: LayoutAxis = .horizontal, hours: Int = 24, hourExtent: Double = 120,
    laneExtent: Double = 64, titleExtent: Double = 80, rulerExtent: Double = 28
  ) {
    self.axis = axis
    self.hours = hours
    self.hourExtent = hourExtent
    self.laneExtent = laneExtent
    self.titleExtent = titleExtent
    self.rulerExtent = rulerExtent
  }
}

/// The time of an event, in hours after the start of the axis.
struct ScheduleEvent: Hashable, Sendable {
  /// The begin of the event.
  ///
  /// Parts of events outside the time axis are not shown.
  var start: Double
  /// The length of the event; a negative one counts as 0.
  var duration: Double

  /// Creates an event.
  init(start: Double = 0, duration: Double = 1) {
    self.start = start
    self.duration = duration
  }
}

extension LayoutQuestion where Answer == ScheduleEvent {
  /// The question for the time of an event.
  static var scheduleEvent: Self { Self("Schedule.event") }
}

extension ElementKind {
  /// An hour of the ruler.
  ///
  /// Its item is −1 for the first hour, −2 for the second, and so on.
  static let scheduleHour: ElementKind = "hour"
  /// The corner between the titles and the ruler.
  static let scheduleCorner: ElementKind = "corner"
}

extension ScheduleLayout: RegistrableLayout {
  /// The layout `schedule`: a name, a sentence, and the parameters with their ranges.
  static let registration = LayoutRegistration(
    name: "schedule", summary: "Lanes of events along a time axis.", prototype: ScheduleLayout(),
    parameters: [
      .choice("axis", "The axis of time.", get: { $0.axis }, set: { $0.axis = $1 }),
      .integer(
        "hours", "The number of hours.", in: 1...10_000, get: { $0.hours }, set: { $0.hours = $1 }),
      .length(
        "hourExtent", "The extent of an hour.", in: 0...1_000, get: { $0.hourExtent },
        set: { $0.hourExtent = $1 }),
      .length(
        "laneExtent", "The extent of a lane.", in: 0...1_000, get: { $0.laneExtent },
        set: { $0.laneExtent = $1 }),
      .length(
        "titleExtent", "The extent of titles along the time axis.", in: 0...1_000,
        get: { $0.titleExtent }, set: { $0.titleExtent = $1 }),
      .length(
        "rulerExtent", "The extent of the ruler.", in: 0...1_000, get: { $0.rulerExtent },
        set: { $0.rulerExtent = $1 }),
    ])

  /// Places every event of a collection.
  func prepare(
    for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    var diagnostics = LayoutDiagnostics()
    let counts = try delegate.storedItemCounts(noting: &diagnostics)
    let grid = ScheduleGrid(self, lanes: counts.count, in: environment, noting: &diagnostics)
    var attributes = grid.marks
    for (lane, count) in counts.enumerated() {
      grid.appendLane(lane, count, of: delegate, to: &attributes, noting: &diagnostics)
    }
    let start: LayoutEdge = axis == .vertical ? .top : .leading
    let lanesStart: LayoutEdge = axis == .vertical ? .leading : .top
    var pins = grid.marks.map { LayoutPin($0.element, to: lanesStart, within: .unlimited) }
    if titleExtent > 0 {
      pins += counts.indices.map {
        LayoutPin(.supplementary(.header, $0), to: start, within: .unlimited)
      }
      if rulerExtent > 0 {
        pins.append(LayoutPin(ScheduleGrid.corner, to: start, within: .unlimited))
      }
    }
    return PreparedFrames(
      attributes: attributes, pins: pins, contentSize: grid.space.contentSize, itemCounts: counts,
      in: environment, scrollAxis: nil, diagnostics: diagnostics)
  }

  /// Places the events of changed lanes.
  func update(
    _ prepared: inout PreparedFrames, by changes: LayoutChanges, for delegate: AnyLayoutDelegate,
    in environment: LayoutEnvironment
  ) throws(LayoutError) {
    guard changes.sections.isEmpty else {
      prepared = try prepare(for: delegate, in: environment)
      return
    }
    // Counts, the environment and the changed lanes are checked again.
    var diagnostics = LayoutDiagnostics()
    let counts = try delegate.storedItemCounts(noting: &diagnostics)
    let grid = ScheduleGrid(self, lanes: counts.count, in: environment, noting: &diagnostics)
    var kept = prepared.diagnostics
    kept.remove { subject in
      guard case .element(let element) = subject else { return true }
      return changes.changes(within: element.index.section) != nil
    }
    for old in kept.entries { diagnostics.note(old) }
    for change in changes.within {
      let lane = change.section
      var attributes = lane == 0 ? grid.marks : []
      grid.appendLane(lane, counts[lane], of: delegate, to: &attributes, noting: &diagnostics)
      prepared.replaceSection(lane, with: attributes, itemCount: counts[lane])
    }
    prepared.diagnostics = diagnostics
  }
}

/// The places of hours, lanes and events, in exact units.
///
/// Time is the main axis.
struct ScheduleGrid {
  static let corner = LayoutElement.supplementary(.scheduleCorner, 0, -1)

  private(set) var space: LayoutSpace
  private let hours: Int
  private let hour, lane, title, ruler: LayoutUnit

  init(
    _ layout: ScheduleLayout, lanes: Int, in environment: LayoutEnvironment,
    noting diagnostics: inout LayoutDiagnostics
  ) {
    func extent(_ points: Double, _ name: String) -> LayoutUnit {
      diagnostics.checkedExtent(points, of: .parameter(name))
    }
    hours = min(max(1, layout.hours), 10_000)
    if hours != layout.hours {
      let (given, used) = (Double(layout.hours), Double(hours))
      diagnostics.note(
        LayoutDiagnostic(.parameter("hours"), .outOfRange, given: given, used: used))
    }
    hour = extent(layout.hourExtent, "hourExtent")
    lane = extent(layout.laneExtent, "laneExtent")
    title = extent(layout.titleExtent, "titleExtent")
    ruler = extent(layout.rulerExtent, "rulerExtent")
    let container = LayoutContainer(
      environment, axis: layout.axis, rounding: .lossless, diagnostics: &diagnostics)
    space = container.space
    // From right to left, frames are mirrored about the width of the content. Content narrower than
    // its container would be at the left.
    let (length, breadth) = (position(ofHour: Double(hours)), edge(ofLane: lanes))
    let width = space.grid?.floor(container.mainExtent.points) ?? container.mainExtent.points
    space.mainLength =
      layout.axis == .horizontal ? max(length, LayoutUnit(points: width).rawValue) : length
    space.crossLength = layout.axis == .vertical ? max(breadth, space.crossLength) : breadth
    if max(space.mainLength, space.crossLength) >= LayoutLimits.maximumPosition.rawValue {
      diagnostics.noteCutContent()
    }
  }

  /// Returns the position of a time, which is within the time axis and within the limits.
  private func position(ofHour time: Double) -> Int64 {
    let points = title.points + hour.points * min(max(0, time), Double(hours))
    return LayoutUnit.position(points)
  }

  private func edge(ofLane number: Int) -> Int64 {
    LayoutUnit.position(ruler.points + lane.points * Double(number))
  }

  /// The hours of the ruler and the corner, in the order of answers.
  var marks: [LayoutAttributes] {
    if ruler <= .zero { return [] }
    var marks = (0..<hours).reversed().map { hour in
      attributes(
        .supplementary(.scheduleHour, 0, -1 - hour),
        main: position(ofHour: Double(hour))..<position(ofHour: Double(hour + 1)),
        cross: 0..<edge(ofLane: 0), zIndex: 2)
    }
    if title > .zero {
      marks.append(
        attributes(
          Self.corner, main: 0..<position(ofHour: 0), cross: 0..<edge(ofLane: 0), zIndex: 3))
    }
    return marks
  }

  /// Appends the events and the title of a lane.
  func appendLane(
    _ section: Int, _ count: Int, of delegate: AnyLayoutDelegate,
    to all: inout [LayoutAttributes], noting diagnostics: inout LayoutDiagnostics
  ) {
    let lane = edge(ofLane: section)..<edge(ofLane: section + 1)
    let isAnswered = delegate.answers(.scheduleEvent, inSection: section)
    var events = (0..<count).map { item in
      var event = ScheduleEvent()
      if isAnswered {
        let index = ElementIndex(section: section, item: item)
        event = delegate.answer(to: .scheduleEvent, at: index, default: event)
        for value in [event.start, event.duration] where !value.isFinite {
          diagnostics.note(
            LayoutDiagnostic(.element(.cell(at: index)), .notFinite, given: value, used: 0))
        }
      }
      let start = event.start.isFinite ? event.start : 0
      let duration = event.duration.isFinite ? max(0, event.duration) : 0
      return PlacedEvent(
        item: item, lower: position(ofHour: start), upper: position(ofHour: start + duration))
    }
    PlacedEvent.arrange(&events)
    for event in events {
      let share = Double(lane.count) / Double(event.columns)
      let lower = lane.lowerBound + Int64(share * Double(event.column))
      let upper = lane.lowerBound + Int64(share * Double(event.column + 1))
      all.append(
        attributes(
          .cell(section: section, item: event.item), main: event.lower..<event.upper,
          cross: lower..<upper))
    }
    if title > .zero {
      all.append(
        attributes(
          .supplementary(.header, section), main: 0..<position(ofHour: 0), cross: lane, zIndex: 1))
    }
  }

  private func attributes(
    _ element: LayoutElement, main: Range<Int64>, cross: Range<Int64>, zIndex: Int = 0
  ) -> LayoutAttributes {
    let frame = space.frame(
      main: space.mainSpan(from: main.lowerBound, to: main.upperBound),
      cross: space.crossSpan(from: cross.lowerBound, to: cross.upperBound))
    return LayoutAttributes(element: element, frame: frame, zIndex: zIndex)
  }
}

/// An event on the time axis, and its column among the events that overlap it.
struct PlacedEvent {
  let item: Int
  let lower: Int64
  let upper: Int64
  var column = 0
  var columns = 1

  /// Gives overlapping events columns beside each other, and orders events by item.
  ///
  /// - Complexity: O(n log n); n = events.
  static func arrange(_ events: inout [PlacedEvent]) {
    events.sort { ($0.lower, $0.item) < ($1.lower, $1.item) }
    // An event of no duration still needs a place.
    func end(_ place: Int) -> Int64 { max(events[place].upper, events[place].lower + 1) }
    let byEnd = events.indices.sorted { end($0) < end($1) }
    var ended = 0
    var group = 0
    var columns = 0
    var free: [Int] = []
    for place in events.indices {
      while end(byEnd[ended]) <= events[place].lower {
        free.append(events[byEnd[ended]].column)
        ended += 1
      }
      if ended == place {
        // No earlier event overlaps this one or a later one.
        for member in group..<place { events[member].columns = columns }
        (group, columns, free) = (place, 0, [])
      }
      if let column = free.popLast() {
        events[place].column = column
      } else {
        events[place].column = columns
        columns += 1
      }
    }
    for member in group..<events.count { events[member].columns = columns }
    events.sort { $0.item < $1.item }
  }
}

extension LayoutUnit {
  fileprivate static func position(_ points: Double) -> Int64 {
    LayoutSpace.position(points, limit: LayoutLimits.maximumPosition.points * 76_800)
  }
}
