import LayoutCore
import LayoutJSON
import LayoutRuntime
import Schedule
import Testing

/// Tests of lanes along an axis of time, with literal frames.
@Suite struct ScheduleTests {
  static let screen = LayoutEnvironment(width: 60, height: 40)
  /// Ten units of time of 10 points each, after a title of 5 and below a ruler of 4.
  static let plan = ScheduleLayout(
    end: 10, timeExtent: 10, lane: ScheduleLane(extent: 20), titleExtent: 5, rulerExtent: 4,
    tickSteps: [1], minimumTickExtent: 0)

  static func prepared(
    _ lanes: [[Lanes.Time]], _ change: (inout ScheduleLayout) -> Void = { _ in },
    in environment: LayoutEnvironment = screen
  ) throws -> PreparedSchedule {
    var layout = plan
    change(&layout)
    return try layout.prepare(for: Lanes(lanes), in: environment)
  }

  static func cells(_ prepared: PreparedSchedule, _ lane: Int = 0) -> [LayoutRect?] {
    (0..<prepared.numberOfItems(inSection: lane)).map {
      prepared.cellFrame(at: ElementIndex(section: lane, item: $0))
    }
  }

  static func frame(
    _ element: LayoutElement, _ prepared: PreparedSchedule, x: Double = 0, y: Double = 0
  ) -> LayoutRect? {
    prepared.attributes(for: element, viewport: LayoutRect(x: x, y: y, width: 60, height: 40))?
      .frame
  }

  // MARK: Items

