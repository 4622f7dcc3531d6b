import LayoutRuntime
import Spreadsheet
import StrategyKit
import Testing
import Waterfall

/// Tests of the order in which a screen reader reads elements.
@Suite struct ReadingOrderTests {
  /// Four items in two tracks, in turn: the items of the second track are shorter.
  struct Items: LayoutDelegate {
    var numberOfSections = 1
    func numberOfItems(inSection section: Int) -> Int { 4 }
    func sizeForItem(at index: ElementIndex, proposal: LayoutProposal) -> LayoutSize? {
      let extent = [30.0, 10, 10, 20][index.item]
      return LayoutSize(width: extent, height: extent)
    }
  }

  private static func engine(
    axis: LayoutAxis = .vertical, direction: FlowDirection = .leftToRight, sections: Int = 1,
    headers: Double = 0
  ) throws -> LayoutEngine {
    var layout = WaterfallLayout(columns: 2, columnSpacing: 0, itemSpacing: 0, itemSizing: .exact)
    layout.placement = .leadingToTrailing
    layout.axis = axis
    layout.section.header.extent = headers
    layout.section.footer.extent = headers
    return try LayoutEngine(
      layout, for: Items(numberOfSections: sections),
      in: LayoutEnvironment(width: 100, height: 200, direction: direction))
  }

  private static func read(
    _ engine: LayoutEngine, _ order: ReadingOrder
  ) -> [String] {
    engine.visibleElements(readBy: order).map { "\($0.element)" }
  }

  @Test func theOrderOfTheCollection_isTheDefault() throws {
    let engine = try Self.engine()
    #expect(
      engine.visibleElements(readBy: .byIndex)
        == engine.readingOrder(of: engine.visibleElements.reversed()))
    #expect(Self.read(engine, .byIndex) == ["cell/0/0", "cell/0/1", "cell/0/2", "cell/0/3"])
  }

  /// Item 3 begins at 10 points in the second column, before item 2, which begins at 30 in the first.
  @Test(arguments: [LayoutAxis.vertical, .horizontal], [FlowDirection.leftToRight, .rightToLeft])
  func rows_areReadInTheLayoutDirection(axis: LayoutAxis, direction: FlowDirection) throws {
    let engine = try Self.engine(axis: axis, direction: direction)
    #expect(
      Self.read(engine, .byRows) == ["cell/0/0", "cell/0/1", "cell/0/3", "cell/0/2"])
  }

  @Test func sectionsFollowOneAnother_withTheirHeadersAndFooters() throws {
    let engine = try Self.engine(sections: 2, headers: 5)
    let section = { (number: Int) in
      [
        "supplementary/header/\(number)/0", "cell/\(number)/0", "cell/\(number)/1",
        "cell/\(number)/3", "cell/\(number)/2", "supplementary/footer/\(number)/0",
      ]
    }
    #expect(Self.read(engine, .byRows) == section(0) + section(1))
  }

  /// A badge at the upper trailing corner of the first cell, which is placed below the second, and
  /// elements before the cells and after them, which belong to the section and to the layout.
  struct Badged: LayoutStrategy {
    func prepare(
      for delegate: AnyLayoutDelegate, in environment: LayoutEnvironment
    ) throws(LayoutError) -> PreparedFrames {
      func attributes(
        _ element: LayoutElement, _ x: Double, _ y: Double, _ width: Double, _ height: Double
      ) -> LayoutAttributes {
        LayoutAttributes(
          element: element, frame: LayoutRect(x: x, y: y, width: width, height: height))
      }
      return PreparedFrames(
        attributes: [
          attributes(.cell(section: 0, item: 0), 0, 40, 40, 40),
          attributes(.cell(section: 0, item: 1), 0, 20, 40, 10),
          attributes(.supplementary("badge", 0, 0), 35, 30, 10, 20),
          attributes(.supplementary("filter", 0, 1), 0, 10, 40, 10),
          attributes(.supplementary("summary", 0, 0), 0, 80, 40, 10),
          attributes(.supplementary("corner", 0, -1), 0, 0, 10, 10),
          attributes(.supplementary("hour", 0, -1), 10, 0, 20, 10),
          attributes(.supplementary("hour", 0, -2), 30, 0, 10, 10),
          attributes(.supplementary(.footer, 0, -1), 0, 90, 40, 10),
          attributes(.decoration("line", 0), 0, 0, 10, 10),
        ],
        contentSize: LayoutSize(width: 100, height: 100), itemCounts: [2])
    }
  }

  @Test func elementsWithoutRole_areReadWhereTheyLie_andDecorationsAreLeftOut() throws {
    let engine = try LayoutEngine(
      Badged(), for: ArrayLayoutDelegate(counts: [2]),
      in: LayoutEnvironment(width: 100, height: 100))
    let marks = ["corner/0/-1", "hour/0/-1", "hour/0/-2", "filter/0/1"]
    let last = ["summary/0/0", "footer/0/-1"].map { "supplementary/\($0)" }
    for (order, cells) in [
      (ReadingOrder.byRows, ["cell/0/1", "cell/0/0", "supplementary/badge/0/0"]),
      (.byIndex, ["cell/0/0", "cell/0/1", "supplementary/badge/0/0"]),
    ] {
      #expect(Self.read(engine, order) == marks.map { "supplementary/\($0)" } + cells + last)
    }
  }

  @Test func hiddenRows_areNotRead() throws {
    let counts = ArrayLayoutDelegate(counts: [2, 2])
    var engine = try LayoutEngine.sheet(rows: 2, columns: 2)
    try engine.hide(rows: [0], for: counts)
    for order in ReadingOrder.allCases {
      #expect(Self.read(engine, order) == ["cell/1/0", "cell/1/1"])
    }
  }
}
