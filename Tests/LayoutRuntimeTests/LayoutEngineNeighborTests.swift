import GroupedColumns
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Spreadsheet
import TestSupport
import Testing
import Waterfall

/// Tests of hit testing, of the neighbours of a cell, and of the reading order.
@Suite struct LayoutEngineNeighborTests {
  // MARK: Hit tests

  @Test func aPoint_hitsWhatIsInFront() throws {
    var engine = try LayoutEngine.wall(
      Heights(Array(repeating: 50, count: 10)), headerExtent: 20, pinsHeaders: true)
    #expect(engine.element(at: LayoutPoint(x: 5, y: 25))?.element == .cell(section: 0, item: 0))
    engine.scroll(to: LayoutPoint(x: 0, y: 100))
    // The header is pinned over row 2, which lies between 120 and 170.
    #expect(engine.element(at: LayoutPoint(x: 5, y: 119))?.element == .supplementary(.header, 0))
    #expect(
      engine.element(at: LayoutPoint(x: 5, y: 119), among: [.cell])?.element
        == .cell(section: 0, item: 1))
    #expect(engine.element(at: LayoutPoint(x: 5, y: 120))?.element == .cell(section: 0, item: 2))
    #expect(engine.element(at: LayoutPoint(x: 100, y: 150)) == nil, "the right edge is outside")
    #expect(engine.element(at: LayoutPoint(x: .nan, y: 150)) == nil)
    #expect(engine.element(at: LayoutPoint(x: 1e300, y: -.infinity)) == nil)
  }

  @Test func aDecoration_isHitOnRequest() throws {
    let layout = GroupedColumnsLayout(columns: 1)
    let engine = try LayoutEngine(
      layout, for: ArrayLayoutDelegate(counts: [2]),
      in: LayoutEnvironment(width: 300, height: 300))
    let cell = try #require(engine.attributes(for: .cell(section: 0, item: 1)))
    let middle = LayoutPoint(x: cell.frame.midX, y: cell.frame.midY)
    #expect(engine.element(at: middle)?.element == .cell(section: 0, item: 1))
    let behind = engine.element(at: middle, among: [.decoration])
    #expect(behind?.element.kind == .background)
  }

  // MARK: Neighbours

  @Test func inAWaterfall_theyLieBesideACell() throws {
    // A B C
    // A B D
    // E F D
    let engine = try LayoutEngine.wall(Heights([20, 20, 10, 20, 10, 10]), columns: 3)
    func neighbor(_ item: Int, _ side: LayoutSide) -> Int? {
      engine.neighbor(of: .cell(section: 0, item: item), toward: side)?.index.item
    }
    #expect(neighbor(0, .right) == 1)
    #expect(neighbor(0, .down) == 4)
    #expect(neighbor(2, .down) == 3)
    #expect(neighbor(3, .left) == 5, "both B and F touch D; the middle of F is nearer")
    #expect(neighbor(3, .up) == 2)
    #expect(neighbor(5, .right) == 3)
    #expect(neighbor(5, .down) == nil)
    #expect(neighbor(0, .left) == nil)
    #expect(neighbor(0, .up) == nil)
    #expect(engine.neighbor(of: .cell(section: 0, item: 6), toward: .up) == nil)
  }

  @Test func belowAShortLastRow_theNearestIsTaken() throws {
    let engine = try LayoutEngine.wall(Heights([10, 10, 10, 10], [10]), columns: 3)
    // The last row of section 0 has one cell, section 1 one more below it.
    #expect(engine.neighbor(of: .cell(section: 0, item: 2), toward: .down)?.index.item == 3)
    #expect(
      engine.neighbor(of: .cell(section: 0, item: 1), toward: .down) == .cell(section: 0, item: 3))
    #expect(engine.neighbor(of: .cell(section: 0, item: 3), toward: .right) == nil)
    #expect(
      engine.neighbor(of: .cell(section: 0, item: 3), toward: .down) == .cell(section: 1, item: 0))
  }

  @Test func leftAndRight_areThoseOfTheScreen() throws {
    let engine = try LayoutEngine.wall(
      Heights([10, 10, 10]), columns: 3, direction: .rightToLeft)
    #expect(
      engine.neighbor(of: .cell(section: 0, item: 0), toward: .left) == .cell(section: 0, item: 1))
    #expect(engine.neighbor(of: .cell(section: 0, item: 0), toward: .right) == nil)
  }

  @Test(arguments: GeneratedCases.seeds(20)) func inAGrid_theyAreThoseOfTheTable(seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    let rows = random.integer(in: 1...12)
    let columns = random.integer(in: 1...9)
    let engine = try LayoutEngine.sheet(rows: rows, columns: columns) {
      $0.frozenTopRows = random.integer(in: 0...2)
      $0.pinsHeaders = true
      $0.columnHeaderHeight = 20
    }
    for row in 0..<rows {
      for column in 0..<columns {
        func expect(_ side: LayoutSide, _ row: Int, _ column: Int, from cell: LayoutElement) {
          let exists = row >= 0 && row < rows && column >= 0 && column < columns
          #expect(
            engine.neighbor(of: cell, toward: side)
              == (exists ? .cell(section: row, item: column) : nil),
            "seed \(seed), \(side) of \(cell)")
        }
        let cell = LayoutElement.cell(section: row, item: column)
        expect(.up, row - 1, column, from: cell)
        expect(.down, row + 1, column, from: cell)
        expect(.left, row, column - 1, from: cell)
        expect(.right, row, column + 1, from: cell)
      }
    }
  }

  @Test func hiddenItems_areNobodysNeighbours() throws {
    let heights = Heights([10, 10, 10, 10])
    var engine = try LayoutEngine.wall(heights)
    try engine.hide(items: [1, 2], inSection: 0, for: heights)
    #expect(
      engine.neighbor(of: .cell(section: 0, item: 0), toward: .down) == .cell(section: 0, item: 3))
    #expect(engine.neighbor(of: .cell(section: 0, item: 1), toward: .down) == nil)
  }

  // MARK: Reading

  @Test func headers_areReadBeforeTheirCells_footersAfter() throws {
    var layout = WaterfallLayout(columns: 2, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    layout.section.header.extent = 10
    layout.section.footer.extent = 10
    let engine = try LayoutEngine(
      layout, for: Heights([30, 10, 10], [10]),
      in: LayoutEnvironment(width: 100, height: 100))
    let order = engine.readingOrder(of: engine.visibleElements.reversed())
    #expect(
      order.map { $0.element } == [
        .supplementary(.header, 0), .cell(section: 0, item: 0), .cell(section: 0, item: 1),
        .cell(section: 0, item: 2),
        .supplementary(.footer, 0), .supplementary(.header, 1), .cell(section: 1, item: 0),
        .supplementary(.footer, 1),
      ])
  }

  @Test func aSheet_isReadRowByRow() throws {
    let engine = try LayoutEngine.sheet(rows: 2, columns: 2) {
      $0.columnHeaderHeight = 10
      $0.rowHeaderWidth = 30
    }
    let order = engine.readingOrder(of: engine.visibleElements)
    let roles = order.map { engine.role(of: $0.element) }
    #expect(
      roles.filter { $0 != .supplementary } == [
        .columnHeader(column: 0), .columnHeader(column: 1),
        .rowHeader(row: 0), .cell, .cell, .rowHeader(row: 1), .cell, .cell,
      ])
  }

  @Test func backgroundsOfSections_areGroups() throws {
    let engine = try LayoutEngine(
      GroupedColumnsLayout(columns: 1), for: ArrayLayoutDelegate(counts: [1, 1]),
      in: LayoutEnvironment(width: 300, height: 300))
    let groups = engine.visibleElements.map { engine.role(of: $0.element) }.filter {
      if case .group = $0 { true } else { false }
    }
    #expect(groups == [.group(section: 0), .group(section: 1)])
  }
}
