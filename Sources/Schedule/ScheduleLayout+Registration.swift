import StrategyKit

extension ScheduleLayout {
  /// The registration of the layout under the name `schedule`, with every parameter and its range.
  public static let registration = LayoutRegistration(
    name: "schedule",
    summary: "Lanes of items along an axis of time, such as calendars, program guides and plans.",
    prototype: ScheduleLayout(),
    parameters: [
      .choice(
        "axis", "The axis of time, across which lanes follow one another.", get: { $0.axis },
        set: { $0.axis = $1 }),
      .number(
        "start", "The time at which the axis begins.", in: times, get: { $0.start },
        set: { $0.start = $1 }),
      .number(
        "end", "The time at which the axis ends.", in: times, get: { $0.end },
        set: { $0.end = $1 }),
      .length(
        "timeExtent", "The extent of one unit of time.", in: 0...1e6, get: { $0.timeExtent },
        set: { $0.timeExtent = $1 }),
      .length(
        "laneExtent", "The extent of a lane.", get: { $0.lane.extent },
        set: { $0.lane.extent = $1 }),
      .length(
        "laneSpacing", "The distance between lanes.", get: { $0.lane.spacing },
        set: { $0.lane.spacing = $1 }),
      .length(
        "itemSpacing", "The distance between items that are side by side.",
        get: { $0.lane.itemSpacing }, set: { $0.lane.itemSpacing = $1 }),
      .choice(
        "overlap", "The rule for items that overlap.", get: { $0.lane.overlap },
        set: { $0.lane.overlap = $1 }),
      .length(
        "minimumItemExtent", "The least extent of an item along the time axis.",
        get: { $0.minimumItemExtent }, set: { $0.minimumItemExtent = $1 }),
      .length(
        "titleExtent", "The extent of the titles along the time axis; 0 for none.",
        get: { $0.titleExtent }, set: { $0.titleExtent = $1 }),
      .length(
        "allDayExtent", "The extent of the row of items that last all day; 0 for none.",
        get: { $0.allDayExtent }, set: { $0.allDayExtent = $1 }),
      .length(
        "rulerExtent", "The extent of the ruler; 0 for none.", get: { $0.rulerExtent },
        set: { $0.rulerExtent = $1 }),
      LayoutParameter(
        "tickSteps", "The distances that ticks may have, in ascending order.",
        type: .list(of: .number(0...maximumTime)),
        read: { .list($0.tickSteps.map { .number($0) }) },
        write: { if let steps = numbers($1) { $0.tickSteps = steps } }),
      .length(
        "minimumTickExtent", "The least extent of a tick.", get: { $0.minimumTickExtent },
        set: { $0.minimumTickExtent = $1 }),
      .length(
        "lineExtent", "The thickness of the lines of ticks; 0 for none.", get: { $0.lineExtent },
        set: { $0.lineExtent = $1 }),
      LayoutParameter(
        "now", "The time of the line at the present time; none for no line.",
        type: .optional(.number(times)),
        read: { $0.now.map { .number($0) } ?? LayoutValue.none },
        write: { if case .number(let time) = $1 { $0.now = time } else { $0.now = nil } }),
      LayoutParameter(
        "breaks",
        "The breaks of the axis, each a start, an end and, if it is shortened, an extent.",
        type: .list(of: .list(of: .number(times))),
        read: { layout in
          .list(
            layout.breaks.map { one in
              .list(([one.start, one.end] + (one.extent.map { [$0] } ?? [])).map { .number($0) })
            })
        },
        write: { layout, value in
          guard case .list(let breaks) = value else { return }
          // A break without an end takes no time, which is reported.
          layout.breaks = breaks.compactMap { numbers($0) }.map {
            let (start, end) = ($0.first ?? 0, $0.dropFirst().first)
            return ScheduleBreak(start: start, end: end ?? start, extent: $0.dropFirst(2).first)
          }
        }),
    ])

  private static var times: ClosedRange<Double> { -maximumTime...maximumTime }

  private static func numbers(_ value: LayoutValue) -> [Double]? {
    guard case .list(let values) = value else { return nil }
    return values.compactMap { if case .number(let number) = $0 { number } else { nil } }
  }
}
