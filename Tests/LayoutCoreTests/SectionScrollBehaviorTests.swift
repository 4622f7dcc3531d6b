import LayoutCore
import Testing

/// Tests of the offsets at which sections come to rest, with groups at 0, 110, 220, …, 770 points.
@Suite struct SectionScrollBehaviorTests {
  private func rest(
    _ behavior: SectionScrollBehavior, from start: Double = 0, to proposed: Double,
    velocity: Double = 0, groups: Int = 8, end: Double = 750
  ) -> Double {
    behavior.restingOffset(
      after: SectionDrag(from: start, proposed: proposed, velocity: velocity),
      in: .zero...LayoutUnit(points: end), page: LayoutUnit(points: 320), groups: groups
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

  /// Eight cards of 100 points in 390: the last three begin behind the end.
  @Test(arguments: [SectionScrollBehavior.groupPaging, .groupPagingCentered])
  func groupPaging_restsAtTheEnd(behavior: SectionScrollBehavior) {
    #expect(rest(behavior, from: 480, to: 480, end: 480) == 480)
    #expect(rest(behavior, from: 440, to: 600, velocity: 1, end: 480) == 480)
    #expect(rest(behavior, from: 480, to: 400, velocity: -1, end: 480) == 440)
    #expect(rest(behavior, from: 480, to: 0, end: 480) == 440)
    #expect(rest(behavior, from: 440, to: 0, velocity: -1, end: 480) == 330)
  }

  @Test func paging_restsAtTheEnd() {
    #expect(rest(.paging, from: 750, to: 750) == 750)
    #expect(rest(.paging, from: 640, to: 700) == 750)
    #expect(rest(.paging, from: 750, to: 740, velocity: -1) == 640)
    #expect(rest(.paging, from: 0, to: 90, end: 100) == 100)
    #expect(rest(.paging, from: 0, to: 40, end: 0) == 0)
  }

  /// Groups that begin 40 points after the beginning.
  @Test(
    arguments: [
      SectionScrollBehavior.continuousGroupLeadingBoundary, .groupPaging, .groupPagingCentered,
    ])
  func theBeginning_isAPlaceToRest(behavior: SectionScrollBehavior) {
    func rest(from start: Double, velocity: Double = 0) -> Double {
      behavior.restingOffset(
        after: SectionDrag(from: start, proposed: start, velocity: velocity),
        in: .zero...LayoutUnit(points: 200), page: LayoutUnit(points: 100), groups: 2
      ) { LayoutUnit(points: 40 + 110 * Double($0)) }
    }
    #expect(rest(from: 0) == 0)
    #expect(rest(from: 15) == 0)
    #expect(rest(from: 30) == 40)
    #expect(rest(from: 150) == 150)
    #expect(rest(from: 200) == 200)
  }

  /// Two groups rest at the same offset, because the first one has no extent.
  @Test func groupPaging_leavesGroupsWithoutExtent() {
    let offsets = [0.0, 0, 0, 100, 100, 200]
    func rest(from start: Double, velocity: Double) -> Double {
      SectionScrollBehavior.groupPaging.restingOffset(
        after: SectionDrag(from: start, proposed: start, velocity: velocity),
        in: .zero...LayoutUnit(points: 200), page: LayoutUnit(points: 100), groups: 6
      ) { LayoutUnit(points: offsets[$0]) }
    }
    #expect(rest(from: 0, velocity: 1) == 100)
    #expect(rest(from: 100, velocity: 1) == 200)
    #expect(rest(from: 200, velocity: -1) == 100)
    #expect(rest(from: 100, velocity: -1) == 0)
  }
}
