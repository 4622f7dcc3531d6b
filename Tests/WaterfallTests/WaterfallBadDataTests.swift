import LayoutCore
import LayoutTesting
import Testing

@testable import Waterfall

@Suite struct WaterfallBadDataTests {
  @Test func badSizes_keepTheirPlaces_andAreReported() throws {
    let sizes = [
      LayoutSize(width: 100, height: 50), LayoutSize(width: 0, height: 10),
      LayoutSize(width: -10, height: -50), LayoutSize(width: .nan, height: 10),
      LayoutSize(width: 10, height: .infinity), LayoutSize(width: 100, height: 100),
    ]
    let prepared = try WaterfallLayout(columns: 1, itemSpacing: 10).prepare(
      for: ArrayLayoutDelegate(sizes: sizes), in: LayoutEnvironment(width: 100, height: 100))
    #expect(
      prepared.allElements(viewport: .zero).map { $0.frame.minY } == [0, 60, 70, 80, 90, 100])
    #expect(prepared.allElements(viewport: .zero).map { $0.frame.height } == [50, 0, 0, 0, 0, 100])
    #expect(
      prepared.diagnostics.entries.map { $0.description } == [
        "cell/0/1: zero (0), used 0", "cell/0/2: negative (-50), used 0",
        "cell/0/3: not a finite number (nan), used 0",
        "cell/0/4: not a finite number (inf), used 0",
      ])
  }

  @Test(arguments: [0, -3, Int.min, Int.max])
  func senselessColumnCounts_placeEveryItem(columns: Int) throws {
    let prepared = try WaterfallLayout(columns: .fixed(columns)).prepare(
      for: Wall(heights: [10, 20, 30]), in: LayoutEnvironment(width: 320, height: 100))
    #expect(prepared.allElements(viewport: .zero).count == 3)
    #expect(prepared.diagnostics.count > 0)
    #expect(prepared.allElements(viewport: .zero).allSatisfy { $0.frame.isFinite })
  }

  @Test func countsThatLie_areReplacedOrRefused() throws {
    let negative = ClosureLayoutDelegate(sections: 2, itemCount: { $0 == 0 ? -5 : 1 })
    let prepared = try WaterfallLayout().prepare(for: negative, in: .squares(3))
    #expect((0..<2).map { prepared.numberOfItems(inSection: $0) } == [0, 1])
    #expect(
      prepared.diagnostics.entries == [
        LayoutDiagnostic(
          .section(0, parameter: "numberOfItems"), .negative, given: -5, used: 0)
      ])
    #expect(
      throws: LayoutError.tooManyItems(
        section: 1, count: .max, limit: LayoutLimits.maximumStoredItems)
    ) {
      try WaterfallLayout().prepare(
        for: ClosureLayoutDelegate(sections: 2, itemCount: { $0 == 0 ? 3 : .max }),
        in: .squares(3))
    }
    #expect(
      throws: LayoutError.tooManySections(count: .max, limit: LayoutLimits.maximumStoredItems)
    ) {
      try WaterfallLayout().prepare(
        for: ClosureLayoutDelegate(sections: .max, itemsPerSection: 1), in: .squares(3))
    }
  }

  @Test func spansBeyondTheGrid_areCutAndReported() throws {
    var wall = Wall(heights: [10, 10, 10])
    wall.spans = [
      ElementIndex(section: 0, item: 0): 9, ElementIndex(section: 0, item: 1): 0,
      ElementIndex(section: 0, item: 2): .max,
    ]
    wall.assigned = [ElementIndex(section: 0, item: 1): 7]
    let prepared = try WaterfallLayout.bare(3).prepare(for: wall, in: .squares(3))
    #expect(prepared.cellFrames.map { $0.width } == [30, 10, 30])
    #expect(prepared.cellFrames.map { $0.minX } == [0, 20, 0])
    #expect(prepared.diagnostics.entries.map { $0.used } == [3, 1, 2])
  }

  @Test(
    arguments: [
      (-5, .negative, 0), (-.infinity, .notFinite, 0),
      (1e300, .tooLarge, LayoutLimits.maximumLength.points),
    ] as [(Double, LayoutDiagnostic.Problem, Double)])
  func tolerancesOutOfRange_areReplacedAndReported(
    tolerance: Double, problem: LayoutDiagnostic.Problem, used: Double
  ) throws {
    var layout = WaterfallLayout(columns: 2, tolerance: tolerance)
    let wall = Wall(heights: [10, 20, 30], [10])
    #expect(try layout.prepare(for: wall, in: .squares(3)).diagnostics.isEmpty)
    layout.placement = .readingOrder
    #expect(
      try layout.prepare(for: wall, in: .squares(3)).diagnostics.entries == [
        LayoutDiagnostic(
          .section(0, parameter: "tolerance"), problem, given: tolerance, used: used)
      ])
  }
}
