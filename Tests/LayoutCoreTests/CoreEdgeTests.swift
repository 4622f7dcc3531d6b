import Testing

@testable import LayoutCore

/// Tests of the edges of the core's geometry, elements and descriptions.
@Suite struct CoreEdgeTests {
  // MARK: Geometry

  @Test func contains_rect_comparesAllEdges_withATolerance() {
    let rect = LayoutRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(rect))
    for (x, y, width, height) in [
      (9.0, 20.0, 30.0, 40.0), (10, 19, 30, 40), (10, 20, 31, 40), (10, 20, 30, 41),
    ] {
      let other = LayoutRect(x: x, y: y, width: width, height: height)
      #expect(!rect.contains(other), "\(other)")
      #expect(rect.contains(other, tolerance: 1), "\(other)")
    }
  }

  @Test func narrow_isForLengthsThatFitIntoFourBytes() {
    #expect(LayoutUnit.narrow(points: 0) == 0)
    #expect(LayoutUnit.narrow(points: 55_924) == 4_294_963_200)
    for points in [55_924.01, 55_925, 55_930, 1e300, -0.01, .nan] {
      #expect(LayoutUnit.narrow(points: points) == nil, "\(points)")
    }
  }

  @Test func scales_fromASixtyFourthTo64_areUsable() {
    for scale in [1.0 / 64, 64] { #expect(PixelGrid(scale: scale).scale == scale) }
    for scale in [1.0 / 65, 64.5] { #expect(PixelGrid(scale: scale).scale == 1) }
  }

  // MARK: Elements

  @Test func attributes_areWrittenWithWhatIsUnusual() {
    let frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    let cell = LayoutElement.cell(section: 0, item: 1)
    #expect("\(LayoutAttributes(element: cell, frame: frame))" == "cell/0/1 (1, 2) 3 × 4")
    let unusual = LayoutAttributes(
      element: cell, frame: frame, position: .top, zIndex: 2, alpha: 0.5, isHidden: true)
    #expect("\(unusual)" == "cell/0/1 (1, 2) 3 × 4 top z 2 alpha 0.5 hidden")
  }

  @Test func errors_nameCountAndLimit() {
    #expect(
      "\(LayoutError.tooManyItems(section: 1, count: 9, limit: 5))"
        == "section 1 has 9 items; at most 5 can be laid out")
    #expect(
      "\(LayoutError.unknownLayout(name: "a", known: []))"
        == "there is no layout \"a\"; known are none")
  }

  // MARK: Columns and tracks

  @Test func columnCounts_areResolved() {
    func resolved(_ columns: ColumnCount, spacing: Double = 0) -> String {
      let (count, problem) = columns.resolved(
        available: LayoutUnit(points: 100), spacing: LayoutUnit(points: spacing))
      return "\(count) \(problem.map { $0.rawValue } ?? "right")"
    }
    #expect(resolved(3) == "3 right")
    #expect(resolved(-3) == "1 negative")
    #expect(resolved(0) == "1 zero")
    #expect(resolved(65_535) == "65535 right")
    #expect(resolved(65_536) == "65535 too large")
    #expect(resolved(.adaptive(minimumWidth: 30)) == "3 right")
    #expect(resolved(.adaptive(minimumWidth: -30)) == "1 negative")
    #expect(resolved(.adaptive(minimumWidth: 0)) == "1 zero")
    #expect(resolved(.adaptive(minimumWidth: 0), spacing: 10) == "1 zero")
    #expect(resolved(.adaptive(minimumWidth: 1e-9), spacing: 10) == "1 zero")
    #expect(resolved(.adaptive(minimumWidth: .infinity)) == "1 not a finite number")
    #expect(resolved(.adaptive(minimumWidth: 0.0001)) == "65535 too large")
    #expect("\(ColumnCount.adaptive(minimumWidth: 80))" == "adaptive(80)")
    #expect("\(ColumnCount.fixed(3))" == "3")
  }
}
