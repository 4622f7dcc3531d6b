import LayoutCore
import LayoutRuntime
import LayoutTesting
import StrategyKit
import Testing

@testable import LayoutViewer

@Suite struct CarouselLayoutTests {
  static let screen = LayoutEnvironment(width: 400, height: 300)

  /// Returns a carousel of ten cells of 100 points, whose lap is longer than a viewport of 400.
  static func ten(
    laps: Int = 5, count: Int = 10, in environment: LayoutEnvironment = screen
  ) throws -> PreparedWithEffect<PreparedFrames, CarouselEffect> {
    try CarouselLayout(itemExtent: 100, spacing: 0, minimumScale: 0.5, laps: laps).prepare(
      for: ArrayLayoutDelegate(counts: [count]), in: environment)
  }

  static func cells(
    _ prepared: some PreparedLayout, at offset: Double
  ) -> [(item: Int, x: Double, scale: Double)] {
    prepared.elements(in: LayoutRect(x: offset, y: 0, width: 400, height: 300))
      .map { ($0.element.index.item, $0.frame.minX - offset, $0.transform.a) }
      .sorted { $0.x < $1.x }
  }

  // A carousel asks for no sizes. Cells that wrap follow the viewport, so they are no anchors, and
  // not in front of what is pinned.
  @Test func laws_hold() {
    let claims = LayoutLaw.expected.subtracting([.badDataIsDiagnosed, .anchorsHold, .pinsHold])
    let report = LayoutLaws(CarouselLayout.registration, claims: claims).report(count: 500)
    #expect(report.isClean, "\(report)")
  }

  @Test func cells_growTowardsTheMiddle() throws {
    let found = Self.cells(try Self.ten(laps: 1), at: 300)
    // The margin is 150, so the middle of the viewport, at 500, is that of cell 3.
    #expect(found.map { $0.item } == [1, 2, 3, 4, 5])
    #expect(found.map { $0.x } == [-50, 50, 150, 250, 350])
    #expect(found.map { $0.scale } == [0.5, 0.75, 1, 0.75, 0.5])
  }

  @Test func firstCell_followsTheLastOne_inEveryLap() throws {
    let prepared = try Self.ten()
    #expect(prepared.contentSize == LayoutSize(width: 5 * 1000 + 2 * 150, height: 300))
    for lap in 1...4 {
      let found = Self.cells(prepared, at: Double(lap) * 1000)
      #expect(found.map { $0.item } == [8, 9, 0, 1, 2], "lap \(lap)")
      #expect(found.map { $0.x } == [-50, 50, 150, 250, 350], "lap \(lap)")
      #expect(found.map { $0.scale } == [0.5, 0.75, 1, 0.75, 0.5], "lap \(lap)")
    }
  }

  @Test func everyCell_isInOnePlace() throws {
    let prepared = try Self.ten()
    for offset in stride(from: 0.0, through: 4900, by: 70) {
      let all = prepared.elements(
        in: LayoutRect(origin: .zero, size: prepared.contentSize),
        viewport: LayoutViewport(LayoutRect(x: offset, y: 0, width: 400, height: 300)))
      #expect(Set(all.map { $0.element }).count == 10)
      #expect(all.count == 10)
      #expect(Set(all.map { Int($0.frame.minX - 150) % 1000 }).count == 10)
    }
  }

  @Test func scrolling_stepByStep_showsWhatAQueryFinds() throws {
    var engine = try LayoutEngine(
      CarouselLayout(itemExtent: 100, spacing: 0, laps: 5),
      for: ArrayLayoutDelegate(counts: [10]), in: Self.screen)
    for step in 1...50 {
      engine.scroll(to: LayoutPoint(x: Double(step) * 96, y: 0))
      let middle = engine.viewport.midX
      func distance(_ cell: LayoutAttributes) -> Double { (cell.frame.midX - middle).magnitude }
      let nearest = engine.visibleElements.min { distance($0) < distance($1) }
      let number = Int(((middle - 200) / 100).rounded())
      #expect(nearest?.element.index.item == number % 10, "step \(step)")
    }
    #expect(engine.viewport.minX == 4800)
  }

