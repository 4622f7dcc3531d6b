import LayoutCore

/// A day of several channels side by side, written against the public interface alone.
///
/// Sections are channels, and items have a start and an end. Items that overlap share the width of their
/// channel. The header of a channel sticks to the top, the ruler of hours to the leading edge.
struct PlannerLayout: RegistrableLayout {
  /// The height of an hour, in points.
  var hourExtent = 60.0
  /// The width of a channel, in points.
  var channelWidth = 160.0
  /// The height of the headers, in points.
  var headerExtent = 32.0
  /// The width of the ruler, in points.
  var rulerExtent = 48.0

  static let registration = LayoutRegistration(
    name: "planner", summary: "A day of several channels side by side.",
    prototype: PlannerLayout(),
    parameters: [
      .length(
        "hourExtent", "The height of an hour.", in: 1...600,
        get: { $0.hourExtent }, set: { $0.hourExtent = $1 }),
      .length(
        "channelWidth", "The width of a channel.", in: 1...2000,
        get: { $0.channelWidth }, set: { $0.channelWidth = $1 }),
      .length(
        "headerExtent", "The height of the headers.", in: 0...200,
        get: { $0.headerExtent }, set: { $0.headerExtent = $1 }),
      .length(
        "rulerExtent", "The width of the ruler.", in: 0...200,
        get: { $0.rulerExtent }, set: { $0.rulerExtent = $1 }),
    ])

  func prepare(
    for delegate: some LayoutDelegate, in environment: LayoutEnvironment
  ) throws(LayoutError) -> PreparedFrames {
    let counts = try delegate.storedItemCounts()
    var diagnostics = LayoutDiagnostics()
    let container = LayoutContainer(
      environment, axis: .vertical, rounding: .lossless, diagnostics: &diagnostics)
    let metrics = PlannerMetrics(self, channels: counts.count, in: container, &diagnostics)
    var attributes: [LayoutAttributes] = []
    var pins: [LayoutPin] = []
    for (channel, count) in counts.enumerated() {
      var shows: [PlannerShow] = []
      for item in 0..<count {
        shows.append(
          PlannerShow(item, of: channel, answeredBy: delegate, noting: &diagnostics))
      }
      attributes += metrics.cells(of: PlannerShow.shared(shows), channel)
      let header = LayoutElement.supplementary(.header, channel)
      attributes.append(metrics.header(header, channel))
      pins.append(LayoutPin(header, to: .top, within: .content))
    }
    for hour in 0..<24 {
      // The ruler belongs to no channel: a negative number says so.
      let label = LayoutElement.supplementary(.rowHeader, 0, -1 - hour)
      attributes.append(metrics.label(label, hour))
      pins.append(LayoutPin(label, to: .leading, within: .content))
    }
    return PreparedFrames(
      attributes: attributes, pins: pins, contentSize: metrics.contentSize, itemCounts: counts,
      in: environment, scrollAxis: nil, diagnostics: diagnostics)
  }
}

/// An item of a channel, with its time and its share of the width.
struct PlannerShow {
  /// The number of the item in its channel.
  let item: Int
  /// The start and the end, in hours from midnight.
  let start, end: Double
  /// The lane of the item among those that overlap.
  var lane = 0
  /// The number of lanes.
  var lanes = 1

  /// Creates a show from the delegate's answers, and cuts off and notes times outside of the day.
  init(
    _ item: Int, of channel: Int, answeredBy delegate: some LayoutDelegate,
    noting diagnostics: inout LayoutDiagnostics
  ) {
    let index = ElementIndex(section: channel, item: item)
    let hours = delegate.answer(
      to: .plannerHours, at: index, default: PlannerHours(start: Double(item % 24)))
    let start = hours.start
    let end = hours.end ?? start + 1
    let usedStart = start.isFinite ? min(max(start, 0), 24) : 0
    let usedEnd = end.isFinite ? min(max(end, usedStart), 24) : usedStart
    if usedStart != start {
      diagnostics.note(
        LayoutDiagnostic(
          .element(.cell(section: channel, item: item)), .outOfRange, given: start, used: usedStart)
      )
    }
    if usedEnd != end {
      diagnostics.note(
        LayoutDiagnostic(
          .element(.cell(section: channel, item: item)), .outOfRange, given: end, used: usedEnd))
    }
    self.item = item
    self.start = usedStart
    self.end = usedEnd
  }