  @Test func overlappingItems_shareTheirLane() throws {
    let prepared = try Self.prepared([[(0, 2), (1, 3), (2, 3), (5, 6)]])
    #expect(
      Self.cells(prepared) == [
        LayoutRect(x: 5, y: 4, width: 20, height: 10),
        LayoutRect(x: 15, y: 14, width: 20, height: 10),
        LayoutRect(x: 25, y: 4, width: 10, height: 10),
        LayoutRect(x: 55, y: 4, width: 10, height: 20),
      ])
    #expect(prepared.contentSize == LayoutSize(width: 105, height: 24))
  }

  @Test func overlappingItems_growTheirLane() throws {
    let prepared = try Self.prepared([[(0, 2), (1, 3), (2, 3)], [(4, 5)]]) {
      $0.lane = ScheduleLane(extent: 20, spacing: 3, itemSpacing: 2, overlap: .grow)
    }
    #expect(
      Self.cells(prepared) == [
        LayoutRect(x: 5, y: 4, width: 20, height: 18),
        LayoutRect(x: 15, y: 24, width: 20, height: 18),
        LayoutRect(x: 25, y: 4, width: 10, height: 18),
      ])
    #expect(Self.cells(prepared, 1) == [LayoutRect(x: 45, y: 47, width: 10, height: 18)])
    #expect(
      Self.frame(.supplementary(.header, 0), prepared)
        == LayoutRect(x: 0, y: 4, width: 5, height: 43), "with the distance to the next lane")
    #expect(
      Self.frame(.supplementary(.header, 1), prepared)
        == LayoutRect(x: 0, y: 47, width: 5, height: 20))
  }

  @Test func items_areCutToTheAxis() throws {
    let prepared = try Self.prepared([[(-3, 1), (9, 14), (-4, -2), (11, 12), (3, 3)]]) {
      $0.minimumItemExtent = 6
    }
    #expect(
      Self.cells(prepared).map { $0.map { [$0.minX, $0.width] } } == [
        [5, 10], [95, 10], [5, 0], [105, 0], [35, 6],
      ])
  }

  @Test func lanes_haveExtentsOfTheirOwn() throws {
    let delegate = Lanes([[(0, 1)], [(0, 1)]])
    delegate.extents = [10, 30]
    let prepared = try Self.plan.prepare(for: delegate, in: Self.screen)
    #expect(Self.cells(prepared, 1) == [LayoutRect(x: 5, y: 14, width: 10, height: 30)])
  }

  // MARK: What surrounds them

  @Test func titlesRulerAndCorner_stayAtTheirEdges() throws {
    let prepared = try Self.prepared([[], [(4, 5)], []])
    #expect(
      Self.frame(.supplementary(.header, 1), prepared, x: 30, y: 10)
        == LayoutRect(x: 30, y: 24, width: 5, height: 20))
    #expect(
      Self.frame(.supplementary(.scheduleTick, 0, -5), prepared, x: 30, y: 10)
        == LayoutRect(x: 45, y: 10, width: 10, height: 4))
    #expect(
      Self.frame(.supplementary(.scheduleCorner, 0, -1), prepared, x: 30, y: 10)
        == LayoutRect(x: 30, y: 10, width: 5, height: 4))
    #expect(Self.frame(.supplementary(.scheduleTick, 0, -11), prepared) == nil)
  }

  @Test func itemsOfAllDay_stayInTheirRow() throws {
    let prepared = try Self.prepared([[(2, 3), (nil, nil), (nil, nil)]]) { $0.allDayExtent = 8 }
    #expect(
      Self.cells(prepared) == [
        LayoutRect(x: 33, y: 4, width: 10, height: 20),
        LayoutRect(x: 5, y: 4, width: 8, height: 10),
        LayoutRect(x: 5, y: 14, width: 8, height: 10),
      ])
    #expect(
      Self.frame(.cell(section: 0, item: 2), prepared, x: 40, y: 0)
        == LayoutRect(x: 45, y: 14, width: 8, height: 10))
    #expect(
      Self.frame(.supplementary(.scheduleAllDay, 0, -1), prepared, x: 40)
        == LayoutRect(x: 45, y: 4, width: 8, height: 20))
    // Without a row of their own, they extend over the axis.
    let others = try Self.prepared([[(nil, nil)]])
    #expect(Self.cells(others) == [LayoutRect(x: 5, y: 4, width: 100, height: 20)])
  }

  @Test func linesAndNow_crossAllLanes() throws {
    let prepared = try Self.prepared([[], []]) {
      $0.lineExtent = 1
      $0.now = 2.5
    }
    #expect(
      Self.frame(.decoration(.scheduleLine, 0, -3), prepared)
        == LayoutRect(x: 25, y: 4, width: 1, height: 40))
    #expect(
      Self.frame(.decoration(.scheduleNow, 0, -1), prepared)
        == LayoutRect(x: 30, y: 4, width: 2, height: 40))
  }

  @Test func breaks_shortenTime() throws {
    let prepared = try Self.prepared([[(1, 2), (3, 5), (6, 7)]]) {
      $0.breaks = [ScheduleBreak(start: 2, end: 4, extent: 4), ScheduleBreak(start: 8, end: 9)]
    }
    #expect(
      Self.cells(prepared).map { $0.map { [$0.minX, $0.maxX] } } == [
        [15, 25], [27, 39], [49, 59],
      ])
    #expect(
      Self.frame(.decoration(.scheduleBreak, 0, -1), prepared)
        == LayoutRect(x: 25, y: 4, width: 4, height: 20))
    #expect(
      Self.frame(.decoration(.scheduleBreak, 0, -2), prepared)
        == LayoutRect(x: 69, y: 4, width: 10, height: 20))
    #expect(prepared.contentSize.width == 89)
  }

  /// Ten units and the title take 105 points of a container of 400.
  @Test func aShortDay_beginsAtTheRight_fromRightToLeft() throws {
    let wide = LayoutEnvironment(width: 400.25, height: 300, direction: .rightToLeft)
    let flat = try Self.prepared([[(0, 1)]], in: wide)
    #expect(flat.contentSize.width == 400)
    #expect(Self.cells(flat) == [LayoutRect(x: 385, y: 4, width: 10, height: 20)])
    let upright = try Self.prepared([[(0, 1)]], { $0.axis = .vertical }, in: wide)
    #expect(upright.contentSize == LayoutSize(width: 400, height: 105))
    #expect(Self.cells(upright) == [LayoutRect(x: 376, y: 5, width: 20, height: 10)])
  }

  // MARK: Times

  @Test func steps_followTheScale() {
    var layout = ScheduleLayout(timeExtent: 60)
    func second() -> Double { layout.time(of: .supplementary(.scheduleTick, 0, -2)) }
    #expect(second() == 1)
    layout.timeExtent = 200
    #expect(second() == 0.25)
    layout.timeExtent = 3
    #expect(second() == 24)
    layout.tickSteps = [1]
    #expect(second() == 16)
    layout.start = 5
    #expect(layout.time(of: .supplementary(.scheduleTick, 0, -1)) == 5)
    #expect(second() == 16)
  }

  @Test func offsets_andTimes_areInverse() {
    var layout = Self.plan
    layout.allDayExtent = 8
    layout.breaks = [ScheduleBreak(start: 2, end: 4, extent: 4)]
    let offsets = [-1, 0, 1, 2, 3, 4, 10, 12].map { layout.offset(of: $0) }
    #expect(offsets == [13, 13, 23, 33, 35, 37, 97, 97])
    #expect(
      [0, 13, 23, 33, 35, 37, 97, 200].map { layout.time(at: $0) } == [
        0, 0, 1, 2, 3, 4, 10, 10,
      ])
  }

  @Test func zoom_holdsTheTimeUnderTheFinger() throws {
    var layout = ScheduleLayout(axis: .vertical)
    let lanes = Lanes([[(9, 10), (12, 13)]])
    var engine = try LayoutEngine(
      layout, for: lanes, in: LayoutEnvironment(width: 300, height: 400))
    engine.scroll(to: LayoutPoint(x: 0, y: 500))
    let time = layout.time(at: engine.viewport.minY + 150)
    layout.timeExtent *= 1.5
    try engine.setStrategy(layout, for: lanes)
    engine.scroll(to: LayoutPoint(x: 0, y: layout.offset(of: time) - 150))
    #expect(layout.time(at: engine.viewport.minY + 150) == time)
    #expect(time == 9.5)
  }

  // MARK: Changes

  @Test func aChange_placesOneLane() throws {
    let lanes = Lanes(Array(repeating: [(0, 1), (3, 4)], count: 50))
    var engine = try LayoutEngine(Self.plan, for: lanes, in: Self.screen)
    lanes.times[7][1] = (4, 6)
    let changed = ElementIndex(section: 7, item: 1)
    let update = try engine.apply(
      LayoutTransaction([.resizeItem(changed)], counts: lanes.counts), for: lanes)
    #expect(update.work.placed == 2)
    #expect(update.work.questions == 1)
    #expect(engine.prepared.cellFrame(at: changed)?.minX == 45)
  }

  @Test func aLaneThatGrows_movesTheTitles() throws {
    let lanes = Lanes([[(0, 2), (3, 4)], [(0, 1)]])
    var layout = Self.plan
    layout.lane.overlap = .grow
    var engine = try LayoutEngine(layout, for: lanes, in: LayoutEnvironment(width: 60, height: 90))
    lanes.times[0][1] = (1, 4)
    _ = try engine.apply(
      LayoutTransaction([.resizeItem(ElementIndex(section: 0, item: 1))], counts: lanes.counts),
      for: lanes)
    #expect(
      engine.attributes(for: .supplementary(.header, 1))?.frame
        == LayoutRect(x: 0, y: 44, width: 5, height: 20))
    #expect(engine.prepared.contentSize.height == 64)
  }

  // MARK: Bad data

  @Test func invalidTimes_areReplacedAndReported() throws {
    let prepared = try Self.prepared([[(.nan, 2), (3, .infinity), (5, 4)]])
    #expect(
      Self.cells(prepared).map { $0.map { [$0.minX, $0.width] } } == [[5, 20], [35, 0], [55, 0]])
    #expect(prepared.diagnostics.count == 3)
  }

  @Test func invalidParameters_areReplacedAndReported() throws {
    let changes: [(inout ScheduleLayout) -> Void] = [
      { $0.start = .nan }, { $0.end = -1 }, { $0.timeExtent = -.infinity },
      { $0.lane.extent = -1 }, { $0.titleExtent = .nan }, { $0.allDayExtent = -3 },
      { $0.rulerExtent = .infinity }, { $0.tickSteps = [0, .nan, -2] }, { $0.tickSteps = [] },
      { $0.minimumTickExtent = .nan }, { $0.minimumItemExtent = -1 }, { $0.lineExtent = .nan },
      { $0.now = .infinity }, { $0.breaks = [ScheduleBreak(start: 5, end: 1)] },
      { $0.breaks = [ScheduleBreak(start: .nan, end: 1)] },
      { $0.breaks = [ScheduleBreak(start: 1, end: 2, extent: -4)] },
      { $0.breaks = [ScheduleBreak(start: 0, end: .leastNonzeroMagnitude, extent: 20)] },
    ]
    for (number, change) in changes.enumerated() {
      let prepared = try Self.prepared([[(1, 2)]], change)
      #expect(prepared.diagnostics.count == 1, "change \(number): \(prepared.diagnostics.entries)")
      let frames = prepared.allElements(viewport: LayoutRect(x: 0, y: 0, width: 60, height: 40))
        .map { $0.frame }
      #expect(frames.allSatisfy { $0.minX.isFinite && $0.width >= 0 && $0.height >= 0 })
    }
    #expect(try Self.prepared([]).diagnostics.isEmpty)
  }

  @Test func aLongAxis_hasAtMostTenThousandTicks() throws {
    let prepared = try Self.prepared([[]]) {
      $0.end = 1e12
      $0.tickSteps = [1e-9]
    }
    let ticks = prepared.allElements(viewport: LayoutRect(x: 0, y: 0, width: 60, height: 40))
    #expect(ticks.count <= 10_002)
  }

  // MARK: JSON

  @Test func parameters_areReadAndWritten() throws {
    var registry = LayoutRegistry()
    try registry.register(ScheduleLayout.registration)
    let text =
      #"{"layout": "schedule", "parameters": {"axis": "vertical", "now": 9.5, "overlap": "grow", "tickSteps": [1, 2], "breaks": [[12, 13], [20, 24, 8]]}}"#
    let layout = try registry.layout(fromJSON: text)
    #expect(
      layout.unwrapped(as: ScheduleLayout.self)
        == ScheduleLayout(
          axis: .vertical, lane: ScheduleLane(overlap: .grow), tickSteps: [1, 2], now: 9.5,
          breaks: [
            ScheduleBreak(start: 12, end: 13), ScheduleBreak(start: 20, end: 24, extent: 8),
          ]))
    let written = try #require(registry.json(of: layout))
    #expect(try registry.layout(fromJSON: written) == layout)
    #expect(throws: LayoutJSONError.self) {
      try registry.layout(fromJSON: #"{"layout": "schedule", "parameters": {"breaks": [1]}}"#)
    }
  }
}

/// Lanes of items with literal times; `nil` lasts all day.
final class Lanes: ScheduleLayoutDelegate {
  typealias Time = (start: Double?, end: Double?)
  var times: [[Time]]
  var extents: [Double] = []

  init(_ times: [[Time]]) { self.times = times }

  var counts: [Int] { times.map { $0.count } }
  var numberOfSections: Int { times.count }
  func numberOfItems(inSection section: Int) -> Int { times[section].count }
  func scheduleItem(at index: ElementIndex, default item: ScheduleItem) -> ScheduleItem {
    let time = times[index.section][index.item]
    guard let start = time.start, let end = time.end else {
      return ScheduleItem(start: 0, end: 0, isAllDay: true)
    }
    return ScheduleItem(start: start, end: end)
  }
  func scheduleLane(_ number: Int, default lane: ScheduleLane) -> ScheduleLane {
    var lane = lane
    if extents.indices.contains(number) { lane.extent = extents[number] }
    return lane
  }
}
