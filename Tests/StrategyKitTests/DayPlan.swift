import StrategyKit

/// Lanes of events along a common time axis, with titles and a ruler that stay in view.
struct DayPlan: FramesStrategy {
  /// The axis of time, across which lanes follow one another.
  var axis = LayoutAxis.horizontal
  /// The extent of an hour.
  var hourExtent = 120.0
  /// The extent of a lane.
  var laneExtent = 64.0
  /// The extent of the titles along the time axis.
  var titleExtent = 80.0
  /// The extent of the ruler.
  var rulerExtent = 28.0

  static let registration = LayoutRegistration(
    name: "day-plan", summary: "Lanes of events along a time axis.", prototype: DayPlan(),
    parameters: [
      .axis(get: { $0.axis }, set: { $0.axis = $1 }),
      .length(
        "hourExtent", "The extent of an hour.", in: 0...1_000, get: { $0.hourExtent },
        set: { $0.hourExtent = $1 }),
      .length(
        "laneExtent", "The extent of a lane.", in: 0...1_000, get: { $0.laneExtent },
        set: { $0.laneExtent = $1 }),
      .length(
        "titleExtent", "The extent of titles.", in: 0...1_000, get: { $0.titleExtent },
        set: { $0.titleExtent = $1 }),
      .length(
        "rulerExtent", "The extent of the ruler.", in: 0...1_000, get: { $0.rulerExtent },
        set: { $0.rulerExtent = $1 }),
    ])

  /// Converts the parameters to exact units, and determines the lengths of the content.
  func plan(
    of itemCounts: [Int], in container: LayoutContainer, noting diagnostics: inout LayoutDiagnostics
  ) -> Hours {
    func extent(_ points: Double, _ name: String) -> LayoutUnit {
      diagnostics.checkedExtent(points, of: .parameter(name))
    }
    var hours = Hours(
      space: container.space, hour: extent(hourExtent, "hourExtent"),
      lane: extent(laneExtent, "laneExtent"), title: extent(titleExtent, "titleExtent"),
      ruler: extent(rulerExtent, "rulerExtent"))
    hours.space = container.space(
      mainLength: hours.position(of: 24), crossLength: hours.start(ofLane: itemCounts.count))
    return hours
  }
}

/// The time of an event, in hours from 0 to 24.
struct DayEvent: Hashable, Sendable {
  var start = 0.0
  var end = 1.0
}

extension LayoutQuestion where Answer == DayEvent {
  static var dayEvent: Self { Self("DayPlan.event") }
}

extension ElementKind {
  static let hour: ElementKind = "hour"
  static let corner: ElementKind = "corner"
}

/// The places of hours, lanes and events.
struct Hours: FramesPlan {
  var space: LayoutSpace
  let hour, lane, title, ruler: LayoutUnit

  /// The content scrolls along both axes.
  var scrollAxis: LayoutAxis? { nil }

  func position(of time: Double) -> LayoutUnit {
    let points = title.points + hour.points * min(max(0, time), 24)
    return min(LayoutUnit(points: points), LayoutLimits.maximumPosition)
  }

  func start(ofLane number: Int) -> LayoutUnit {
    min(
      LayoutUnit(points: ruler.points + lane.points * Double(number)), LayoutLimits.maximumPosition)
  }

  /// The ruler and the corner, which belong to no lane.
  var elements: [PlacedElement] {
    let lanesStart = LayoutEdge.start(of: space.axis.transposed)
    let hours = (0..<24).map { hour in
      PlacedElement(
        .supplementary(.hour, 0, -1 - hour),
        frame: space.frame(
          main: position(of: Double(hour))..<position(of: Double(hour + 1)), cross: .zero..<ruler),
        zIndex: 2
      ).pinned(to: lanesStart, within: .unlimited)
    }
    let corner = PlacedElement(
      .supplementary(.corner, 0, -1), frame: space.frame(main: .zero..<title, cross: .zero..<ruler),
      zIndex: 3
    ).pinned(to: lanesStart, within: .unlimited)
      .pinned(to: .start(of: space.axis), within: .unlimited)
    return hours + [corner]
  }

  /// The title and the events of a lane, of which those that overlap are beside each other.
  func elements(
    ofSection section: Int, count: Int, reading items: inout ItemSizeReader
  ) -> [PlacedElement] {
    let lane = start(ofLane: section)..<start(ofLane: section + 1)
    let title = PlacedElement(
      .supplementary(.header, section),
      frame: space.frame(main: .zero..<position(of: 0), cross: lane), zIndex: 1
    ).pinned(to: .start(of: space.axis), within: .unlimited)
    let times = (0..<count).map { item -> Range<LayoutUnit> in
      let event = items.answer(to: .dayEvent, for: item, default: DayEvent())
      for time in [event.start, event.end] where !time.isFinite {
        items.note(.notFinite, of: item, given: time, used: 0)
      }
      let start = position(of: event.start.isFinite ? event.start : 0)
      return start..<max(start, position(of: event.end.isFinite ? event.end : 0))
    }
    let packing = LanePacking(times.map { $0.lowerBound.rawValue..<$0.upperBound.rawValue })
    let cells = times.indices.map { item in
      PlacedElement(
        .cell(section: section, item: item),
        frame: space.frame(main: times[item], cross: packing.places[item].part(of: lane)))
    }
    return cells + [title]
  }
}