  /// Returns the items, in the order in which they start, each in the first lane that is free.
  ///
  /// Items that overlap, directly or through others, have equally many lanes.
  static func shared(_ shows: [PlannerShow]) -> [PlannerShow] {
    var shows = shows
    let order = shows.indices.sorted { (shows[$0].start, $0) < (shows[$1].start, $1) }
    var group: [Int] = []
    var ends: [Double] = []
    func close() {
      for place in group { shows[place].lanes = ends.count }
      group = []
      ends = []
    }
    for place in order {
      if let last = ends.max(), shows[place].start >= last { close() }
      let lane = ends.firstIndex { $0 <= shows[place].start } ?? ends.count
      if lane == ends.count { ends.append(0) }
      ends[lane] = shows[place].end
      shows[place].lane = lane
      group.append(place)
    }
    close()
    return shows
  }
}

/// The checked lengths of a planner, and the frames that depend on them.
struct PlannerMetrics {
  private let space: LayoutSpace
  private let hour, width, header, ruler: LayoutUnit
  /// The extent of the content.
  let contentSize: LayoutSize

  init(
    _ layout: PlannerLayout, channels: Int, in container: LayoutContainer,
    _ diagnostics: inout LayoutDiagnostics
  ) {
    var found: [LayoutDiagnostic] = []
    func length(_ points: Double, _ key: String) -> LayoutUnit {
      // No length of a planner makes sense beyond a million points.
      LayoutUnit.checkedExtent(points.isFinite ? min(points, 1e6) : points) {
        found.append(LayoutDiagnostic(.parameter(key), $0, given: points, used: $1))
      }
    }
    hour = length(layout.hourExtent, "hourExtent")
    width = length(layout.channelWidth, "channelWidth")
    header = length(layout.headerExtent, "headerExtent")
    ruler = length(layout.rulerExtent, "rulerExtent")
    var space = container.space
    space.mainLength = header.rawValue + 24 * hour.rawValue
    space.crossLength = ruler.rawValue + Int64(channels) * width.rawValue
    self.space = space
    let cross = space.crossSpan(from: 0, to: space.crossLength)
    contentSize = space.contentSize(cross: cross.extent)
    for diagnostic in found { diagnostics.note(diagnostic) }
  }

  private func frame(
    _ main: (Int64, Int64), _ cross: (Int64, Int64)
  ) -> LayoutRect {
    space.frame(
      main: space.mainSpan(from: main.0, to: main.1),
      cross: space.crossSpan(from: cross.0, to: cross.1))
  }

  private func start(ofChannel channel: Int) -> Int64 {
    ruler.rawValue + Int64(channel) * width.rawValue
  }

  private func position(_ hours: Double) -> Int64 {
    header.rawValue + LayoutUnit(points: hours * hour.points).rawValue
  }

  /// Returns the cells of a channel.
  func cells(of shows: [PlannerShow], _ channel: Int) -> [LayoutAttributes] {
    let start = start(ofChannel: channel)
    return shows.map { show in
      let edges = [show.lane, show.lane + 1].map {
        start + width.rawValue * Int64($0) / Int64(show.lanes)
      }
      return LayoutAttributes(
        element: .cell(section: channel, item: show.item),
        frame: frame((position(show.start), position(show.end)), (edges[0], edges[1])))
    }
  }

  /// Returns the header of a channel.
  func header(_ element: LayoutElement, _ channel: Int) -> LayoutAttributes {
    let start = start(ofChannel: channel)
    return LayoutAttributes(
      element: element, frame: frame((0, header.rawValue), (start, start + width.rawValue)),
      zIndex: 1)
  }

  /// Returns the label of an hour.
  func label(_ element: LayoutElement, _ hour: Int) -> LayoutAttributes {
    LayoutAttributes(
      element: element,
      frame: frame((position(Double(hour)), position(Double(hour + 1))), (0, ruler.rawValue)),
      zIndex: 2)
  }
}

/// The start and the end of an item, in hours from midnight.
struct PlannerHours: Sendable {
  var start: Double
  /// The end, or nil for an hour after the start.
  var end: Double?
}

/// A delegate that specifies the start and the end of the items of a planner.
protocol PlannerLayoutDelegate: LayoutDelegate {
  /// Returns the start and the end of an item.
  func plannerHours(at index: ElementIndex) -> PlannerHours
}

extension PlannerLayoutDelegate {
  func answer(in slot: inout AnswerSlot) {
    slot.fill(.plannerHours) { $1 = plannerHours(at: $0) }
  }
}

extension LayoutQuestion where Answer == PlannerHours {
  static var plannerHours: Self { Self("Planner.hours") }
}
