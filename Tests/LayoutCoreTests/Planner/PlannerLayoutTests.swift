import LayoutCore
import LayoutTesting
import Testing

@Suite struct PlannerLayoutTests {
  struct Day: PlannerLayoutDelegate {
    let channels: [[(start: Double, end: Double)]]
    var numberOfSections: Int { channels.count }
    func numberOfItems(inSection section: Int) -> Int { channels[section].count }
    func plannerHours(at index: ElementIndex) -> PlannerHours {
      let (start, end) = channels[index.section][index.item]
      return PlannerHours(start: start, end: end)
    }
  }

  static let screen = LayoutEnvironment(width: 320, height: 400)
  static let day = Day(channels: [[(8, 9), (9, 11), (10, 12), (10.5, 11), (12, 13)], [(0, 24)]])

  /// The laws hold for a planner, which asks for no sizes and scrolls along both axes.
  @Test func laws_hold() {
    let laws = LayoutLaws(
      // The ruler counts as sticking only from the pixel on at which it does.
      PlannerLayout(),
      claims: LayoutLaw.expected.subtracting([
        .transposes, .badDataIsDiagnosed, .edgesAreObscured,
      ]),
      vary: { layout, collection, random in
        layout.hourExtent = random.length(in: 1...90)
        layout.channelWidth = random.length(in: 1...300)
        layout.headerExtent = random.length(in: 0...50)
        layout.rulerExtent = random.length(in: 0...60)
        for (section, sizes) in collection.sections.enumerated() {
          for item in sizes.indices where random.oneIn(2) {
            let index = ElementIndex(section: section, item: item)
            let start = random.length(in: 0...24)
            collection.scripted.append(
              .init(.plannerHours, \.start, at: index, number: start))
            collection.scripted.append(
              .init(
                .plannerHours, \.end, at: index, number: start + random.length(in: 0...4)))
          }
        }
      })
    let report = laws.report(count: 100)
    #expect(report.isClean, "\(report)")
  }

  @Test(arguments: 1...10 as ClosedRange<UInt64>)
  func engineSessions_keepTheLaws(seed: UInt64) {
    let violation = EngineLaw([PlannerLayout(), PlannerLayout(hourExtent: 30)]).check(
      counts: [5, 0, 12], environment: Self.screen, steps: 40, seed: seed)
    #expect(violation == nil, "\(violation.map { $0.description } ?? "")")
  }

  @Test func itemsThatOverlap_shareTheWidth() throws {
    let prepared = try PlannerLayout().prepare(for: Self.day, in: Self.screen)
    #expect(prepared.contentSize == LayoutSize(width: 368, height: 1472))
    let frames = (0..<5).map { prepared.cellFrame(at: ElementIndex(section: 0, item: $0)) }
    #expect(
      frames == [
        LayoutRect(x: 48, y: 512, width: 160, height: 60),
        LayoutRect(x: 48, y: 572, width: 53, height: 120),
        LayoutRect(x: 101, y: 632, width: 54, height: 120),
        LayoutRect(x: 155, y: 662, width: 53, height: 30),
        LayoutRect(x: 48, y: 752, width: 160, height: 60),
      ])
  }

  @Test func headersStickToTheTop_andTheRulerToTheSide() throws {
    let prepared = try PlannerLayout().prepare(for: Self.day, in: Self.screen)
    let viewport = LayoutRect(x: 40, y: 700, width: 320, height: 400)
    let found = prepared.elements(in: viewport)
    let header = found.first { $0.element == .supplementary(.header, 1) }
    let label = found.first { $0.element == .supplementary(.rowHeader, 0, -13) }
    #expect(header?.frame == LayoutRect(x: 208, y: 700, width: 160, height: 32))
    #expect(label?.frame == LayoutRect(x: 40, y: 752, width: 48, height: 60))
    #expect(
      prepared.obscuredEdges(for: .cell(section: 0, item: 4)) == LayoutInsets(top: 32, leading: 48))
  }
}
