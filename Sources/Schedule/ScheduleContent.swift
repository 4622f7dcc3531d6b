import StrategyKit

/// The items of a lane: their times along the time axis, and the columns that they share.
///
/// - Complexity: 32 bytes for each item, and 2.2 for its search. A search is O(log n + k) if few
///   items are much longer than others.
struct ScheduleContent: SectionContent {
  /// The positions of items along the time axis; negative in the row of items that last all day.
  private var times: [Range<Int64>] = []
  private var packing = LanePacking([])
  private var index = FrameIndex(count: 0) { _ in .zero }
  private(set) var bounds = SectionBounds.zero
  /// The items in the row of items that last all day.
  private(set) var allDay: [Int] = []

  var count: Int { times.count }

  init(count: Int, style: ScheduleStyle, sizes: inout ItemSizeReader) {
    let asks = sizes.answers(.scheduleItem)
    times.reserveCapacity(count)
    for item in 0..<count { times.append(Self.times(of: item, asks, style, &sizes)) }
    packing = LanePacking(times)
    finish(style, &sizes.work)
  }

  mutating func apply(_ edit: SectionEdit, style: ScheduleStyle, sizes: inout ItemSizeReader) {
    let asks = sizes.answers(.scheduleItem)
    if edit.isResizeOnly {
      let changed = edit.measured.map { (number: $0, old: times[$0]) }
      for item in edit.measured { times[item] = Self.times(of: item, asks, style, &sizes) }
      packing.update(times, changed: changed)
    } else {
      edit.items.apply(to: &times, new: Self.allDayTimes)
      for item in edit.measured { times[item] = Self.times(of: item, asks, style, &sizes) }
      packing = LanePacking(times)
      sizes.work.moved += times.count - edit.first
    }
    finish(style, &sizes.work)
  }

  /// The times of items that last all day, which overlap each other, and no other item.
  private static var allDayTimes: Range<Int64> { -2 ..< -1 }

  private static func times(
    of item: Int, _ asks: Bool, _ style: ScheduleStyle, _ sizes: inout ItemSizeReader
  ) -> Range<Int64> {
    let scale = style.scale
    var answer = ScheduleItem(start: scale.start, end: scale.start + 1)
    if asks { answer = sizes.answer(to: .scheduleItem, for: item, default: answer) }
    sizes.work.questions += 1
    if !answer.start.isFinite {
      sizes.note(.notFinite, of: item, given: answer.start, used: 0)
      answer.start = 0
    }
    if !answer.end.isFinite {
      sizes.note(.notFinite, of: item, given: answer.end, used: answer.start)
      answer.end = answer.start
    }
    if answer.isAllDay, scale.allDay > .zero { return allDayTimes }
    if answer.isAllDay {
      (answer.start, answer.end) = (-ScheduleLayout.maximumTime, ScheduleLayout.maximumTime)
    }
    if answer.end < answer.start {
      sizes.note(.outOfRange, of: item, given: answer.end, used: answer.start)
    }
    let lower = scale.offset(of: answer.start)
    var upper = max(lower, scale.offset(of: answer.end))
    // An item that ends before the axis, or starts after it, is not shown.
    if lower < scale.length, upper > scale.origin || answer.start >= scale.start {
      upper = max(upper, min(lower + scale.minimumItem, scale.length))
    }
    return lower.rawValue..<upper.rawValue
  }

  /// Indexes the items, and determines the extent of the lane.
  private mutating func finish(_ style: ScheduleStyle, _ work: inout LayoutWork) {
    let (order, times) = (packing.order, times)
    index = FrameIndex(count: order.count) { rank in
      let time = times[Int(order[rank])]
      return LayoutRect(
        x: Double(time.lowerBound), y: 0, width: Double(time.upperBound - time.lowerBound),
        height: 1)
    }
    allDay = order.prefix { times[Int($0)].lowerBound < 0 }.map { Int($0) }
    bounds.length = style.grows ? style.length(ofRows: max(1, packing.columns)) : style.extent
    work.placed += count
  }

  func span(of item: Int, style: ScheduleStyle) -> ItemSpan {
    let (time, part) = (times[item], style.part(of: packing.places[item]))
    let isAllDay = time.lowerBound < 0
    return ItemSpan(
      lower: part.lowerBound, upper: part.upperBound,
      crossLower: isAllDay ? style.scale.title : LayoutUnit(rawValue: time.lowerBound),
      crossUpper: isAllDay ? style.scale.origin : LayoutUnit(rawValue: time.upperBound))
  }

  /// Finds items by their times; those that last all day are found elsewhere, because they are
  /// pinned.
  func find(in window: LayoutWindow, style: ScheduleStyle, into sink: inout CellSink) {
    let (lower, upper) = (window.crossLower.rawValue, window.crossUpper.rawValue)
    let rect = LayoutRect(x: Double(lower), y: 0, width: Double(upper - lower), height: 1)
    index.forEachGroup(in: rect) { group in
      sink.searched += group.count
      for rank in group {
        let item = Int(packing.order[rank])
        let time = times[item]
        if time.lowerBound < upper, time.upperBound > lower, time.lowerBound >= 0 {
          sink.add(item, at: span(of: item, style: style))
        }
      }
    }
  }
}

/// Everything that the places of a lane's items depend on.
struct ScheduleStyle: Equatable, Sendable {
  var scale: ScheduleScale
  var extent: LayoutUnit
  var itemSpacing: LayoutUnit
  var grows: Bool

  /// Returns the part of a lane that an item covers.
  func part(of place: LanePacking.Place) -> Range<LayoutUnit> {
    let part =
      grows
      ? length(ofRows: place.column)..<length(ofRows: place.column + 1)
      : place.part(of: .zero..<extent)
    guard grows || place.column + place.span < place.columns else { return part }
    return part.lowerBound..<max(part.lowerBound, part.upperBound - itemSpacing)
  }

  /// Returns the extent of rows of items in a lane that grows.
  func length(ofRows rows: Int32) -> LayoutUnit {
    let limit = LayoutLimits.maximumLength.rawValue
    let (length, isCut) = extent.rawValue.multipliedReportingOverflow(by: Int64(rows))
    return LayoutUnit(rawValue: isCut ? limit : min(length, limit))
  }
}

/// The lanes of a schedule, which follow one another, without what surrounds them.
struct ScheduleLanes: SectionStrategy {
  typealias Content = ScheduleContent

  var schedule: ScheduleLayout
  var scale: ScheduleScale
  var contentCrossExtent: Double?
  var minimumContentExtent: Double

  var axis: LayoutAxis { schedule.axis.transposed }
  var contentInsets: LayoutInsets {
    LayoutInsets(top: scale.ruler.points, leading: scale.ruler.points)
  }
  var section: ScheduleLane { schedule.lane }
  static var sectionQuestion: LayoutQuestion<ScheduleLane>? { .scheduleLane }

  func layout(
    of lane: ScheduleLane, in container: LayoutContainer, noting notes: inout SectionNotes
  ) -> SectionLayout<ScheduleStyle> {
    let spacing = notes.extent(lane.spacing, "spacing").points
    return SectionLayout(
      ScheduleStyle(
        scale: scale, extent: notes.extent(lane.extent, "extent"),
        itemSpacing: notes.extent(lane.itemSpacing, "itemSpacing"), grows: lane.overlap == .grow),
      insets: LayoutInsets(bottom: spacing, trailing: spacing))
  }
}
