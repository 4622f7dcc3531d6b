import Flow
import LayoutCore
import LayoutRuntime
import Testing
import Waterfall

/// Tests of where motions begin and end if an element is out of view, hidden or without extent.
@Suite struct MotionPlaceTests {
  private typealias Engine = LayoutEngine

  /// The ways in which the heights of rows can change.
  private static let ways: [@Sendable (Heights, inout Engine, Int) throws -> LayoutUpdate] = [
    { rows, engine, item in
      try engine.apply(
        rows.transaction(.resizeItem(ElementIndex(section: 0, item: item))), for: rows,
        animated: true)
    },
    { rows, engine, item in
      let index = ElementIndex(section: 0, item: item)
      let size = PreferredSize(index, LayoutSize(width: 10, height: rows.sections[0][item]))
      return try engine.setPreferredSizes([size], for: rows, animated: true)
    },
    { rows, engine, item in
      try engine.apply(rows.transaction(.reloadSection(0)), for: rows, animated: true)
    },
    { rows, engine, item in try engine.reload(for: rows, animated: true) },
    { rows, engine, item in
      var strategy = try #require(engine.strategy.unwrapped(as: WaterfallLayout.self))
      strategy.tolerance += 1
      return try engine.setStrategy(strategy, for: rows, animated: true)
    },
  ]

