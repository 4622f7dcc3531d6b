import Flow
import LayoutCore
import LayoutRuntime
import Spreadsheet
import Testing
import Waterfall

/// Tests of scrolling, by default with ten rows of 50 points in a viewport of 100 points.
@Suite struct LayoutEngineScrollingTests {
  private let rows = Heights(Array(repeating: 50, count: 10))

  private func items(_ attributes: [LayoutAttributes]) -> [Int] {
    attributes.map { $0.element.index.item }
  }

  @Test func theFirstStep_reportsEverythingShown() throws {
    var engine = try LayoutEngine.wall(rows)
    let delta = engine.scroll(to: .zero)
    #expect(items(delta.appeared) == [0, 1])
    #expect(delta.disappeared.isEmpty && delta.updated.isEmpty)
  }

  @Test func aStep_reportsWhatCameAndWent() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.scroll(to: .zero)
    // Row 2 begins at 100, where the viewport ended: one point further it is in view.
    let small = engine.scroll(to: LayoutPoint(x: 0, y: 1))
    #expect(items(small.appeared) == [2])
    #expect(small.disappeared.isEmpty)
    let same = engine.scroll(to: LayoutPoint(x: 0, y: 2))
    #expect(same.isEmpty)
    let far = engine.scroll(to: LayoutPoint(x: 0, y: 300))
    #expect(items(far.appeared) == [6, 7])
    #expect(far.disappeared.map { $0.index.item } == [0, 1, 2])
    let back = engine.scroll(to: LayoutPoint(x: 0, y: 249))
    #expect(items(back.appeared) == [4, 5])
    #expect(back.disappeared.map { $0.index.item } == [7])
  }

  @Test func overscan_countsAsShown() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.overscan = 60
    #expect(
      items(engine.scroll(to: LayoutPoint(x: 0, y: 200)).appeared) == [2, 3, 4, 5, 6, 7])
    #expect(engine.shownRect == LayoutRect(x: -60, y: 140, width: 220, height: 220))
  }

  @Test func prefetching_looksAheadInTheDirectionOfTravel() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.prefetchDistance = 100
    engine.scroll(to: .zero)
    let down = engine.scroll(to: LayoutPoint(x: 0, y: 100))
    #expect(down.toPrefetch.map { $0.item } == [4, 5])
    let up = engine.scroll(to: LayoutPoint(x: 0, y: 99))
    #expect(up.toPrefetch.map { $0.item } == [0])
    #expect(up.toCancelPrefetch.map { $0.item } == [4, 5])
  }

  @Test func offsetsThatAreNotFinite_areLeftOut() throws {
    var engine = try LayoutEngine.wall(rows)
    engine.scroll(to: LayoutPoint(x: .nan, y: 120))
    engine.scroll(to: LayoutPoint(x: 0, y: .infinity))
    #expect(engine.viewport.origin == LayoutPoint(x: 0, y: 120))
  }

  @Test func offsets_areBoundByContentAndBars() throws {
    let bars = LayoutInsets(top: 20, leading: 0, bottom: 10, trailing: 0)
    let engine = try LayoutEngine.wall(rows, insets: bars)
    let size = engine.viewport.size
    #expect(engine.viewport.minY == -20)
    #expect(engine.contentOffsetBounds.maximum.y == 500 + 10 - size.height)
    #expect(engine.clamped(LayoutPoint(x: 7, y: 1e9)).y == engine.contentOffsetBounds.maximum.y)
    #expect(engine.clamped(LayoutPoint(x: 7, y: -.infinity)) == LayoutPoint(x: 0, y: -20))
    #expect(engine.clamped(LayoutPoint(x: .nan, y: .nan)) == LayoutPoint(x: 0, y: -20))
  }

  // MARK: Scrolling to an element

  @Test func scrollingTo_takesTheElementToAPlace() throws {
    let engine = try LayoutEngine.wall(rows)
    func offset(_ item: Int, _ position: ScrollPlace) -> Double? {
      engine.contentOffset(toShow: .cell(section: 0, item: item), at: position)?.y
    }
    #expect(offset(4, .start) == 200)
    #expect(offset(4, .center) == 175)
    #expect(offset(4, .end) == 150)
    #expect(offset(4, .nearest) == 150)
    #expect(offset(1, .nearest) == 0)
    #expect(offset(9, .start) == 400, "clamped at the end")
    #expect(offset(0, .end) == 0, "clamped at the beginning")
    #expect(offset(10, .start) == nil)
  }

  @Test func scrollingTo_takesPinnedHeadersOff() throws {
    let engine = try LayoutEngine.wall(rows, headerExtent: 20, pinsHeaders: true)
    // Row 4 rests at 220; the header covers 20 points.
    #expect(engine.contentOffset(toShow: .cell(section: 0, item: 4), at: .start)?.y == 200)
    #expect(engine.visibleRegion(for: .cell(section: 0, item: 4)).minY == 20)
  }

  @Test func elementsThatDoNotExist_haveTheWholeViewport() throws {
    let engine = try LayoutEngine.wall(rows, headerExtent: 20, pinsHeaders: true)
    #expect(engine.visibleRegion(for: .cell(section: 0, item: 10)) == engine.viewport)
    #expect(engine.visibleRegion(for: .cell(section: 1, item: 0)) == engine.viewport)
  }

  @Test func scrollingTo_takesFrozenPartsOff() throws {
    let engine = try LayoutEngine.sheet(rows: 100, columns: 40) {
      $0.frozenTopRows = 2
      $0.frozenBottomRows = 1
      $0.frozenLeadingColumns = 1
    }
    // Of 100 points 40 are frozen above and 20 below; row 50 rests at 1000.
    let cell = LayoutElement.cell(section: 50, item: 20)
    #expect(engine.contentOffset(toShow: cell, at: .start) == LayoutPoint(x: 950, y: 960))
    #expect(engine.contentOffset(toShow: cell, at: .end) == LayoutPoint(x: 850, y: 940))
  }

  @Test func scrollingTo_readsFromTheRight() throws {
    let engine = try LayoutEngine.sheet(rows: 10, columns: 40, .rightToLeft) {
      $0.frozenLeadingColumns = 1
    }
    // 2000 points wide: column 0 is the rightmost, column 10 ends at 1500.
    #expect(engine.viewport.minX == 1800)
    // Its right edge goes to the left of the frozen column.
    #expect(engine.contentOffset(toShow: .cell(section: 0, item: 10), at: .start)?.x == 1350)
  }

  // MARK: Coming to rest

  @Test func snapping_findsTheNearestEdge() throws {
    let engine = try LayoutEngine.wall(rows)
    func rest(_ y: Double, _ snapping: ScrollSnapping, speed: Double = 0) -> Double {
      engine.targetContentOffset(
        for: LayoutPoint(x: 0, y: y), velocity: LayoutPoint(x: 0, y: speed), snapping: snapping
      ).y
    }
    #expect(rest(130, .none) == 130)
    #expect(rest(120, .leadingEdge) == 100)
    #expect(rest(130, .leadingEdge) == 150)
    #expect(rest(125, .leadingEdge, speed: 1) == 150)
    #expect(rest(125, .leadingEdge, speed: -1) == 100)
    // The middle of a row in the middle of the viewport: offsets of 25, 75, 125 …
    #expect(rest(120, .center) == 125)
    #expect(rest(148, .page) == 100)
    #expect(rest(152, .page) == 200)
    #expect(rest(150, .page, speed: 1) == 200)
    #expect(rest(150, .page, speed: -1) == 100)
    #expect(rest(150, .page) == 100, "half a page turns back")
    #expect(rest(9_999, .leadingEdge) == 400)
  }

  @Test func snapping_ignoresFrozenCells() throws {
    let engine = try LayoutEngine.sheet(rows: 100, columns: 40) {
      $0.frozenLeadingColumns = 1
      $0.frozenTopRows = 1
    }
    // Columns of 50 points begin beside the frozen one, and rows of 20 points below the frozen one.
    #expect(
      engine.targetContentOffset(for: LayoutPoint(x: 530, y: 109), snapping: .leadingEdge)
        == LayoutPoint(x: 550, y: 100))
  }

  @Test func snapping_worksSidewaysAndFromTheRight() throws {
    let engine = try LayoutEngine.wall(
      Heights(Array(repeating: 10, count: 10)), axis: .horizontal, direction: .rightToLeft)
    #expect(engine.contentSize.width == 100)
    let long = try LayoutEngine.wall(
      Heights(Array(repeating: 10, count: 100)), axis: .horizontal, direction: .rightToLeft)
    // Reading begins at the right: offsets of 900, 890, 880 …
    #expect(long.viewport.minX == 900)
    let rest = long.targetContentOffset(for: LayoutPoint(x: 883, y: 0), snapping: .leadingEdge)
    #expect(rest == LayoutPoint(x: 880, y: 0))
  }

  /// Cells of 60 points, whose edges are not those of the container of 100 points.
  @Test func snapping_fromTheRight_isToTheRightEdges() throws {
    let cells = ArrayLayoutDelegate(
      sizes: Array(repeating: LayoutSize(width: 60, height: 100), count: 10))
    let row = try LayoutEngine(
      FlowLayout(axis: .horizontal, lineSpacing: 0), for: cells,
      in: LayoutEnvironment(width: 100, height: 100, direction: .rightToLeft))
    func rest(_ x: Double, _ snapping: ScrollSnapping) -> Double {
      row.targetContentOffset(for: LayoutPoint(x: x, y: 0), snapping: snapping).x
    }
    #expect(row.contentOffset == LayoutPoint(x: 500, y: 0))
    #expect(rest(425, .leadingEdge) == 440)
    #expect(rest(405, .leadingEdge) == 380)
    // The middles of cells are at 570, 510, 450 …
    #expect(rest(425, .center) == 400)
    #expect(rest(435, .center) == 460)
    #expect(rest(420, .page) == 400)
    // The end is at the left.
    #expect(rest(-900, .leadingEdge) == 0)
    #expect(rest(-900, .center) == 0)
    #expect(rest(-900, .page) == 0)
    #expect(rest(5, .leadingEdge) == 0)
    #expect(rest(900, .leadingEdge) == 500)
    #expect(rest(900, .center) == 500)
  }

  // MARK: The ends

  private func end(
    rows extent: Double, _ count: Int, _ snapping: ScrollSnapping, from y: Double = 9_000,
    speed: Double = 5
  ) throws -> Double {
    try LayoutEngine.wall(Heights(Array(repeating: extent, count: count))).targetContentOffset(
      for: LayoutPoint(x: 0, y: y), velocity: LayoutPoint(x: 0, y: speed), snapping: snapping
    ).y
  }

  @Test func theEndOfTheContent_isAPlaceToRest() throws {
    #expect(try end(rows: 60, 10, .leadingEdge) == 500)
    #expect(try end(rows: 60, 10, .leadingEdge, from: 500, speed: 0) == 500)
    #expect(try end(rows: 60, 10, .leadingEdge, from: 485, speed: 0) == 480)
    #expect(try end(rows: 60, 9, .page) == 440)
    #expect(try end(rows: 60, 9, .page, from: 425, speed: 0) == 440)
    #expect(try end(rows: 60, 9, .page, from: 415, speed: 0) == 400)
    #expect(try end(rows: 40, 10, .center) == 300)
  }

  @Test func theBeginningOfTheContent_isAPlaceToRest() throws {
    #expect(try end(rows: 40, 10, .center, from: -50, speed: -5) == 0)
    #expect(try end(rows: 40, 10, .center, from: 2, speed: 0) == 0)
    #expect(try end(rows: 40, 10, .center, from: 8, speed: 0) == 10)
    let headed = try LayoutEngine.wall(rows, headerExtent: 60)
    let rest = headed.targetContentOffset(for: LayoutPoint(x: 0, y: 20), snapping: .leadingEdge)
    #expect(rest == .zero)
  }

  @Test func theEndsOfASheet_arePlacesToRest() throws {
    let engine = try LayoutEngine.sheet(rows: 10, columns: 10) {
      $0.columnWidth = 70
      $0.rowHeight = 60
    }
    for snapping in ScrollSnapping.allCases {
      let far = LayoutPoint(x: 9_000, y: 9_000)
      #expect(
        engine.targetContentOffset(for: far, snapping: snapping) == LayoutPoint(x: 500, y: 500))
      let back = LayoutPoint(x: -9, y: -9)
      #expect(engine.targetContentOffset(for: back, snapping: snapping) == .zero)
    }
  }

  /// A scroll that ends where only a long header is in view is not thrown to a cell.
  @Test func whereNoCellIsNear_scrollingEndsAnywhere() throws {
    let engine = try LayoutEngine.wall(rows, headerExtent: 1_000)
    for snapping in [ScrollSnapping.leadingEdge, .center] {
      let rest = engine.targetContentOffset(for: LayoutPoint(x: 0, y: 420), snapping: snapping)
      #expect(rest == LayoutPoint(x: 0, y: 420))
    }
  }

  /// Bars cover the whole viewport, so no cell has a place in it.
  @Test func whereEverythingIsCovered_scrollingEndsAnywhere() throws {
    let bars = LayoutInsets(top: 60, leading: 0, bottom: 60, trailing: 0)
    let engine = try LayoutEngine.wall(rows, insets: bars)
    let rest = engine.targetContentOffset(for: LayoutPoint(x: 0, y: 113), snapping: .leadingEdge)
    #expect(rest == LayoutPoint(x: 0, y: 113))
  }
}
