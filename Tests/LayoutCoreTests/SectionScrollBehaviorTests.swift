import LayoutCore
import Testing

/// Tests of the offsets at which sections come to rest, with groups at 0, 110, 220, …, 770 points.
@Suite struct SectionScrollBehaviorTests {
  private func rest(
    _ behavior: SectionScrollBehavior, from start: Double = 0, to proposed: Double,
    velocity: Double = 0, groups: Int = 8
  ) -> Double {
    behavior.restingOffset(
      after: SectionDrag(from: start, proposed: proposed, velocity: velocity),
      in: .zero...LayoutUnit(points: 750), page: LayoutUnit(points: 320), groups: groups
    ) { LayoutUnit(points: 110 * Double($0)) }
  }

  @Test func continuous_restsAnywhereInTheRange() {
    #expect(rest(.continuous, to: 333.5) == 333.5)
    #expect(rest(.continuous, to: -20) == 0)
    #expect(rest(.continuous, to: .infinity) == 750)
  }

  @Test func groupBoundaries_areTheStartsOfGroupsAndTheEnd() {
    #expect(rest(.continuousGroupLeadingBoundary, to: 300) == 330)
    #expect(rest(.continuousGroupLeadingBoundary, to: 270) == 220)
    #expect(rest(.continuousGroupLeadingBoundary, to: 275) == 220)
    #expect(rest(.continuousGroupLeadingBoundary, to: 720) == 750)
    #expect(rest(.continuousGroupLeadingBoundary, to: 300, groups: 0) == 0)
  }

  @Test func paging_movesByOnePageAtMost() {
    #expect(rest(.paging, to: 100) == 0)
    #expect(rest(.paging, to: 170) == 320)
    #expect(rest(.paging, to: 100, velocity: 1) == 320)
    #expect(rest(.paging, to: 740, velocity: 9) == 320)
    #expect(rest(.paging, from: 300, to: 310, velocity: -1) == 0)
    #expect(rest(.paging, from: 640, to: 740, velocity: 1) == 750)
  }

  @Test(arguments: [SectionScrollBehavior.groupPaging, .groupPagingCentered])
  func groupPaging_movesByOneGroupAtMost(behavior: SectionScrollBehavior) {
    #expect(rest(behavior, to: 700, velocity: 1) == 110)
    #expect(rest(behavior, to: 700) == 110)
    #expect(rest(behavior, from: 330, to: 340) == 330)
    #expect(rest(behavior, from: 330, to: 340, velocity: -1) == 220)
    #expect(rest(behavior, from: 0, to: -50, velocity: -1) == 0)
    #expect(rest(behavior, from: 750, to: 750, velocity: 1) == 750)
    #expect(rest(behavior, to: 300, groups: 0) == 0)
  }
}
