import LayoutCore
import LayoutTesting
import Schedule

/// A schedule in the plainest way: every item is compared with all others of its lane.
enum ScheduleReference {
  /// The elements of a case.
  static let reference: LayoutLaws<ScheduleLayout>.Reference = { example in
    let (layout, collection) = (example.strategy, example.collection)
    // The choice of a step is not covered.
    guard layout.tickSteps.count == 1, layout.minimumTickExtent == 0 else { return nil }
    var space = ReferenceSpace(
      example.environment, axis: layout.axis.transposed, rounding: .lossless)
    let title = ReferenceSpace.units(layout.titleExtent)
    let origin = title + ReferenceSpace.units(layout.allDayExtent)
    let ruler = ReferenceSpace.units(layout.rulerExtent)

    /// The position of a time, from the time before it that is in no break and the parts of breaks.
    func position(_ time: Double) -> Int {
      let time = min(max(time, layout.start), layout.end)
      var points = ReferenceSpace.points(origin) + (time - layout.start) * layout.timeExtent
      for one in layout.breaks {
        guard let extent = one.extent else { continue }
        let (lower, upper) = (max(one.start, layout.start), min(one.end, layout.end))
        guard lower < upper, time > lower else { continue }
        let part = min(time, upper) - lower
        points += part * (extent / (upper - lower)) - part * layout.timeExtent
      }
      return ReferenceSpace.units(points)
    }
    let length = position(layout.end)
    let least = ReferenceSpace.units(layout.minimumItemExtent)

    var placed: [(LayoutElement, lanes: (Int, Int), times: (Int, Int), zIndex: Int)] = []
    var top = ruler
    var laneEnd = ruler
    for section in 0..<collection.numberOfSections {
      let lane = collection.answer(
        to: .scheduleLane, at: ElementIndex(section: section), default: layout.lane)
      var items: [(lower: Int, upper: Int, isAllDay: Bool)] = []
      for item in 0..<collection.numberOfItems(inSection: section) {
        let usual = ScheduleItem(start: layout.start, end: layout.start + 1)
        let answer = collection.answer(
          to: .scheduleItem, at: ElementIndex(section: section, item: item), default: usual)
        guard answer.start.isFinite, answer.end.isFinite, answer.start <= answer.end,
          [lane.extent, lane.spacing, lane.itemSpacing].allSatisfy({ 0...1e5 ~= $0 })
        else { return nil }
        if answer.isAllDay {
          items.append(
            layout.allDayExtent > 0 ? (title, origin, true) : (origin, length, false))
          continue
        }
        let lower = position(answer.start)
        var upper = position(answer.end)
        let isShown = lower < length && (upper > origin || answer.start >= layout.start)
        if isShown { upper = max(upper, min(lower + least, length)) }
        items.append((lower, upper, false))
      }
      let columns = ScheduleReference.columns(of: items)
      let extent = ReferenceSpace.units(lane.extent)
      let rows = lane.overlap == .grow ? max(1, columns.map { $0.columns }.max() ?? 1) : 1
      for (item, one) in items.enumerated() {
        let place = columns[item]
        var edges = (
          extent * place.column / place.columns,
          extent * (place.column + place.span) / place.columns
        )
        if lane.overlap == .grow { edges = (extent * place.column, extent * (place.column + 1)) }
        if lane.overlap == .grow || place.column + place.span < place.columns {
          edges.1 = max(edges.0, edges.1 - ReferenceSpace.units(lane.itemSpacing))
        }
        placed.append(
          (
            .cell(section: section, item: item), (top + edges.0, top + edges.1),
            (one.lower, one.upper), one.isAllDay ? 3 : 0
          ))
      }
      laneEnd = top + rows * extent
      if title > 0 {
        placed.append((.supplementary(.header, section), (top, laneEnd), (0, title), 4))
      }
      top = laneEnd + ReferenceSpace.units(lane.spacing)
    }
    for (number, one) in layout.breaks.enumerated() where one.end > layout.start {
      guard one.start < layout.end else { continue }
      placed.append(
        (
          .decoration(.scheduleBreak, 0, -1 - number), (ruler, laneEnd),
          (position(one.start), position(one.end)), -2
        ))
    }
    // One step, which is a whole number.
    let step = layout.tickSteps[0]
    var time = (layout.start / step).rounded(.down) * step
    var tick = 0
    while time < layout.end {
      let start = max(time, layout.start)
      if layout.rulerExtent > 0 {
        placed.append(
          (
            .supplementary(.scheduleTick, 0, -1 - tick), (0, ruler),
            (position(start), position(time + step)), 5
          ))
      }
      if layout.lineExtent > 0 {
        let lower = position(start)
        let upper = min(lower + ReferenceSpace.units(layout.lineExtent), length)
        placed.append(
          (.decoration(.scheduleLine, 0, -1 - tick), (ruler, laneEnd), (lower, upper), -1))
      }
      time += step
      tick += 1
    }
    if let now = layout.now, now >= layout.start, now < layout.end {
      let lower = position(now)
      placed.append(
        (
          .decoration(.scheduleNow, 0, -1), (ruler, laneEnd),
          (lower, min(lower + ReferenceSpace.units(ScheduleLayout.nowExtent), length)), 1
        ))
    }
    if origin > title {
      placed.append(
        (.supplementary(.scheduleAllDay, 0, -1), (ruler, laneEnd), (title, origin), 2))
    }
    if ruler > 0, origin > 0 {
      placed.append((.supplementary(.scheduleCorner, 0, -1), (0, ruler), (0, origin), 6))
    }
    // Content is at least as wide as its container.
    let width = example.environment.containerSize.width * example.environment.scale
    let room = ReferenceSpace.units(width.rounded(.down) / example.environment.scale)
    space.cross = layout.axis == .horizontal ? max(length, room) : length
    let main = layout.axis == .vertical ? max(top, room) : top
    return ReferenceLayout(
      elements: placed.map {
        LayoutAttributes(
          element: $0.0, frame: space.frame(main: $0.lanes, cross: $0.times, length: main),
          zIndex: $0.zIndex)
      })
  }

  /// The columns of items, each compared with all others.
  private static func columns(
    of items: [(lower: Int, upper: Int, isAllDay: Bool)]
  ) -> [(column: Int, span: Int, columns: Int)] {
    func overlaps(_ one: Int, _ other: Int) -> Bool {
      let (first, second) = (items[one], items[other])
      if first.isAllDay || second.isAllDay { return first.isAllDay && second.isAllDay }
      return first.lower < max(second.upper, second.lower + 1)
        && second.lower < max(first.upper, first.lower + 1)
    }
    var columns = Array(repeating: -1, count: items.count)
    func start(_ item: Int) -> Int { items[item].isAllDay ? -1 : items[item].lower }
    let order = items.indices.sorted { (start($0), $0) < (start($1), $1) }
    for item in order {
      let taken = items.indices.filter { overlaps(item, $0) }.map { columns[$0] }
      columns[item] = taken.indices.first { !taken.contains($0) } ?? taken.count
    }
    return items.indices.map { item in
      var cluster: Set = [item]
      while true {
        let next = Set(items.indices.filter { one in cluster.contains { overlaps($0, one) } })
        if next == cluster { break }
        cluster = next
      }
      let count = 1 + (cluster.map { columns[$0] }.max() ?? 0)
      let taken = items.indices.filter { $0 != item && overlaps($0, item) }.map { columns[$0] }
      let end = (columns[item] + 1..<max(columns[item] + 1, count)).first { taken.contains($0) }
      return (columns[item], (end ?? count) - columns[item], count)
    }
  }
}