  @Test(arguments: [0, 2, 4])
  func rowThatOpens_appearsInItsPlace(item: Int) throws {
    for way in Self.ways {
      var rows = Heights([20, 20, 20, 20, 20])
      rows.sections[0][item] = 0
      var engine = try LayoutEngine.wall(rows)
      rows.sections[0][item] = 20
      let update = try way(rows, &engine, item)
      let motions = update.moving + update.entering
      let motion = try #require(motions.first { $0.after?.index.item == item })
      #expect(motion.before == nil)
      #expect(
        motion.initial.frame == LayoutRect(x: 0, y: 20 * Double(item), width: 100, height: 20))
      #expect(motion.initial.frame == motion.final.frame)
      #expect(motion.initial.alpha == 0 && motion.final.alpha == 1)
    }
  }

  @Test(arguments: [0, 2, 4])
  func rowThatCloses_disappearsInItsPlace(item: Int) throws {
    for way in Self.ways {
      var rows = Heights([20, 20, 20, 20, 20])
      var engine = try LayoutEngine.wall(rows)
      rows.sections[0][item] = 0
      let update = try way(rows, &engine, item)
      let motions = update.moving + update.leaving
      let motion = try #require(
        motions.first { $0.after == nil && $0.before?.index.item == item })
      #expect(motion.final.frame == LayoutRect(x: 0, y: 20 * Double(item), width: 100, height: 20))
      #expect(motion.initial.frame == motion.final.frame)
      #expect(motion.initial.alpha == 1 && motion.final.alpha == 0)
    }
  }

  /// Six tags of 100 points in a line of 300 points, of which "+5 more" hides some.
  @Test func tagFromBehindMore_appearsInTheLine() throws {
    func tags(_ count: Int) -> ArrayLayoutDelegate {
      ArrayLayoutDelegate(sizes: Array(repeating: LayoutSize(width: 100, height: 30), count: count))
    }
    func layout(lines: Int?) -> FlowLayout {
      FlowLayout(
        lineSpacing: 10, itemSpacing: 0, lineAlignment: .leading, maximumLines: lines,
        moreSize: LayoutSize(width: 70, height: 30))
    }
    var engine = try LayoutEngine(
      layout(lines: 1), for: tags(6), in: LayoutEnvironment(width: 300, height: 600))
    let deletion = LayoutTransaction(
      [.deleteItem(ElementIndex(section: 0, item: 0))], counts: [5])
    let update = try engine.apply(deletion, for: tags(5), animated: true)
    let second = LayoutElement.cell(section: 0, item: 1)
    let tag = try #require(update.moving.first { $0.after == second })
    #expect(tag.initial.frame == LayoutRect(x: 100, y: 0, width: 100, height: 30))
    #expect(tag.initial.alpha == 0)
    #expect(update.moving.first?.after == .cell(section: 0, item: 0))
    #expect(update.moving.first?.initial.frame.minX == 100)
    // The other tags return by a change of the strategy, and go again.
    let opened = try engine.setStrategy(layout(lines: nil), for: tags(5), animated: true)
    #expect(
      opened.moving.filter { $0.before == nil }.map { $0.initial.frame } == [
        LayoutRect(x: 200, y: 0, width: 100, height: 30),
        LayoutRect(x: 0, y: 40, width: 100, height: 30),
        LayoutRect(x: 100, y: 40, width: 100, height: 30),
      ])
    let closed = try engine.setStrategy(layout(lines: 1), for: tags(5), animated: true)
    #expect(
      closed.moving.filter { $0.after == nil }.map { $0.final.frame }
        == opened.moving.filter { $0.before == nil }.map { $0.initial.frame })
  }

  // MARK: Far away

  /// A hundred rows of 50 points, in a viewport of 100 points.
  private let rows = Heights(Array(repeating: 50, count: 100))

  @Test func elementFromFarAway_beginsAViewportAway() throws {
    var engine = try LayoutEngine.wall(rows)
    let move = LayoutChange.moveItem(
      from: ElementIndex(section: 0, item: 90), to: ElementIndex(section: 0, item: 0))
    let moved = try engine.apply(rows.transaction(move), for: rows, animated: true)
    let first = try #require(moved.moving.first)
    #expect(first.before == .cell(section: 0, item: 90))
    #expect(first.initial.frame == LayoutRect(x: 0, y: 200, width: 100, height: 50))
    #expect(first.final.frame == LayoutRect(x: 0, y: 0, width: 100, height: 50))
  }

  /// From one column to a hundred, row 40 comes from 2000; and back, it goes there.
  @Test func replacedLayout_hasMotionsOfTheSameLength() throws {
    var engine = try LayoutEngine.wall(rows)
    let list = try #require(engine.strategy.unwrapped(as: WaterfallLayout.self))
    var columns = list
    columns.section.columns = .fixed(100)
    let item = LayoutElement.cell(section: 0, item: 40)
    let wide = try engine.setStrategy(columns, for: rows, animated: true)
    let comes = try #require(wide.moving.first { $0.after == item })
    #expect(comes.initial.frame == LayoutRect(x: 0, y: 200, width: 100, height: 50))
    #expect(comes.final.frame == LayoutRect(x: 40, y: 0, width: 1, height: 50))
    let narrow = try engine.setStrategy(list, for: rows, animated: true)
    let goes = try #require(narrow.moving.first { $0.after == item })
    #expect(goes.initial.frame == LayoutRect(x: 40, y: 0, width: 1, height: 50))
    #expect(goes.final.frame == LayoutRect(x: 0, y: 200, width: 100, height: 50))
  }

  /// Row 3 is within the length of the viewport, so that it comes from its own place.
  @Test func elementFromNearby_beginsAtItsPlace() throws {
    var engine = try LayoutEngine.wall(rows)
    let deletion = LayoutChange.deleteItem(ElementIndex(section: 0, item: 0))
    var after = rows
    after.sections[0].removeLast()
    try engine.apply(after.transaction(deletion), for: after)
    var fewer = after
    fewer.sections[0].removeLast(2)
    let update = try engine.apply(
      fewer.transaction(
        .deleteItem(ElementIndex(section: 0, item: 0)),
        .deleteItem(ElementIndex(section: 0, item: 1))), for: fewer, animated: true)
    #expect(update.moving.map { $0.initial.frame.minY } == [100, 150])
    #expect(update.moving.map { $0.final.frame.minY } == [0, 50])
  }
}