  @Test func restingOffsets_haveACellInTheMiddle_andStay() throws {
    let prepared = try Self.ten()
    let effect = prepared.effect
    for (proposed, velocity, rest) in [
      (0.0, 0.0, 0.0), (49, 0, 0), (50, 0, 100), (50, -1, 0), (50, 1, 100), (2549, 1, 2500),
    ] {
      #expect(effect.restingOffset(near: proposed, velocity: velocity) == rest)
      #expect(effect.restingOffset(near: rest, velocity: -1) == rest)
      #expect(Self.cells(prepared, at: rest).contains { $0.x == 150 && $0.scale == 1 })
    }
  }

  @Test func ends_areOffsetsAtRest() throws {
    for (laps, last) in [(1, 900.0), (5, 4900)] {
      let prepared = try Self.ten(laps: laps)
      let effect = prepared.effect
      #expect(effect.restingOffset(near: -1e9, velocity: -1) == 0)
      #expect(effect.restingOffset(near: 1e9, velocity: 1) == last)
      #expect(prepared.contentSize.width - 400 == last)
      #expect(Self.cells(prepared, at: 0).first { $0.x == 150 }?.item == 0)
      #expect(Self.cells(prepared, at: last).first { $0.x == 150 }?.item == 9)
    }
  }

  // Without laps no cell follows the viewport, so the engine snaps to cells, and to both ends.
  @Test func rowWithEnds_snapsInTheEngine() throws {
    let engine = try LayoutEngine(
      CarouselLayout(itemExtent: 100, spacing: 0, laps: 1),
      for: ArrayLayoutDelegate(counts: [10]), in: Self.screen)
    for (proposed, rest) in [(-70.0, 0.0), (330, 300), (871, 900), (5000, 900)] {
      let target = engine.targetContentOffset(
        for: LayoutPoint(x: proposed, y: 0), snapping: .center)
      #expect(target == LayoutPoint(x: rest, y: 0))
    }
  }

  @Test func middleLap_looksTheSame() throws {
    let prepared = try Self.ten()
    for (offset, middle) in [(1030.0, 2030.0), (4000, 2000), (2999, 2999), (3370, 2370)] {
      #expect(prepared.effect.middleOffset(of: offset) == middle)
      let (one, other) = (Self.cells(prepared, at: offset), Self.cells(prepared, at: middle))
      #expect(one.map { $0.item } == other.map { $0.item })
      #expect(one.map { $0.x } == other.map { $0.x })
    }
    #expect(try Self.ten(laps: 1).effect.middleOffset(of: 330) == 330)
  }

  @Test func lap_thatIsShorterThanTheViewportAndACell_isNotRepeated() throws {
    #expect(try Self.ten(count: 4).contentSize.width == 400 + 2 * 150)
    #expect(try Self.ten(count: 5).contentSize.width == 5 * 500 + 2 * 150)
    #expect(try Self.ten(count: 4).reachOfCells == [])
    #expect(try Self.ten(count: 5).reachOfCells == .horizontal)
  }

  @Test func rightToLeft_goesTheOtherWay() throws {
    let prepared = try Self.ten(
      in: LayoutEnvironment(width: 400, height: 300, direction: .rightToLeft))
    let found = Self.cells(prepared, at: 2000)
    #expect(found.map { $0.x } == [-50, 50, 150, 250, 350])
    #expect(found.map { $0.item } == [1, 0, 9, 8, 7])
  }

  @Test func laps_endAtTheLimitOfPositions() throws {
    let prepared = try CarouselLayout(itemExtent: 10_000, spacing: 0, laps: 9999).prepare(
      for: ArrayLayoutDelegate(counts: [2000]), in: Self.screen)
    #expect(prepared.contentSize.width <= LayoutLimits.maximumPosition.points)
    #expect(prepared.effect.half == 2931)
    let huge = try CarouselLayout(itemExtent: .infinity, spacing: .nan).prepare(
      for: ArrayLayoutDelegate(counts: [3]), in: Self.screen)
    #expect(huge.contentSize.width.isFinite)
    #expect(huge.diagnostics.entries.count == 2)
  }
}

extension PreparedLayout {
  /// The axes along which the first cell follows the viewport.
  fileprivate var reachOfCells: LayoutAxes { followedAxes(of: .cell(section: 0, item: 0)) }
}
