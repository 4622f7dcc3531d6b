import LayoutCore
import LayoutTesting
import Schedule

/// A schedule in the plainest way: the scale is added up for each time, and each item is compared
/// with all others of its lane.
struct ScheduleReference {
  /// An interval of units.
  typealias Edges = (Int, Int)

  /// An item of a lane: its place along the axis, and the columns that it takes.
  private struct Item {
    var number: Int
    var isAllDay: Bool
    var time: Edges
    var column = 0
    var span = 1
    var columns = 1
  }

  private let layout: ScheduleLayout
  private var title: Int { ReferenceSpace.units(layout.titleExtent) }
  private var allDay: Int { ReferenceSpace.units(layout.allDayExtent) }
  private var ruler: Int { ReferenceSpace.units(layout.rulerExtent) }

  /// The elements of a case.
  static let reference: LayoutLaws<ScheduleLayout>.Reference = { example in
    let (layout, collection) = (example.strategy, example.collection)
    let reference = ScheduleReference(layout: layout)
    let lanes = (0..<collection.numberOfSections).map {
      collection.answer(
        to: .scheduleLane, at: ElementIndex(section: $0), default: layout.lane)
    }
    guard reference.isCovered, lanes.allSatisfy(isCovered) else { return nil }

    // The times that the axis shows, and where lanes begin and end.
    var placed: [(LayoutElement, main: Edges, cross: Edges, zIndex: Int)] = []
    var (top, end) = (reference.ruler, reference.ruler)
    for (number, lane) in lanes.enumerated() {
      let answers = (0..<collection.numberOfItems(inSection: number)).map {
        collection.answer(
          to: .scheduleItem, at: ElementIndex(section: number, item: $0),
          default: ScheduleItem(start: layout.start, end: layout.start + 1))
      }
      // An item is compared with all others, so that long lanes are not covered.
      guard answers.count <= 80, answers.allSatisfy({ $0.start.isFinite && $0.end.isFinite })
      else { return nil }
      let items = packed(answers.enumerated().map { reference.item($0, $1) })
      let extent = ReferenceSpace.units(lane.extent)
      end = top + extent
      if lane.overlap == .grow {
        end = top + extent * max(1, items.map { $0.columns }.max() ?? 1)
      }
      for item in items {
        let part = part(of: item, in: lane)
        placed.append(
          (
            .cell(section: number, item: item.number), (top + part.0, top + part.1), item.time,
            item.isAllDay ? 3 : 0
          ))
      }
      let next = end + ReferenceSpace.units(lane.spacing)
      if reference.title > 0 {
        let main = (top, number + 1 == lanes.count ? end : next)
        placed.append((.supplementary(.header, number), main, (0, reference.title), 4))
      }
      top = next
    }
    placed += reference.marks(acrossLanes: (reference.ruler, end))

    // Lanes follow one another across time. From right to left, a content narrower than its
    // container is at its right.
    var space = ReferenceSpace(
      example.environment, axis: layout.axis.transposed, rounding: .lossless)
    let (length, container) = (reference.position(of: layout.end), space.cross)
    space.cross = length
    if layout.axis == .horizontal {
      let whole = ReferenceSpace.points(length) * example.environment.scale
      space.cross = ReferenceSpace.units((whole + 0.5).rounded(.down) / example.environment.scale)
      space.cross = max(space.cross, container)
    } else {
      top = max(
        top, ReferenceSpace.units(space.flooredToPixels(example.environment.containerSize.width)))
    }
    let (main, cross) = (space.length(top), space.length(space.cross))
    return ReferenceLayout(
      elements: placed.map {
        LayoutAttributes(
          element: $0.0, frame: space.frame(main: $0.main, cross: $0.cross, length: top),
          zIndex: $0.zIndex)
      },
      contentSize: layout.axis == .horizontal
        ? LayoutSize(width: cross, height: main) : LayoutSize(width: main, height: cross))
  }

  /// Invalid parameters and long axes are not covered.
  private var isCovered: Bool {
    let extents = [
      layout.titleExtent, layout.allDayExtent, layout.rulerExtent, layout.lineExtent,
      layout.minimumItemExtent, layout.minimumTickExtent, layout.timeExtent,
    ]
    return extents.allSatisfy { 0...1_000 ~= $0 } && layout.tickSteps.allSatisfy { $0 > 0 }
      && (layout.now ?? 0).isFinite && -1_000...1_000 ~= layout.start
      && layout.start...1_000 ~= layout.end && layout.tickSteps.first != nil
      && layout.breaks.allSatisfy {
        $0.start.isFinite && $0.start < $0.end && 0...1_000 ~= $0.extent ?? 0
          && $0.end - $0.start > 0.01 && $0.end.isFinite
      }
  }

  private static func isCovered(_ lane: ScheduleLane) -> Bool {
    [lane.extent, lane.spacing, lane.itemSpacing].allSatisfy { 0...1_000 ~= $0 }
  }

  // MARK: Time

  /// The breaks in order, without the parts before the axis, after it, and in an earlier break that
  /// is shortened.
  private var breaks: [(number: Int, start: Double, end: Double, extent: Double?)] {
    var found: [(number: Int, start: Double, end: Double, extent: Double?)] = []
    var time = layout.start
    for (number, one) in layout.breaks.enumerated().sorted(by: { $0.1.start < $1.1.start }) {
      let (start, end) = (max(one.start, time), min(one.end, layout.end))
      if start >= end { continue }
      found.append((number, start, end, one.extent))
      if one.extent != nil { time = end }
    }
    return found
  }

