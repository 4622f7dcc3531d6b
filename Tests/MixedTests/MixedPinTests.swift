import LayoutCore
import LayoutRuntime
import Mixed
import Spreadsheet
import Testing
import Waterfall

/// Tests that pinned elements stay within their block and scroll away with it.
@Suite struct MixedPinTests {
  static func cells(_ width: Double, _ height: Double) -> SpreadsheetLayout {
    SpreadsheetLayout(columnWidth: width, rowHeight: height)
  }

  /// Returns a layout of 100 points of cells, a sheet of 60 points and 200 points of cells.
  ///
  /// The sheet has five rows and a header of 10 points.
  static func page(_ adjust: (inout SpreadsheetLayout) -> Void) -> MixedLayout {
    var sheet = cells(20, 10)
    sheet.columnHeaderHeight = 10
    sheet.pinsHeaders = true
    adjust(&sheet)
    return MixedLayout(blocks: [
      MixedBlock(cells(100, 100), sections: 1), MixedBlock(sheet, sections: 5),
      MixedBlock(cells(100, 100)),
    ])
  }

  static let counts = ArrayLayoutDelegate(counts: [1, 5, 5, 5, 5, 5, 1, 1])

  static func viewport(_ y: Double, x: Double = 0) -> LayoutRect {
    LayoutRect(x: x, y: y, width: 100, height: 80)
  }

  @Test func stickyHeader_restsAtItsBlock_followsTheViewport_andLeavesWithTheBlock() throws {
    let prepared = try Self.page { _ in }.prepare(
      for: Self.counts, in: LayoutEnvironment(width: 100, height: 80))
    #expect(prepared.contentSize == LayoutSize(width: 100, height: 360))
    func header(at y: Double) -> Double? {
      let element = LayoutElement.supplementary(.columnHeader, 1, 2)
      return prepared.attributes(for: element, viewport: Self.viewport(y))?.frame.minY
    }
    #expect(header(at: -30) == 100)
    #expect(header(at: 60) == 100)
    #expect(header(at: 100) == 100)
    #expect(header(at: 112.5) == 113)
    #expect(header(at: 150) == 150)
    #expect(header(at: 155) == 150)
    #expect(header(at: 280) == 150)
  }

