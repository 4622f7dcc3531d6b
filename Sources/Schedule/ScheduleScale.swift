import StrategyKit

/// The parameters of a schedule in exact units, and the positions of times.
///
/// Positions are straight between the start, the ends of breaks, and the end.
struct ScheduleScale: Hashable, Sendable {
  private struct Knot: Hashable {
    var time: Double
    var points: Double
    /// The points per unit of time up to the next knot.
    var slope: Double
  }

  /// The extents of the titles, and of the row of items that last all day.
  let title, allDay: LayoutUnit
  /// The extents of the ruler and of lines, and the least extent of an item.
  let ruler, line, minimumItem: LayoutUnit
  private var knots: [Knot] = []
  /// The breaks with the time that they take, in order.
  private(set) var breaks: [ScheduleBreak] = []
  /// The places of these breaks among all breaks of the layout.
  private(set) var breakNumbers: [Int] = []
  private let tickStep: Double
  private let firstTick: Double

  init(_ layout: ScheduleLayout, noting diagnostics: inout LayoutDiagnostics) {
    func number(_ given: Double, _ key: String, in range: ClosedRange<Double>) -> Double {
      if range.contains(given) { return given }
      let used = given > range.lowerBound ? range.upperBound : range.lowerBound
      diagnostics.note(
        LayoutDiagnostic(
          .parameter(key), given.isFinite ? .outOfRange : .notFinite, given: given, used: used))
      return used
    }
    let limit = ScheduleLayout.maximumTime
    let start = number(layout.start, "start", in: -limit...limit)
    let end = number(layout.end, "end", in: start...limit)
    let slope = number(layout.timeExtent, "timeExtent", in: 0...1e6)
    func extent(_ given: Double, _ key: String) -> LayoutUnit {
      diagnostics.checkedExtent(given, of: .parameter(key))
    }
    title = extent(layout.titleExtent, "titleExtent")
    allDay = extent(layout.allDayExtent, "allDayExtent")
    ruler = extent(layout.rulerExtent, "rulerExtent")
    line = extent(layout.lineExtent, "lineExtent")
    minimumItem = extent(layout.minimumItemExtent, "minimumItemExtent")
    let tickExtent = extent(layout.minimumTickExtent, "minimumTickExtent")
    if let now = layout.now, !now.isFinite {
      diagnostics.note(LayoutDiagnostic(.parameter("now"), .notFinite, given: now, used: start))
    }
    var knot = Knot(time: start, points: (title + allDay).points, slope: slope)
    func advance(to time: Double) {
      knot.points += (time - knot.time) * knot.slope; knot.time = time
    }
    let numbers = layout.breaks.indices.sorted { layout.breaks[$0].start < layout.breaks[$1].start }
    for number in numbers {
      var one = layout.breaks[number]
      let extent = one.extent.map { extent($0, "breaks").points }
      if !(one.start < one.end) || !one.start.isFinite || !one.end.isFinite {
        diagnostics.note(
          LayoutDiagnostic(.parameter("breaks"), .outOfRange, given: one.start, used: one.end))
        continue
      }
      (one.start, one.end) = (max(one.start, knot.time), min(one.end, end))
      guard one.start < one.end else { continue }
      let own = (extent ?? 0) / (one.end - one.start)
      guard own.isFinite else {
        // The times are too near to each other for an extent.
        diagnostics.note(
          LayoutDiagnostic(.parameter("breaks"), .noRoom, given: extent ?? 0, used: 0))
        continue
      }
      breaks.append(one)
      breakNumbers.append(number)
      if extent == nil { continue }
      knots.append(knot)
      advance(to: one.start)
      knot.slope = own
      knots.append(knot)
      advance(to: one.end)
      knot.slope = slope
    }
    knots.append(knot)
    advance(to: end)
    knot.slope = 0
    knots.append(knot)

    // Steps that are invalid are left out; the last one doubles until it is long enough.
    let given = layout.tickSteps
    var steps = given.filter { $0 > 0 && $0 <= limit }
    if steps.count < given.count || given.isEmpty {
      diagnostics.note(
        LayoutDiagnostic(.parameter("tickSteps"), .outOfRange, given: given.first ?? 0, used: 1))
    }
    if steps.isEmpty { steps = [1] }
    func isLong(_ step: Double) -> Bool {
      (step * slope >= tickExtent.points || slope == 0)
        && (end - start) / step < Double(ScheduleLayout.maximumTicks)
    }
    var step = steps.first(where: isLong) ?? steps[steps.count - 1]
    while !isLong(step), step <= end - start { step *= 2 }
    tickStep = step
    firstTick = (start / step).rounded(.down)
  }

  /// The time at which the axis begins.
  var start: Double { knots[0].time }

  /// The end of the axis.
  var length: LayoutUnit { position(knots[knots.count - 1].points) }

  /// The position at which the axis begins.
  var origin: LayoutUnit { title + allDay }

  private func position(_ points: Double) -> LayoutUnit {
    LayoutUnit(points: min(points, LayoutLimits.maximumLength.points))
  }

  func offset(of time: Double) -> LayoutUnit {
    let next = SortedSearch.first(in: knots.count) { !(knots[$0].time <= time) }
    guard next > 0 else { return origin }
    let knot = knots[next - 1]
    let points = knot.points + (time - knot.time) * knot.slope
    return position(next < knots.count ? min(points, knots[next].points) : knot.points)
  }

  func time(at offset: Double) -> Double {
    let next = SortedSearch.first(in: knots.count) { !(knots[$0].points <= offset) }
    guard next > 0 else { return start }
    let knot = knots[next - 1]
    guard next < knots.count, knot.slope > 0 else { return knot.time }
    return min(knot.time + (offset - knot.points) / knot.slope, knots[next].time)
  }

  // MARK: Ticks

  /// Returns the time at which a tick begins, counted from the first one.
  func tick(_ number: Int) -> Double {
    max(start, (firstTick + Double(number)) * tickStep)
  }

  var tickCount: Int {
    let end = knots[knots.count - 1].time
    guard end > start else { return 0 }
    return Int(min(Double(ScheduleLayout.maximumTicks), (end / tickStep).rounded(.up) - firstTick))
  }
}
