import LayoutCore
import Schedule

/// Lanes of entries with times, such as the days of a week.
final class TimetableSource: DataSource {
  /// Creates the lanes when they are shown for the first time.
  private let make: () -> [TimetableLane]
  private lazy var lanes = make()
  private lazy var entries = lanes.flatMap { $0.entries }
  /// The number of the lane of each entry.
  private lazy var laneNumbers = lanes.indices.flatMap { lane in
    lanes[lane].entries.map { _ in lane }
  }
  /// A Boolean value that indicates whether all entries of a lane have one colour.
  private let isColoredByLane: Bool

  init(
    name: String, title: String, isColoredByLane: Bool, _ lanes: @escaping () -> [TimetableLane]
  ) {
    make = lanes
    self.isColoredByLane = isColoredByLane
    super.init(name: name, title: title)
  }

  override func collection(count: Int) -> ShownCollection {
    ShownCollection(counts: lanes.map { $0.entries.count })
  }

  override func heading(ofSection number: Int) -> (title: String, note: String) {
    let lane = lanes[number % lanes.count]
    return (lane.title, lane.note)
  }

  override func size(ofItem number: Int, inSection section: Int) -> LayoutSize? {
    LayoutSize(width: 140, height: 72)
  }

  override func times(ofItem number: Int, inSection section: Int) -> ScheduleItem? {
    let entry = entries[number % entries.count]
    return ScheduleItem(start: entry.start, end: entry.end, isAllDay: entry.isAllDay)
  }

  override var hours: ClosedRange<Double> { ScheduleText.hours(entries.map { ($0.start, $0.end) }) }

  override func content(ofItem number: Int, inSection section: Int) -> ElementContent {
    let entry = entries[number % entries.count]
    let times = ScheduleText.time(entry.start) + "–" + ScheduleText.time(entry.end)
    // An entry keeps the colour of the lane that it began in.
    let lane = laneNumbers[number % entries.count]
    return ElementContent(
      title: entry.title, subtitle: entry.isAllDay ? "all day" : times,
      colors: [TimetableLane.color(isColoredByLane ? lane : lane * 3 + number)])
  }
}

/// Times as text, and text as times.
enum ScheduleText {
  /// Returns a time of day, or a number for a time outside a week.
  static func time(_ hours: Double) -> String {
    (0..<168).contains(hours)
      ? TimeZones.time(at: Int((hours * 60).rounded())) : LayoutValue.number(hours).description
  }

  /// Returns whole hours around times; those that take none are left out.
  static func hours(_ times: [(start: Double, end: Double)]) -> ClosedRange<Double> {
    let times = times.filter { $0.start < $0.end }
    guard let start = times.map({ $0.start }).min(), let end = times.map({ $0.end }).max() else {
      return 0...12
    }
    return start.rounded(.down)...max(end.rounded(.up), start.rounded(.down) + 1)
  }

  /// Returns the hours that a number or a time such as `9:30` represents.
  static func hours(_ text: String) -> Double? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map {
      Double(String($0))
    }
    guard let hours = parts[0], hours.isFinite else { return nil }
    guard parts.count == 2, let minutes = parts[1], (0..<60).contains(minutes) else {
      return parts.count == 1 ? hours : nil
    }
    return hours + minutes / 60
  }
}