  /// The position of a time along the axis.
  private func position(of time: Double) -> Int {
    let time = min(max(time, layout.start), layout.end)
    var (points, last) = (ReferenceSpace.points(title + allDay), layout.start)
    for (_, start, end, extent) in breaks where start < time {
      guard let extent else { continue }
      points += (start - last) * layout.timeExtent
      let shown = min(time, end) - start
      points += min(time, end) == end ? extent : shown * (extent / (end - start))
      last = min(time, end)
    }
    return ReferenceSpace.units(points + (time - last) * layout.timeExtent)
  }

  private func edges(_ start: Double, _ end: Double) -> Edges {
    (position(of: start), max(position(of: start), position(of: end)))
  }

  /// An interval from a time on that does not extend beyond the axis.
  private func edges(_ start: Double, extent: Int) -> Edges {
    let (lower, end) = (position(of: start), position(of: layout.end))
    return (lower, max(lower, min(lower + extent, end)))
  }

  /// The times at which ticks begin, and the end of the last one.
  private var ticks: [Double] {
    let duration = layout.end - layout.start
    if duration <= 0 { return [] }
    func isLong(_ step: Double) -> Bool {
      (layout.timeExtent == 0 || step * layout.timeExtent >= layout.minimumTickExtent)
        && duration / step < 10_000
    }
    var step = layout.tickSteps.first(where: isLong) ?? layout.tickSteps[layout.tickSteps.count - 1]
    while !isLong(step), step <= duration { step *= 2 }
    var times = [layout.start]
    var next = ((layout.start / step).rounded(.down) + 1) * step
    while next < layout.end {
      times.append(next)
      next += step
    }
    return times + [next]
  }

  // MARK: Elements

  /// The ruler, lines, breaks, and everything else that belongs to no lane.
  private func marks(
    acrossLanes lanes: Edges
  ) -> [(LayoutElement, main: Edges, cross: Edges, zIndex: Int)] {
    var all: [(LayoutElement, main: Edges, cross: Edges, zIndex: Int)] = []
    for one in breaks {
      all.append(
        (.decoration(.scheduleBreak, 0, -1 - one.number), lanes, edges(one.start, one.end), -2))
    }
    for (number, (start, end)) in zip(ticks, ticks.dropFirst()).enumerated() {
      let line = edges(start, extent: ReferenceSpace.units(layout.lineExtent))
      if layout.lineExtent > 0 {
        all.append((.decoration(.scheduleLine, 0, -1 - number), lanes, line, -1))
      }
      if ruler > 0 {
        all.append(
          (.supplementary(.scheduleTick, 0, -1 - number), (0, ruler), edges(start, end), 5))
      }
    }
    if let now = layout.now, layout.start <= now, now < layout.end {
      let line = edges(now, extent: ReferenceSpace.units(2))
      all.append((.decoration(.scheduleNow, 0, -1), lanes, line, 1))
    }
    if allDay > 0 {
      all.append((.supplementary(.scheduleAllDay, 0, -1), lanes, (title, title + allDay), 2))
    }
    if ruler > 0, title + allDay > 0 {
      all.append((.supplementary(.scheduleCorner, 0, -1), (0, ruler), (0, title + allDay), 6))
    }
    return all
  }

  private func item(_ number: Int, _ answer: ScheduleItem) -> Item {
    if answer.isAllDay, allDay > 0 {
      return Item(number: number, isAllDay: true, time: (title, title + allDay))
    }
    if answer.isAllDay {
      return Item(number: number, isAllDay: false, time: edges(layout.start, layout.end))
    }
    var time = edges(answer.start, answer.end)
    let end = position(of: layout.end)
    let isBefore = answer.start < layout.start && time.1 <= title + allDay
    if !isBefore, time.0 < end {
      let least = time.0 + ReferenceSpace.units(layout.minimumItemExtent)
      time.1 = max(time.1, min(least, end))
    }
    return Item(number: number, isAllDay: false, time: time)
  }

  /// Gives each item the first column that no earlier item beside it has, and then the free columns
  /// after it.
  private static func packed(_ given: [Item]) -> [Item] {
    var items = given.sorted { ($0.time.0, $0.number) < ($1.time.0, $1.number) }
    func areBeside(_ one: Item, _ other: Item) -> Bool {
      // An item takes at least one unit.
      if one.isAllDay || other.isAllDay { return one.isAllDay && other.isAllDay }
      return one.time.0 < max(other.time.1, other.time.0 + 1)
        && other.time.0 < max(one.time.1, one.time.0 + 1)
    }
    for place in items.indices {
      let taken = items[..<place].filter { areBeside($0, items[place]) }.map { $0.column }
      items[place].column = (0...place).first { !taken.contains($0) } ?? place
    }
    // An item that no earlier one is beside begins a cluster.
    let starts = items.indices.filter { place in
      !items[..<place].contains { areBeside($0, items[place]) }
    }
    for place in items.indices {
      let (first, next) = (starts.last { $0 <= place } ?? 0, starts.first { $0 > place })
      let cluster = items[first..<(next ?? items.count)]
      items[place].columns = 1 + (cluster.map { $0.column }.max() ?? 0)
      let column = items[place].column
      let limits = cluster.filter { $0.column > column && areBeside($0, items[place]) }
        .map { $0.column }
      items[place].span = (limits.min() ?? items[place].columns) - column
    }
    return items
  }

  /// The part of a lane that an item covers.
  private static func part(of item: Item, in lane: ScheduleLane) -> Edges {
    let (extent, spacing) = (
      ReferenceSpace.units(lane.extent), ReferenceSpace.units(lane.itemSpacing)
    )
    if lane.overlap == .grow {
      let lower = extent * item.column
      return (lower, max(lower, lower + extent - spacing))
    }
    let lower = extent * item.column / item.columns
    let upper = extent * (item.column + item.span) / item.columns
    let isLast = item.column + item.span == item.columns
    return (lower, isLast ? upper : max(lower, upper - spacing))
  }
}
