import LayoutCore
import Schedule

/// Lanes of entries along an axis of time, with titles, a ruler and a line at the present time.
struct Timetable: SceneContent, ScheduleLayoutDelegate {
  /// A unit of time, which determines the texts of ticks and entries.
  enum Unit: Sendable {
    case hours
    /// Days of a project, of which seven are a week.
    case days
  }

  let lanes: [TimetableLane]
  /// The time of the first tick, and the distance between ticks.
  let start: Double
  let step: Double
  let unit: Unit
  /// A Boolean value that indicates whether each lane has one colour.
  let isColoredByLane: Bool

  // MARK: Answers

  var numberOfSections: Int { lanes.count }

  func numberOfItems(inSection section: Int) -> Int { lanes[section].entries.count }

  func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
    LayoutSize(width: 120, height: 44)
  }

  func scheduleItem(at index: ElementIndex, default item: ScheduleItem) -> ScheduleItem {
    let entry = lanes[index.section].entries[index.item]
    return ScheduleItem(start: entry.start, end: entry.end, isAllDay: entry.isAllDay)
  }

  // MARK: Looks

  func look(of attributes: LayoutAttributes, in context: LookContext) -> ElementLook {
    let element = attributes.element
    let palette = context.palette
    switch (element.category, element.kind) {
    case (.cell, _):
      guard lanes.indices.contains(element.index.section),
        lanes[element.index.section].entries.indices.contains(element.index.item)
      else { return ElementLook() }
      return look(of: lanes[element.index.section].entries[element.index.item], attributes, context)
    case (.decoration, .scheduleNow): return box(attributes, context, Color(0xd92d20))
    case (.decoration, .scheduleBreak): return box(attributes, context, palette.groupedScreen)
    case (.decoration, _): return box(attributes, context, palette.hairline)
    case (.supplementary, .header):
      guard lanes.indices.contains(element.index.section) else { return ElementLook() }
      let lane = lanes[element.index.section]
      var sketch = bar(attributes, context, label: lane.title)
      var lines: [Sketch.Line] = [.init(lane.title, .bold(12), palette.text)]
      if !lane.note.isEmpty {
        lines.append(.init(lane.note, .regular(10.5), palette.secondaryText))
      }
      let room = sketch.bounds.inset(by: 8, 3)
      sketch.stack(sketch.fitting(lines, in: room), centeredIn: room, alignment: .leading)
      return sketch.look
    case (.supplementary, .scheduleTick):
      let text = text(ofTick: -1 - element.index.item)
      var sketch = bar(attributes, context, label: text)
      sketch.text(
        text, .regular(11), palette.secondaryText, in: sketch.bounds.inset(by: 5, 2),
        isCentered: attributes.frame.height < 40)
      return sketch.look
    case (.supplementary, _): return bar(attributes, context, label: "").look
    }
  }

  private func look(
    of entry: TimetableLane.Entry, _ attributes: LayoutAttributes, _ context: LookContext
  ) -> ElementLook {
    let index = attributes.element.index
    var sketch = Sketch(attributes, context, label: entry.title, notes: [time(of: entry)])
    let number = isColoredByLane ? index.section : index.section * 3 + index.item
    let box = sketch.bounds.inset(by: 1, 1)
    sketch.fill(TimetableLane.color(number), in: box, radius: 5)
    let room = box.inset(by: 6, 3)
    let lines: [Sketch.Line] = [
      .init(entry.title, .bold(11), .white, count: 2),
      .init(time(of: entry), .regular(10), Color.white.withOpacity(0.92)),
    ]
    let kept = sketch.fitting(lines, in: room)
    sketch.stack(kept, centeredIn: room, alignment: .leading)
    return sketch.look
  }

  private func box(
    _ attributes: LayoutAttributes, _ context: LookContext, _ color: Color
  ) -> ElementLook {
    var sketch = Sketch(attributes, context)
    sketch.fill(color)
    return sketch.look
  }

  /// Returns a surface that covers what scrolls below it.
  private func bar(
    _ attributes: LayoutAttributes, _ context: LookContext, label: String
  ) -> Sketch {
    var sketch = Sketch(attributes, context, label: label)
    sketch.fill(context.palette.bar)
    sketch.border(Stroke(context.palette.hairline, 1))
    return sketch
  }

  private func text(ofTick number: Int) -> String {
    let time = start + step * Double(number)
    switch unit {
    case .hours: return hour(time)
    case .days: return "Week \(Int(time / 7) + 1)"
    }
  }

  private func time(of entry: TimetableLane.Entry) -> String {
    if entry.isAllDay { return "all day" }
    switch unit {
    case .hours: return hour(entry.start) + "–" + hour(entry.end)
    case .days: return Int(entry.end - entry.start).counted("day")
    }
  }

  private func hour(_ time: Double) -> String {
    TimeZones.time(at: Int((time * 60).rounded()))
  }
}
