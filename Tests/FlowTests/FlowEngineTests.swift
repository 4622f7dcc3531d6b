import Flow
import LayoutCore
import LayoutRuntime
import LayoutTesting
import TestSupport
import Testing

@Suite struct FlowEngineTests {
  /// A header is listed after the first cell and before all others, whichever cell is hidden.
  @Test func hiddenItems_leaveTheAnswerInOrder() throws {
    var boxes = Boxes(counts: [3], width: 10, height: 10)
    boxes.headers = [0: 5]
    var engine = try LayoutEngine(
      FlowLayout.bare(), for: boxes, in: LayoutEnvironment(width: 100, height: 100))
    let names = { engine.visibleElements.map { "\($0.element)" } }
    #expect(names() == ["cell/0/0", "supplementary/header/0/0", "cell/0/1", "cell/0/2"])
    try engine.hide(items: [0], inSection: 0, for: boxes)
    #expect(names() == ["supplementary/header/0/0", "cell/0/1", "cell/0/2"])
  }

  /// The element is lower than the cells of its line, or higher, and centered beside them.
  @Test(arguments: ReadingOrder.allCases, [4.0, 16])
  func more_isReadLast(order: ReadingOrder, height: Double) throws {
    var layout = FlowLayout.bare()
    layout.itemAlignment = .center
    layout.section.maximumLines = 2
    layout.section.moreSize = LayoutSize(width: 20, height: height)
    var boxes = Boxes(counts: [6], width: 40, height: 10)
    boxes.headers = [0: 5]
    for direction in [FlowDirection.leftToRight, .rightToLeft] {
      var engine = try LayoutEngine(
        layout, for: boxes, in: LayoutEnvironment(width: 100, height: 16, direction: direction))
      let names = { engine.visibleElements(readBy: order).map { "\($0.element)" } }
      engine.scroll(to: LayoutPoint(x: 0, y: 15))
      #expect(names() == ["cell/0/2", "cell/0/3", "supplementary/more/0/0"])
      try engine.setEnvironment(
        LayoutEnvironment(width: 100, height: 40, direction: direction), for: boxes)
      engine.scroll(to: .zero)
      #expect(
        names() == [
          "supplementary/header/0/0", "cell/0/0", "cell/0/1", "cell/0/2", "cell/0/3",
          "supplementary/more/0/0",
        ])
    }
  }

  @Test func aMeasuredHeader_movesTheLines_andPlacesNoItem() throws {
    var boxes = Boxes(counts: [3], width: 40, height: 10)
    boxes.headers = [0: 5]
    var engine = try LayoutEngine(
      FlowLayout.bare(), for: boxes, in: LayoutEnvironment(width: 100, height: 100))
    let update = try engine.setPreferredSizes(
      [PreferredSize(.supplementary(.header, 0), LayoutSize(width: 100, height: 21))], for: boxes)
    #expect(update.work.placed == 0)
    #expect(engine.attributes(for: .cell(section: 0, item: 0))?.frame.minY == 21)
    #expect(engine.attributes(for: .cell(section: 0, item: 2))?.frame.minY == 31)
    #expect(engine.contentSize.height == 41)
  }
}
