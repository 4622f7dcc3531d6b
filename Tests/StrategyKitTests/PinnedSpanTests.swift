import StrategyKit
import Testing

@Suite struct PinnedSpanTests {
  func units(_ value: Int64) -> LayoutUnit { LayoutUnit(rawValue: value) }

  /// Returns the starts of a header of 20 at 100, in viewports that begin at the given edges.
  func starts(ofHeaderEndingBy end: Int64, at edges: [Int64]) -> [Int64] {
    let span = PinnedSpan(
      lower: units(100), extent: units(20), lowerLimit: units(100), upperLimit: units(end))
    return edges.map { span.start(from: units($0), to: units($0 + 500)).rawValue }
  }

  @Test func start_atTheStart_staysGoesAlongAndIsPushedOut() {
    let starts = starts(ofHeaderEndingBy: 300, at: [0, 99, 150, 280, 290, 1000])
    #expect(starts == [100, 100, 150, 280, 280, 280])
  }

  @Test func start_inASectionTooShort_staysAtItsPlace() {
    #expect(starts(ofHeaderEndingBy: 110, at: [150]) == [100])
  }

  @Test func start_atTheEnd_isTheMirror() {
    // A footer of 20 in a section from 120 to 300.
    let span = PinnedSpan(
      lower: units(280), extent: units(20), isAtEnd: true, lowerLimit: units(120),
      upperLimit: units(300))
    let starts = [1020, 301, 220, 140, 70].map {
      span.start(from: units($0 - 500), to: units($0)).rawValue
    }
    #expect(starts == [280, 280, 200, 120, 120])
  }
}
