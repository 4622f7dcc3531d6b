import GroupedColumns
import LayoutCore
import LayoutRuntime
import LayoutTesting
import Spreadsheet
import TestSupport
import Testing
import Waterfall

/// Tests of the counted work of changes and scrolling, with a thousand to a million items.
@Suite struct LayoutWorkTests {
  /// A delegate of items with a few different heights, in sections of equal counts.
  ///
  /// The first section may have more items than the others.
  struct Rows: LayoutDelegate {
    var numberOfSections: Int
    var count: Int
    var extra = 0

    func numberOfItems(inSection section: Int) -> Int { section == 0 ? count + extra : count }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      LayoutSize(width: 50, height: Double(30 + (index.item &* 7 &+ index.section &* 3) % 5 * 10))
    }
  }

  /// An engine with a collection, and the changes that the tests apply to it.
  struct Session<Strategy: LayoutStrategy> {
    var rows: Rows
    var engine: LayoutEngine

    init(_ strategy: Strategy, sections: Int, items: Int) throws {
      rows = Rows(numberOfSections: sections, count: items)
      engine = try LayoutEngine(
        strategy, for: rows, in: LayoutEnvironment(width: 320, height: 480))
      engine.anchor = .offset
      // The first change may build what all later ones use.
      _ = try resize(ElementIndex(section: 0, item: 0), 45)
    }

    mutating func resize(_ index: ElementIndex, _ height: Double) throws -> Int {
      let preferred = PreferredSize(index, LayoutSize(width: 50, height: height))
      return try engine.setPreferredSizes([preferred], for: rows).work.total
    }

    mutating func insert(_ item: Int) throws -> Int {
      rows.extra += 1
      let transaction = LayoutTransaction(
        [.insertItem(ElementIndex(section: 0, item: item))],
        numberOfSections: rows.numberOfSections,
        itemCounts: [.init(section: 0, count: rows.count + rows.extra)])
      return try engine.apply(transaction, for: rows).work.total
    }

    mutating func append() throws -> Int { try insert(rows.count + rows.extra) }

    /// Returns the largest work of a scroll step and of a query, over jumps and small steps after them.
    mutating func scroll() -> (step: Int, query: Int) {
      var most = (step: 0, query: 0)
      for part in [0.5, 0, 0.99, 0.25] {
        let y = (engine.contentSize.height * part).rounded()
        for step in 0..<20 {
          let offset = LayoutPoint(x: 0, y: y + Double(step * 40))
          most.step = max(most.step, engine.scroll(to: offset).work.total)
          let query = engine.prepared.work(ofQueryIn: engine.viewport, viewport: engine.viewport)
          most.query = max(most.query, query.total)
        }
      }
      return most
    }
  }

  /// Late sizes of many sections cost the same work in any order.
  @Test func lateSizesOfManySections() throws {
    let count = 3_000
    var layout = WaterfallLayout(columns: 1, itemSizing: .exact)
    layout.changePolicy = .preserveTracks
    func work(_ items: [Int]) throws -> LayoutWork {
      var session = try Session(layout, sections: count, items: 1)
      let sizes = items.map {
        PreferredSize(ElementIndex(section: $0, item: 0), LayoutSize(width: 50, height: 7))
      }
      return try session.engine.setPreferredSizes(sizes, for: session.rows).work
    }
    let ascending = try work(Array(0..<count))
    #expect(ascending.questions == count)
    #expect(ascending.total <= 20 * count, "\(ascending)")
    #expect(try work((0..<count).reversed()) == ascending)
    var random = SeededGenerator(seed: 7)
    #expect(try work((0..<count).shuffled(using: &random)) == ascending)
  }

  static let counts = [1_000, 10_000, GeneratedCases.count(100_000, upTo: 1_000_000)]

  @Test(arguments: counts) func aWaterfallThatKeepsTracks(count: Int) throws {
    var layout = WaterfallLayout(columns: 3, itemSizing: .exact)
    layout.changePolicy = .preserveTracks
    var session = try Session(layout, sections: 1, items: count)
    // One question, one item placed: everything below shifts by itself.
    #expect(try session.resize(ElementIndex(section: 0, item: count / 2), 44) == 2)
    #expect(try session.append() == 3)
    #expect(try session.append() == 3)
    // An inserted item renumbers the items after it, at most all items of all tracks.
    #expect(try session.insert(count / 2) <= 4 * count)
    let most = session.scroll()
    #expect(most.step <= 200)
    #expect(most.query <= 200)
  }

  @Test(arguments: counts) func aWaterfallThatPlacesAnew(count: Int) throws {
    var session = try Session(
      WaterfallLayout(columns: 3, itemSizing: .exact), sections: 1, items: count)
    // One question, one item placed, and one that is renumbered.
    for _ in 0..<100 { #expect(try session.append() == 3) }
    #expect(try session.resize(ElementIndex(section: 0, item: count - 5), 44) <= 3 * 64)
    // Only the items after a change are placed anew.
    #expect(try session.resize(ElementIndex(section: 0, item: count / 2), 44) <= count / 2 + 166)
    #expect(try session.insert(count / 2) <= count + 2 * 166)
    let most = session.scroll()
    #expect(most.step <= 200)
    #expect(most.query <= 200)
  }

  @Test func aWaterfallWhoseTracksMeetAgain_stopsThere() throws {
    // Items of two heights in one column each; a change of nothing but order evens out soon.
    var session = try Session(
      WaterfallLayout(columns: 3, itemSizing: .exact), sections: 1, items: 100_000)
    let index = ElementIndex(section: 0, item: 50_000)
    let own = try #require(session.engine.attributes(for: .cell(section: 0, item: 50_000))).frame
      .height
    #expect(try session.resize(index, own + 20) > 1_000)
    // Its own height restores the layout; then a resize without a difference costs one interval.
    _ = try session.resize(index, own)
    let changes = LayoutTransaction([.resizeItem(index)], numberOfSections: 1)
    let work = try session.engine.apply(changes, for: session.rows).work
    #expect(work.total <= 2 + 166)
  }

  @Test(arguments: counts) func groupsThatKeepTracks(count: Int) throws {
    var layout = GroupedColumnsLayout(columns: 3)
    layout.changePolicy = .preserveTracks
    var session = try Session(layout, sections: count / 10, items: 10)
    #expect(try session.resize(ElementIndex(section: count / 20, item: 5), 44) == 3)
    #expect(try session.insert(5) == 3)
    let most = session.scroll()
    #expect(most.step <= 300)
    #expect(most.query <= 60)
  }

  @Test(arguments: counts) func groupsThatArePlacedAnew(count: Int) throws {
    var session = try Session(GroupedColumnsLayout(columns: 3), sections: count / 10, items: 10)
    // Only sections are placed, a tenth as many as there are items.
    #expect(try session.resize(ElementIndex(section: count / 20, item: 5), 44) <= count / 20 + 2)
    #expect(try session.insert(5) <= count / 10 + 2)
  }

  @Test(arguments: counts) func aList(count: Int) throws {
    var session = try Session(GroupedColumnsLayout(columns: 1), sections: 1, items: count)
    #expect(try session.resize(ElementIndex(section: 0, item: count / 2), 44) == 3)
    #expect(try session.append() == 3)
    #expect(try session.insert(count / 2) == 3)
    #expect(try session.insert(0) == 3)
    let most = session.scroll()
    #expect(most.step <= 100)
    #expect(most.query <= 20)
  }

  @Test(arguments: counts) func aSheetOfRowsAndColumns(count: Int) throws {
    let rows = count / 10
    var session = try Session(
      SpreadsheetLayout(sizing: .rowsAndColumns), sections: rows, items: 10)
    let row = try session.engine.setExtent(33, ofRow: rows / 2, for: session.rows).work
    #expect(row.total <= 3)
    session.rows.numberOfSections += 1
    let inserted = try session.engine.apply(
      LayoutTransaction(
        [.insertSection(rows / 2)], numberOfSections: rows + 1,
        itemCounts: [.init(section: rows / 2, count: 10)]), for: session.rows
    ).work
    #expect(inserted.total <= 5)
    let most = session.scroll()
    #expect(most.step <= 200)
    #expect(most.query <= 110)
  }

  @Test(arguments: counts) func aSheetOfCells(count: Int) throws {
    var session = try Session(SpreadsheetLayout(sizing: .cells), sections: count / 10, items: 10)
    // The cell's row and its column are asked again: one of them may have shrunk.
    let index = ElementIndex(section: count / 20, item: 5)
    let work = try session.resize(index, 44)
    #expect(work <= count / 10 + 10 + 4)
    // Another column: everything is asked.
    #expect(try session.insert(5) >= count)
  }

  @Test func prepare_asksEachQuestionOnce() throws {
    let rows = Rows(numberOfSections: 10, count: 100)
    let environment = LayoutEnvironment(width: 320, height: 480)
    let wall = try WaterfallLayout(columns: 3).prepare(for: rows, in: environment)
    #expect(wall.work.questions == 1_000)
    let groups = try GroupedColumnsLayout(columns: 3).prepare(for: rows, in: environment)
    #expect(groups.work.questions == 1_000)
    let sheet = try SpreadsheetLayout(sizing: .cells).prepare(for: rows, in: environment)
    #expect(sheet.work.questions == 1_000)
    let uniform = try SpreadsheetLayout(sizing: .uniform).prepare(for: rows, in: environment)
    #expect(uniform.work.questions == 0)
  }
}