  @Test func headerAndFrozenRows_leaveTogether() throws {
    let prepared = try Self.page { $0.frozenTopRows = 2 }.prepare(
      for: Self.counts, in: LayoutEnvironment(width: 100, height: 80))
    func tops(at y: Double) -> [Double] {
      [
        LayoutElement.supplementary(.columnHeader, 1, 0), .cell(section: 1, item: 0),
        .cell(section: 2, item: 0), .cell(section: 3, item: 0),
      ]
      .compactMap { prepared.attributes(for: $0, viewport: Self.viewport(y))?.frame.minY }
    }
    #expect(tops(at: 0) == [100, 110, 120, 130])
    #expect(tops(at: 120) == [120, 130, 140, 130])
    #expect(tops(at: 130) == [130, 140, 150, 130])
    #expect(tops(at: 150) == [130, 140, 150, 130])
    #expect(prepared.obscuredEdges(for: .cell(section: 4, item: 0)) == LayoutInsets(top: 30))
    #expect(prepared.obscuredEdges(for: .cell(section: 0, item: 0)) == .zero)
    #expect(
      prepared.followsViewport(.cell(section: 1, item: 0))
        && !prepared.followsViewport(.cell(section: 3, item: 0)))
    #expect(!prepared.followsViewport(.cell(section: 0, item: 0)))
  }

  // MARK: Across

  @Test func wideSheet_makesTheContentWide_andOthersKeepTheContainersWidth() throws {
    var sheet = Self.cells(60, 10)
    sheet.rowHeaderWidth = 30
    sheet.pinsHeaders = true
    let layout = MixedLayout(blocks: [
      MixedBlock(WaterfallLayout(columns: 2, columnSpacing: 0), sections: 1),
      MixedBlock(sheet, sections: 2),
    ])
    let counts = ArrayLayoutDelegate(counts: [2, 4, 4])
    let left = try layout.prepare(for: counts, in: LayoutEnvironment(width: 100, height: 80))
    #expect(left.contentSize.width == 270)
    #expect(left.scrollAxis == nil)
    #expect(
      left.cellFrame(at: ElementIndex(section: 0, item: 1))?.minX == 50
        && left.cellFrame(at: ElementIndex(section: 0, item: 1))?.width == 50)
    func header(_ prepared: PreparedMixed, at x: Double) -> Double? {
      prepared.attributes(
        for: .supplementary(.rowHeader, 1), viewport: Self.viewport(0, x: x))?.frame.minX
    }
    #expect(header(left, at: 0) == 0 && header(left, at: 90) == 90 && header(left, at: 400) == 240)
    let right = try layout.prepare(
      for: counts, in: LayoutEnvironment(width: 100, height: 80, direction: .rightToLeft))
    #expect(right.contentSize.width == 270)
    #expect(
      right.cellFrame(at: ElementIndex(section: 0, item: 0))
        == LayoutRect(x: 220, y: 0, width: 50, height: 50))
    #expect(right.cellFrame(at: ElementIndex(section: 1, item: 0))?.minX == 180)
    #expect(header(right, at: 170) == 240 && header(right, at: 80) == 150)
    let engine = try LayoutEngine(
      layout, for: counts,
      in: LayoutEnvironment(width: 100, height: 80, direction: .rightToLeft))
    #expect(engine.viewport.minX == 170)
  }

  /// From right to left, a sheet by itself fills its container.
  ///
  /// As a block, it is as wide as its cells.
  @Test(arguments: [false, true])
  func narrowSheet_leavesRoomToItsNeighbours(isNested: Bool) throws {
    let sheet = MixedBlock(Self.cells(12, 10), sections: 1)
    let layout = MixedLayout(
      blocks: [
        isNested ? MixedBlock(MixedLayout(blocks: [sheet]), sections: 1) : sheet,
        MixedBlock(Self.cells(20, 10)),
      ], axis: .horizontal)
    func frames(_ direction: FlowDirection) throws -> [Double?] {
      let prepared = try layout.prepare(
        for: ArrayLayoutDelegate(counts: [1, 1]),
        in: LayoutEnvironment(width: 120, height: 80, direction: direction))
      return [prepared.contentSize.width]
        + (0..<2).map { prepared.cellFrame(at: ElementIndex(section: $0, item: 0))?.minX }
    }
    #expect(try frames(.leftToRight) == [32, 0, 12])
    #expect(try frames(.rightToLeft) == [32, 20, 0])
  }

  @Test func insetsOfABlock_keepItAway() throws {
    let layout = MixedLayout(
      blocks: [
        MixedBlock(
          WaterfallLayout(columns: 1, itemSizing: .exact), sections: 1,
          insets: LayoutInsets(top: 1, leading: 10, bottom: 2, trailing: 20)),
        MixedBlock(
          WaterfallLayout(columns: 1, itemSizing: .exact),
          insets: LayoutInsets(top: 4, leading: 30, bottom: 8, trailing: 0)),
      ], blockSpacing: 16)
    let sizes = ArrayLayoutDelegate(
      sections: [
        [LayoutSize(width: 1, height: 50)], [LayoutSize(width: 1, height: 70)],
      ])
    let prepared = try layout.prepare(for: sizes, in: LayoutEnvironment(width: 100, height: 80))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 0, item: 0))
        == LayoutRect(x: 10, y: 1, width: 70, height: 50))
    #expect(
      prepared.cellFrame(at: ElementIndex(section: 1, item: 0))
        == LayoutRect(x: 30, y: 73, width: 70, height: 70))
    #expect(prepared.contentSize == LayoutSize(width: 100, height: 151))
  }

  /// A pane stays in its block in the farthest viewport, also if its edges are infinite.
  @Test(arguments: [-1e9, -1e300, -.infinity])
  func trailingPane_staysInItsBlock_inTheFarthestViewport(x: Double) throws {
    var sheet = Self.cells(40, 20)
    sheet.columnHeaderHeight = 10
    sheet.frozenTrailingColumns = 1
    let layout = MixedLayout(
      blocks: [MixedBlock(Self.cells(50, 50), sections: 1), MixedBlock(sheet)], axis: .horizontal)
    let prepared = try layout.prepare(
      for: ArrayLayoutDelegate(counts: [1, 3]),
      in: LayoutEnvironment(width: 120, height: 120, direction: .rightToLeft))
    let viewport = LayoutRect(x: x, y: 0, width: 120, height: 120)
    let header = prepared.attributes(
      for: .supplementary(.columnHeader, 1, 2), viewport: viewport)
    #expect(header?.frame == LayoutRect(x: 0, y: 0, width: 40, height: 10))
    let found = prepared.elements(
      in: LayoutRect(x: 10, y: 1, width: 1, height: 1), viewport: viewport)
    #expect(found.contains { $0.element == .supplementary(.columnHeader, 1, 2) })
  }
}
