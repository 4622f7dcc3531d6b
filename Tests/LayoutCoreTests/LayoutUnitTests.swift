import LayoutCore
import Testing

@Suite struct LayoutUnitTests {
  @Test(arguments: [
    0, 1, -1, 0.5, 33.3, 0.01, 1.0 / 3, 2.0 / 3, 101.0 / 3, 1 / 1024.0, 4.56, -12.34, 1e9 + 0.25,
  ])
  func points_commonFractions_comeBackUnchanged(points: Double) {
    #expect(LayoutUnit(points: points).points == points)
  }

  @Test func sum_ofThirds_isWhole() {
    let third = LayoutUnit(points: 1.0 / 3)
    #expect(third + third + third == LayoutUnit(points: 1))
    #expect((third + third + third).points == 1)
  }

  @Test func sum_ofTenths_doesNotDependOnOrder() {
    let parts = [0.1, 0.2, 0.3, 10.1].map { LayoutUnit(points: $0) }
    let forwards = parts.reduce(.zero, +)
    let backwards = parts.reversed().reduce(.zero, +)
    #expect(forwards == backwards)
    #expect(forwards.points == 10.7)
  }

  @Test func points_betweenUnits_roundsToNearest() {
    #expect(LayoutUnit(points: 0.4 / 76_800).rawValue == 0)
    #expect(LayoutUnit(points: 0.6 / 76_800).rawValue == 1)
    #expect(LayoutUnit(points: -0.6 / 76_800).rawValue == -1)
  }

  @Test func points_beyondLimits_becomesLimit() {
    #expect(LayoutUnit(points: .nan) == .zero)
    #expect(LayoutUnit(points: .infinity) == LayoutLimits.maximumLength)
    #expect(LayoutUnit(points: -1e300).rawValue == -(1 << 51))
    #expect(LayoutUnit(points: 1e300).points == 29_320_310_074.026_67)
  }

  @Test func checkedExtent_badLengths_areReported() {
    var found: [LayoutDiagnostic.Problem] = []
    let lengths = [5, -3, Double.nan, .infinity, 1e12].map { points in
      LayoutUnit.checkedExtent(points) { problem, _ in found.append(problem) }.points
    }
    #expect(lengths == [5, 0, 0, 29_320_310_074.026_67, 29_320_310_074.026_67])
    #expect(found == [.negative, .notFinite, .notFinite, .tooLarge])
  }
}
