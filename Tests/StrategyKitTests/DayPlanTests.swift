import LayoutRuntime
import LayoutTesting
import StrategyKit
import TestSupport
import Testing

/// Tests of the strategy that the article *Listing frames* shows.
@Suite struct DayPlanTests {
  static let laws = LayoutLaws(
    DayPlan.registration,
    // A plan asks for no sizes.
    claims: LayoutLaw.expected.subtracting([.badDataIsDiagnosed])
      .union([.diagnosticsAreCurrent, .noOverlap]),
    questions: [
      DeclaredQuestion(
        "start", .dayEvent, \.start, .number(0...24), unit: "hours", outside: .clamped),
      DeclaredQuestion("end", .dayEvent, \.end, .number(0...24), unit: "hours", outside: .clamped),
    ],
    pinned: { plan in
      Set(
        (plan.titleExtent > 0 ? [.header] : [])
          + (plan.rulerExtent > 0 ? [.hour] : [])
          + (plan.titleExtent > 0 && plan.rulerExtent > 0 ? [.corner] : []))
    })

  @Test func laws_hold() {
    let report = Self.laws.report(count: GeneratedCases.count(60), seed: GeneratedCases.seed())
    #expect(report.isClean, "\(report)")
  }

  static let plan = DayPlan(hourExtent: 10, laneExtent: 20, titleExtent: 5, rulerExtent: 4)
  static let screen = LayoutEnvironment(width: 50, height: 40)

  @Test func overlappingEvents_shareTheirLane() throws {
    let prepared = try Self.plan.prepare(
      for: Lanes([[(0, 2), (1, 3), (2, 3), (5, 6)]]), in: Self.screen)
    let frames = (0..<4).map { prepared.cellFrame(at: ElementIndex(section: 0, item: $0)) }
    #expect(
      frames == [
        LayoutRect(x: 5, y: 4, width: 20, height: 10),
        LayoutRect(x: 15, y: 14, width: 20, height: 10),
        LayoutRect(x: 25, y: 4, width: 10, height: 10),
        LayoutRect(x: 55, y: 4, width: 10, height: 20),
      ])
    #expect(prepared.contentSize == LayoutSize(width: 245, height: 24))
  }

  @Test func titlesAndRuler_stayAtTheirEdges() throws {
    let prepared = try Self.plan.prepare(for: Lanes([[], [(4, 5)], []]), in: Self.screen)
    let viewport = LayoutRect(x: 30, y: 10, width: 50, height: 40)
    func frame(_ element: LayoutElement) -> LayoutRect? {
      prepared.attributes(for: element, viewport: viewport)?.frame
    }
    #expect(frame(.supplementary(.header, 1)) == LayoutRect(x: 30, y: 24, width: 5, height: 20))
    #expect(frame(.supplementary(.hour, 0, -5)) == LayoutRect(x: 45, y: 10, width: 10, height: 4))
    #expect(frame(.supplementary(.corner, 0, -1)) == LayoutRect(x: 30, y: 10, width: 5, height: 4))
  }

  /// Twenty-four hours and the title take 245 points of a container of 400.
  @Test func aShortDay_beginsAtTheRight_fromRightToLeft() throws {
    func frame(_ element: LayoutElement, _ plan: DayPlan) throws -> LayoutRect? {
      let prepared = try plan.prepare(
        for: Lanes([[(0, 1)]]),
        in: LayoutEnvironment(width: 400.25, height: 300, direction: .rightToLeft))
      #expect(prepared.contentSize.width == 400)
      let screen = LayoutRect(x: 0, y: 0, width: 400, height: 300)
      return prepared.attributes(for: element, viewport: screen)?.frame
    }
    let event = LayoutElement.cell(section: 0, item: 0)
    #expect(try frame(event, Self.plan) == LayoutRect(x: 385, y: 4, width: 10, height: 20))
    var upright = Self.plan
    upright.axis = .vertical
    #expect(try frame(event, upright) == LayoutRect(x: 376, y: 5, width: 20, height: 10))
  }

  @Test func aChange_placesOneLane() throws {
    let lanes = Lanes([[Lanes.Time]](repeating: [(0, 1), (3, 4)], count: 50))
    var engine = try LayoutEngine(Self.plan, for: lanes, in: Self.screen)
    lanes.times[7][1] = (4, 6)
    let changed = ElementIndex(section: 7, item: 1)
    let update = try engine.apply(
      LayoutTransaction([.resizeItem(changed)], counts: lanes.counts), for: lanes)
    #expect(update.work.placed == 3)
    #expect(engine.prepared.cellFrame(at: changed)?.minX == 45)
    lanes.times[7].append((9, 10))
    let insertion = try engine.apply(
      LayoutTransaction([.insertItem(ElementIndex(section: 7, item: 2))], counts: lanes.counts),
      for: lanes)
    #expect(insertion.work.placed == 4)
  }

  @Test func invalidData_isReplacedAndReported() throws {
    let prepared = try DayPlan(laneExtent: -1).prepare(
      for: Lanes([[(.nan, 1)]]), in: Self.screen)
    #expect(prepared.diagnostics.count == 2)
  }
}

/// Lanes of events with literal times.
private final class Lanes: LayoutDelegate {
  typealias Time = (start: Double, end: Double)
  var times: [[Time]]

  init(_ times: [[Time]]) { self.times = times }

  var counts: [Int] { times.map { $0.count } }
  var numberOfSections: Int { times.count }
  func numberOfItems(inSection section: Int) -> Int { times[section].count }
  func answer(in slot: inout AnswerSlot) {
    slot.fill(.dayEvent) { index, event in
      let time = self.times[index.section][index.item]
      event = DayEvent(start: time.start, end: time.end)
    }
  }
}
