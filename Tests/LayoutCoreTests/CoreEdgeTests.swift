import Testing

@testable import LayoutCore

/// Tests of the edges of the core's geometry, elements and descriptions.
@Suite struct CoreEdgeTests {
  // MARK: Geometry

  @Test func wholeNumbers_upToTenToTheSixteenth_haveNoExponent() {
    #expect(LayoutValue.number(9_999_999_999_999_998).description == "9999999999999998")
    #expect(LayoutValue.number(1e16).description == "1e+16")
  }

  @Test func insets_areWrittenFromTheTop_towardsReading() {
    #expect("\(LayoutInsets(top: 1, leading: 2, bottom: 3, trailing: 4))" == "1 2 3 4")
  }

  @Test func contains_point_excludesTheLowerEdge() {
    let rect = LayoutRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.contains(LayoutPoint(x: 10, y: 59.75)))
    #expect(!rect.contains(LayoutPoint(x: 10, y: 60)))
  }

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

  @Test func isFinite_looksAtAllFourNumbers() {
    #expect(LayoutRect(x: 1, y: 2, width: 3, height: 4).isFinite)
    for bad in [Double.infinity, .nan] {
      #expect(!LayoutRect(x: bad, y: 2, width: 3, height: 4).isFinite)
      #expect(!LayoutRect(x: 1, y: bad, width: 3, height: 4).isFinite)
      #expect(!LayoutRect(x: 1, y: 2, width: bad, height: 4).isFinite)
      #expect(!LayoutRect(x: 1, y: 2, width: 3, height: bad).isFinite)
    }
  }

  @Test func window_ofAPlaceThatIsNoNumber_isEmpty() {
    let space = LayoutSpace(axis: .vertical)
    #expect(space.window(around: LayoutRect(x: 0, y: .nan, width: 1, height: 1)).isEmpty)
    #expect(space.window(around: LayoutRect(x: .nan, y: 0, width: 1, height: 1)).isEmpty)
  }

  @Test func viewports_mayLieBeyondTheFarthestContent() {
    // Content ends at 1.17e11 points. Viewports are exact to four times that, windows to sixteen.
    let space = LayoutSpace(axis: .vertical)
    #expect(
      space.unmirrored(LayoutRect(x: 0, y: 2e11, width: 9, height: 9)).mainLower
        == 15_360_000_000_000_000)
    let window = space.window(around: LayoutRect(x: 0, y: 5e11, width: 9, height: 9))
    #expect(window.mainLower > 38_000_000_000_000_000)
  }

  @Test func contentSize_ofANegativeLength_isZero() {
    let space = LayoutSpace(axis: .vertical, mainLength: LayoutUnit(points: -5))
    #expect(space.contentSize(cross: 10) == LayoutSize(width: 10, height: 0))
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

  @Test func middleAndBottom_areNotFirst() {
    #expect(CellPosition.allCases.map { $0.isFirst } == [true, true, false, false])
    #expect(CellPosition.allCases.map { $0.isLast } == [true, false, false, true])
  }

  @Test func listedKinds_haveTheirNames() {
    let kinds: [(ElementKind, String)] = [
      (.cell, "cell"), (.header, "header"), (.footer, "footer"), (.background, "background"),
      (.separator, "separator"), (.columnHeader, "columnHeader"), (.rowHeader, "rowHeader"),
      (.corner, "corner"), (.columnGridline, "columnGridline"), (.rowGridline, "rowGridline"),
    ]
    for (kind, name) in kinds {
      #expect(kind.name == name)
      #expect(ElementKind(name) == kind)
    }
  }

  @Test func attributes_areWrittenWithWhatIsUnusual() {
    let frame = LayoutRect(x: 1, y: 2, width: 3, height: 4)
    let cell = LayoutElement.cell(section: 0, item: 1)
    #expect("\(LayoutAttributes(element: cell, frame: frame))" == "cell/0/1 (1, 2) 3 × 4")
    let unusual = LayoutAttributes(
      element: cell, frame: frame, position: .top, zIndex: 2, alpha: 0.5, isHidden: true)
    #expect("\(unusual)" == "cell/0/1 (1, 2) 3 × 4 top z 2 alpha 0.5 hidden")
  }

  @Test func subjects_haveNames() {
    #expect("\(LayoutDiagnostic(.content, .tooLarge))" == "content: too large")
    #expect("\(LayoutDiagnostic(.environment, .negative))" == "environment: negative")
  }

  @Test func changes_areSentences() {
    let (one, two) = (ElementIndex(section: 1, item: 2), ElementIndex(section: 3, item: 4))
    let changes: [LayoutChange] = [
      .insertSection(1), .deleteSection(1), .moveSection(from: 1, to: 2), .reloadSection(1),
      .insertItem(one), .deleteItem(one), .moveItem(from: one, to: two), .reloadItem(one),
      .resizeItem(one),
    ]
    #expect(
      changes.map { $0.description } == [
        "insert section 1", "delete section 1", "move section 1 to 2", "reload section 1",
        "insert 1/2", "delete 1/2", "move 1/2 to 3/4", "reload 1/2", "resize 1/2",
      ])
  }

  @Test func problems_nameBothCounts() {
    #expect(
      "\(TransactionProblem.sectionCount(expected: 2, specified: 3))"
        == "the number of sections after the changes is 2, but the transaction specifies 3")
    #expect(
      "\(TransactionProblem.delegateDisagrees(section: 1, specified: 2, delegate: 3))"
        == "the transaction specifies 2 as the number of items in section 1, but the delegate reports 3"
    )
    #expect(
      "\(TransactionProblem.delegateDisagreesOnSections(specified: 2, delegate: 3))"
        == "the transaction specifies 2 as the number of sections, but the delegate reports 3")
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
    func resolved(_ columns: ColumnCount) -> String {
      let (count, problem) = columns.resolved(
        available: LayoutUnit(points: 100), spacing: LayoutUnit(points: 0))
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
    #expect(resolved(.adaptive(minimumWidth: .infinity)) == "1 not a finite number")
    #expect(resolved(.adaptive(minimumWidth: 0.0001)) == "65535 too large")
    #expect("\(ColumnCount.adaptive(minimumWidth: 80))" == "adaptive(80)")
    #expect("\(ColumnCount.fixed(3))" == "3")
  }

  @Test func insetsThatLeaveNoRoom_besideANegativeOne() {
    var notes: [String] = []
    func start(_ leading: Double, _ trailing: Double) -> Double {
      let grid = TrackGrid(
        columns: 2, spacing: 0, leading: leading, trailing: trailing,
        crossLength: LayoutUnit(points: 300)
      ) { key, problem, given, used in notes.append("\(key) \(problem) \(given) \(used)") }
      return LayoutUnit(rawValue: grid.start).points
    }
    #expect(start(400, -50) == 300)
    #expect(start(-50, 400) == 0)
    #expect(start(5, .nan) == 5)
    #expect(
      notes == [
        "sectionInsets noRoom 350.0 300.0", "sectionInsets noRoom 350.0 300.0",
        "sectionInsets notFinite nan 0.0",
      ])
  }

  @Test func itemsFarBeforeTheBeginning_pileUpThere() {
    var list = ExtentList()
    for _ in 0..<20 { list.append(0) }
    var starts = [Int64](repeating: 0, count: 20)
    var tracks = [UInt16](repeating: 0, count: 20)
    var heights: [Int64] = [0]
    var checkpoints: [Int64] = []
    ShortestTrack.place(
      list, from: 0, count: 20, spacing: -(1 << 51), heights: &heights, starts: &starts,
      tracks: &tracks, checkpoints: &checkpoints, firstCheckpoint: 0)
    #expect(Array(starts[..<4]) == [0, -(1 << 51), -(1 << 52), -3 * (1 << 51)])
    #expect(starts[4...].allSatisfy { $0 == -(1 << 53) })
  }
}
